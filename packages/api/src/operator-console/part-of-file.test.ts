import { beforeAll, expect, it } from 'vitest';
import { navs, pincodes, planTerms, schemes } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { tableContents } from '#testing/table-contents.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { importers } from './importers.js';

const SIXTY = Array.from({ length: 60 }, (_, at) => 1_001 + at);
const isinOf = (code: number) => `INF000A0${code}`;

/** A file of each kind that replaces the one before: its name, its head, and the row of a scheme. */
const FILES = {
  nav: [
    'NAVAll.txt',
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date\nOpen Ended Schemes(Equity Scheme - Mid Cap Fund)\nFirst Mutual Fund',
    (code: number) => `${code};${isinOf(code)};-;Fund ${code};Regular Plan;Growth;15;13-Nov-2026`,
  ],
  schemes: [
    'SCHMSTRDET_13112026.txt',
    'Scheme Code|ISIN|Scheme Plan|Scheme Name|Purchase Allowed|Minimum Purchase Amount|Redemption Allowed|Redemption Amount – Minimum|STP FLAG',
    (code: number) => `F${code}|${isinOf(code)}|NORMAL|Fund ${code}|Y|100|Y|100|Y`,
  ],
  sips: [
    'SIPMSTR_13112026.txt',
    'SIP FREQUENCY|SIP DATES|SIP MINIMUM GAP|SIP MAXIMUM GAP|SIP STATUS|SIP MINIMUM INSTALLMENT AMOUNT|SIP MULTIPLIER AMOUNT|SCHEME ISIN',
    (code: number) => `MONTHLY|1,5,10|30|90|1|100|1|${isinOf(code)}`,
  ],
  plans: [
    'ASTP_13112026.txt',
    'SCHEME ISIN|ASTP FREQUENCY|ASTP REG IN|ASTP REG OUT|ASTP OUT MINIMUM INSTALLMENT AMOUNT',
    (code: number) => `${isinOf(code)}|WEEKLY|1|1|1500`,
  ],
  pincodes: ['pincodes.csv', 'pincode,district,state', (code: number) => `40${code},Mumbai,Maharashtra`],
} as const;

describeWithDb('a part of a file', (given) => {
  const at = () => ({ db: given.db, clock: testClock(), crypto: testCrypto, progress: () => {} });
  const take = (kind: keyof typeof FILES, codes: readonly number[], options = {}) => {
    const [name, head, rowOf] = FILES[kind];
    return importers[kind]({ name, text: [head, ...codes.map(rowOf)].join('\n') }, { ...at(), ...options });
  };
  beforeAll(async () => {
    for (const table of [navs, planTerms, schemes, pincodes]) await given.db.delete(table);
  });

  it.each(Object.keys(FILES) as (keyof typeof FILES)[])(
    'of %s is refused and changes nothing, unless somebody says that it is right',
    async (kind) => {
      await take(kind, SIXTY);
      const before = await tableContents(given.db);
      await expect(take(kind, SIXTY.slice(0, 40))).rejects.toThrow(/the file has 40 .*, and 60 are known/);
      expect(await tableContents(given.db)).toEqual(before);
      await take(kind, SIXTY.slice(0, 50));
      await take(kind, SIXTY.slice(0, 30), { mayShrink: true });
      await take(kind, SIXTY);
    },
  );
});
