import { describe, expect, it } from 'vitest';
import { type Nav, nav, paise, rupees, units, ZERO_PAISE } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { spreadBy } from './spread.js';
import { exemptionLeft, longTermGainOf } from './tax-free-gains.js';

const TODAY = businessDate('2026-11-20');
const lot = (date: string, count: number, cost: number) => ({
  date: businessDate(date),
  units: units(count),
  cost: rupees(cost),
});

describe('what is held by a name', () => {
  it('is the largest first, of each fund once, in parts of the whole', () => {
    const held = [
      { fundKey: 'a', value: rupees(100), house: 'One' },
      { fundKey: 'a', value: rupees(200), house: 'One' },
      { fundKey: 'b', value: rupees(700), house: 'Two' },
    ];
    expect(spreadBy(held, ({ house }) => house)).toEqual([
      { name: 'Two', value: rupees(700), percent: 70, schemes: 1 },
      { name: 'One', value: rupees(300), percent: 30, schemes: 1 },
    ]);
    expect(spreadBy([], () => '')).toEqual([]);
  });

  it('of nothing that is worth anything is no part', () => {
    expect(spreadBy([{ fundKey: 'a', value: ZERO_PAISE }], () => 'One')[0]?.percent).toBe(0);
  });
});

describe('gains that could be taken for the long term', () => {
  const at = (lots: readonly ReturnType<typeof lot>[], fairNav: Nav | null = null) =>
    longTermGainOf({ lots, nav: nav(20), fairNav }, TODAY);

  it('are those of units that were held for more than twelve months, oldest first', () => {
    const lots = [lot('2024-01-10', 100, 1_000), lot('2025-11-18', 50, 900), lot('2026-02-01', 10, 100)];
    expect(at(lots)).toEqual({ units: units(150), gain: rupees(1_100), isFairValueMissing: false });
    // a year to the day is not more than twelve months
    expect(at([lot('2025-11-20', 50, 900)])).toMatchObject({ units: 0, gain: 0 });
  });

  it('end before units that would lower them, and are none where the oldest lose more than the next gain', () => {
    expect(at([lot('2024-01-10', 100, 1_000), lot('2024-02-10', 100, 3_000)])).toMatchObject({
      units: units(100),
      gain: rupees(1_000),
    });
    expect(at([lot('2024-01-10', 100, 3_000), lot('2024-02-10', 100, 1_500)])).toMatchObject({ units: 0, gain: 0 });
    // the second makes up for the first, which has to be sold before it
    expect(at([lot('2024-01-10', 100, 2_500), lot('2024-02-10', 100, 1_000)])).toMatchObject({
      units: units(200),
      gain: rupees(500),
    });
  });

  it('count from the NAV of 31 January 2018 for what was bought before', () => {
    const old = lot('2016-05-10', 100, 500);
    expect(at([old], nav(12))).toEqual({ units: units(100), gain: rupees(800), isFairValueMissing: false });
    // without it they may be told too large, which is said
    expect(at([old])).toEqual({ units: units(100), gain: rupees(1_500), isFairValueMissing: true });
  });

  it('are free of tax for what the year leaves of its exemption', () => {
    expect(exemptionLeft(2026, rupees(25_000))).toBe(rupees(1_00_000));
    expect(exemptionLeft(2026, rupees(2_00_000))).toBe(0);
    expect(exemptionLeft(2026, paise(-100))).toBe(rupees(1_25_001));
  });
});
