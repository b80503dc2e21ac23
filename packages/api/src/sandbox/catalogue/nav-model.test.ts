import { returnOver } from '@prosperx/core/fund';
import { navRuleOf } from '@prosperx/core/order';
import { addDays, businessDate } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { createCalendar } from '#kernel/calendar.js';
import { allInTrust } from '#testing/count-of.js';
import { FIRST_DAY, LAST_SEEDED_DAY, laterNavs, seededHistory, seededLength } from './nav-model.js';
import { catalogue } from './scheme.js';
import { seededNoise } from './shock.js';

const of = (amfiCode: string) => catalogue.find((scheme) => scheme.amfiCode === amfiCode)!;

const calendar = createCalendar();

describe('seededHistory and laterNavs', () => {
  it('are as many as seededLength says, of every scheme', () => {
    for (const scheme of allInTrust(catalogue)) expect(seededLength(scheme)).toBe(seededHistory(scheme).length);
  });

  it.each(allInTrust(catalogue))('$name has the returns that were published', (scheme) => {
    const history = seededHistory(scheme);
    const last = navRuleOf(scheme.subCategory) === 'liquid' ? addDays(FIRST_DAY, -1) : LAST_SEEDED_DAY;
    expect(history.at(-1)).toEqual({ date: last, nav: scheme.nav });
    expect(returnOver(history, '1Y')).toBeCloseTo(scheme.oneYearReturn!, 1);
    expect(returnOver(history, '3Y')).toBeCloseTo(scheme.threeYearReturn!, 1);
    expect(returnOver(history, '5Y')).toBeCloseTo(scheme.fiveYearReturn!, 1);
  });

  it('the model has one NAV each working day, and five years of them', () => {
    const dates = seededHistory(of('101762')).map(({ date }) => date);
    expect(dates[0]).toBe('2021-11-12');
    expect(
      dates.every((date, at) => calendar.isOpen(date) && (at === 0 || calendar.add(dates[at - 1]!, 1) === date)),
    ).toBe(true);
    expect(dates.length).toBeGreaterThan(1_240);
  });

  it('the model gives liquid and overnight schemes a NAV on every day, weekends and holidays too', () => {
    for (const amfiCode of ['100868', '101996']) {
      const all = [...seededHistory(of(amfiCode)), ...laterNavs(of(amfiCode), businessDate('2026-11-29'), calendar)];
      const dates = all.map(({ date }) => date);
      expect([dates[0], dates.at(-1)]).toEqual(['2021-11-15', '2026-11-29']);
      expect(dates.every((date, at) => at === 0 || addDays(dates[at - 1]!, 1) === date)).toBe(true);
    }
  });

  it('the model never lets a liquid fund fall', () => {
    const navs = [...seededHistory(of('100868')), ...laterNavs(of('100868'), businessDate('2027-11-12'), calendar)].map(
      (point) => point.nav,
    );
    expect(navs.every((value, at) => at === 0 || value > navs[at - 1]!)).toBe(true);
  });

  it('the model moves funds of shares together, and a fund of gold apart', () => {
    const daily = (amfiCode: string) => {
      const navs = seededHistory(of(amfiCode)).map((point) => Math.log(point.nav));
      return navs.slice(1).map((level, at) => level - navs[at]!);
    };
    expect(correlation(daily('100822'), daily('107578'))).toBeGreaterThan(0.7);
    expect(Math.abs(correlation(daily('100822'), daily('115833')))).toBeLessThan(0.2);
  });

  it('the model gives the same NAVs however far ahead it is asked', () => {
    const near = laterNavs(of('101762'), businessDate('2026-11-18'), calendar);
    const far = laterNavs(of('101762'), businessDate('2027-03-01'), calendar);
    expect(near.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(far.slice(0, 3)).toEqual(near);
    expect(laterNavs(of('101762'), LAST_SEEDED_DAY, calendar)).toEqual([]);
  });

  it('the model is what it was yesterday: the numbers of a seed do not change', () => {
    // a change of these moves every allotment in the examples
    expect(seededHistory(of('101762')).slice(0, 2)).toMatchInlineSnapshot(`
      [
        {
          "date": "2021-11-12",
          "nav": 88635460000,
        },
        {
          "date": "2021-11-15",
          "nav": 89604780000,
        },
      ]
    `);
    expect(laterNavs(of('101762'), businessDate('2026-11-17'), calendar)).toMatchInlineSnapshot(`
      [
        {
          "date": "2026-11-16",
          "nav": 206112250000,
        },
        {
          "date": "2026-11-17",
          "nav": 204230020000,
        },
      ]
    `);
  });
});

function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [a, b] = [mean(left), mean(right)];
  const product = mean(left.map((value, at) => (value - a) * (right[at]! - b)));
  const spread = (list: readonly number[], middle: number) =>
    Math.sqrt(mean(list.map((value) => (value - middle) ** 2)));
  return product / (spread(left, a) * spread(right, b));
}

describe('noise', () => {
  it('the noise has mean 0 and variance 1, and never runs away', () => {
    const values = Array.from({ length: 20_000 }, (_, at) => seededNoise(`test ${at}`));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.03);
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(3.5);
  });
});
