import { nav } from '@prosperx/core/money';
import { addDays, businessDate, businessDateAt, type Clock } from '@prosperx/core/time';
import { openDb } from '#db/open-db.js';
import { schemes } from '#db/schema/index.js';
import { importMarket } from '#modules/fund/import-market.js';
import { importSchemes } from '#modules/fund/import-schemes.js';
import { importSips } from '#modules/fund/import-sips.js';
import { addNavs } from '#records/fund/import-navs.js';
import { importPincodes } from '#records/pincode/import-pincodes.js';
import { type Environment, readSettings } from '#start/settings.js';

/** The scheme that the played exchange sells. */
const ISIN = 'INF000A00001';
const NAVS = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  `1001;${ISIN};-;First Midcap Fund;Regular Plan;Growth;25;13-Nov-2026`,
].join('\n');
/** Its NAV stays the same, and is known of each day of the run. */
const NAV = { value: 25, from: '2026-11-14', days: 60 };
const SCHEMES = [
  'Scheme Code|ISIN|Scheme Plan|Scheme Name|Purchase Allowed|Minimum Purchase Amount|Maximum Purchase Amount|Purchase Amount Multiplier|Redemption Allowed|Redemption Amount – Minimum|STP FLAG',
  `02-DP|${ISIN}|NORMAL|First Midcap Fund|Y|100|0|1|Y|100|Y`,
].join('\n');
const SIPS = [
  'AMC CODE|SCHEME CODE|SIP TRANSACTION MODE|SIP FREQUENCY|SIP DATES|SIP MINIMUM GAP|SIP MAXIMUM GAP|SIP STATUS|SIP MINIMUM INSTALLMENT AMOUNT|SIP MULTIPLIER AMOUNT|SCHEME ISIN',
  `F|02-DP|P|MONTHLY|1,5,10,20|30|90|1|100|1|${ISIN}`,
].join('\n');

export interface Market {
  readonly schemeId: string;
}

/** Takes the market into an empty database as the operator does, by the importers: a scheme with its limits and SIPs, and a pincode. */
export async function fillMarket(environment: Environment, clock: Clock): Promise<Market> {
  const { db, close } = await openDb(readSettings(environment));
  const at = { today: businessDateAt(clock.now()), now: clock.now() };
  await importMarket(db, NAVS, at);
  await importSchemes(db, { name: 'SCHMSTRDET_13112026.txt', text: SCHEMES }, at);
  await importSips(db, { name: 'SIPMSTR_13112026.txt', text: SIPS }, at);
  await importPincodes(db, 'pincode,district,state\n560001,Bengaluru,Karnataka\n');
  const [scheme] = await db.select({ id: schemes.id }).from(schemes);
  const schemeId = scheme?.id ?? '';
  const days = Array.from({ length: NAV.days }, (_, index) => addDays(businessDate(NAV.from), index));
  await addNavs(
    db,
    days.map((date) => ({ schemeId, date, nav: nav(NAV.value) })),
  );
  await close();
  return { schemeId };
}
