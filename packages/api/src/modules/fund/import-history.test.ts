import { readdirSync, readFileSync } from 'node:fs';
import { getFundDetail } from '@prosperx/core/fund';
import { nav } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fundViews, navs, schemes } from '#db/schema/index.js';
import { NavFileError } from '#providers/nav/nav-file.js';
import { readFairValues } from '#records/portfolio/fair-value.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { TEST_START } from '#testing/test-services.js';
import { importHistory } from './import-history.js';
import { importMarket } from './import-market.js';

const today = businessDate('2026-11-16');
const market = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  '1001;INF000A01001;-;First Midcap Fund;Regular Plan;Growth;15;13-Nov-2026',
].join('\n');
const lines = (...rows: readonly string[]) => ['date,nav', ...rows, ''].join('\n');
const file = (...rows: readonly string[]) => [{ name: '1001.csv', text: lines(...rows) }];

describeWithDb('importHistory', (given) => {
  beforeEach(async () => {
    await given.db.delete(navs);
    await given.db.delete(fundViews);
    await given.db.delete(schemes);
    await importMarket(given.db, market, { today, now: TEST_START });
  });
  const take = (files: Parameters<typeof importHistory>[1]) => importHistory(given.db, files, { today });
  const stored = async () =>
    (await given.db.select().from(navs).orderBy(asc(navs.date))).map((point) => `${point.date} ${point.nav / 1e8}`);
  const scheme = async () => (await given.db.select().from(schemes))[0];

  it('adds days, overwrites what was revised, keeps later rows, and does nothing twice', async () => {
    expect(await take(file('2025-11-12,10', '2026-11-12,14.9'))).toMatchObject({ added: 2, revised: 0 });
    const again = file('2025-11-12,10', '2026-11-12,14.8');
    expect(await take(again)).toMatchObject({ added: 0, revised: 1 });
    expect(await take(again)).toMatchObject({ added: 0, revised: 0 });
    expect(await stored()).toEqual(['2025-11-12 10', '2026-11-12 14.8', '2026-11-13 15']);
    expect(await scheme()).toMatchObject({ latestNav: nav(15), previousNav: nav(14.8) });
    expect((await scheme())?.oneYearReturn).toBeCloseTo(49.83, 1);
  });

  it('reads days as 12-11-2026 and cells in quotes, and names a file that is none beside those that go in', async () => {
    const quoted = { name: '1001.csv', text: '"date","nav"\n"11-11-2026","14.7"\n12-11-2026,14.8\n' };
    const report = await take([{ name: '1002.csv', text: '<html>' }, quoted]);
    expect(report).toMatchObject({ added: 2, badFiles: [expect.stringContaining('1002.csv')] });
    expect(await stored()).toEqual(['2026-11-11 14.7', '2026-11-12 14.8', '2026-11-13 15']);
  });

  it('takes a growth of many years that is no jump of a day', async () => {
    expect(await take(file('2013-01-02,2'))).toMatchObject({ added: 1, held: [], rebases: [] });
  });

  it('leaves out zero and negative NAVs by line', async () => {
    const report = await take(file('2026-11-11,0', '2026-11-12,-3', '2026-11-12,14'));
    expect(report).toMatchObject({ added: 1, refused: ['1001.csv, line 2', '1001.csv, line 3'] });
  });

  it('holds a NAV that jumps from both neighbours, and no other', async () => {
    const report = await take(file('2026-11-09,14', '2026-11-10,140', '2026-11-11,14.1', '2026-11-12,14.2'));
    expect(report).toMatchObject({ added: 3, held: [{ amfiCode: '1001', date: '2026-11-10', days: 1 }] });
    const first = await take(file('2026-10-06,0.1', '2026-10-07,14.1', '2026-10-08,14.2'));
    expect(first).toMatchObject({ added: 2, held: [{ date: '2026-10-06' }] });
  });

  it('holds all that stays at a height which nothing explains, and days to come', async () => {
    const report = await take(
      file('2026-08-31,14', '2026-09-01,14', '2026-09-02,30', '2026-09-03,31', '2026-11-17,15'),
    );
    expect(report).toMatchObject({ added: 2, held: [{ date: '2026-09-02', days: 3 }] });
  });

  it('audits the jumps that it has stored, and no others that somebody would accept', async () => {
    const noted: (readonly string[])[] = [];
    const noteAccepted = async (_: unknown, codes: readonly string[]) => void noted.push(codes);
    const options = { today, accepted: new Set(['1001', '9999']), noteAccepted };
    await importHistory(given.db, file('2026-11-12,14.9'), options);
    expect(noted).toEqual([]);
    expect(await importHistory(given.db, file('2026-11-11,140'), options)).toMatchObject({ added: 1, held: [] });
    expect(noted).toEqual([['1001']]);
  });

  it('knows a change of face value that the next day confirms, and makes no return of it', async () => {
    const report = await take(file('2025-11-12,0.13', '2026-11-10,0.14', '2026-11-11,14.1', '2026-11-12,14.2'));
    expect(report).toMatchObject({
      added: 4,
      held: [],
      rebases: [{ amfiCode: '1001', date: '2026-11-11', factor: 100 }],
    });
    expect((await scheme())?.oneYearReturn).toBeCloseTo(15.34, 1);
  });

  it.each([
    ['an error page', '<html>Document Moved</html>'],
    ['half a file', lines('2026-11-11,14', '2026-11-12,1').trimEnd()],
    ['a line that is cut', lines('2026-11-11,14', '2026-1')],
  ])('changes nothing for %s', async (_what, text) => {
    await expect(take([{ name: '1001.csv', text }])).rejects.toBeInstanceOf(NavFileError);
    expect(await stored()).toEqual(['2026-11-13 15']);
  });

  it('shows of a fund what follows the last gap of its NAVs, and no return to what came before', async () => {
    await take(file('2018-01-31,5', '2026-11-11,14', '2026-11-12,14.8'));
    const schemeId = (await scheme())!.id;
    const { navHistory, returns } = await testKit(given.db).client().call(getFundDetail, { query: { schemeId } });
    expect(navHistory.map(({ date }) => date)).toEqual(['2026-11-11', '2026-11-12', '2026-11-13']);
    expect(returns).toEqual([{ period: 'ALL', percent: 7.1429 }]);
  });

  it('keeps no NAV before the last that is older than holidays are long, since nothing changed in a day then', async () => {
    await take(file('2026-11-05,14'));
    expect((await scheme())?.previousNav).toBeNull();
    // with a change of face value the whole history is looked at
    await take(file('2025-11-12,0.13', '2025-11-14,0.13', '2025-11-17,13', '2025-11-18,13'));
    expect(await scheme()).toMatchObject({ previousNav: null, oneYearReturn: expect.closeTo(15.34, 1) });
    await take(file('2026-11-06,14.5'));
    expect((await scheme())?.previousNav).toBe(nav(14.5));
  });

  it('names schemes that the market does not have', async () => {
    expect(await take([{ name: '7.csv', text: lines('2026-11-10,14') }])).toMatchObject({ unknown: ['7'], added: 0 });
  });

  it("reads AMFI's own layout, in which rows have their code and day", async () => {
    const text = market.replace('15;13-Nov', '14.7;10-Nov');
    expect(await take([{ name: 'history.txt', text }])).toMatchObject({ added: 1 });
  });
});

const folder = process.env['REFERENCE_DATA'];

interface Vector {
  readonly id: string;
  readonly area: string;
  readonly input: { readonly amfiCode: number; readonly asOf: string; readonly years: number };
  readonly expected: number;
  readonly tolerance: number;
}

describe.skipIf(folder === undefined)('the histories of REFERENCE_DATA', () => {
  describeWithDb("AMFI's NAVs of 31 January 2018", (given) => {
    it('are stored as of that day, from which old units cost at least, and no return is made of them', async () => {
      await given.db.delete(navs);
      await given.db.delete(schemes);
      const rows = ['103155;INF209K01BT5', '131666;INF084M01AB8'].map(
        (codes, at) => `${codes};-;Fund ${at};Regular Plan;Growth;1000;13-Nov-2026`,
      );
      await importMarket(given.db, [...market.split('\n').slice(0, 3), ...rows].join('\n'), { today, now: TEST_START });
      const name = 'AMFI_NAV_31Jan2018.txt';
      const report = await importHistory(given.db, [{ name, text: readFileSync(`${folder}/amfi/${name}`, 'utf8') }], {
        today,
      });
      expect(report).toMatchObject({ schemes: 2, added: 2, held: [], modelled: [] });
      expect(report.unknown.length).toBeGreaterThan(10_000);
      const all = await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));
      expect(all.map(({ oneYearReturn, fiveYearReturn }) => [oneYearReturn, fiveYearReturn])).toEqual([
        [null, null],
        [null, null],
      ]);
      const found = await readFairValues(
        given.db,
        all.map(({ id }) => id),
      );
      expect(all.map(({ id }) => found.get(id))).toEqual([nav(769.79), nav(50.94)]);
    });
  });

  describeWithDb('importHistory and getFundDetail', (given) => {
    it('agree with the returns that were published', async () => {
      const codes = readdirSync(`${folder}/nav-history`).filter((name) => name.endsWith('.csv'));
      await given.db.delete(navs);
      await given.db.delete(schemes);
      const rows = codes.map(
        (name) => `${name.slice(0, -4)};INF00${name.slice(0, 6)}1;-;Fund ${name};Regular Plan;Growth;N;D`,
      );
      const asOf = businessDate('2020-03-12');
      const texts = codes.map((name) => ({ name, text: readFileSync(`${folder}/nav-history/${name}`, 'utf8') }));
      const lastOf = (text: string) => text.split('\n').findLast((line) => line !== '' && line.slice(0, 10) <= asOf);
      const begun = rows.flatMap((row, at) => {
        const [day, value] = lastOf(texts[at]?.text ?? '')?.split(',') ?? [];
        if (day === undefined || value === undefined || !day.startsWith('2020-03')) return [];
        return [row.replace(';N;D', `;${value};${day.slice(8)}-Mar-2020`)];
      });
      const text = [...market.split('\n').slice(0, 3), ...begun].join('\n');
      await importMarket(given.db, text, { today: asOf, now: TEST_START });
      const upTo = texts.map(({ name, text: all }) => ({
        name,
        text: all
          .split('\n')
          .filter((line) => line === 'date,nav' || line.slice(0, 10) <= asOf)
          .join('\n')
          .concat('\n'),
      }));
      const usable = upTo.filter(({ text: part }) => part.trim() !== 'date,nav');
      const report = await importHistory(given.db, usable, { today: asOf });
      expect(report.held).toEqual([]);
      expect(report.rebases).toEqual([{ amfiCode: '119091', date: '2015-08-30', factor: 100 }]);
      const { vectors } = JSON.parse(readFileSync(`${folder}/vectors.json`, 'utf8')) as { vectors: Vector[] };
      const client = testKit(given.db).client();
      let compared = 0;
      for (const { id, area, input, expected, tolerance } of vectors) {
        if (area !== 'fund_cagr' || input.asOf !== asOf) continue;
        const [found] = await given.db
          .select()
          .from(schemes)
          .where(eq(schemes.amfiCode, String(input.amfiCode)));
        if (!found) continue;
        const { returns } = await client.call(getFundDetail, { query: { schemeId: found.id } });
        const percent = returns.find(({ period }) => period === `${input.years}Y`)?.percent;
        expect(Math.abs((percent ?? Infinity) - expected), id).toBeLessThanOrEqual(tolerance);
        const derived = { 1: found.oneYearReturn, 3: found.threeYearReturn, 5: found.fiveYearReturn }[input.years];
        expect(derived, id).toBe(percent);
        compared += 1;
      }
      expect(compared).toBeGreaterThanOrEqual(30);
    });
  });
});
