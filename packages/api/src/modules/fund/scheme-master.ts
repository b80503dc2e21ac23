import { INVESTMENT_MAXIMUM } from '@prosperx/core/cart';
import { type Paise, rupees, type Units, unitsRounded } from '@prosperx/core/money';
import { type BusinessDate, businessDate } from '@prosperx/core/time';
import {
  type BadRow,
  type Cells,
  dayOfName,
  isYes,
  linesOf,
  MasterFileError,
  numberIn,
  RowError,
} from './master-file.js';

/** What a scheme master says of one scheme. */
export interface MasterRow {
  readonly line: number;
  readonly isin: string;
  readonly bseCode: string;
  readonly isDirect: boolean;
  /** The day for which it is known. */
  readonly date: BusinessDate;
  readonly isActive: boolean;
  readonly allowPurchase: boolean;
  readonly allowRedemption: boolean;
  readonly stpAllowed: boolean;
  readonly minimumLumpsum: Paise;
  readonly lumpsumMultiple: Paise;
  readonly maximum: Paise;
  readonly minimumRedemption: Paise;
  readonly redemptionMultiple: Paise;
  readonly minimumRedemptionUnits: Units;
  readonly redemptionUnitsMultiple: Units;
}

const REQUIRED = ['Scheme Code', 'ISIN', 'Scheme Plan', 'Purchase Allowed', 'Minimum Purchase Amount'];

const LARGEST = INVESTMENT_MAXIMUM / 100;
const rupeesIn = (cells: Cells, title: string, fallback: number | null = null): Paise =>
  rupees(Math.round(Math.min(numberIn(cells, title, fallback), LARGEST) * 100) / 100);
/** A step of less than a rupee is one of a rupee: amounts are whole. */
const stepIn = (cells: Cells, title: string): Paise => rupees(Math.max(1, Math.round(numberIn(cells, title, 1))));

function rowOf(cells: Cells, line: number, date: BusinessDate): MasterRow {
  const isin = (cells['isin'] ?? '').trim();
  if (!/^IN[A-Z0-9]{10}$/.test(isin))
    throw new RowError(`"${isin}" is no ISIN; it has 12 characters and begins with IN`);
  const bseCode = (cells['scheme code'] ?? '').trim();
  if (bseCode === '')
    throw new RowError('"Scheme Code" is empty; write the code under which the exchange takes orders');
  const allowPurchase = isYes(cells, 'Purchase Allowed');
  return {
    line,
    isin,
    bseCode,
    date,
    isDirect: /direct/i.test(`${cells['scheme plan'] ?? ''} ${cells['scheme name'] ?? ''}`),
    isActive: cells['amc active flag'] === undefined || isYes(cells, 'AMC Active Flag'),
    allowPurchase,
    allowRedemption: isYes(cells, 'Redemption Allowed'),
    stpAllowed: isYes(cells, 'STP FLAG'),
    minimumLumpsum: rupeesIn(cells, 'Minimum Purchase Amount', allowPurchase ? null : 0),
    lumpsumMultiple: stepIn(cells, 'Purchase Amount Multiplier'),
    // no limit is written as zero, or as nines
    maximum: rupees(
      numberIn(cells, 'Maximum Purchase Amount', 0) === 0
        ? LARGEST
        : Math.min(numberIn(cells, 'Maximum Purchase Amount'), LARGEST),
    ),
    minimumRedemption: rupeesIn(cells, 'Redemption Amount - Minimum', 1),
    redemptionMultiple: stepIn(cells, 'Redemption Amount Multiple'),
    minimumRedemptionUnits: unitsRounded(numberIn(cells, 'Minimum Redemption Qty', 0)),
    redemptionUnitsMultiple: unitsRounded(numberIn(cells, 'Redemption Qty Multiplier', 0)),
  };
}

/** What a line of the collected master of March 2020 names in other words. */
function cellsOfJson(line: string): { readonly cells: Cells; readonly day: string } {
  const row = JSON.parse(line) as Record<string, unknown>;
  const of = (key: string) => (typeof row[key] === 'object' ? '' : String(row[key] ?? ''));
  const { nav, last_nav: last } = row as Record<'nav' | 'last_nav', { readonly date?: string } | undefined>;
  const cells = {
    isin: of('ISIN'),
    'scheme code': of('code'),
    'scheme name': of('name'),
    'purchase allowed': of('lump_available'),
    'minimum purchase amount': of('lump_min'),
    'purchase amount multiplier': of('lump_multiplier'),
    'maximum purchase amount': of('lump_max'),
    'redemption allowed': of('redemption_allowed'),
    'redemption amount minimum': of('redemption_amount_minimum'),
    'redemption amount multiple': of('redemption_amount_multiple'),
    'minimum redemption qty': of('redemption_quantity_minimum'),
    'redemption qty multiplier': of('redemption_quantity_multiple'),
    'stp flag': of('stp_flag'),
  };
  return { cells, day: nav?.date ?? last?.date ?? '' };
}

function* cellsOf(
  name: string,
  text: string,
): Generator<{ line: number; read: () => { cells: Cells; date: BusinessDate } }> {
  const lines = text.trimEnd().split(/\r?\n/);
  if (lines[0]?.startsWith('{')) {
    for (const [at, line] of lines.entries()) {
      const read = () => {
        const { cells, day } = cellsOfJson(line);
        return { cells, date: businessDate(day) };
      };
      yield { line: at + 1, read };
    }
    return;
  }
  const date = dayOfName(name, 'SCHMSTRDET_21082026.txt');
  for (const { line, read } of linesOf(name, text, REQUIRED)) yield { line, read: () => ({ cells: read(), date }) };
}

/**
 * Reads a scheme master: the exchange's SCHMSTRDET (columns by their titles, between bars; its day in its name), or one scheme of JSON a
 * line. Throws MasterFileError for what is neither.
 */
export function parseMaster(
  name: string,
  text: string,
): { readonly rows: readonly MasterRow[]; readonly bad: readonly BadRow[] } {
  const rows: MasterRow[] = [];
  const bad: BadRow[] = [];
  for (const { line, read } of cellsOf(name, text)) {
    try {
      const { cells, date } = read();
      rows.push(rowOf(cells, line, date));
    } catch (error) {
      const what =
        error instanceof RowError
          ? error.message
          : 'has no date or is no record; correct the line or get the file again';
      bad.push({ line, what });
    }
  }
  if (rows.length === 0) throw new MasterFileError(`${name} has no row that can be used`);
  return { rows, bad };
}
