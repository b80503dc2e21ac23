import type { StatementCase } from './statement-case.js';

const CDSL_HEAD = [
  'Central Depository Services (India) Limited',
  'Consolidated Account Statement',
  'Statement for the period from 01-03-2025 to 31-03-2025',
  'MUTUAL FUND UNITS HELD AS ON 31-03-2025',
  'Scheme Name|ISIN|Folio No.|ARN Code|Closing|NAV|Cumulative|Valuation',
  '^||||Bal (Units)|(`)|Amount Invested|(`)',
];
const AXIS = 'EWDG - Axis ELSS Fund|INF846K01EW2|9101234567|DIRECT|100.000|60.0000|4,999.75|6,000.00';
const HELD = [['9101234567', 'Axis ELSS Fund', 'INF846K01EW2', 100, 6_000]] as const;
const PARAG = [['77665544', 'Parag Parikh Flexi Cap Fund', 'INF879O01027', 10, 1_200]] as const;

/** Statements of CDSL. */
export const CDSL_CASES: readonly StatementCase[] = [
  { title: 'a folio', lines: [...CDSL_HEAD, AXIS, 'Grand Total|||||||6,000.00'], held: HELD },
  {
    title: 'a folio without its way of buying, and one without what was paid',
    lines: [
      ...CDSL_HEAD,
      'EWDG - Axis ELSS Fund|INF846K01EW2|9101234567||100.000|60.0000|4,999.75|6,000.00',
      'PPG - Parag Parikh Flexi Cap Fund|INF879O01027|77665544|ARN-5|10.000|120.0000||1,200.00',
    ],
    held: [...HELD, ...PARAG],
  },
  {
    title: 'an ISIN and a name in several lines, below their figures',
    lines: [
      ...CDSL_HEAD,
      'PPG - Parag Parikh|INF879O0|77665544|DIRECT|10.000|120.0000|900.00|1,200.00',
      '^Flexi Cap|1027',
      '^0> Fund',
      AXIS,
    ],
    held: [...PARAG, ...HELD],
  },
  {
    title: 'a name around its figures',
    lines: [
      ...CDSL_HEAD,
      '0> PPG - Parag Parikh',
      '^Flexi|INF879O01027|77665544|DIRECT|10.000|120.0000|900.00|1,200.00',
      '^0> Cap Fund',
      '',
      AXIS,
    ],
    held: [...PARAG, ...HELD],
  },
  {
    title: 'a long folio in two lines',
    lines: [
      ...CDSL_HEAD,
      'SPGD - Motilal Oswal S&P|INF247L01AG2|910121125-|DIRECT|20.000|28.0000|504.20|560.00',
      '^500 Index Fund||82/0',
    ],
    held: [['91012112582/0', 'Motilal Oswal S&P 500 Index Fund', 'INF247L01AG2', 20, 560]],
  },
  {
    title: 'a page that breaks the table, its head again',
    lines: [
      ...CDSL_HEAD,
      AXIS,
      'Page 3 of 9',
      '---',
      ...CDSL_HEAD.slice(4),
      'PPG - Parag Parikh Flexi Cap Fund|INF879O01027|77665544|DIRECT|10.000|120.0000|900.00|1,200.00',
    ],
    held: [...HELD, ...PARAG],
  },
  {
    title: 'units below one without a digit before the point',
    lines: [...CDSL_HEAD, 'PPG - Parag Parikh Fund|INF879O01027|77665544|DIRECT|.196|120.0000|20.00|23.52'],
    held: [['77665544', 'Parag Parikh Fund', 'INF879O01027', 0.196, 23.52]],
  },
  {
    title: 'two accounts, of which one is joint, with funds and shares in demat',
    lines: [
      ...CDSL_HEAD.slice(0, 3),
      'DP Name : EXAMPLE BROKING LTD BO ID : 1208160011112222',
      'HOLDING STATEMENT AS ON 31-03-2025',
      'ISIN|Security||||Current Bal|Market Price|Value',
      'INE000A01001|EXAMPLE COMPANY LIMITED||||100.000|450.50|45,050.00',
      'INF204KB14I2|NIPPON INDIA ETF NIFTY BEES||||10.000|250.00|2,500.00',
      'Total|||||||47,550.00',
      'DP Name : EXAMPLE BANK BO ID : IN30115112241815',
      'STATEMENT OF TRANSACTIONS FOR THE PERIOD',
      'MUTUAL FUND UNITS HELD AS ON 31-03-2025',
      AXIS,
    ],
    held: [...HELD, ['12081600 11112222', 'NIPPON INDIA ETF NIFTY BEES', 'INF204KB14I2', 10, 2_500]],
  },
  {
    title: 'figures that are not units at a price are left out by name',
    lines: [
      ...CDSL_HEAD,
      AXIS,
      'PPG - Parag Parikh Flexi Cap Fund|INF879O01027|77665544|DIRECT|10.000|120.0000|900.00|9,200.00',
    ],
    held: HELD,
    leftOut: ['Parag Parikh Flexi Cap Fund'],
  },
];

const NSDL_HEAD = [
  'NSDL Consolidated Account Statement',
  'Statement for the period from 01-Mar-2025 to 31-Mar-2025',
  'Mutual Fund Folios (F)',
  'ISIN|ISIN Description|Folio No.|No. of|Average|Total Cost|Current NAV|Current Value|Unrealised|Annualised',
  '^UCC|||Units|Cost|(`)|(`)|(`)|Profit/(Loss)|Return(%)',
];
const NSDL_AXIS = 'INF846K01EW2|Axis ELSS|9101234567|100.000|49.9975|4,999.75|60.0000|6,000.00|1,000.25|12.10';

/** Statements of NSDL. */
export const NSDL_CASES: readonly StatementCase[] = [
  {
    title: 'a folio with its UCC',
    lines: [...NSDL_HEAD, NSDL_AXIS, '^MFAXIS0001|Fund', 'Total|||||||6,000.00'],
    held: HELD,
  },
  {
    title: 'a UCC of one digit among the figures',
    lines: [
      ...NSDL_HEAD,
      'INF846K01EW2|Axis ELSS Fund|9101234567|7 100.000|49.9975|4,999.75|60.0000|6,000.00|1,000.25|12.10',
    ],
    held: HELD,
  },
  {
    title: 'funds of a demat account, other than its shares',
    lines: [
      ...NSDL_HEAD.slice(0, 2),
      'DP ID: IN301151 Client ID: 12241815',
      'Equities (E)',
      'INE000A01001|EXAMPLE COMPANY||10.000|||450.00|4,500.00',
      'Mutual Funds (M)',
      'ISIN|Security||No. of Units|||NAV|Value',
      'INF879O01027|Parag Parikh Flexi Cap Fund||10.000|||120.0000|1,200.00',
      'Sub Total|||||||1,200.00',
      ...NSDL_HEAD.slice(2),
      NSDL_AXIS,
      '^MFAXIS0001|Fund',
    ],
    held: [...HELD, ['IN301151 12241815', 'Parag Parikh Flexi Cap Fund', 'INF879O01027', 10, 1_200]],
  },
];
