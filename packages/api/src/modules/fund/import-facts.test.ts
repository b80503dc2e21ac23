import { readFileSync } from 'node:fs';
import { businessDate } from '@prosperx/core/time';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { navs, schemes } from '#db/schema/index.js';
import { MasterFileError } from '#records/fund/master-file.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_START } from '#testing/test-services.js';
import { importFacts } from './import-facts.js';
import { importMarket } from './import-market.js';

const today = businessDate('2026-11-16');
const row = (code: number, name: string, plan: string, option: string) =>
  `${code};INF000A0${code};-;${name};${plan} Plan;${option};15;13-Nov-2026`;
const market = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  row(1001, 'First Midcap Fund (Formerly Old Fund)', 'Regular', 'Growth'),
  row(1002, 'First Midcap Fund', 'Direct', 'Growth'),
  row(1003, 'First Midcap Fund', 'Regular', 'IDCW Payout'),
  row(1004, 'First Other Fund', 'Regular', 'Growth'),
].join('\n');
const item = {
  amfiCode: 1002,
  risk: 'Very High Risk',
  aumMillion: 12_345,
  ter: 0.7,
  terDate: '2026-08-31',
};
const attributes = (items: readonly unknown[], asOf = '2026-10-05') => ({
  name: 'attributes.json',
  text: JSON.stringify({ asOf, items }),
});
const ratios = (name = 'ter-2026-09.csv') => ({
  name,
  text: [
    '"Scheme Name","Regular Plan - Total TER (%)","Direct Plan - Total TER (%)"',
    '"First Midcap Fund (Formerly Known as Old Fund, Ltd)",1.95,0.43',
    'Fund That Is Unknown,1,0.5',
  ].join('\n'),
});

describeWithDb('importFacts', (given) => {
  beforeEach(async () => {
    await given.db.delete(navs);
    await given.db.delete(schemes);
    await importMarket(given.db, market, { today, now: TEST_START });
  });
  const take = (file: { name: string; text: string }, day = today) => importFacts(given.db, file, { today: day });
  const stored = () => given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));

  it('tells risk and size of all plans and options of a scheme, and what the one plan costs', async () => {
    expect(await take(attributes([item]))).toEqual({ schemes: 1, changed: 3, stale: 0, unknown: 0 });
    expect(await take(attributes([item]))).toMatchObject({ changed: 0 });
    const sized = {
      riskometer: 'Very High',
      riskometerDate: '2026-10-05',
      factsDate: null,
      fundSizeCrores: 1234.5,
      fundSizeDate: '2026-10-05',
    };
    expect(await stored()).toMatchObject([
      { ...sized, expenseRatio: null },
      { ...sized, expenseRatio: 0.7, expenseRatioDate: '2026-08-31' },
      { ...sized, expenseRatio: null },
      { riskometer: null, fundSizeCrores: null, fundSizeDate: null },
    ]);
  });

  it('does not date limits that the exchange gave by the day of a size', async () => {
    await given.db.update(schemes).set({ bseCode: 'F1-GR', factsDate: businessDate('2026-09-01') });
    await take(attributes([item]));
    expect((await stored())[0]).toMatchObject({
      riskometer: 'Very High',
      fundSizeCrores: 1234.5,
      fundSizeDate: '2026-10-05',
      factsDate: '2026-09-01',
    });
  });

  it('takes expense ratios by the name of the scheme, for both plans, and no older one for a newer', async () => {
    expect(await take(ratios())).toMatchObject({ schemes: 1, changed: 3, unknown: 1 });
    expect((await stored()).map(({ expenseRatio }) => expenseRatio)).toEqual([1.95, 0.43, 1.95, null]);
    expect(await take(attributes([item]))).toMatchObject({ changed: 3 });
    expect((await stored())[1]).toMatchObject({ expenseRatio: 0.43, expenseRatioDate: '2026-09-01' });
  });

  it('leaves out what is older than a year', async () => {
    expect(await take(ratios('ter-2024-10.csv'))).toMatchObject({ schemes: 1, changed: 0, stale: 1 });
    expect(await take(attributes([{ ...item, terDate: null }], '2025-10-05'))).toMatchObject({ changed: 0, stale: 1 });
  });

  it.each([
    ['an error page', { name: 'attributes.json', text: '<html>' }],
    ['other JSON', { name: 'attributes.json', text: '{"asOf":"2026-10-05","items":[{}]}' }],
    ['a list that does not name its month', ratios('data.csv')],
    ['other columns', { name: 'ter-2026-09.csv', text: 'a,b\n1,2' }],
  ])('refuses %s, and changes nothing', async (_what, file) => {
    await expect(take(file)).rejects.toBeInstanceOf(MasterFileError);
    expect((await stored()).every(({ riskometer }) => riskometer === null)).toBe(true);
  });
});

const folder = process.env['REFERENCE_DATA'];

describe.skipIf(folder === undefined)('the facts of REFERENCE_DATA', () => {
  const read = (name: string) => ({ name, text: readFileSync(`${folder}/schemes/${name}`, 'utf8') });
  describeWithDb(
    'importFacts',
    (given) => {
      it('reads both files: what is current is known, and what is two years old changes nothing', async () => {
        const names = ['attributes-2026-10.json', 'amfi-ter-2024-10.csv'] as const;
        const [current, old] = [
          await importFacts(given.db, read(names[0]), { today }),
          await importFacts(given.db, read(names[1]), { today }),
        ];
        expect(current.schemes + current.unknown).toBe(7);
        expect(old).toMatchObject({ changed: 0 });
        expect(old.schemes + old.unknown).toBe(1622);
        expect(old.schemes).toBeGreaterThan(40);
        expect(old.stale).toBe(old.schemes);
      });
    },
    'seeded',
  );
});
