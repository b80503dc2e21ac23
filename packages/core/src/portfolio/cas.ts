import { addPaise, type Nav, navFromScaled, paise, type Paise, type Units, unitsFromScaled } from '#money/index.js';
import { businessDate, type BusinessDate } from '#time/index.js';

/** What is wrong with a file that should be a consolidated account statement; `casErrorText` has the words. */
export type CasErrorCode =
  'cas_unreadable' | 'cas_demat' | 'cas_wrong' | 'cas_nothing' | 'cas_in_future' | 'cas_other_holder' | 'cas_too_large';

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

function textOf(value: unknown, place: string): string {
  if (typeof value !== 'string' || value.length > 300) throw wrong(place);
  return value.trim();
}

const optional = (value: unknown, place: string) => (value === null || value === undefined ? '' : textOf(value, place));

/** Reads a decimal, a number or a text, as a whole number of its smallest part. */
function decimalOf(value: unknown, scale: number, place: string): number {
  const found = typeof value === 'string' && /^[+-]?\d*\.?\d+$/.test(value.trim()) ? Number(value) : value;
  const scaled = typeof found === 'number' ? Math.round(found * scale) : NaN;
  if (!Number.isSafeInteger(scaled)) throw wrong(place);
  return scaled;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a day as parsers write it: `2025-03-31` or `31-Mar-2025`. */
function dayOf(value: unknown, place: string): BusinessDate {
  const text = textOf(value, place);
  const [, day, name = '', year] = /^(\d{1,2})-([A-Za-z]{3})[a-z]*-(\d{4})$/.exec(text) ?? [];
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
  try {
    return businessDate(day === undefined ? text : `${year}-${month}-${day.padStart(2, '0')}`);
  } catch {
    throw wrong(place);
  }
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
    units: unitsFromScaled(decimalOf(scheme['close'], 10_000, `${place}, close`)),
    nav: navFromScaled(decimalOf(valuation['nav'], 100_000_000, `${place}, valuation, nav`)),
    navDate: dayOf(valuation['date'], `${place}, valuation, date`),
    value: paise(decimalOf(valuation['value'], 100, `${place}, valuation, value`)),
    cost: cost === null || cost === undefined ? null : paise(decimalOf(cost, 100, `${place}, valuation, cost`)),
    pan: optional(folio['PAN'], `${at}, PAN`).toUpperCase(),
  };
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
  return {
    source,
    from: dayOf(period['from'], 'statement_period, from'),
    until: dayOf(period['to'], 'statement_period, to'),
    holdings,
  };
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
