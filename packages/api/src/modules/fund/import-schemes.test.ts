import { readFileSync } from 'node:fs';
import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { navs, schemes } from '#db/schema/index.js';
import { MasterFileError } from '#records/fund/master-file.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_START } from '#testing/test-services.js';
import { importMarket } from './import-market.js';
import { importSchemes } from './import-schemes.js';

const today = businessDate('2026-11-16');
const row = (code: number, plan: string, day = '13-Nov-2026') =>
  `${code};INF000A0${code};INF000B0${code};Fund ${code};${plan} Plan;Growth;15;${day}`;
const market = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  row(1001, 'Regular'),
  row(1002, 'Direct'),
  row(1003, 'Regular', '13-Nov-2019'),
].join('\n');
// the order of columns is not the exchange's to keep
const HEADER =
  'Scheme Code|ISIN|Scheme Plan|Scheme Name|Purchase Allowed|Minimum Purchase Amount|Maximum Purchase Amount|Purchase Amount Multiplier|Redemption Allowed|Redemption Amount – Minimum|STP FLAG|AMC Active Flag';
const USUAL = { bse: 'F1-GR', plan: 'NORMAL', minimum: '5000', maximum: '0', buy: 'Y', sell: 'Y', active: '1' };
function entry(code: number, given: Partial<typeof USUAL> = {}): string {
  const { bse, plan, minimum, maximum, buy, sell, active } = { ...USUAL, ...given };
  return `${bse}|INF000A0${code}|${plan}|Fund|${buy}|${minimum}|${maximum}|100|${sell}|500|Y|${active}`;
}
const master = (lines: readonly string[], day = '13112026') => ({
  name: `SCHMSTRDET_${day}.txt`,
  text: [HEADER, ...lines].join('\r\n'),
});

describeWithDb('importSchemes', (given) => {
  beforeEach(async () => {
    await given.db.delete(navs);
    await given.db.delete(schemes);
    await importMarket(given.db, market, { today, now: TEST_START });
  });
  const take = (lines: readonly string[], day?: string) => importSchemes(given.db, master(lines, day), { today });
  const sold = async () =>
    (await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode))).map((s) => s.allowPurchase);

  it('makes a regular plan orderable with its limits, and does nothing twice', async () => {
    expect(await take([entry(1001)])).toMatchObject({ rows: 1, changed: 1, orderable: 1 });
    expect(await take([entry(1001)])).toMatchObject({ changed: 0, orderable: 0 });
    expect((await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode)))[0]).toMatchObject({
      bseCode: 'F1-GR',
      minimumLumpsum: rupees(5000),
      lumpsumMultiple: rupees(100),
      maximum: rupees(10_000_000),
      minimumRedemption: rupees(500),
      factsDate: '2026-11-13',
    });
  });

  it('makes no direct plan, no ended scheme and none without a minimum orderable', async () => {
    const report = await take([
      entry(1001, { minimum: '0' }),
      entry(1002, { plan: 'DIRECT' }),
      entry(1002),
      entry(1003),
    ]);
    expect(report).toMatchObject({ orderable: 0, direct: 1, unknown: 2 });
    expect(await sold()).toEqual([false, false, false]);
  });

  it('leaves out what is older than its period, or than what is known', async () => {
    expect(await take([entry(1001)], '13112025')).toMatchObject({ stale: 1, changed: 0 });
    await take([entry(1001)]);
    expect(await take([entry(1001, { minimum: '100' })], '12112026')).toMatchObject({ stale: 1, changed: 0 });
  });

  it('knows a scheme by its second ISIN too, whose row gives way to one of the first', async () => {
    const second = (bse: string) => entry(1001, { bse }).replace('INF000A', 'INF000B');
    const codes = async () => (await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode)))[0]?.bseCode;
    expect(await take([second('F1-RI')])).toMatchObject({ rows: 1, orderable: 1, unknown: 0 });
    expect(await codes()).toBe('F1-RI');
    expect(await take([second('F1-RI'), entry(1001)])).toMatchObject({ rows: 1, unknown: 0 });
    expect(await codes()).toBe('F1-GR');
  });

  it('stops a scheme that is no longer sold', async () => {
    await take([entry(1001)]);
    expect(await take([entry(1001, { buy: 'N' })])).toMatchObject({ stopped: 1 });
    expect(await sold()).toEqual([false, false, false]);
  });

  it('takes of a scheme that stands there twice the entry for everybody', async () => {
    await take([entry(1001, { bse: 'F1-GR-L1', minimum: '200000' }), entry(1001)]);
    expect((await given.db.select().from(schemes)).map(({ bseCode }) => bseCode)).toContain('F1-GR');
  });

  it.each([
    ['one that is not active', { active: '0', minimum: '0' }],
    ['one without a minimum', { minimum: '0' }],
    ['one that is not bought, and not bought back', { buy: 'N', sell: 'N', minimum: '1' }],
  ])('and not %s', async (_, other) => {
    await take([entry(1001, { bse: 'F1-OLD', ...other }), entry(1001)]);
    const [scheme] = await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));
    expect(scheme).toMatchObject({ bseCode: 'F1-GR', allowPurchase: true, allowRedemption: true });
  });

  it('buys back under any code that is active, also once nothing is sold', async () => {
    await take([
      entry(1001, { bse: 'F1-GR', buy: 'N', sell: 'N' }),
      entry(1001, { bse: 'F1-RD', buy: 'N' }),
      entry(1001, { bse: 'F1-OLD', active: '0' }),
    ]);
    const [scheme] = await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));
    expect(scheme).toMatchObject({ bseCode: 'F1-GR', allowPurchase: false, allowRedemption: true });
  });

  it.each([
    ['that goes on where everybody’s ends', '200000', 1_00_00_000],
    ['that leaves sums between them out', '500000', 1_99_999],
  ])('takes the maximum of the entry for large sums %s', async (_, minimum, maximum) => {
    const large = entry(1001, { bse: 'F1-GR-L1', minimum });
    await take([large, entry(1001, { maximum: '199999' })]);
    const [scheme] = await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));
    expect(scheme).toMatchObject({ bseCode: 'F1-GR', minimumLumpsum: rupees(5_000), maximum: rupees(maximum) });
  });

  it('names bad rows by line with what to do, and takes the others', async () => {
    const report = await take([entry(1001), entry(1001, { minimum: 'five' }), 'F1|INF', entry(1, {})]);
    expect(report.bad).toEqual([
      { line: 3, what: '"Minimum Purchase Amount" is "five"; write an amount such as 5000' },
      { line: 4, what: 'has too few columns; get the file again' },
      { line: 5, what: '"INF000A01" is not an ISIN; it has 12 characters and begins with IN' },
    ]);
    expect(report.changed).toBe(1);
  });

  it.each([
    ['a page that says an error', { name: 'SCHMSTRDET_13112026.txt', text: '<html>' }],
    ['a file that does not name its day', { name: 'master.txt', text: [HEADER, entry(1001)].join('\n') }],
  ])('refuses %s', async (_what, file) => {
    await expect(importSchemes(given.db, file, { today })).rejects.toBeInstanceOf(MasterFileError);
    expect(await sold()).toEqual([false, false, false]);
  });
});

const folder = process.env['REFERENCE_DATA'];

describe.skipIf(folder === undefined)('the master of March 2020 of REFERENCE_DATA', () => {
  describeWithDb('importSchemes', (given) => {
    it('takes nothing of it over, since it is stale', async () => {
      const name = 'kuvera-bse-scheme-master-2020-03.jsonl';
      const text = readFileSync(`${folder}/schemes/${name}`, 'utf8');
      const report = await importSchemes(given.db, { name, text }, { today });
      expect(report).toMatchObject({ rows: 0, changed: 0, orderable: 0, direct: 0 });
      expect(report.stale + report.bad.length).toBe(3099);
    });
  });
});
