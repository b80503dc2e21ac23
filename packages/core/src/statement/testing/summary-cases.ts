import type { StatementCase } from './statement-case.js';

const ISIN = 'INF846K01EW2';
const ROWS_HEAD = ['Consolidated Account Summary', 'As on 31-Mar-2025', 'Asha Verma'];
const SUMMARY_HEAD = [
  'Folio No.|ISIN|Scheme Name|Cost Value|Unit|NAV Date|NAV|Market Value|Registrar',
  '^|||(INR)|Balance||(INR)|(INR)',
];
const ROW = '9101234567/0|INF846K01EW2|128TSDGG-Axis ELSS Fund|4,999.75|100.000|28-Mar-2025|60.0000|6,000.00|KFINTECH';
const SHORT = [['9101234567 / 0', 'Axis ELSS Fund', ISIN, 100, 6_000]] as const;

/** Summaries of CAMS and KFintech. */
export const SUMMARY_CASES: readonly StatementCase[] = [
  {
    title: 'a row',
    lines: [...ROWS_HEAD, ...SUMMARY_HEAD, 'Axis Mutual Fund', ROW, 'Total|||4,999.75||||6,000.00'],
    held: SHORT,
  },
  {
    title: 'a name and a folio that go on below',
    lines: [
      ...ROWS_HEAD,
      ...SUMMARY_HEAD,
      '9101234567|INF846K01EW2|128TSDGG-Axis ELSS|4,999.75|100.000|28-Mar-2025|60.0000|6,000.00|KFINTECH',
      '^/0||Fund',
      '^||- Growth',
    ],
    held: [['9101234567 / 0', 'Axis ELSS Fund - Growth', ISIN, 100, 6_000]],
  },
  {
    title: 'an ISIN that goes on below',
    lines: [
      ...ROWS_HEAD,
      ...SUMMARY_HEAD,
      '9101234567/0|INF846K0|128TSDGG-Axis ELSS|4,999.75|100.000|28-Mar-2025|60.0000|6,000.00|KFINTECH',
      '^|1EW2|Fund',
    ],
    held: SHORT,
  },
  {
    title: 'notes below the total are no names',
    lines: [...ROWS_HEAD, ...SUMMARY_HEAD, ROW, 'Total|||4,999.75||||6,000.00', '2> Please write to us within 30 days'],
    held: SHORT,
  },
  {
    title: 'a row without what was paid, and one without units',
    lines: [
      ...ROWS_HEAD,
      ...SUMMARY_HEAD,
      '9101234567/0|INF846K01EW2|128TSDGG-Axis ELSS Fund||100.000|28-Mar-2025|60.0000|6,000.00|KFINTECH',
      '7701/1|INF846K01K35|SCGG-Axis Small Cap Fund||0.000||0.0000|0.00|KFINTECH',
    ],
    held: SHORT,
  },
  {
    title: 'a page that begins without a head',
    lines: [
      ...ROWS_HEAD,
      ...SUMMARY_HEAD,
      ROW,
      '---',
      '7701/1|INF846K01K35|SCGG-Axis Small Cap 250|1,000.00|10.000|28-Mar-2025|120.0000|1,200.00|CAMS',
    ],
    held: [...SHORT, ['7701 / 1', 'Axis Small Cap 250', 'INF846K01K35', 10, 1_200]],
  },
  {
    title: 'an older summary without ISINs',
    lines: [
      ...ROWS_HEAD,
      'Folio No.||Scheme Name|Cost Value|Unit|NAV Date|NAV|Market Value|Registrar',
      '^|||(INR)|Balance||(INR)|(INR)',
      '9101234567/0||128TSDGG-Axis ELSS Fund|4,999.75|100.000|28-Mar-2025|60.0000|6,000.00|KFINTECH',
    ],
    held: [['9101234567 / 0', 'Axis ELSS Fund', '', 100, 6_000]],
  },
];
