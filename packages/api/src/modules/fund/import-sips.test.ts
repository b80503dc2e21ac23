import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { navs, schemes } from '#db/schema/index.js';
import { MasterFileError } from '#records/fund/master-file.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_START } from '#testing/test-services.js';
import { importMarket } from './import-market.js';
import { importSips } from './import-sips.js';

const today = businessDate('2026-11-16');
const market = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  '1001;INF000A01001;-;First Fund;Regular Plan;Growth;15;13-Nov-2026',
  '1002;INF000A01002;-;First Fund;Direct Plan;Growth;16;13-Nov-2026',
].join('\n');
const HEADER =
  'AMC CODE|SCHEME CODE|SIP TRANSACTION MODE|SIP FREQUENCY|SIP DATES|SIP MINIMUM GAP|SIP MAXIMUM GAP|SIP STATUS|SIP MINIMUM INSTALLMENT AMOUNT|SIP MULTIPLIER AMOUNT|SCHEME ISIN';
const row = ({ isin = 'INF000A01001', often = 'MONTHLY', dates = '1,5,10', status = '1', least = '500' } = {}) =>
  `F|F1|P|${often}|${dates}|30|90|${status}|${least}|100|${isin}`;

describeWithDb('importSips', (given) => {
  beforeEach(async () => {
    await given.db.delete(navs);
    await given.db.delete(schemes);
    await importMarket(given.db, market, { today, now: TEST_START });
  });
  const take = (lines: readonly string[], day = '13112026') =>
    importSips(given.db, { name: `SIPMSTR_${day}.txt`, text: [HEADER, ...lines].join('\r\n') }, { today });
  const stored = () => given.db.select().from(schemes).orderBy(asc(schemes.amfiCode));

  it('tells of a regular plan how much a monthly SIP has to be and on which days, and does nothing twice', async () => {
    const lines = [row({ least: '1000' }), row(), row({ often: 'WEEKLY', dates: '' }), row({ often: 'FORTNIGHTLY' })];
    expect(await take(lines)).toMatchObject({ schemes: 1, changed: 1, opened: 1, bad: [] });
    expect(await take(lines)).toMatchObject({ changed: 0, opened: 0 });
    expect(await stored()).toMatchObject([
      {
        minimumSip: rupees(500),
        sipMultiple: rupees(100),
        sipDates: [1, 5, 10],
        systematicPlans: [
          { frequency: 'WEEKLY', minimumGap: 30, maximumGap: 90, dates: [] },
          { frequency: 'MONTHLY', minimumGap: 30, maximumGap: 90, dates: [1, 5, 10] },
        ],
      },
      { plan: 'Direct', minimumSip: null },
    ]);
  });

  it('takes nothing back by an older master', async () => {
    await take([row({ least: '1000' })], '13112026');
    expect(await take([row({ least: '100', dates: '28' })], '10112026')).toMatchObject({ stale: 1, changed: 0 });
    expect((await stored())[0]).toMatchObject({ minimumSip: rupees(1_000), sipDates: [1, 5, 10] });
    expect(await take([row({ least: '1000' })], '13112026')).toMatchObject({ stale: 0, changed: 0 });
    expect(await take([row({ least: '100' })], '16112026')).toMatchObject({ changed: 1 });
  });

  it('closes a scheme whose monthly SIP is no longer active, and opens no direct plan', async () => {
    await take([row()]);
    const report = await take([row({ status: '0' }), row({ isin: 'INF000A01002' })]);
    expect(report).toMatchObject({ closed: 1, unknown: 1 });
    expect((await stored()).map(({ minimumSip }) => minimumSip)).toEqual([null, null]);
  });

  it('reads spans of days, and names a row with others', async () => {
    const { bad, changed } = await take([row({ dates: '1-4' }), row({ dates: '1,40' })]);
    expect(bad).toEqual([{ line: 3, what: '"SIP Dates" is "1,40"; write days of the month' }]);
    expect(changed).toBe(1);
    expect((await stored())[0]?.sipDates).toEqual([1, 2, 3, 4]);
  });

  it('leaves out what is older than a year, and refuses a file without its columns', async () => {
    expect(await take([row()], '13112025')).toMatchObject({ stale: 1, changed: 0 });
    await expect(
      importSips(given.db, { name: 'SIPMSTR_13112026.txt', text: '<html>' }, { today }),
    ).rejects.toBeInstanceOf(MasterFileError);
  });
});
