import { compareFunds, getFundDetail, getFundFacts, listFunds } from '@prosperx/core/fund';
import { businessDate, instantAt } from '@prosperx/core/time';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fundViews, navs, schemeFacts, schemes } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { TEST_START } from '#testing/test-services.js';
import { FACT_FILES, type FactFile, parseFactFile } from './fact-file.js';
import { importFactFile } from './import-fact-file.js';
import { importMarket } from './import-market.js';

const today = businessDate('2026-11-16');
const isinOf = (code: number) => `INF000A0${code}`;
const row = (code: number, name: string, plan: string, option: string) =>
  `${code};${isinOf(code)};-;${name};${plan} Plan;${option};15;13-Nov-2026`;
const market = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  row(1001, 'First Midcap Fund', 'Regular', 'Growth'),
  row(1002, 'First Midcap Fund', 'Direct', 'Growth'),
  row(1003, 'First Midcap Fund', 'Regular', 'IDCW').replace(';-;', `;${isinOf(1009)};`),
  row(1004, 'First Other Fund', 'Regular', 'Growth'),
].join('\n');

/** A file of each kind, as of a day; `edition` makes the figures of one differ from those of another. */
const FILES: Readonly<Record<FactFile, (asOf: string, edition: number) => string>> = {
  'expense-ratios': (asOf, edition) => `Isin,As of,Expense ratio\n${isinOf(1001)},${asOf},1.${edition}%`,
  'exit-loads': (asOf, edition) =>
    `As Of,Exit Load,ISIN\n${asOf},"${edition}% within 12 months; 0.5% within 24 months; nil thereafter",${isinOf(1001)}`,
  riskometers: (asOf, edition) =>
    `ISIN,Riskometer,As Of\n${isinOf(1001)},${edition === 1 ? 'High' : 'Very High Risk'},${asOf}`,
  sizes: (asOf, edition) => `ISIN,Size,As Of\n${isinOf(1001)},"1,23,45${edition}.5",${asOf}`,
  benchmarks: (asOf, edition) =>
    `ISIN,Benchmark,1Y,3Y,5Y,As Of\n${isinOf(1001)},NIFTY Midcap 150 TRI,${edition}.5,12.25,,${asOf}`,
  managers: (asOf, edition) =>
    `ISIN,Manager,Since,As Of\n${isinOf(1001)},Asha Rao,01-Apr-2024,${asOf}\n${isinOf(1001)},Number ${edition},,${asOf}`,
  portfolios: (asOf, edition) =>
    [
      'ISIN,Holding,Sector,Percent,As Of',
      ...Array.from(
        { length: 12 },
        (_, at) => `${isinOf(1001)},"Company ${at}, Ltd",Sector ${at % 2},${at + 2 + edition / 10},${asOf}`,
      ),
    ].join('\r\n'),
  documents: (asOf, edition) =>
    `ISIN,Document,Link,As Of\n${isinOf(1001)},factsheet,https://first.example/${edition}.pdf,${asOf}`,
};
const kinds = Object.keys(FACT_FILES) as FactFile[];

describeWithDb('importFactFile', (given) => {
  beforeEach(async () => {
    await given.db.delete(navs);
    await given.db.delete(fundViews);
    await given.db.delete(schemes);
    await importMarket(given.db, market, { today, now: TEST_START });
  });
  const take = (file: FactFile, text: string, day = today) =>
    importFactFile(given.db, file, { name: `${file}.csv`, text }, { today: day });
  const stored = async () => ({
    schemes: await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode)),
    facts: await given.db.select().from(schemeFacts).orderBy(asc(schemeFacts.schemeId), asc(schemeFacts.kind)),
  });

  it.each(kinds)('takes %s of all plans and options once, and no older file over a newer one', async (file) => {
    // what a plan costs is not what the other costs
    const changed = file === 'expense-ratios' ? 2 : 3;
    expect(await take(file, FILES[file]('2026-10-31', 1))).toMatchObject({ read: 1, changed, stale: 0, bad: [] });
    const first = await stored();
    expect(await take(file, FILES[file]('31-10-2026', 1))).toMatchObject({ changed: 0 });
    expect(await stored()).toEqual(first);
    if (file !== 'sizes') {
      expect(await take(file, FILES[file]('30-Sep-2026', 2))).toMatchObject({ changed: 0, stale: 1 });
      expect(await stored()).toEqual(first);
    }
    expect(await take(file, FILES[file]('2026-10-31', 2))).toMatchObject({ changed });
    const second = await stored();
    expect(second).not.toEqual(first);
    expect(await take(file, FILES[file]('2026-11-17', 3))).toMatchObject({ changed: 0, stale: 1 });
    expect(await take(file, FILES[file]('2024-10-07', 3))).toMatchObject({ changed: file === 'sizes' ? 3 : 0 });
  });

  it('knows a scheme by the ISIN of its reinvestment too', async () => {
    const ofReinvestment = FILES['expense-ratios']('2026-10-31', 1).replace(isinOf(1001), isinOf(1009));
    expect(await take('expense-ratios', ofReinvestment)).toMatchObject({ read: 1, changed: 2, unknown: 0 });
  });

  it('adds the size of an older day to those over time, and leaves that of today as it is', async () => {
    await take('sizes', FILES.sizes('2026-10-31', 1));
    expect(await take('sizes', FILES.sizes('2026-09-30', 2))).toMatchObject({ changed: 3, stale: 0 });
    const { schemes: rows, facts } = await stored();
    expect(rows[0]).toMatchObject({ fundSizeCrores: 123_451.5, fundSizeDate: '2026-10-31' });
    expect(facts[0]).toMatchObject({
      date: '2026-10-31',
      content: [
        { date: '2026-09-30', crores: 123_452.5 },
        { date: '2026-10-31', crores: 123_451.5 },
      ],
    });
  });

  it('shows all of them on the page of the fund, each with its day, and none past its age', async () => {
    for (const file of kinds) await take(file, FILES[file]('2026-10-31', 1));
    const kit = testKit(given.db);
    const client = kit.client();
    const schemeId = (await stored()).schemes[0]!.id;
    const facts = () => client.call(getFundFacts, { query: { schemeId } });
    const date = '2026-10-31';
    const now = await facts();
    expect(now).toMatchObject({
      isModelled: false,
      benchmark: { name: 'NIFTY Midcap 150 TRI', date, returns: [{ period: '1Y', percent: 1.5 }, { percent: 12.25 }] },
      exitLoad: {
        date,
        words: '1% within 12 months; 0.5% within 24 months; nil thereafter',
        steps: [
          { days: null, months: 12, isInclusive: false, percent: 1 },
          { days: null, months: 24, isInclusive: false, percent: 0.5 },
        ],
      },
      managers: {
        date,
        managers: [
          { name: 'Asha Rao', since: '2024-04-01' },
          { name: 'Number 1', since: null },
        ],
      },
      sizes: { date, sizes: [{ date, crores: 123_451.5 }] },
      documents: { date, documents: [{ kind: 'Factsheet', url: 'https://first.example/1.pdf' }] },
    });
    expect(now.portfolio?.holdings).toHaveLength(10);
    expect(now.portfolio?.holdings[0]).toEqual({ name: 'Company 11, Ltd', sector: 'Sector 1', percent: 13.1 });
    expect(now.portfolio?.sectors).toEqual([
      { name: 'Sector 1', percent: 48.6 },
      { name: 'Sector 0', percent: 42.6 },
    ]);
    const [compared] = await client.call(compareFunds, { query: { schemeIds: schemeId } });
    expect(compared).toMatchObject({
      largestHoldings: { percent: 86, date },
      expenseRatio: 1.1,
      fundManagerDate: date,
    });

    kit.clock.advance(instantAt(businessDate('2029-01-01')) - kit.clock.now());
    expect(await facts()).toEqual({
      isModelled: false,
      benchmark: null,
      exitLoad: null,
      managers: null,
      portfolio: null,
      sizes: null,
      documents: null,
    });
    const gone = {
      riskometer: null,
      riskometerDate: null,
      expenseRatio: null,
      expenseRatioDate: null,
      fundSizeCrores: null,
      fundSizeDate: null,
    };
    expect(await client.call(getFundDetail, { query: { schemeId } })).toMatchObject({
      ...gone,
      exitLoad: null,
      exitLoadDate: null,
      fundManager: null,
      benchmark: null,
      benchmarkDate: null,
    });
    const list = await client.call(listFunds, { query: { sort: 'expenseRatio' } as never });
    expect(list.content).toMatchObject([gone, gone]);
    expect(list.facets.riskometer).toEqual([]);
  });

  it('names what it cannot read, leaves out the fact that it belongs to, and takes the rest', async () => {
    const lines = [
      'ISIN,Holding,Sector,Percent,As Of',
      `${isinOf(1001)},Good Ltd,Banks,94,2026-10-31`,
      `${isinOf(1001)},Bad Ltd,Banks,forty,2026-10-31`,
      `${isinOf(1004)},Good Ltd,Banks,94,2026-10-31`,
      'INF0009,Good Ltd,Banks,94,2026-10-31',
      `INF000A09999,Unknown Ltd,Banks,94,2026-10-31`,
    ];
    expect(await take('portfolios', lines.join('\n'))).toMatchObject({
      read: 1,
      changed: 1,
      unknown: 1,
      bad: [
        { line: 3, what: '"Percent" is "forty"; write a number from -100 to 100' },
        { line: 5, what: '"INF0009" is neither an ISIN nor a code of AMFI' },
      ],
    });
  });
});

describe('a file of facts', () => {
  const parse = (file: FactFile, text: string) => () => parseFactFile(file, { name: 'facts.csv', text });
  it.each([
    ['documents', 'ISIN,Document,Link,As Of', `${isinOf(1001)},SID,javascript:alert(1),2026-10-31`, '"Link"'],
    ['documents', 'ISIN,Document,Link,As Of', `${isinOf(1001)},Poem,https://first.example/a,2026-10-31`, '"Document"'],
    ['managers', 'ISIN,Manager,As Of', `${isinOf(1001)},${'a'.repeat(81)},2026-10-31`, '"Manager" is longer'],
    ['expense-ratios', 'ISIN,Expense Ratio,As Of', `${isinOf(1001)},1.5,31-02-2026`, '"As Of"'],
    ['expense-ratios', 'ISIN,Expense Ratio,As Of', `${isinOf(1001)},15,2026-10-31`, '"Expense Ratio"'],
    ['riskometers', 'ISIN,Riskometer,As Of', `${isinOf(1001)},Terrible,2026-10-31`, '"Riskometer"'],
  ] as const)('of %s names the cell that it cannot use', (file, header, line, cell) => {
    const good = FILES[file]('2026-10-31', 1).replaceAll(isinOf(1001), isinOf(1004));
    const [titles = '', ...rows] = good.split(/\r?\n/);
    // the bad row in the columns of the good file
    const values = new Map(header.split(',').map((title, at) => [title.toLowerCase(), line.split(',')[at] ?? '']));
    const bad = titles.split(',').map((title) => values.get(title.toLowerCase()) ?? '');
    const read = parseFactFile(file, { name: 'facts.csv', text: [titles, bad.join(','), ...rows].join('\n') });
    expect(read.bad).toMatchObject([{ line: 2, what: expect.stringContaining(cell) as string }]);
    expect(read.facts).toHaveLength(1);
  });

  it('is refused whole without its columns, and where it is another page', () => {
    expect(parse('managers', '<html>')).toThrow(/no column ISIN \(or Scheme Code\), Manager, As Of/);
    expect(parse('portfolios', 'ISIN,Holding,As Of\nx,y,z')).toThrow(/no column Percent/);
  });

  it('of a portfolio that adds up to more than there is, or is a part of one, says so', () => {
    const lines = ['ISIN,Holding,Percent,As Of', ...[60, 60].map((part) => `${isinOf(1001)},A,${part},2026-10-31`)];
    const others = [`${isinOf(1003)},A,43.5,2026-10-31`, `${isinOf(1004)},A,95,2026-10-31`];
    expect(parse('portfolios', [...lines, ...others].join('\n'))().bad).toEqual([
      { line: 2, what: 'the holdings add up to 120%; a portfolio has 100% at most' },
      { line: 4, what: 'the holdings add up to 43.5%; a whole portfolio has 80% at least' },
    ]);
  });
});
