import type { Paise } from '#money/index.js';
import { addMonths, type BusinessDate, startOfMonth } from '#time/index.js';
import { amountOf, dateOf, type DateOrder, dateOrderOf, numberOf } from './cells.js';
import { Columns, type FileTable, REGISTRAR_FILE_ROWS, type Registrar, type Titles } from './registrar-file.js';

/** What a row pays for: trail on assets by day, a sum at the purchase, one that is taken back, or another. */
export const BROKERAGE_KINDS = ['trail', 'upfront', 'clawback', 'other'] as const;
export type BrokerageKind = (typeof BROKERAGE_KINDS)[number];

/** A row of a brokerage file: of nobody by name. */
export interface BrokerageRow {
  /** The same row of the same registrar has the same, in whatever file it comes. */
  readonly rowKey: string;
  readonly folio: string;
  /** The registrar's code of the scheme. */
  readonly product: string;
  /** The scheme by its name; null where the file has none. */
  readonly scheme: string | null;
  readonly kind: BrokerageKind;
  /** The first day of the month for which it is paid. */
  readonly month: BusinessDate;
  readonly from: BusinessDate | null;
  readonly until: BusinessDate | null;
  /** Per cent a year; null where the file does not say. */
  readonly rate: number | null;
  readonly amount: Paise;
  /** The ARN or code of a sub-broker, through whom it came; null where there is none. */
  readonly subBroker: string | null;
}

/** Codes for why a row of a brokerage file is not taken over. */
export type BrokerageFault = 'folio_missing' | 'amount_unreadable' | 'date_unreadable' | 'rate_unreadable';

/** What a registrar's file of brokerage has. */
export interface BrokerageFile {
  /** null for a file that is none of the known ones. */
  readonly registrar: Registrar | null;
  /** Titles of columns that were looked for in vain: no row is read without them. */
  readonly missing: readonly string[];
  /** Titles that such files are not known to have. */
  readonly unknown: readonly string[];
  readonly rows: readonly BrokerageRow[];
  /** What is wrong with which row; the row of titles is 1. */
  readonly faults: readonly { readonly row: number; readonly codes: readonly BrokerageFault[] }[];
  /** Rows after the most that are read. */
  readonly left: number;
}

type Name =
  | 'folio'
  | 'product'
  | 'scheme'
  | 'transaction'
  | 'kind'
  | 'rate'
  | 'amount'
  | 'from'
  | 'until'
  | 'month'
  | 'paid'
  | 'subBroker';

/** WBR77, "Consolidated Brokerage Payout Details". */
const CAMS: Readonly<Record<Name, Titles>> = {
  folio: ['FOLIO_NO'],
  product: ['SCHEME_CODE'],
  scheme: ['SCHEME_NAME'],
  transaction: ['TRXN_NO'],
  kind: ['BRKAGE_TYPE'],
  rate: ['BRKAGE_RATE'],
  amount: ['BRKAGE_AMT'],
  from: ['BRKAGE_FROM'],
  until: ['BRKAGE_TO'],
  month: ['BROKERAGE_ACCRUAL_MONTH', 'BROKERAGE_ACRUAL_MONTH'],
  paid: ['PROC_DATE'],
  subBroker: ['SUB_BRK_ARN'],
};

/** MFSD205, "Brokerage Report". */
const KFINTECH: Readonly<Record<Name, Titles>> = {
  folio: ['Account Number', 'Folio Number'],
  product: ['Product Code', 'Scheme Code'],
  scheme: ['Fund Description'],
  transaction: ['Transaction Number'],
  kind: ['Brokerage Type', 'Brokerage Head'],
  rate: ['Percentage (%)', 'Percentage'],
  amount: ['Brokerage (in Rs.)', 'Brokerage', 'Gross Brokerage'],
  from: ['From Date', 'Starting Date'],
  until: ['To Date', 'Ending Date'],
  month: ['Accrual Month'],
  paid: ['Process Date'],
  subBroker: ['Sub-Broker', 'Sub Broker'],
};

/** What else is known to stand in these files, and is not kept. */
const NOT_KEPT: Readonly<Record<Registrar, string>> = {
  CAMS: `AMC_CODE TRXN_TYPE PLOT_AMOUNT PLOT_UNITS POST_DATE TRADE_DATE_TIME ENTRY_DATE USER_CODE USER_TRXNNO TRXN_NATURE TER_LOCATION
    SYS_REG_DATE AUT_TXN_NO AUTO_AMOUNT AUT_TXN_TYPE CEASE_DATE REMED_DATE FORF_DATE SRC_BRK_CODE BROK_CODE BRH_CODE AE_CODE ARN_EMP_CODE
    EUIN_OPTED EUIN_VALID BRK_COMM_PAID ADJ_FLAG TOTAL_UPFRONT DEFER_FREQUENCY DEFER_NO_OF_INSTALLMENT PAY_INSTALLMENT_NO PROC_FROM_DATE
    PROC_TO_DATE TRXN_DESC SPL_UPF_TENURE UPF_TENURE_END_DATE BRK_PAY_DT CLW_TYPE CLW_PERIOD REC_FLAG P_SI_DATE REC_PERIOD CLW_AMT UPF_PAID
    FEE_ID AM_CODE AM_COMM AM_RATE AVG_ASSETS CAM_COMM CAM_RATE MAM_COMM MAM_RATE NO_OF_DAYS ORIG_AE_CODE ORIG_BRH_CODE ORIG_BRK_CODE
    RATE_REF_ID REF_NO TRXN_APP_NO TXN_SCH_CODE CLW_PRD CLW_REQUIRED P_SI_MIS_CODE P_SI_USER_TRXNNO P_SI_USER_TRXNO SEQ_NO P_SI_AMT
    P_SI_TR_NO P_SI_TYPE PUR_SI_UNITS REMARKS TO_SCHEME TRXN_SIGN BRK_POSTED INV_NAME BROK_GST_STATE_CODE IGST_RATE CGST_RATE SGST_RATE
    IGST_VALUE CGST_VALUE SGST_VALUE LOCATION_CODE PREV_FOLIO BROK_CATEGORY P_SCHEME_CODE P_TRXN_TYPE P_TRXN_NO P_FOLIO_NO P_PLOT_AMOUNT
    P_PLOT_UNITS FOLIO_OLD SCHEME_FOLIO_NUMBER AMC_REF_NO REQUEST_REF_NO WRITE_OFF_REASON HOLD_REASON PREV_TRXN_NO PREV_TRXN_DATE`,
  KFINTECH: `Fund Scheme Plan Option ApplicationNumber InvestorName Address#1 Address#2 Address#3 City Pincode TransactionDescription
    Amount(inRs.) Amount Units TransactionDate AccountType BrokerageHead GrossBrokerage BranchCode ChequeNumber StartingDate EndingDate
    WarrantNumber WarrantDate DailyProduct CumulativeNAV AverageAssets TransactionID SchemeCode TransactionHead FeeType AdjustmentFlag
    STTAmount EducessAmount TranTypeCode ServiceTax BrokerageTDS NetBrokerage`,
};

/** The columns without which no row is read. */
const MUST: readonly Name[] = ['folio', 'product', 'amount', 'kind'];

function kindOf(text: string): BrokerageKind {
  if (/claw|recover/i.test(text)) return 'clawback';
  if (/^t$|trail|annual|afe/i.test(text)) return 'trail';
  return /^u$|up.?front|additional/i.test(text) ? 'upfront' : 'other';
}

/** The month of a row: the one that it names, else that of its first day, else the one before it was worked out. */
function paidFor(named: BusinessDate | null, from: BusinessDate | null, paid: BusinessDate | null) {
  if (named ?? from) return startOfMonth((named ?? from) as BusinessDate);
  return paid && addMonths(startOfMonth(paid), -1);
}

const layoutOf = (registrar: Registrar) => (registrar === 'CAMS' ? CAMS : KFINTECH);

/** Tells whose file it is by the column that has the brokerage. */
function registrarOf(titles: readonly string[]): Registrar | null {
  if (new Columns(titles, CAMS).has('amount')) return 'CAMS';
  return new Columns(titles, KFINTECH).has('amount') ? 'KFINTECH' : null;
}

interface Reading {
  readonly columns: Columns<Name>;
  readonly order: DateOrder;
}

function readRow({ columns, order }: Reading, cells: readonly string[]) {
  const cell = (name: Name) => columns.cell(cells, name);
  const dated = (name: Name) => (cell(name) === '' ? null : dateOf(cell(name), order));
  const [from, until] = [dated('from'), dated('until')];
  const month = paidFor(dated('month'), from, dated('paid'));
  const amount = amountOf(cell('amount'));
  const rate = cell('rate') === '' ? null : numberOf(cell('rate'));
  const codes: BrokerageFault[] = [];
  if (cell('folio') === '') codes.push('folio_missing');
  if (amount === null) codes.push('amount_unreadable');
  if (month === null) codes.push('date_unreadable');
  if (cell('rate') !== '' && (rate === null || rate < 0 || rate > 100)) codes.push('rate_unreadable');
  if (codes.length > 0 || amount === null || month === null) return { codes, row: null };
  const row: BrokerageRow = {
    rowKey: [
      cell('folio'),
      cell('product'),
      cell('transaction'),
      cell('kind'),
      month,
      from ?? '',
      until ?? '',
      amount,
    ].join('|'),
    folio: cell('folio'),
    product: cell('product'),
    scheme: cell('scheme') || null,
    kind: kindOf(cell('kind')),
    month,
    from,
    until,
    rate: rate === 0 ? null : rate,
    amount,
    subBroker: /^0*$/.test(cell('subBroker')) ? null : cell('subBroker').toUpperCase(),
  };
  return { codes, row };
}

/** Reads a registrar's file of brokerage by the titles of its columns, and says what is wrong in which row. */
export function brokerageOf(table: FileTable): BrokerageFile {
  const [titles = [], ...lines] = table;
  const registrar = registrarOf(titles);
  const nothing = { rows: [], faults: [], left: 0 };
  if (registrar === null) return { registrar, missing: [], unknown: [], ...nothing };
  const columns = new Columns(titles, layoutOf(registrar));
  const missing = MUST.filter((name) => !columns.has(name)).map((name) => layoutOf(registrar)[name][0] ?? name);
  const unknown = columns.unknown(NOT_KEPT[registrar]);
  if (missing.length > 0) return { registrar, missing, unknown, ...nothing };
  const filled = lines
    .map((cells, index) => ({ cells, at: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const order = dateOrderOf(
    filled.flatMap(({ cells }) =>
      (['from', 'until', 'paid', 'month'] as const).map((name) => columns.cell(cells, name)),
    ),
  );
  const rows: BrokerageRow[] = [];
  const faults: { row: number; codes: BrokerageFault[] }[] = [];
  const times = new Map<string, number>();
  for (const { cells, at } of filled.slice(0, REGISTRAR_FILE_ROWS)) {
    const { row, codes } = readRow({ columns, order }, cells);
    if (row === null) faults.push({ row: at, codes });
    else {
      // two rows that are alike in all are two payments
      const before = times.get(row.rowKey) ?? 0;
      times.set(row.rowKey, before + 1);
      rows.push(before === 0 ? row : { ...row, rowKey: `${row.rowKey}#${before + 1}` });
    }
  }
  return { registrar, missing, unknown, rows, faults, left: Math.max(0, filled.length - REGISTRAR_FILE_ROWS) };
}
