import { expect, it } from 'vitest';
import { nav, rupees } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { growthTogether } from './growth.js';
import type { NavPoint } from './returns.js';

const point = (date: string, value: number): NavPoint => ({ date: businessDate(date), nav: nav(value) });
const OLD = [point('2026-01-30', 10), point('2026-02-27', 20), point('2026-03-10', 24), point('2026-03-31', 30)];
const YOUNG = [point('2026-02-26', 50), point('2026-03-31', 55)];

it('funds grow together from the first month that all have, by the last NAV of each month', () => {
  const together = growthTogether([OLD, YOUNG], rupees(10_000));
  expect(together?.dates).toEqual(['2026-02-27', '2026-03-31']);
  expect(together?.values.map((values) => [...values])).toEqual([
    [rupees(10_000), rupees(15_000)],
    [rupees(10_000), rupees(11_000)],
  ]);
});

it('funds without two months in common do not grow together', () => {
  expect(growthTogether([OLD, [point('2026-03-31', 5)]], rupees(10_000))).toBeNull();
  expect(growthTogether([], rupees(10_000))).toBeNull();
});
