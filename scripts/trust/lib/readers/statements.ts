import { casJson, readCas } from '@prosperx/core/portfolio';
import { readStatement } from '@prosperx/core/statement';
import { CDSL_CASES, NSDL_CASES } from '../../../../packages/core/src/statement/testing/depository-cases.js';
import {
  CDSL,
  DETAILED,
  drawnLines,
  NSDL,
  piecesOf,
  SUMMARY,
} from '../../../../packages/core/src/statement/testing/drawn.js';
import { LINE_CASES } from '../../../../packages/core/src/statement/testing/line-cases.js';
import { SCHEME_CASES } from '../../../../packages/core/src/statement/testing/scheme-cases.js';
import { SUMMARY_CASES } from '../../../../packages/core/src/statement/testing/summary-cases.js';
import type { Reader } from '../led-by-coverage.js';
import { bytesOf, textOf } from './bytes.js';

const SCHEME = {
  scheme: 'One Fund',
  isin: 'INF000A01001',
  amfi: '1',
  open: '1',
  close: '33.4',
  close_calculated: 33.4,
};
const MOVES = [{ date: '2024-04-05', type: 'PURCHASE', units: '10.5', amount: 100, nav: 9.5, description: 'Purchase' }];
const CAS = {
  file_type: 'CAMS',
  statement_period: { from: '01-Apr-2024', to: '31-Mar-2025' },
  folios: [
    {
      folio: '123 / 90',
      amc: 'One Mutual Fund',
      PAN: 'ABCDE1234F',
      schemes: [{ ...SCHEME, valuation: { date: '2025-03-31', nav: '165.41', cost: '4,999.75' }, transactions: MOVES }],
    },
  ],
  parse_warnings: ['a warning'],
};
const CENTRAL = {
  pan: 'ABCDE1234F',
  data: [
    {
      dtSummary: [
        {
          schemeName: 'One Fund',
          amcName: 'One',
          folio: '1',
          isin: 'INF000A01001',
          closingBalance: '10.5',
          nav: '9.5',
          navDate: '31-Mar-2025',
          marketValue: '99.75',
          costValue: '100',
        },
      ],
    },
  ],
};

const COLUMNS = [DETAILED, SUMMARY, CDSL, NSDL];
const CASES = [[...LINE_CASES, ...SCHEME_CASES], SUMMARY_CASES, CDSL_CASES, NSDL_CASES];

/** Readers of consolidated statements. */
export const STATEMENT_READERS: Readonly<Record<string, Reader>> = {
  'statement as JSON': {
    seeds: [CAS, { ...CAS, file_type: 'NSDL', accounts: [] }, CENTRAL].map((cas) => bytesOf(JSON.stringify(cas))),
    read: (input) => {
      const found = readCas(textOf(input));
      if ('fault' in found) return;
      const again = readCas(casJson(found.statement, { withTransactions: true }));
      // what the phone keeps of a statement is read by the server
      if ('fault' in again && found.statement.holdings.length > 0)
        throw new Error(`what was read is not read again: ${again.fault.path}`);
    },
  },
  'statement as PDF': {
    // the first sign says whose columns they are
    seeds: CASES.flatMap((cases, at) => cases.map(({ lines }) => bytesOf([String(at), ...lines].join('\n')))),
    read: (input) => {
      const [kind, ...lines] = textOf(input).split('\n');
      readStatement(piecesOf(drawnLines(lines, COLUMNS[Number(kind)] ?? DETAILED)));
    },
  },
};
