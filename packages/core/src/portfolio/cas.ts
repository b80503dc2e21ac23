import {
  addPaise,
  type Nav,
  navFromScaled,
  paise,
  type Paise,
  type Units,
  unitsFromScaled,
  ZERO_PAISE,
} from '#money/index.js';
import { type BusinessDate, namedDate } from '#time/index.js';

/** What is wrong with a file that should be a consolidated account statement; `casErrorText` has the words. */
export type CasErrorCode =
  | 'cas_unreadable'
  | 'cas_demat'
  | 'cas_wrong'
  | 'cas_nothing'
  | 'cas_in_future'
  | 'cas_other_holder'
  | 'cas_too_large';

/** A fault, and where in the file: `folios 1, schemes 2, close`; '' of the whole. */
export interface CasFault {
  readonly code: CasErrorCode;
  readonly place: string;
}

/** What a statement says of a scheme in a folio. */
export interface OutsideHolding {
  readonly schemeName: string;
  readonly brand: string;
  readonly folioNo: string;
  /** '' where the statement names none. */
  readonly isin: string;
  readonly units: Units;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  readonly value: Paise;
  /** The price paid; null where the statement does not say. */
  readonly cost: Paise | null;
  /** Of its holder; '' where the statement does not say. */
  readonly pan: string;
}

/** A consolidated account statement of CAMS and KFintech, as far as it is kept: no names, addresses, nominees or transactions. */
export interface CasStatement {
  readonly source: 'CAMS' | 'KFINTECH';
  readonly from: BusinessDate;
  readonly until: BusinessDate;
  /** What is held: schemes without units are left out. */
  readonly holdings: readonly OutsideHolding[];
}

/** Bytes of a statement; one with transactions of many years has a few million. */
export const CAS_MAX_BYTES = 20_000_000;

class Fault extends Error {
  constructor(
    readonly code: CasErrorCode,
    readonly place = '',
  ) {
    super(code);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const wrong = (place: string) => new Fault('cas_wrong', place);

function fieldsOf(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place);
  return value as Fields;
}

function listOf(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(place);
  return value;
}

/** Matches NUL and halves of a surrogate pair, which no database keeps. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

function textOf(value: unknown, place: string): string {
  if (typeof value !== 'string' || value.length > 300 || UNSTORABLE.test(value)) throw wrong(place);
  return value.trim();
}

const optional = (value: unknown, place: string) => (value === null || value === undefined ? '' : textOf(value, place));

/** Digits of a decimal that is written as a text. */
const LONGEST_DECIMAL = 40;

/** Reads a decimal, a number or a text, as a whole number of its smallest part, by what makes a quantity of that. */
function decimalOf<Quantity>(value: unknown, scale: number, of: (scaled: number) => Quantity, place: string): Quantity {
  const isText = typeof value === 'string' && value.length <= LONGEST_DECIMAL;
  const found = isText && /^[+-]?\d*\.?\d+$/.test(value.trim()) ? Number(value) : value;
  const scaled = typeof found === 'number' ? Math.round(found * scale) : NaN;
  return inRange(() => of(scaled), place);
}

/** Returns what is reckoned; one that is out of range is a fault of the file. */
function inRange<Result>(reckon: () => Result, place: string): Result {
  try {
    return reckon();
  } catch (error) {
    throw error instanceof RangeError ? wrong(place) : error;
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a day as parsers write it: `2025-03-31` or `31-Mar-2025`. */
function dayOf(value: unknown, place: string): BusinessDate {
  const text = textOf(value, place);
  const [, day, name = '', year] = /^(\d{1,2})-([A-Za-z]{3})[a-z]*-(\d{4})$/.exec(text) ?? [];
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
  const date = namedDate(day === undefined ? text : `${year}-${month}-${day.padStart(2, '0')}`);
  if (date === null) throw wrong(place);
  return date;
}

function holdingOf(given: unknown, folio: Fields, at: string, place: string): OutsideHolding {
  const scheme = fieldsOf(given, place);
  const valuation = fieldsOf(scheme['valuation'], `${place}, valuation`);
  const { cost } = valuation;
  return {
    schemeName: textOf(scheme['scheme'], `${place}, scheme`),
    brand: textOf(folio['amc'], `${at}, amc`),
    folioNo: textOf(folio['folio'], `${at}, folio`),
    isin: optional(scheme['isin'], `${place}, isin`),
    units: decimalOf(scheme['close'], 10_000, unitsFromScaled, `${place}, close`),
    nav: decimalOf(valuation['nav'], 100_000_000, navFromScaled, `${place}, valuation, nav`),
    navDate: dayOf(valuation['date'], `${place}, valuation, date`),
    value: decimalOf(valuation['value'], 100, paise, `${place}, valuation, value`),
    cost: cost === null || cost === undefined ? null : decimalOf(cost, 100, paise, `${place}, valuation, cost`),
    pan: optional(folio['PAN'], `${at}, PAN`).toUpperCase(),
  };
}

/** Refuses values and costs whose sum is out of range, of all of them or of some. */
function checkSums(holdings: readonly OutsideHolding[]): void {
  const size = (amount: Paise) => paise(Math.abs(amount));
  inRange(() => addPaise(...holdings.map(({ value }) => size(value))), 'the sum of values');
  inRange(() => addPaise(...holdings.map(({ cost }) => size(cost ?? ZERO_PAISE))), 'the sum of costs');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('cas_unreadable');
  }
}

function read(text: string): CasStatement {
  const root = fieldsOf(parse(text), 'the file');
  const source = root['file_type'];
  if (source === 'NSDL' || source === 'CDSL' || 'accounts' in root) throw new Fault('cas_demat');
  if (source !== 'CAMS' && source !== 'KFINTECH') throw wrong('file_type');
  const period = fieldsOf(root['statement_period'], 'statement_period');
  const all = listOf(root['folios'], 'folios').flatMap((each, index) => {
    const at = `folios ${index + 1}`;
    const folio = fieldsOf(each, at);
    return listOf(folio['schemes'], `${at}, schemes`).map((scheme, place) =>
      holdingOf(scheme, folio, at, `${at}, schemes ${place + 1}`),
    );
  });
  const holdings = all.filter(({ units }) => units > 0);
  if (holdings.length === 0) throw new Fault('cas_nothing');
  checkSums(holdings);
  const from = dayOf(period['from'], 'statement_period, from');
  const until = dayOf(period['to'], 'statement_period, to');
  if (from > until) throw wrong('statement_period');
  return { source, from, until, holdings };
}

/**
 * Reads the JSON that a parser makes of a consolidated account statement of CAMS and KFintech (casparser's `CASData`); of NSDL and CDSL it
 * tells that they are others. Returns the first fault in place of a statement that is not whole.
 */
export function readCas(text: string): { readonly statement: CasStatement } | { readonly fault: CasFault } {
  try {
    return { statement: read(text) };
  } catch (error) {
    if (error instanceof Fault) return { fault: { code: error.code, place: error.place } };
    throw error;
  }
}

/** Returns the JSON of a statement with no more in it than `readCas` reads, so that names, addresses and transactions stay where they are. */
export function casJson({ source, from, until, holdings }: CasStatement): string {
  const folios = holdings.map(({ schemeName, brand, folioNo, isin, units, nav, navDate, value, cost, pan }) => ({
    ...{ folio: folioNo, amc: brand, PAN: pan || null },
    schemes: [
      {
        ...{ scheme: schemeName, isin: isin || null, close: units / 10_000 },
        valuation: { date: navDate, nav: nav / 1e8, value: value / 100, cost: cost === null ? null : cost / 100 },
      },
    ],
  }));
  return JSON.stringify({ file_type: source, statement_period: { from, to: until }, folios });
}

/** Returns the sums of holdings: what they are worth, and what was paid, null where that is not known of all. */
export function outsideSums(holdings: readonly Pick<OutsideHolding, 'value' | 'cost'>[]): {
  readonly value: Paise;
  readonly cost: Paise | null;
} {
  const costs = holdings.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    value: addPaise(...holdings.map(({ value }) => value)),
    cost: costs.length === holdings.length ? addPaise(...costs) : null,
  };
}

/** Returns the number of a folio as it is compared: the part before a check digit, without blanks and leading zeros. */
export const plainFolio = (folioNo: string): string =>
  (folioNo.split('/')[0] ?? '').replace(/\s/g, '').replace(/^0+/, '');
