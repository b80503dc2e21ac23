// What reads files and messages of others: each with samples of every kind that it tells apart, and what it may do with them.
import { createHmac } from 'node:crypto';
import { readLeadFile } from '@prosperx/core/lead';
import { casJson, readCas } from '@prosperx/core/portfolio';
import { brokerageOf, readFeed } from '@prosperx/core/registrar';
import { readStatement } from '@prosperx/core/statement';
import { checkUpload, imageTypeOf, pixelsOf } from '@prosperx/core/upload';
import { cashfreeGateway } from '../../../packages/api/src/providers/gateway/cashfree-gateway.js';
import { razorpayGateway } from '../../../packages/api/src/providers/gateway/razorpay-gateway.js';
import { NavFileError, NEEDED_OF_MARKET, parseNavFile } from '../../../packages/api/src/providers/nav/nav-file.js';
import { storedZip } from '../../../packages/api/src/testing/stored-zip.js';
import { CDSL_CASES, NSDL_CASES } from '../../../packages/core/src/statement/testing/depository-cases.js';
import {
  CDSL,
  DETAILED,
  drawnLines,
  NSDL,
  piecesOf,
  SUMMARY,
} from '../../../packages/core/src/statement/testing/drawn.js';
import { LINE_CASES } from '../../../packages/core/src/statement/testing/line-cases.js';
import { SCHEME_CASES } from '../../../packages/core/src/statement/testing/scheme-cases.js';
import { SUMMARY_CASES } from '../../../packages/core/src/statement/testing/summary-cases.js';
import { parse } from '../../../packages/sdk/src/bridge/parse.js';
import * as protocol from '../../../packages/sdk/src/bridge/protocol.js';
import { dbfTable } from '../../../packages/sdk/src/domain/file-table/dbf-table.lazy.js';
import { tableIn } from '../../../packages/sdk/src/domain/file-table/table-in.js';
import type { Reader } from './led-by-coverage.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));

/** Lets an error pass that a reader may throw. */
function mayThrow(kind: new (...args: never[]) => Error, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
  }
}

const NAVS = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date

Open Ended Schemes(Equity Scheme - Mid Cap Fund)

First Mutual Fund
100001;INF000A01011;-;First Mid Cap Fund;Direct Plan;Growth;101.2345;21-Aug-2026
100004;INF000A01045;-;First Empty Fund;;;N.A.;21-Aug-2026
`;
const OLD_NAVS = `Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date
100001;First Fund;INF000A01011;INF000A01029;10.;;;01-Jan-2024
`;

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

/** A dBASE III file of two columns and one record. */
const DBF = hex(
  `03 7e0101 01000000 6100 0b00 ${'00'.repeat(20)} ${Buffer.from('FOLIO_NO\0\0\0C').toString('hex')} 00000000 06 ${'00'.repeat(15)}
  ${Buffer.from('UNITS\0\0\0\0\0\0N').toString('hex')} 00000000 04 ${'00'.repeat(15)} 0d ${Buffer.from(' 10134 1.5').toString('hex')} 1a`.replaceAll(
    '\n',
    '',
  ),
);
const LEADS = 'Customer Name,Mobile No.,E-mail ID,Amount (lakhs)\r\nRavi Menon,9000000001,ravi@example.com,2.5\r\n';
const WBR2 =
  'TRXNNO,FOLIO_NO,PRODCODE,SCHEME,PAN,TRXN_NATURE,REVERSAL_CODE,TRADDATE,UNITS,PURPRICE,AMOUNT\n1,1013,B02G,Fund,ABCDE1234F,Switch Out,0,3/20/2019  12:00:00 AM,801.282,31.2,"25,000"\n';
const BROKERAGE =
  'AMC_CODE,BRKAGE_AMT,FOLIO_NO,SCHEME_CODE,TRXN_NO,BRKAGE_TYPE,BRKAGE_RATE,BRKAGE_FROM,BRKAGE_TO\nB,"1,234.50",1013,B02G,15,Trail,0.80,01-Oct-2026,31-Oct-2026\n';
const MFSD =
  'Folio,Product Code,Scheme Name,RegSlno,Amount,Start Date,End Date,Trtype,Frequency\n4,117E,Fund,185,65000,10/07/2026,22/10/2026,STP,Weekly\n';

/** A workbook whose parts are stored as they are, so that changes reach what reads them. */
const WORKBOOK = storedZip({
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><workbookPr date1904="0"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/sharedStrings.xml': '<sst><si><t>Name</t></si><si><t>Mobile</t></si></sst>',
  'xl/styles.xml': '<styleSheet><cellXfs count="1"><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><dimension ref="A1:B2"/><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" s="0"><v>45000</v></c><c r="B2" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>',
});

const { frameHandshakeGuards, pageHandshakeGuards, frameGuards, pageGuards, appHandshakeGuards, appGuards } = protocol;
const GUARDS = [frameHandshakeGuards, pageHandshakeGuards, frameGuards, pageGuards, appHandshakeGuards, appGuards];
const message = (type: string, payload: object) =>
  bytesOf(JSON.stringify({ source: 'prosperx', v: 1, id: '7', type, payload }));

const clock = { now: () => Date.parse('2026-10-01T10:00:00Z') };
const SECRET = 'secret';
const account = { publicUrl: 'https://x.example', clock };
const razorpay = razorpayGateway({ ...account, keyId: 'id', keySecret: SECRET, webhookSecret: SECRET });
const cashfree = cashfreeGateway({ ...account, clientId: 'id', clientSecret: SECRET });
const PAID_LINK = {
  event: 'payment_link.paid',
  created_at: 1_790_000_000,
  payload: {
    payment_link: { entity: { id: 'plink_1', reference_id: 'pay_1', short_url: 'https://rzp.io/1', status: 'paid' } },
    payment: { entity: { id: 'pay_A', amount: 500_000, status: 'captured', created_at: 1_790_000_000 } },
  },
};
const PAID_ORDER = {
  type: 'PAYMENT_LINK_EVENT',
  event_time: '2026-10-01T10:00:00+05:30',
  data: {
    link_id: 'pay_1',
    link_status: 'PAID',
    order: { order_amount: '5000.00', transaction_id: 1, transaction_status: 'SUCCESS' },
  },
};

const HEADS = [
  '89504e470d0a1a0a 0000000d 49484452 00000001 00000001 0806000000 1f15c489 0000000049454e44ae426082',
  'ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 000b 08 0001 0001 01 011100 ffda 0008 010100003f00 7f ffd9',
  '474946383961 0100 0100 80 00 00 000000ffffff 21f9 04 00000000 00 2c 0000 0000 0100 0100 00 02 02 4401 00 3b',
  `424d 46000000 00000000 36000000 28000000 01000000 01000000 0100 1800 00000000 10000000 ${'00'.repeat(16)} ffffff00`,
  '52494646 24000000 57454250 56503820 18000000 3001009d012a 0100 0100 0200 34 25 a4 00 03 70 00 fe fb 94 00 00',
];

/** Readers of what comes from outside, by name. */
export const READERS: Readonly<Record<string, Reader>> = {
  'AMFI file': {
    seeds: [NAVS, OLD_NAVS].map(bytesOf),
    read: (input) =>
      mayThrow(NavFileError, () => {
        parseNavFile(textOf(input));
        parseNavFile(textOf(input), NEEDED_OF_MARKET);
      }),
  },
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
  'tables of leads and registrars': {
    seeds: [DBF, WORKBOOK, ...[LEADS, WBR2, BROKERAGE, MFSD].map(bytesOf)],
    read: async (input) => {
      if (input.includes(0)) dbfTable(input);
      // whoever chose a workbook that cannot be read is told so
      const table = await tableIn(new File([Uint8Array.from(input)], 'x')).catch((error: unknown) => {
        if (input[0] !== 0x50) throw error;
        return null;
      });
      if (!table) return;
      readLeadFile(table);
      readFeed(table);
      brokerageOf(table);
    },
  },
  'messages of pages and apps': {
    seeds: [
      message('hello', { nonce: 'abc', versions: [1], widget: 'px-sip-calculator' }),
      message('event', { name: 'changed', detail: { a: [1] } }),
      message('resize', { height: 640 }),
      message('call', { method: 'getToken', params: null }),
      message('download', { fileName: 'a', fileUrl: 'b', fileType: 'c' }),
      message('welcome', { version: 1, platform: 'android', capabilities: ['share'] }),
    ],
    words: GUARDS.flatMap((table) => Object.keys(table)),
    read: (input) => {
      for (const guards of GUARDS) {
        const found = parse(textOf(input), guards as protocol.Guards<Record<string, Record<string, unknown>>>, 1);
        if (found && Object.hasOwn(found.payload, '__proto__')) throw new Error('a prototype came through');
      }
    },
  },
  'callbacks of gateways': {
    seeds: [PAID_LINK, PAID_ORDER].map((event) => bytesOf(JSON.stringify(event))),
    read: (input) => {
      const body = textOf(input);
      const hash = (text: string) => createHmac('sha256', SECRET).update(text);
      razorpay.readCallback(body, (name) => (name === 'X-Razorpay-Signature' ? hash(body).digest('hex') : 'evt_1'));
      const at = String(clock.now());
      cashfree.readCallback(body, (name) => (/time/i.test(name) ? at : hash(at + body).digest('base64')));
    },
  },
  pictures: {
    seeds: HEADS.map(hex),
    read: (input) => {
      checkUpload(input);
      const type = imageTypeOf(input);
      if (type) pixelsOf(type, input);
    },
  },
};
