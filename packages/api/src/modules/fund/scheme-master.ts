import { type Paise, rupees, type Units, unitsRounded } from '@prosperx/core/money';
import { type BusinessDate, businessDate } from '@prosperx/core/time';
import {
  type Cells,
  isinIn,
  isYes,
  LARGEST,
  type Line,
  linesOf,
  numberIn,
  RowError,
  rowsOf,
  rupeesIn,
  stepIn,
} from '#records/fund/master-file.js';

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

function rowOf(cells: Cells, line: number, date: BusinessDate): MasterRow {
  const isin = isinIn(cells, 'ISIN');
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

function* linesOfJson(text: string): Generator<Line> {
  for (const [at, line] of text.trimEnd().split(/\r?\n/).entries()) {
    const read = () => {
      const { cells, day } = cellsOfJson(line);
      return { cells, date: businessDate(day) };
    };
    yield { line: at + 1, read };
  }
}

/**
 * Reads a scheme master: the exchange's SCHMSTRDET (columns by their titles, between bars; its day in its name), or one scheme of JSON a
 * line. Throws MasterFileError for what is neither.
 */
export const parseMaster = (name: string, text: string) =>
  rowsOf(
    name,
    text.startsWith('{') ? linesOfJson(text) : linesOf(name, text, REQUIRED, 'SCHMSTRDET_21082026.txt'),
    rowOf,
  );
