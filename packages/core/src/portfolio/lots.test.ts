import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/money.js';
import { nav } from '#money/nav.js';
import { units, unitsFromScaled } from '#money/units.js';
import { addDays, businessDate } from '#time/business-date.js';
import { exitLoadOn, exitLoadSteps, lotProceeds } from './exit-load.js';
import {
  allocateFifo,
  closedLots,
  type DatedMovement,
  inNavOrder,
  lockedUnits,
  lotsBehind,
  lotsReserved,
  lotsOf,
  nextUnlock,
  unitsOf,
} from './lots.js';

const lot = (date: string, many: number, cost: number): DatedMovement => ({
  date: businessDate(date),
  units: units(many),
  cost: rupees(cost),
});

describe('closedLots', () => {
  it('names the lots of each sale, one that is sold in two goes with its price parted', () => {
    const [first, second] = [lot('2024-01-10', 10, 1_000), lot('2025-01-10', 5, 800)];
    const sales = [lot('2025-02-10', -12, 0), lot('2025-03-10', -3, 0)];
    expect(closedLots([first, second, ...sales])).toMatchObject([
      { redemption: sales[0], sold: [first, lot('2025-01-10', 2, 320)] },
      { redemption: sales[1], sold: [lot('2025-01-10', 3, 480)] },
    ]);
  });
});

describe('allocateFifo', () => {
  const lots = [lot('2024-01-10', 10, 1_000), lot('2025-01-10', 5, 800)];

  it('sells the oldest lot first, and parts the next with its price', () => {
    expect(allocateFifo(lots, units(12))).toMatchObject({
      sold: [lots[0], lot('2025-01-10', 2, 320)],
      left: [lot('2025-01-10', 3, 480)],
    });
  });

  it('sells nothing, or all', () => {
    expect(allocateFifo(lots, units(0))).toEqual({ sold: [], left: lots });
    expect(allocateFifo(lots, units(15))).toEqual({ sold: lots, left: [] });
  });

  it.each([15.001, -1])('refuses to sell %d of 15 units', (many) => {
    expect(() => allocateFifo(lots, units(many))).toThrow(RangeError);
  });

  it('rounds the price of what is left once, however often a lot is parted', () => {
    const whole = [lot('2024-01-10', 3, 100)];
    const step = allocateFifo(allocateFifo(whole, units(1)).left, units(1)).left;
    expect(step.map(({ cost }) => cost)).toEqual(allocateFifo(whole, units(2)).left.map(({ cost }) => cost));
  });

  const aLot = fc.record({ units: fc.integer({ min: 1, max: 1e9 }), cost: fc.integer({ min: 0, max: 1e12 }) });
  it('loses no unit and no paisa, however lots are parted', () => {
    fc.assert(
      fc.property(
        fc.array(aLot, { minLength: 1, maxLength: 12 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (drawn, shares) => {
          let left: readonly DatedMovement[] = drawn.map(({ units: many, cost }, day) => ({
            date: addDays(businessDate('2020-01-01'), day),
            units: unitsFromScaled(many),
            cost: paise(cost),
          }));
          const sold: DatedMovement[] = [];
          for (const share of shares) {
            const parts = allocateFifo(left, unitsFromScaled(Math.floor(unitsOf(left) * share)));
            sold.push(...parts.sold);
            left = parts.left;
          }
          const sum = (of: (each: DatedMovement) => number) =>
            [...sold, ...left].reduce((total, each) => total + of(each), 0);
          expect(sum((each) => each.units)).toBe(drawn.reduce((total, each) => total + each.units, 0));
          expect(sum((each) => each.cost)).toBe(drawn.reduce((total, each) => total + each.cost, 0));
          expect([...sold, ...left].every(({ cost }) => cost >= 0)).toBe(true);
          const days = [...sold, ...left].map(({ date }) => date);
          expect(days).toEqual([...days].sort());
        },
      ),
    );
  });
});

describe('lotsOf', () => {
  it('leaves what is not sold, in the order of purchases and sales', () => {
    const redemption = { date: businessDate('2025-02-01'), units: units(-12), cost: rupees(0) };
    const later = lot('2025-03-01', 1, 100);
    expect(lotsOf([lot('2024-01-10', 10, 1_000), lot('2025-01-10', 5, 800), redemption, later])).toMatchObject([
      lot('2025-01-10', 3, 480),
      later,
    ]);
  });
});

describe('inNavOrder', () => {
  it('counts movements by the days of their NAVs, what is bought on a day before what is sold on it', () => {
    const redemption = { date: businessDate('2025-02-01'), units: units(-10), cost: rupees(0) };
    const [first, sameDay] = [lot('2024-01-10', 10, 1_000), lot('2025-02-01', 5, 800)];
    // a switch that was asked for before the purchase, and got its NAV after it
    expect(inNavOrder([sameDay, redemption, first])).toEqual([first, sameDay, redemption]);
    expect(inNavOrder([redemption, sameDay, first])).toEqual([first, sameDay, redemption]);
  });
});

describe('lotsBehind', () => {
  it('are those that sales in progress leave, the oldest first', () => {
    const lots = [lot('2024-01-10', 10, 1_000), lot('2025-01-10', 5, 800)];
    expect(lotsBehind(lots, units(12))).toMatchObject([lot('2025-01-10', 3, 480)]);
    expect(lotsBehind(lots, units(0))).toEqual(lots);
    expect(lotsBehind(lots, units(16))).toEqual([]);
  });
});

describe('lotsReserved', () => {
  it('are those that sales in progress take, the oldest first', () => {
    const lots = [lot('2024-01-10', 10, 1_000), lot('2025-01-10', 5, 800)];
    expect(lotsReserved(lots, units(12))).toMatchObject([lots[0], lot('2025-01-10', 2, 320)]);
    expect(lotsReserved(lots, units(0))).toEqual([]);
    expect(lotsReserved(lots, units(16))).toEqual(lots);
  });
});

describe('lockedUnits', () => {
  const lots = [lot('2023-11-17', 10, 1_000), lot('2023-11-18', 5, 800), lot('2026-01-10', 1, 100)];
  it.each([
    [0, '2023-11-17', 0],
    [3, '2026-11-17', 6],
    [3, '2026-11-16', 16],
    [3, '2026-11-18', 1],
    [5, '2026-11-18', 16],
  ])('of a lock-in of %d years count on %s %d units', (years, on, locked) => {
    expect(lockedUnits(lots, years, businessDate(on))).toBe(units(locked));
  });

  it('become free one lot after another', () => {
    expect(nextUnlock(lots, 3, businessDate('2026-11-17'))).toBe('2026-11-18');
    expect(nextUnlock(lots, 3, businessDate('2029-01-10'))).toBeNull();
    expect(nextUnlock(lots, 0, businessDate('2023-11-18'))).toBeNull();
  });
});

const LIQUID =
  '0.0070% on day 1, 0.0065% on day 2, 0.0060% on day 3, 0.0055% on day 4, 0.0050% on day 5, 0.0045% on day 6, nil from day 7';

const step = (until: { days: number } | { months: number }, rate: number, isInclusive = false) => ({
  until,
  isInclusive,
  rate,
});

describe('exitLoadSteps', () => {
  it.each([
    ['Nil', []],
    ['0%', []],
    ['1% if redeemed within 12 months', [step({ months: 12 }, 10_000)]],
    ['Exit load of 0.5% if redeemed within 90 days.', [step({ days: 90 }, 5_000)]],
    ['1.00% for redemption within a year', [step({ months: 12 }, 10_000)]],
    [
      '2% within 12 months; 1% within 24 months; nil thereafter',
      [step({ months: 12 }, 20_000), step({ months: 24 }, 10_000)],
    ],
    ['1% if redeemed on or before 365 days', [step({ days: 365 }, 10_000, true)]],
    ['0.25% on or before 7 days', [step({ days: 7 }, 2_500, true)]],
    ['1% if redeemed upto 1 year from allotment', [step({ months: 12 }, 10_000, true)]],
    ['1% before 365 days', [step({ days: 365 }, 10_000)]],
    [
      '2% up to 30 days; 1% after 30 days and on or before 90 days; nil thereafter',
      [step({ days: 30 }, 20_000, true), step({ days: 90 }, 10_000, true)],
    ],
  ])('reads "%s"', (words, steps) => {
    expect(exitLoadSteps(words)).toEqual(steps);
  });

  it('reads the graded load of liquid funds', () => {
    const steps = exitLoadSteps(LIQUID);
    expect(steps).toHaveLength(6);
    expect(steps?.[0]).toEqual(step({ days: 2 }, 70));
    expect(steps?.at(-1)).toEqual(step({ days: 7 }, 45));
  });

  it.each([
    null,
    '',
    'See the scheme document',
    '1% within 12 months for more than 10% of the units',
    '2%',
    '2% within 24 months; 1% within 12 months',
    '1% within 6 months; by the scheme',
    // what is sold earlier may be free, or pay something else
    '1% if redeemed after 30 days but within 90 days',
    '1% if redeemed within 90 days but after 30 days',
    '1% after the expiry of 30 days but within 90 days',
    '2% within 30 days; 1% after 60 days but within 90 days',
  ])('does not guess at %s', (words) => {
    expect(exitLoadSteps(words)).toBeNull();
  });
});

describe('exitLoadOn', () => {
  const price = nav(100);
  it.each([
    ['2026-11-16', 70],
    ['2026-11-17', 65],
    ['2026-11-21', 45],
    ['2026-11-22', 0],
  ])('of a liquid fund bought on the 15th and sold on %s takes %d paise of a lakh', (on, load) => {
    const sold = [lot('2026-11-15', 100, 10_000)];
    expect(exitLoadOn(exitLoadSteps(LIQUID) ?? [], sold, price, businessDate(on))).toBe(load);
  });

  it.each([
    ['1% if redeemed on or before 365 days', '2026-08-20', 10],
    ['1% if redeemed on or before 365 days', '2026-08-21', 0],
    ['1% if redeemed up to 365 days', '2026-08-20', 10],
    ['1% if redeemed up to 1 year', '2026-08-20', 10],
    ['1% if redeemed up to 1 year', '2026-08-21', 0],
    ['1% if redeemed within 365 days', '2026-08-20', 0],
    ['1% on or before 7 days', '2025-08-27', 10],
    ['1% on or before 7 days', '2025-08-28', 0],
  ])('by "%s" of units of 20 August 2025 that are sold on %s takes %d of ₹1,000', (words, on, load) => {
    const sold = [lot('2025-08-20', 10, 900)];
    expect(exitLoadOn(exitLoadSteps(words) ?? [], sold, price, businessDate(on))).toBe(rupees(load));
  });

  it('is counted for each lot by its age', () => {
    const steps = exitLoadSteps('1% if redeemed within 1 year') ?? [];
    const sold = [lot('2025-11-16', 10, 900), lot('2025-11-17', 5, 400)];
    expect(exitLoadOn(steps, sold, price, businessDate('2026-11-16'))).toBe(rupees(5));
    expect(exitLoadOn(steps, sold, price, businessDate('2026-11-17'))).toBe(0);
    expect(exitLoadOn([], sold, price, businessDate('2025-12-01'))).toBe(0);
  });
});

describe('lotProceeds', () => {
  const steps = exitLoadSteps('1% if redeemed within 1 year');
  const sold = [lot('2024-08-01', 1_000, 60_000), lot('2026-08-03', 1_000, 95_000)];
  const booked = (proceeds: number, exitLoad: number) => ({
    proceeds: rupees(proceeds),
    exitLoad: rupees(exitLoad),
    date: businessDate('2026-11-30'),
  });

  it('takes the exit load off the lots that bore it', () => {
    expect(lotProceeds(booked(1_99_000, 1_000), sold, steps)).toEqual([rupees(1_00_000), rupees(99_000)]);
    expect(lotProceeds(booked(2_00_000, 0), sold, steps)).toEqual([rupees(1_00_000), rupees(1_00_000)]);
  });

  it('parts it by units where the terms come to another sum, or are not known', () => {
    for (const [load, terms] of [
      [1_500, steps],
      [1_000, null],
      [1_000, []],
    ] as const) {
      const part = rupees((2_00_000 - load) / 2);
      expect(lotProceeds(booked(2_00_000 - load, load), sold, terms)).toEqual([part, part]);
    }
  });

  it('parts all that was brought, to the paisa', () => {
    const three = [1, 2, 3].map((day) => lot(`2026-08-0${day}`, 0.333, 10));
    const parts = lotProceeds({ ...booked(0, 0), proceeds: paise(9_999), exitLoad: paise(101) }, three, steps);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(9_999);
  });
});
