import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '#money/money.js';
import { unitsFromScaled, units } from '#money/units.js';
import { positionOf } from './position.js';

describe('positionOf', () => {
  it('adds up purchases', () => {
    expect(
      positionOf([
        { units: units(10), cost: rupees(1_000) },
        { units: units(5), cost: rupees(600) },
      ]),
    ).toEqual({
      units: units(15),
      invested: rupees(1_600),
    });
  });

  it('sells the oldest units first, with the price paid for them', () => {
    const bought = [
      { units: units(10), cost: rupees(1_000) },
      { units: units(5), cost: rupees(600) },
    ];
    expect(positionOf([...bought, { units: units(-12), cost: rupees(0) }])).toEqual({
      units: units(3),
      invested: rupees(360),
    });
  });

  it('is empty once all units are sold', () => {
    expect(
      positionOf([
        { units: units(1.5), cost: rupees(100) },
        { units: units(-1.5), cost: rupees(0) },
      ]),
    ).toEqual({
      units: units(0),
      invested: rupees(0),
    });
  });

  it('refuses to sell more units than there are', () => {
    expect(() =>
      positionOf([
        { units: units(1), cost: rupees(1) },
        { units: units(-2), cost: rupees(0) },
      ]),
    ).toThrow(RangeError);
  });

  it('keeps every unit and never more cost than was paid', () => {
    const lot = fc.record({ units: fc.integer({ min: 1, max: 1e9 }), cost: fc.integer({ min: 1, max: 1e12 }) });
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lots, share) => {
          const bought = lots.reduce((sum, each) => sum + each.units, 0);
          const sold = Math.floor(bought * share);
          const movements = lots.map((each) => ({ units: unitsFromScaled(each.units), cost: rupees(each.cost / 100) }));
          const left = positionOf([...movements, { units: unitsFromScaled(-sold), cost: rupees(0) }]);
          expect(left.units).toBe(bought - sold);
          expect(left.invested).toBeLessThanOrEqual(lots.reduce((sum, each) => sum + each.cost, 0));
          expect(left.invested).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
