import {
  BUY,
  FOLIO,
  foot,
  FUND,
  HEAD,
  HUNDRED,
  hundred,
  ISIN,
  NAME,
  named,
  NUMBER,
  one,
  OPENING,
  TABLE,
} from './detailed-lines.js';
import type { StatementCase } from './statement-case.js';

/** Detailed statements of CAMS and KFintech, by what has been reported of their schemes, pages and folios. */
export const SCHEME_CASES: readonly StatementCase[] = [
  {
    title: 'a name that is wrapped, its ISIN on the next line',
    lines: one([BUY], hundred, {
      fund: [
        '128TSDGG-Axis ELSS Tax Saver Fund -                         Registrar : KFINTECH',
        'Direct Growth -',
        'ISIN: INF846K01EW2(Advisor: DIRECT)',
      ],
    }),
    held: HUNDRED,
  },
  {
    title: 'an ISIN that a line parts',
    lines: one([BUY], hundred, {
      fund: [
        '128TSDGG-Axis ELSS Tax Saver Fund - Direct Growth - ISIN: INF846K Registrar : KFINTECH',
        '01EW2(Advisor: DIRECT)',
      ],
    }),
    held: HUNDRED,
  },
  {
    title: 'an adviser that a line parts',
    lines: one([BUY], hundred, {
      fund: [
        '128TSDGG-Axis ELSS Tax Saver Fund - Direct Growth - ISIN: INF846K01EW2(Advisor: Registrar : CAMS',
        'ARN-28283)',
      ],
    }),
    held: HUNDRED,
  },
  {
    title: 'an ISIN in the middle of a name',
    lines: one([BUY], hundred, {
      fund: ['FTI155-Franklin India Fund - IDCW - ISIN: INF090I01155 - Payout (Advisor: ARN-1) Registrar : CAMS'],
    }),
    held: named('Franklin India Fund - IDCW - Payout', 'INF090I01155'),
  },
  {
    title: 'a scheme without an ISIN',
    lines: one([BUY], hundred, { fund: ['D110-DSP ELSS Fund - Growth (Advisor: ARN-1) Registrar : CAMS'] }),
    held: named('DSP ELSS Fund - Growth', ''),
  },
  {
    title: 'a renamed scheme, by the name that it has now',
    lines: one([BUY], hundred, {
      fund: [
        'G52-Bandhan ELSS Tax saver Fund-Growth-(Regular Plan) (erstwhile Bandhan Tax Advantage',
        '(ELSS) Fund-Growth-Regular Plan) (Non-Demat) - ISIN: INF194K01292(Advisor: ARN-0005) Registrar : CAMS',
      ],
    }),
    held: named('Bandhan ELSS Tax saver Fund-Growth-(Regular Plan)', 'INF194K01292'),
  },
  {
    title: 'a code with a blank in it',
    lines: one([BUY], hundred, {
      fund: [
        '117 IOD1G-Mirae Asset Large Cap Fund - Direct Plan - ISIN: INF769K01AX2(Advisor: DIRECT) Registrar : KFINTECH',
      ],
    }),
    held: named('Mirae Asset Large Cap Fund - Direct Plan', 'INF769K01AX2'),
  },
  {
    title: 'nominees, joint holders and loads beside a name',
    lines: one([BUY], hundred, {
      fund: [
        'Ravi Verma',
        'Mode of Holding: Joint',
        FUND,
        'Nominee 1: Nila Verma Nominee 2: Nominee 3:',
        'Entry Load - NIL, Exit Load - 1%',
      ],
    }),
    held: HUNDRED,
  },
  {
    title: 'two schemes of a folio, loads between them',
    lines: [
      ...one([BUY], hundred),
      'Entry Load : NIL. Exit Load : 1% if redeemed before 01-Apr-2025, B-30 as of the addendum',
      'SCGG-Axis Small Cap Fund - Direct Growth - ISIN: INF846K01K35(Advisor: DIRECT) Registrar : KFINTECH',
      OPENING,
      '05-May-2024|Purchase|1,000.00|10.000|100.0000|10.000',
      foot('10.000', '1,200.00', '120.0000'),
    ],
    held: [...HUNDRED, [NUMBER, 'Axis Small Cap Fund - Direct Growth', 'INF846K01K35', 10, 1_200]],
  },
  {
    title: 'two houses with one number of a folio',
    lines: [
      ...one([BUY], hundred),
      'PPFAS Mutual Fund',
      'Folio No: 9101234567 / 0 PAN: AAAPV1234A KYC: OK PAN: OK',
      'PP001ZG-Parag Parikh Flexi Cap Fund - Direct Growth - ISIN: INF879O01027(Advisor: DIRECT) Registrar : CAMS',
      OPENING,
      '05-May-2024|Purchase|1,000.00|10.000|100.0000|10.000',
      foot('10.000', '1,200.00', '120.0000'),
    ],
    held: [...HUNDRED, [NUMBER, 'Parag Parikh Flexi Cap Fund - Direct Growth', 'INF879O01027', 10, 1_200]],
  },
  {
    title: 'a page that breaks a scheme',
    lines: [
      ...one([BUY], 'Page 1 of 2'),
      '---',
      ...HEAD.slice(0, 2),
      ...TABLE,
      '06-May-2024|Redemption|(2,000.00)|(40.000)|50.0000|60.000',
      foot('60.000', '3,600.00'),
    ],
    held: [[NUMBER, NAME, ISIN, 60, 3_600]],
    moves: [
      ['PURCHASE', 100],
      ['REDEMPTION', -40],
    ],
  },
  {
    title: 'a page that breaks a scheme and names its house and folio again, without a head of its own',
    lines: [
      ...one([BUY], 'CAMSCASWS-71234-v5'),
      '---',
      ...FOLIO.slice(0, 2),
      '06-May-2024|Redemption|(2,000.00)|(40.000)|50.0000|60.000',
      foot('60.000', '3,600.00'),
    ],
    held: [[NUMBER, NAME, ISIN, 60, 3_600]],
  },
  {
    title: 'a page that breaks the name of a scheme',
    lines: [
      ...HEAD,
      ...TABLE,
      ...FOLIO,
      '128TSDGG-Axis ELSS Tax Saver Fund - Registrar : KFINTECH',
      'Page 1 of 2',
      '---',
      ...HEAD.slice(0, 2),
      ...TABLE,
      'Direct Growth - ISIN: INF846K01EW2(Advisor: DIRECT)',
      OPENING,
      BUY,
      hundred,
    ],
    held: HUNDRED,
  },
  {
    title: 'a page that breaks the foot of a scheme',
    lines: [
      ...one([BUY], 'Closing Unit Balance: 100.000'),
      '---',
      ...HEAD.slice(0, 2),
      ...TABLE,
      'NAV on 28-Mar-2025: INR 60.0000 Market Value on 28-Mar-2025: INR 6,000.00',
    ],
    held: HUNDRED,
  },
  {
    title: 'two entries of a scheme in one folio',
    lines: [
      ...one([BUY], hundred),
      FUND,
      OPENING,
      '05-May-2024|Switch In - From Regular Plan|1,000.00|20.000|50.0000|20.000',
      foot('20.000', '1,200.00'),
    ],
    held: [[NUMBER, NAME, ISIN, 120, 7_200]],
    moves: [
      ['PURCHASE', 100],
      ['SWITCH_IN', 20],
    ],
  },
  {
    title: 'two entries of which the second goes on where the first ends',
    lines: [
      ...one([BUY], hundred),
      FUND,
      'Opening Unit Balance: 100.000',
      '05-May-2024|Purchase|1,000.00|20.000|50.0000|120.000',
      foot('120.000', '7,200.00'),
    ],
    held: [[NUMBER, NAME, ISIN, 120, 7_200]],
  },
  {
    title: 'a switch within a folio, its source without units',
    lines: [
      ...one([BUY, '05-May-2024|Switch Out - To Direct|(5,500.00)|(100.000)|55.0000|0.000'], foot('0.000', '0.00')),
      'SCGG-Axis Small Cap Fund - Direct Growth - ISIN: INF846K01K35(Advisor: DIRECT) Registrar : KFINTECH',
      OPENING,
      '05-May-2024|Switch In - From ELSS|5,500.00|100.000|55.0000|100.000',
      hundred,
    ],
    held: [[NUMBER, 'Axis Small Cap Fund - Direct Growth', 'INF846K01K35', 100, 6_000]],
    sold: [NAME],
  },
  {
    title: 'a scheme without its closing balance is left out by name',
    lines: [
      ...one([BUY], hundred),
      'SCGG-Axis Small Cap Fund - Direct Growth - ISIN: INF846K01K35(Advisor: DIRECT) Registrar : KFINTECH',
      OPENING,
      '05-May-2024|Purchase|5,500.00|100.000|55.0000|100.000',
    ],
    held: HUNDRED,
    leftOut: [`Axis Small Cap Fund - Direct Growth, ${NUMBER}`],
  },
  {
    title: 'a balance without a scheme is left out by its page',
    lines: [
      ...one([BUY], hundred),
      '---',
      'PPFAS Mutual Fund',
      'Folio No: 77 / 1',
      'a name that nobody reads',
      OPENING,
    ],
    held: HUNDRED,
    leftOut: ['page 2'],
  },
  {
    title: 'a house that calls itself a fund house',
    lines: [...HEAD, ...TABLE, 'Jio BlackRock Fund House', ...FOLIO.slice(1), FUND, OPENING, BUY, hundred],
    held: HUNDRED,
  },
];
