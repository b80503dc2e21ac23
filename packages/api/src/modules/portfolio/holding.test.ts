import { nav, rupees, units, ZERO_PAISE } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import type { HeldPosition } from '#records/portfolio/repository.js';
import { valued } from './holding.js';

const LAST = businessDate('2026-11-16');
const position = (firstNavDate: string) =>
  ({
    units: units(1000),
    invested: rupees(1_01_000),
    firstNavDate: businessDate(firstNavDate),
    realised: ZERO_PAISE,
    scheme: { latestNav: nav(101), latestNavDate: LAST, previousNav: nav(100) },
  }) as HeldPosition;

it('has changed since the NAV before, and not where it was bought at the last one', () => {
  expect(valued(position('2026-11-13'))).toMatchObject({ change: rupees(1000), changePercentage: 1 });
  expect(valued(position('2026-11-16'))).toMatchObject({ change: ZERO_PAISE, changePercentage: 0 });
});
