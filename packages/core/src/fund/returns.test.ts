import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nav } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { returnOver } from './return-over.js';
import { dayChange, type NavPoint, pointOnOrBefore, sinceLastGap, withoutRebases, yearlyReturn } from './returns.js';

const point = (date: string, value: number): NavPoint => ({ date: businessDate(date), nav: nav(value) });

describe('returnOver', () => {
  const history = [
    point('2021-11-12', 50),
    point('2023-11-13', 80),
    point('2025-11-12', 90),
    point('2025-11-14', 94),
    point('2026-05-13', 95),
    point('2026-10-13', 96),
    point('2026-11-12', 99.5),
    point('2026-11-13', 100),
  ];

  it('compounds over the real days, not over whole years', () => {
    // 1,827 days from 2021-11-12 to 2026-11-13, one of them more than five times 365 and a leap day
    const days = 1827;
    expect(returnOver(history, '5Y')).toBeCloseTo((2 ** (365 / days) - 1) * 100, 10);
    expect(returnOver(history, '5Y')).not.toBeCloseTo((2 ** (1 / 5) - 1) * 100, 3);
  });

  it('starts at the last NAV on or before the anniversary', () => {
    expect(returnOver(history, '1Y')).toBeCloseTo(((100 / 90) ** (365 / 366) - 1) * 100, 10);
    expect(returnOver(history, '3Y')).toBeCloseTo(((100 / 80) ** (365 / 1096) - 1) * 100, 10);
  });

  it('returns a month and six months as they are', () => {
    expect(returnOver(history, '1M')).toBeCloseTo((100 / 96 - 1) * 100, 10);
    expect(returnOver(history, '6M')).toBeCloseTo((100 / 95 - 1) * 100, 10);
  });

  it('returns null over a span in which the fund did not exist', () => {
    expect(returnOver(history.slice(1), '5Y')).toBeNull();
    expect(returnOver([point('2026-11-13', 10)], 'ALL')).toBeNull();
    // one NAV of long before says nothing of a year
    expect(returnOver([point('2018-01-31', 10), point('2026-11-13', 20)], '1Y')).toBeNull();
    expect(returnOver([], '1Y')).toBeNull();
  });

  it('returns the whole life of a young fund plainly and of an old one by the year', () => {
    expect(returnOver(history.slice(-3), 'ALL')).toBeCloseTo((100 / 96 - 1) * 100, 10);
    expect(returnOver(history, 'ALL')).toBe(returnOver(history, '5Y'));
  });

  it('refuses dates out of order', () => {
    expect(() => yearlyReturn(point('2026-11-13', 1), point('2026-11-13', 2))).toThrow(RangeError);
  });

  it('starts at the point before a day without NAV', () => {
    expect(pointOnOrBefore(history, businessDate('2025-11-13'))?.date).toBe('2025-11-12');
    expect(pointOnOrBefore(history, businessDate('2021-11-11'))).toBeNull();
    expect(pointOnOrBefore(history, businessDate('2030-01-01'))?.date).toBe('2026-11-13');
  });

  it('comes with the change of the last day to the last decimal', () => {
    expect(dayChange([point('2026-11-12', 99.4227), point('2026-11-13', 100)])?.amount).toBe(0.5773);
    expect(dayChange([point('2026-11-13', 100)])).toBeNull();
  });

  it('comes without a change of the last day where the NAV before is older than holidays are long', () => {
    expect(dayChange([point('2026-11-06', 99), point('2026-11-13', 100)])?.amount).toBe(1);
    expect(dayChange([point('2026-11-05', 99), point('2026-11-13', 100)])).toBeNull();
  });
});

describe('sinceLastGap', () => {
  it('leaves out what came before more than a month without a NAV', () => {
    const history = [
      point('2018-01-31', 10),
      point('2018-02-01', 10),
      point('2018-03-05', 11),
      point('2018-04-05', 12),
    ];
    // 32 days before 5 March, 31 after it
    expect(sinceLastGap(history)).toEqual(history.slice(2));
  });

  it('is the whole history where there is no gap', () => {
    const history = [point('2026-11-12', 10), point('2026-11-13', 11)];
    expect([sinceLastGap(history), sinceLastGap([])]).toEqual([history, []]);
  });
});

describe('withoutRebases', () => {
  it('counts a change of face value as no gain', () => {
    const history = [point('2015-08-28', 28.5603), point('2015-08-30', 2857.24), point('2015-08-31', 2857.8319)];
    expect(withoutRebases(history).map((entry) => entry.nav)).toEqual([2856.03e8, 2857.24e8, 2857.8319e8]);
  });

  it('scales a change downwards too, and each change once', () => {
    const history = [point('2015-01-01', 1000), point('2015-01-02', 100.1), point('2015-01-05', 10.02)];
    expect(withoutRebases(history).map((entry) => entry.nav)).toEqual([10e8, 10.01e8, 10.02e8]);
  });

  it('leaves a fund alone that really fell by half', () => {
    const history = [point('2020-03-12', 10), point('2020-03-13', 5)];
    expect(withoutRebases(history)).toEqual(history);
  });
});

interface Vector {
  readonly id: string;
  readonly area: string;
  readonly input: { readonly navFile: string; readonly asOf: string; readonly years: 1 | 3 | 5 };
  readonly expected: number;
  readonly tolerance: number;
}

const folder = process.env['REFERENCE_DATA'];

/** A file `date,nav` as a history; AMFI's zero NAVs are no NAVs. */
function readHistory(file: string): readonly NavPoint[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  const rows = lines.map((line) => line.split(',') as [string, string]);
  return rows.filter(([, value]) => Number(value) > 0).map(([date, value]) => point(date, Number(value)));
}

describe.skipIf(folder === undefined)('published returns of real funds (REFERENCE_DATA)', () => {
  const text = folder === undefined ? '{"vectors":[]}' : readFileSync(`${folder}/vectors.json`, 'utf8');
  const vectors = (JSON.parse(text) as { vectors: Vector[] }).vectors.filter(({ area }) => area === 'fund_cagr');
  const known = vectors.filter(({ input }) => existsSync(`${folder}/${input.navFile}`));

  it('are there to check', () => {
    expect(known.length).toBeGreaterThan(20);
  });

  it.each(known)('$id', ({ input, expected, tolerance }) => {
    const history = withoutRebases(readHistory(`${folder}/${input.navFile}`));
    const until = history.filter(({ date }) => date <= input.asOf);
    const found = returnOver(until, `${input.years}Y`);
    expect(Math.abs((found ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance);
  });
});
