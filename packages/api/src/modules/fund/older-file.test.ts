import { businessDate } from '@prosperx/core/time';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { navs, nfos, planTerms, schemeFacts, schemes } from '#db/schema/index.js';
import { importNfos } from '#modules/nfo/import-nfos.js';
import { readNfoFile } from '#modules/nfo/nfo-file.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_START, testClock, testCrypto } from '#testing/test-services.js';
import { type FactFile, FACT_FILES } from './fact-file.js';
import { importFactFile } from './import-fact-file.js';
import { importFacts } from './import-facts.js';
import { importMarket } from './import-market.js';
import { importSchemes } from './import-schemes.js';
import { importSips } from './import-sips.js';
import { importTerms } from './import-terms.js';

const today = businessDate('2026-11-16');
const ISIN = 'INF000A01001';
/** A day as one file writes it: a newer and an older one. */
const NEW = { iso: '2026-11-13', plain: '13112026', named: '13-Nov-2026' } as const;
const OLD = { iso: '2026-11-10', plain: '10112026', named: '10-Nov-2026' } as const;
type Day = typeof NEW | typeof OLD;

const marketOf = ({ named }: Day, name: string) =>
  [
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
    'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
    'First Mutual Fund',
    `1001;${ISIN};-;${name};Regular Plan;Growth;15;${named}`,
  ].join('\n');

/** What each kind of fact says, by a figure that makes one file differ from the other. */
const FACTS: Readonly<Record<FactFile, (figure: number) => readonly [title: string, cells: string]>> = {
  'expense-ratios': (figure) => ['Expense Ratio', `1.${figure}`],
  'exit-loads': (figure) => ['Exit Load', `${figure}% within 12 months`],
  riskometers: (figure) => ['Riskometer', figure === 1 ? 'High' : 'Low'],
  sizes: (figure) => ['Size', `${figure}000`],
  benchmarks: (figure) => ['Benchmark', `Index ${figure}`],
  managers: (figure) => ['Manager', `Manager ${figure}`],
  portfolios: (figure) => ['Holding,Percent', `Company,9${figure}`],
  documents: (figure) => ['Document,Link', `factsheet,https://first.example/${figure}.pdf`],
};

const offer = (day: Day, figure: number) =>
  JSON.stringify({
    source: 'Notices of the exchange (facts only)',
    asOfSuggested: day.iso,
    items: [
      {
        schemeName: 'Axis Nifty Energy Index Fund',
        amc: 'Axis Mutual Fund',
        category: 'Index',
        nfoOpenDate: '2026-11-09',
        nfoClosureDate: `2026-11-2${figure}`,
        allotmentDate: null,
        isinRegularGrowth: null,
        isinDirectGrowth: null,
        minimumLumpsumAmount: null,
        minimumSipAmount: null,
      },
    ],
  });

describeWithDb('an older file', (given) => {
  beforeEach(async () => {
    for (const table of [planTerms, navs, nfos, schemes]) await given.db.delete(table);
    await importMarket(given.db, marketOf(NEW, 'First Fund'), { today, now: TEST_START });
  });

  type Take = (day: Day, figure: number) => Promise<unknown>;
  const named = (name: string, lines: readonly string[]) => ({ name, text: lines.join('\r\n') });
  const importers: Readonly<Record<string, Take>> = {
    nav: (day, figure) =>
      importMarket(given.db, marketOf(day, figure === 1 ? 'First Fund' : 'Former Fund'), { today, now: TEST_START }),
    schemes: (day, figure) =>
      importSchemes(
        given.db,
        named(`SCHMSTRDET_${day.plain}.txt`, [
          'Scheme Code|ISIN|Scheme Plan|Scheme Name|Purchase Allowed|Minimum Purchase Amount|Maximum Purchase Amount|Purchase Amount Multiplier|Redemption Allowed|Redemption Amount – Minimum|STP FLAG',
          `F1-GR|${ISIN}|NORMAL|Fund|Y|${figure}000|0|100|Y|500|Y`,
        ]),
        { today },
      ),
    sips: (day, figure) =>
      importSips(
        given.db,
        named(`SIPMSTR_${day.plain}.txt`, [
          'AMC CODE|SCHEME CODE|SIP TRANSACTION MODE|SIP FREQUENCY|SIP DATES|SIP MINIMUM GAP|SIP MAXIMUM GAP|SIP STATUS|SIP MINIMUM INSTALLMENT AMOUNT|SIP MULTIPLIER AMOUNT|SCHEME ISIN',
          `F|F1|P|MONTHLY|${figure},10|30|90|1|500|100|${ISIN}`,
        ]),
        { today },
      ),
    plans: (day, figure) =>
      importTerms(
        given.db,
        named(`ASTP_${day.plain}.txt`, [
          [
            'SCHEME ISIN|ASTP FREQUENCY|ASTP REG IN|ASTP REG OUT|ASTP OUT MINIMUM INSTALLMENT AMOUNT',
            'ASTP OUT MAXIMUM INSTALLMENT AMOUNT|ASTP OUT MULTIPLIER AMOUNT|ASTP IN MINIMUM INSTALLMENT AMOUNT',
            'ASTP IN MAXIMUM INSTALLMENT AMOUNT|ASTP MINIMUM INSTALLMENT NUMBERS|ASTP MAXIMUM INSTALLMENT NUMBERS',
            'ASTP DATES|ASTP MINIMUM GAP|ASTP MAXIMUM GAP|ASTP STATUS',
          ].join('|'),
          `${ISIN}|MONTHLY|1|1|1500|0|100|1000|999999999|12|0|${figure}|7|60|1`,
        ]),
        { today },
      ),
    facts: (day, figure) =>
      importFacts(
        given.db,
        {
          name: 'attributes.json',
          text: JSON.stringify({
            asOf: day.iso,
            items: [
              {
                amfiCode: 1001,
                risk: figure === 1 ? 'High Risk' : 'Low Risk',
                aumMillion: figure,
                ter: figure,
                terDate: day.iso,
              },
            ],
          }),
        },
        { today },
      ),
    nfo: (day, figure) =>
      importNfos({ db: given.db, clock: testClock(), crypto: testCrypto }, readNfoFile(offer(day, figure))),
    ...Object.fromEntries(
      (Object.keys(FACT_FILES) as FactFile[]).map((kind): [string, Take] => [
        kind,
        (day, figure) => {
          const [title, cells] = FACTS[kind](figure);
          const lines = [`ISIN,As Of,${title}`, `${ISIN},${day.iso},${cells}`];
          return importFactFile(given.db, kind, named(`${kind}.csv`, lines), { today });
        },
      ]),
    ),
  };

  /** All facts that files bring; of sizes, those over time may have an older day beside the newer. */
  const facts = async () => ({
    // the NAV of an older file is the one before
    schemes: (await given.db.select().from(schemes).orderBy(asc(schemes.amfiCode))).map(
      ({ previousNav: _, ...scheme }) => scheme,
    ),
    terms: await given.db.select().from(planTerms),
    offers: await given.db.select().from(nfos),
    facts: (await given.db.select().from(schemeFacts).orderBy(asc(schemeFacts.schemeId), asc(schemeFacts.kind))).filter(
      ({ kind }) => kind !== 'size',
    ),
  });

  it.each(Object.keys(importers))(
    'of %s takes back nothing that a newer one said, and the newer one again changes nothing',
    async (kind) => {
      const take = importers[kind]!;
      await take(NEW, 1);
      const newer = await facts();
      await take(OLD, 2);
      expect(await facts()).toEqual(newer);
      await take(NEW, 1);
      expect(await facts()).toEqual(newer);
      // the file is read at all: what it says of the same day another time is taken
      await take(NEW, 2);
      expect(await facts()).not.toEqual(newer);
    },
  );
});
