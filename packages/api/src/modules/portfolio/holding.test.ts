import { type Nav, nav, rupees, units, ZERO_PAISE } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import type { HeldPosition } from '#records/portfolio/repository.js';
import { valued } from './holding.js';

const LAST = businessDate('2026-11-16');
const position = (bought: number, previousNav: Nav | null = nav(100)) =>
  ({
    units: units(1000),
    invested: rupees(1_01_000),
    newUnits: units(bought),
    realised: ZERO_PAISE,
    scheme: { latestNav: nav(101), latestNavDate: LAST, previousNav },
  }) as HeldPosition;

it('has changed since the NAV before by what was held then, and not by what was bought at the last one', () => {
  expect(valued(position(0))).toMatchObject({ change: rupees(1000), changePercentage: 1 });
  expect(valued(position(900))).toMatchObject({
    change: rupees(100),
    changePercentage: 1,
    valueBefore: rupees(10_000),
    currentValue: rupees(1_01_000),
  });
  expect(valued(position(1000))).toMatchObject({ change: ZERO_PAISE, changePercentage: 0, valueBefore: ZERO_PAISE });
});

it('has not changed where the NAV before is not known', () => {
  expect(valued(position(0, null))).toMatchObject({ change: ZERO_PAISE, changePercentage: 0, valueBefore: ZERO_PAISE });
});
