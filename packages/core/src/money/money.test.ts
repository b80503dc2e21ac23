import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { runs } from '#testing/runs.js';
import { MAX_COUNT } from './count.js';
import { divideRounded, toSafeNumber } from './divide.js';
import {
  addPaise,
  isAmount,
  isSameButRounding,
  paise,
  type Paise,
  rupees,
  subtractPaise,
  timesPaise,
  toRupees,
  ZERO_PAISE,
} from './money.js';
import { isSameNav, type Nav, nav, navFromScaled, navOrNull, toNavNumber, unitsFor, valueAtNav } from './nav.js';
import { stampDutyOn } from './stamp-duty.js';
import { addUnits, unitsFromScaled, toUnitsNumber, units, type Units, unitsRounded, ZERO_UNITS } from './units.js';

const counts = fc.integer({ min: -MAX_COUNT, max: MAX_COUNT });
const prices = fc.integer({ min: 1, max: MAX_COUNT });
const RUNS = runs(350_000);

describe('isSameNav', () => {
  it.each([
    ['as it was published', 149.6412, 149.6412, true],
    ['with two decimals', 149.64, 149.6412, true],
    ['with one decimal', 149.6, 149.6012, true],
    ['with three decimals, rounded up', 149.642, 149.6417, true],
    ['with eight decimals', 1_024.38170001, 1_024.3817, true],
    ['of another fourth decimal', 149.6413, 149.6412, false],
    ['of another second decimal', 149.65, 149.6412, false],
    ['without decimals', 150, 149.6412, false],
  ])('of a NAV that is stated %s', (_, stated, published, isSame) => {
    expect(isSameNav(nav(stated), nav(published))).toBe(isSame);
  });
});

describe('brands', () => {
  it('keep amounts, units, NAVs and plain numbers apart', () => {
    expectTypeOf<number>().not.toExtend<Paise>();
    expectTypeOf<Paise>().not.toExtend<Units>();
    expectTypeOf<Units>().not.toExtend<Nav>();
    expectTypeOf<Nav>().not.toExtend<Paise>();
    expectTypeOf(valueAtNav).parameters.toEqualTypeOf<[Units, Nav]>();
    expectTypeOf(unitsFor).returns.toEqualTypeOf<Units>();
  });
});

describe('rupees', () => {
  it('takes up to two decimals, without the dust of floating point', () => {
    expect(rupees(1.1)).toBe(110);
    expect(rupees(0.07)).toBe(7);
    expect(rupees(4.35)).toBe(435);
    expect(rupees(-0.29)).toBe(-29);
  });

  it.each([0.001, 1.005, 0.1 + 0.2, Number.NaN, Infinity, -Infinity, 1e300, 2 ** 53])('refuses %d', (value) => {
    expect(() => rupees(value)).toThrow(RangeError);
  });

  it('turns minus zero into zero', () => {
    expect(Object.is(rupees(-0), 0)).toBe(true);
    expect(Object.is(paise(-0), 0)).toBe(true);
    expect(Object.is(timesPaise(paise(-5), 0), 0)).toBe(true);
  });
});

describe('whole counts', () => {
  it.each([0.5, Number.NaN, Infinity, MAX_COUNT + 1, -MAX_COUNT - 1])('refuse %d', (count) => {
    expect(() => paise(count)).toThrow(RangeError);
    expect(() => unitsFromScaled(count)).toThrow(RangeError);
    expect(() => navFromScaled(count)).toThrow(RangeError);
  });

  it('refuse a NAV of zero or less, which is a fault in the data', () => {
    expect(() => navFromScaled(0)).toThrow(RangeError);
    expect(() => nav(-1)).toThrow(RangeError);
  });

  it('are told from what can be none', () => {
    expect([MAX_COUNT, -MAX_COUNT, 0].map(isAmount)).toEqual([true, true, true]);
    expect([MAX_COUNT + 1, 0.5, Number.NaN, Infinity].map(isAmount)).toEqual([false, false, false, false]);
    expect([1, MAX_COUNT].map(navOrNull)).toEqual([1, MAX_COUNT]);
    expect([0, -1, MAX_COUNT + 1, 0.5].map(navOrNull)).toEqual([null, null, null, null]);
  });

  it('survive the trip through a decimal number, up to the largest', () => {
    const edges = [MAX_COUNT, MAX_COUNT - 1, MAX_COUNT - 2, -MAX_COUNT, 1, 0];
    const survives = (count: number) =>
      rupees(toRupees(paise(count))) === count &&
      units(toUnitsNumber(unitsFromScaled(count))) === count &&
      (count <= 0 || nav(toNavNumber(navFromScaled(count))) === count);
    expect(edges.filter((count) => !survives(count))).toEqual([]);
    fc.assert(fc.property(counts, survives), RUNS);
  });

  // Trust M12, control: beyond the largest amount a paisa is lost
  it('would not survive it far beyond the largest, so the bound is needed', () => {
    const lost = (count: number) => Math.round((count / 100) * 100) !== count || count / 100 === (count + 1) / 100;
    expect([2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53 - 3].some(lost)).toBe(true);
  });
});

describe('sums of amounts', () => {
  it('add, subtract and multiply', () => {
    expect(addPaise()).toBe(ZERO_PAISE);
    expect(addPaise(rupees(0.1), rupees(0.2))).toBe(rupees(0.3));
    expect(subtractPaise(rupees(1), rupees(1.5))).toBe(rupees(-0.5));
    expect(timesPaise(rupees(500), 360)).toBe(rupees(1_80_000));
    expect(addUnits(units(0.001), units(0.002))).toBe(units(0.003));
    expect(addUnits()).toBe(ZERO_UNITS);
  });

  it('throw rather than lose a paisa, even on the way', () => {
    const most = paise(MAX_COUNT);
    expect(() => addPaise(most, most, paise(-MAX_COUNT))).toThrow(RangeError);
    expect(() => timesPaise(most, 2)).toThrow(RangeError);
    expect(() => timesPaise(paise(1), 1.5)).toThrow(RangeError);
  });
});

describe('divideRounded', () => {
  it('rounds half away from zero', () => {
    expect([5n, -5n, 4n, -4n, 6n].map((count) => divideRounded(count, 10n))).toEqual([1n, -1n, 0n, 0n, 1n]);
    expect(divideRounded(5n, -10n)).toBe(-1n);
  });

  it('is never further than half from the exact quotient', () => {
    const divisor = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).filter((value) => value !== 0n);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), divisor, (count, by) => {
        const off = divideRounded(count, by) * by - count;
        const [size, half] = [off < 0n ? -off : off, by < 0n ? -by : by];
        return 2n * size <= half;
      }),
      RUNS,
    );
  });
});

describe('valueAtNav and unitsFor', () => {
  it('give the figures of a statement', () => {
    expect(valueAtNav(units(33.412), nav(149.64))).toBe(rupees(4_999.77));
    expect(unitsFor(rupees(4_999.75), nav(149.64))).toBe(units(33.412));
  });

  it('have three decimals, or four where the fund house gives them', () => {
    expect(unitsFor(rupees(4_999.75), nav(1_024.3817))).toBe(units(4.881));
    expect(unitsFor(rupees(4_999.75), nav(1_024.3817), 4)).toBe(units(4.8807));
    expect(valueAtNav(units(4.8807), nav(1_024.3817))).toBe(rupees(4_999.7));
  });

  // Trust M12: 350,000 values and units against whole-number fractions, and as many each of sums, quotients and wires
  it('agree with the exact fraction, rounded half away from zero', () => {
    const held = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(held, fc.integer({ min: 1, max: 1_000_000_000_000 }), (count, price) => {
        // exact: count / 10^4 units × price / 10^8 rupees, in paise
        const value = valueAtNav(unitsFromScaled(count), navFromScaled(price));
        if (!isNearest(value, BigInt(count) * BigInt(price), 10n ** 10n)) return false;
        if (count * 1e10 >= MAX_COUNT * price || -count * 1e10 >= MAX_COUNT * price) return true;
        // exact: count / 10^2 rupees / (price / 10^8), in ten-thousandths, and in thousandths
        const bought = (decimals: 3 | 4) => unitsFor(paise(count), navFromScaled(price), decimals);
        return (
          isNearest(bought(4), BigInt(count) * 10n ** 10n, BigInt(price)) &&
          isNearest(bought(3) / 10, BigInt(count) * 10n ** 9n, BigInt(price))
        );
      }),
      RUNS,
    );
  });

  it('throw when the result is too large to be exact', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const exact = (BigInt(MAX_COUNT) * BigInt(price)) / 10n ** 10n;
        const worth = () => valueAtNav(unitsFromScaled(MAX_COUNT), navFromScaled(price));
        if (exact > BigInt(MAX_COUNT)) expect(worth).toThrow(RangeError);
        else expect(worth()).toBeLessThanOrEqual(MAX_COUNT);
      }),
    );
    expect(() => toSafeNumber(2n ** 53n)).toThrow(RangeError);
  });
});

describe('stampDutyOn', () => {
  it.each([
    [1_100, 0.05],
    [1_500, 0.07],
    [1_00_00_000, 499.98],
    [5_000, 0.25],
    [3_000, 0.15],
    [100.01, 0.01],
    [100, 0],
  ])('takes out of ₹%d the duty that is inside it: 0.005 % of what is left, ₹%d', (amount, duty) => {
    expect(stampDutyOn(rupees(amount))).toBe(rupees(duty));
  });
});

describe('isSameButRounding', () => {
  it('takes a paisa more or less for the same amount, and two for another', () => {
    const differences = [0, 1, -1, 2, -2].map((by) => isSameButRounding(rupees(500), paise(50_000 + by)));
    expect(differences).toEqual([true, true, true, false, false]);
  });
});

describe('unitsRounded', () => {
  it('takes any number of decimals, and keeps four', () => {
    expect([3.34, 3.341, 3.3412, 3.34125, 3.341_249].map(unitsRounded)).toEqual([
      33_400, 33_410, 33_412, 33_413, 33_412,
    ]);
    expect(() => unitsRounded(Number.NaN)).toThrow(RangeError);
  });
});

/** Whether `result` is `numerator / denominator` to the nearest whole number, half away from zero. */
function isNearest(result: number, numerator: bigint, denominator: bigint): boolean {
  const [sign, size] = numerator < 0n ? [-1n, -numerator] : [1n, numerator];
  const above = BigInt(result) * sign;
  // above - 1/2 <= size / denominator < above + 1/2
  return (2n * above - 1n) * denominator <= 2n * size && 2n * size < (2n * above + 1n) * denominator;
}
