import { describe, expect, it } from 'vitest';
import { nav, rupees, toUnitsNumber } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { pastOutcome, type PastPlan } from './past-plan.js';
import type { NavPoint } from './returns.js';

const point = (date: string, value: number): NavPoint => ({ date: businessDate(date), nav: nav(value) });
const HISTORY = [
  point('2026-01-30', 10),
  point('2026-02-02', 12.5),
  point('2026-02-27', 20),
  point('2026-03-31', 25),
  point('2026-04-10', 40),
];
const plan = (type: PastPlan['type'], from: string): PastPlan => ({
  type,
  amount: rupees(1_000),
  from: businessDate(from),
});

describe('pastOutcome', () => {
  it('buys a lumpsum once, after stamp duty, at the NAV of its day or of the next day with one', () => {
    const found = pastOutcome(HISTORY, plan('LUMPSUM', '2026-01-31'));
    // ₹1,000 less 5 paise of duty at 12.5, then at 40
    expect(found).toMatchObject({ instalments: 1, invested: rupees(1_000), value: 319_984 });
    expect(toUnitsNumber(found!.units)).toBe(79.996);
  });

  it('buys a SIP on the same day of each month, the last of a shorter one, and values all at the last NAV', () => {
    const found = pastOutcome(HISTORY, plan('SIP', '2026-01-31'));
    // 2 February, 2 March (none, so 31 March), 31 March
    expect(found?.points.map(({ date }) => date)).toEqual(['2026-02-02', '2026-03-31', '2026-03-31', '2026-04-10']);
    expect(found).toMatchObject({ instalments: 3, invested: rupees(3_000) });
    expect(found!.gain).toBe(found!.value - found!.invested);
  });

  it('raises the instalments of a SIP every twelve months, to the rupee', () => {
    const flat = Array.from({ length: 26 }, (_, month) =>
      point(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`, 10),
    );
    const found = pastOutcome(flat, { ...plan('SIP', '2024-01-05'), stepUpPercent: 7.5 });
    expect(found?.instalments).toBe(26);
    // 12 of ₹1,000, 12 of ₹1,075 and 2 of ₹1,155.63, to the rupee
    expect(found?.invested).toBe(rupees(12 * 1_000 + 12 * 1_075 + 2 * 1_156));
  });

  it('buys a SIP as often as it has instalments, also where a NAV of the day after them follows', () => {
    const monthly = Array.from({ length: 25 }, (_, month) =>
      point(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`, 10),
    );
    const found = pastOutcome(monthly, { ...plan('SIP', '2024-01-05'), instalments: 24, stepUpPercent: 10 });
    expect(found).toMatchObject({ instalments: 24, invested: rupees(12 * 1_000 + 12 * 1_100) });
    expect(found?.points.at(-1)?.date).toBe('2026-01-05');
  });

  it('shows a loss as a negative gain', () => {
    const found = pastOutcome([point('2026-01-30', 10), point('2026-02-02', 5)], plan('LUMPSUM', '2026-01-30'));
    expect(found?.gain).toBeLessThan(-rupees(499));
  });

  it.each([
    ['a date after the last NAV', HISTORY, '2026-05-01'],
    ['the date of the last NAV', HISTORY, '2026-04-10'],
    ['an empty history', [], '2026-01-30'],
  ])('is null for %s', (_, history, from) => {
    expect(pastOutcome(history, plan('SIP', from))).toBeNull();
  });
});
