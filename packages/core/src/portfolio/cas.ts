import { cutText } from '#format/index.js';
import {
  addPaise,
  type Nav,
  navFromScaled,
  paise,
  type Paise,
  type Units,
  unitsFromScaled,
  valueAtNav,
  ZERO_PAISE,
} from '#money/index.js';
import type { BusinessDate } from '#time/index.js';
import {
  type CasFault,
  Fault,
  type Fields,
  wrong,
  fieldsOf,
  listOf,
  LONGEST_TEXT,
  textOf,
  optional,
  decimalOf,
  inRange,
  dayOf,
  isNothing,
  isZero,
  moneyOf,
} from './cas-fields.js';
import { jsonOfLines, linesOf, MOST_LINES_OF_ALL } from './cas-lines.js';
import type { BalanceGap, OutsideLines } from './outside-movements.js';
import { plainIsin } from './scheme-identity.js';

/** What a statement says of a scheme in a folio. */
export interface OutsideHolding {
  readonly schemeName: string;
  readonly brand: string;
  readonly folioNo: string;
  /** Plain; '' where the statement names none. */
  readonly isin: string;
  /** '' where the statement names none; rows of before have none. */
  readonly amfiCode?: string;
  readonly units: Units;
  /** null where the statement has no price, or has 0. */
  readonly nav: Nav | null;
  readonly navDate: BusinessDate | null;
  /** null where the statement has no price; 0 of units that are worth nothing, as of a segregated portfolio. */
  readonly value: Paise | null;
  /** The price paid; null where the statement does not say. */
  readonly cost: Paise | null;
  /** The PAN of its holder; '' where the statement does not say. */
  readonly pan: string;
  /** Its transactions, where the statement has them. */
  readonly lines?: OutsideLines;
}

/** Who made a statement. */
export const CAS_SOURCES = ['CAMS', 'KFINTECH', 'MFCENTRAL', 'NSDL', 'CDSL'] as const;

/** A consolidated account statement, as far as it is read: no names, addresses or nominees. */
export interface CasStatement {
  readonly source: (typeof CAS_SOURCES)[number];
  readonly from: BusinessDate;
  readonly until: BusinessDate;
  /** What is held: schemes without units are left out. */
  readonly holdings: readonly OutsideHolding[];
  /** Schemes without units any more, with the transactions that they had. */
  readonly sold?: readonly OutsideHolding[];
  /** Balances that the lines do not add up to. */
  readonly gaps?: readonly BalanceGap[];
  /** The places of schemes that cannot be read, each with what is wrong there. */
  readonly leftOut: readonly string[];
  /** What the parser of the statement warned of, and schemes whose units are not those that it reckoned. */
  readonly warnings: readonly string[];
}

/** Bytes of a statement; one with transactions of many years has a few million. */
export const CAS_MAX_BYTES = 20_000_000;

/** The place at which a layout of statements has what is said of a scheme. */
interface SchemeFields {
  readonly name: unknown;
  readonly brand: unknown;
  readonly folio: unknown;
  readonly isin: unknown;
  readonly amfi: unknown;
  readonly units: unknown;
  readonly nav: unknown;
  readonly date: unknown;
  readonly value: unknown;
  readonly cost: unknown;
  readonly pan: unknown;
  /** The scheme itself, where its transactions stand in it. */
  readonly lines?: unknown;
}

/** Names of the fields of a layout, as faults name them. */
type Names = Readonly<Record<Exclude<keyof SchemeFields, 'lines'>, string>>;

const PARSED: Names = {
  name: 'scheme',
  brand: 'amc',
  folio: 'folio',
  isin: 'isin',
  amfi: 'amfi',
  units: 'close',
  pan: 'PAN',
  nav: 'valuation, nav',
  date: 'valuation, date',
  value: 'valuation, value',
  cost: 'valuation, cost',
};
const MF_CENTRAL: Names = {
  name: 'schemeName',
  brand: 'amcName',
  folio: 'folio',
  isin: 'isin',
  amfi: 'amfi',
  units: 'closingBalance',
  nav: 'nav',
  date: 'navDate',
  value: 'marketValue',
  cost: 'costValue',
  pan: 'pan',
};

function holdingOf(fields: SchemeFields, names: Names, path: string): OutsideHolding {
  const at = (field: keyof Names) => `${path}, ${names[field]}`;
  const hasPrice = !isNothing(fields.nav) && !isZero(fields.nav);
  const amfi = typeof fields.amfi === 'number' ? String(fields.amfi) : optional(fields.amfi, at('amfi'));
  const units = decimalOf(fields.units, 10_000, unitsFromScaled, at('units'));
  const nav = hasPrice ? decimalOf(fields.nav, 100_000_000, navFromScaled, at('nav')) : null;
  const reckoned = nav === null ? null : inRange(() => valueAtNav(units, nav), at('value'));
  return {
    schemeName: textOf(fields.name, at('name')),
    brand: optional(fields.brand, at('brand')),
    folioNo: textOf(fields.folio, at('folio')),
    isin: plainIsin(optional(fields.isin, at('isin'))),
    amfiCode: /^\d{1,8}$/.test(amfi) ? amfi : '',
    units,
    nav,
    navDate: isNothing(fields.date) ? null : dayOf(fields.date, at('date')),
    value: moneyOf(fields.value, at('value')) ?? (isZero(fields.nav) ? ZERO_PAISE : reckoned),
    cost: moneyOf(fields.cost, at('cost')),
    pan: optional(fields.pan, at('pan')).toUpperCase(),
  };
}

/** Refuses values and costs whose sum is out of range, of all of them or of some. */
function checkSums(holdings: readonly OutsideHolding[]): void {
  const size = (amount: Paise) => paise(Math.abs(amount));
  inRange(() => addPaise(...holdings.map(({ value }) => size(value ?? ZERO_PAISE))), 'the sum of values');
  inRange(() => addPaise(...holdings.map(({ cost }) => size(cost ?? ZERO_PAISE))), 'the sum of costs');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Fault('cas_unreadable');
  }
}

/** The places that could not be read of which a statement that is sent names no more. */
const MOST_LEFT_OUT = 200;

interface Found {
  readonly holdings: OutsideHolding[];
  readonly sold: OutsideHolding[];
  readonly leftOut: string[];
  readonly warnings: string[];
}

/** Takes one scheme: without units it is passed over unread, and one that cannot be read is named. */
function take(found: Found, names: Names, path: string, fieldsAt: () => SchemeFields): void {
  try {
    const fields = fieldsAt();
    const lines = linesOf(fields.lines, path);
    if (isZero(fields.units) && !lines) return;
    const holding = { ...holdingOf(fields, names, path), ...(lines && { lines }) };
    if (holding.units > 0) found.holdings.push(holding);
    else if (holding.units === 0) found.sold.push(holding);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    found.leftOut.push(error.path);
  }
}

/** Warns of units that are not those which the parser reckoned from the movements. */
function compareUnits(found: Found, scheme: Fields, path: string): void {
  const { close, close_calculated: reckoned } = scheme;
  if (isNothing(close) || isNothing(reckoned) || isZero(close)) return;
  const [said, made] = [close, reckoned].map((value) => Number(String(value).replace(/,/g, '')));
  if (said !== made)
    found.warnings.push(cutText(`${path}: close ${String(close)}, close_calculated ${String(reckoned)}`, LONGEST_TEXT));
}

function readFolios(root: Fields): Found {
  const found: Found = { holdings: [], sold: [], leftOut: [], warnings: [] };
  listOf(root['folios'], 'folios').forEach((each, index) => {
    const at = `folios ${index + 1}`;
    const folio = fieldsOf(each, at);
    listOf(folio['schemes'], `${at}, schemes`).forEach((given, path) => {
      const here = `${at}, schemes ${path + 1}`;
      take(found, PARSED, here, () => {
        const scheme = fieldsOf(given, here);
        const valuation =
          isNothing(scheme['valuation']) || isZero(scheme['close'])
            ? {}
            : fieldsOf(scheme['valuation'], `${here}, valuation`);
        compareUnits(found, scheme, here);
        return {
          name: scheme['scheme'],
          brand: folio['amc'],
          folio: folio['folio'],
          isin: scheme['isin'],
          amfi: scheme['amfi'],
          units: scheme['close'],
          pan: folio['PAN'],
          nav: valuation['nav'],
          date: valuation['date'],
          value: valuation['value'],
          cost: valuation['cost'],
          lines: scheme,
        };
      });
    });
  });
  const unread = root['left_out'];
  for (const place of Array.isArray(unread) ? (unread as unknown[]).slice(0, MOST_LEFT_OUT) : [])
    if (typeof place === 'string') found.leftOut.push(cutText(place, LONGEST_TEXT));
  const said = root['parse_warnings'];
  for (const warning of Array.isArray(said) ? (said as unknown[]) : [])
    if (typeof warning === 'string') found.warnings.push(cutText(warning, LONGEST_TEXT));
  return found;
}

function readMfCentral(root: Fields): CasStatement {
  const found: Found = { holdings: [], sold: [], leftOut: [], warnings: [] };
  listOf(root['data'], 'data').forEach((each, index) => {
    const at = `data ${index + 1}`;
    listOf(fieldsOf(each, at)['dtSummary'], `${at}, dtSummary`).forEach((given, path) => {
      const here = `${at}, dtSummary ${path + 1}`;
      take(found, MF_CENTRAL, here, () => {
        const row = fieldsOf(given, here);
        return {
          name: row['schemeName'],
          brand: row['amcName'] ?? row['amc'],
          folio: row['folio'],
          isin: row['isin'],
          amfi: row['amfi'],
          units: row['closingBalance'],
          nav: row['nav'],
          date: row['navDate'],
          value: row['marketValue'],
          cost: row['costValue'],
          pan: row['pan'] ?? root['pan'],
        };
      });
    });
  });
  const { holdings } = found;
  checkHeld(found);
  const days = holdings.flatMap(({ navDate }) => navDate ?? []).sort();
  const until = days.at(-1);
  if (until === undefined) throw wrong('navDate');
  return { source: 'MFCENTRAL', from: until, until, ...found };
}

function checkHeld({ holdings, sold, leftOut }: Found): void {
  if (holdings.length + sold.length === 0)
    throw leftOut[0] === undefined ? new Fault('cas_nothing') : wrong(leftOut[0]);
  const lines = [...holdings, ...sold].reduce((sum, { lines: own }) => sum + (own?.movements.length ?? 0), 0);
  if (lines > MOST_LINES_OF_ALL) throw new Fault('cas_too_many_lines');
  checkSums(holdings);
}

function read(text: string): CasStatement {
  const root = fieldsOf(parse(text), 'the file');
  const source = root['file_type'];
  if ('accounts' in root || (!Array.isArray(root['folios']) && (source === 'NSDL' || source === 'CDSL')))
    throw new Fault('cas_demat');
  if (source === undefined && Array.isArray(root['data'])) return readMfCentral(root);
  const known = CAS_SOURCES.find((each) => each === source);
  if (known === undefined) throw wrong('file_type');
  const period = fieldsOf(root['statement_period'], 'statement_period');
  const found = readFolios(root);
  checkHeld(found);
  const from = dayOf(period['from'], 'statement_period, from');
  const until = dayOf(period['to'], 'statement_period, to');
  if (from > until) throw wrong('statement_period');
  return { source: known, from, until, ...found };
}

/**
 * Reads the JSON that a parser makes of a consolidated account statement of CAMS and KFintech (casparser's `CASData`); of NSDL and CDSL it
 * tells that they are others; and what MF Central gives out. Returns the first fault in place of a statement that is not whole.
 */
export function readCas(text: string): { readonly statement: CasStatement } | { readonly fault: CasFault } {
  try {
    return { statement: read(text) };
  } catch (error) {
    if (error instanceof Fault) return { fault: { code: error.code, path: error.path } };
    throw error;
  }
}

/**
 * Returns the JSON of a statement with no more in it than `readCas` reads, and the places that could not be read, so that names and addresses stay where they are, and
 * transactions too where they are not wanted.
 */
export function casJson(
  { source, from, until, holdings, sold = [], leftOut }: CasStatement,
  { withTransactions = false }: { readonly withTransactions?: boolean } = {},
): string {
  const folios = [...holdings, ...(withTransactions ? sold : [])].map((held) => ({
    folio: held.folioNo,
    amc: held.brand,
    PAN: held.pan || null,
    schemes: [
      {
        scheme: held.schemeName,
        isin: held.isin || null,
        amfi: held.amfiCode || null,
        close: held.units / 10_000,
        valuation: {
          date: held.navDate,
          nav: held.nav === null ? null : held.nav / 1e8,
          value: held.value === null ? null : held.value / 100,
          cost: held.cost === null ? null : held.cost / 100,
        },
        ...(withTransactions && held.lines && jsonOfLines(held.lines)),
      },
    ],
  }));
  const unread = leftOut.length > 0 && { left_out: leftOut.slice(0, MOST_LEFT_OUT) };
  return JSON.stringify({ file_type: source, statement_period: { from, to: until }, folios, ...unread });
}
