import { type Nav, navOrNull } from '@prosperx/core/money';
import { type BusinessDate, businessDate, MINUTE } from '@prosperx/core/time';
import type { NavSource } from '#providers/providers.js';

interface AmfiOptions {
  readonly url?: string;
  /** The fetch of tests; the runtime's own otherwise. */
  readonly fetch?: typeof fetch;
}

const AMFI_URL = 'https://portal.amfiindia.com/spages/NAVAll.txt';
const TIMEOUT = MINUTE;
// the file of 2026 has 1.5 MB; what is far larger is something else
const LARGEST = 20_000_000;

/** The daily file of the Association of Mutual Funds in India. It holds the last NAVs whatever day is asked for. */
export function amfiNavSource({ url = AMFI_URL, fetch: get = fetch }: AmfiOptions = {}) {
  const fileOn = async (): Promise<string> => {
    const answer = await get(url, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok) throw new NavFileError(`the NAV file was answered with ${answer.status}`);
    const text = await answer.text();
    if (text.length > LARGEST) throw new NavFileError(`a NAV file of ${text.length} characters`);
    return text;
  };
  return { fileOn } satisfies NavSource;
}

const DECIMALS = 8;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A NAV as AMFI writes it (`90.7427`, `10.`, up to 15 decimals): rounded to 1e-8 rupee. null for `N.A.`, zero, what is no number and what is too large: those are no NAVs. */
export function navFromText(text: string): Nav | null {
  const found = /^(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (found === null) return null;
  const [, whole = '', fraction = ''] = found;
  const digits = BigInt(whole + fraction.padEnd(DECIMALS + 1, '0').slice(0, DECIMALS + 1));
  return navOrNull(Number((digits + 5n) / 10n));
}

/** `21-Aug-2026` as a date; null for what is none. */
export function dateFromText(text: string): BusinessDate | null {
  const [day, month, year] = text.trim().split('-');
  const number = MONTHS.indexOf(month ?? '') + 1;
  try {
    return businessDate(`${year}-${String(number).padStart(2, '0')}-${day?.padStart(2, '0')}`);
  } catch {
    return null;
  }
}

/** One scheme of AMFI's daily file. `date` is its own: the file still lists schemes that ended years ago. */
export interface NavRow {
  readonly amfiCode: string;
  /** The ISIN of growth or payout; null where AMFI writes "-". */
  readonly isin: string | null;
  readonly reinvestmentIsin: string | null;
  readonly schemeName: string;
  /** Empty in the old layout, where they are part of the name. */
  readonly plan: string;
  readonly option: string;
  readonly fundHouse: string;
  /** The line above the house, such as "Open Ended Schemes(Equity Scheme - Mid Cap Fund)". */
  readonly section: string;
  readonly nav: Nav;
  readonly date: BusinessDate;
}

export interface NavFile {
  readonly rows: readonly NavRow[];
  /** The numbers of schemes' lines without a usable NAV (zero, "N.A.") or date. */
  readonly refused: readonly number[];
}

/** The text is not the file: an error page, another document, an empty answer. */
export class NavFileError extends Error {
  override readonly name = 'NavFileError';
}

const COLUMNS = {
  amfiCode: 'Scheme Code',
  nav: 'Net Asset Value',
  date: 'Date',
  isin: 'ISIN Div Payout/ ISIN Growth',
  reinvestmentIsin: 'ISIN Div Reinvestment',
  schemeName: 'Scheme Name',
  plan: 'Plan',
  option: 'Option',
} as const;

type Column = keyof typeof COLUMNS;
type Places = Readonly<Record<Column, number>>;

/** What no file of NAVs does without. */
const NEEDED: readonly Column[] = ['amfiCode', 'nav', 'date'];
/** What the file of the whole market does not do without either: schemes follow their names and ISINs. */
export const NEEDED_OF_MARKET: readonly Column[] = [...NEEDED, 'schemeName', 'isin', 'reinvestmentIsin'];

/** A title without case, blanks and signs: AMFI writes them in several ways. */
const titleOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Finds the columns by their titles, in any order. Throws NavFileError that names what is missing. */
function placesIn(header: string, needed: readonly Column[]): Places {
  const titles = header.split(';').map(titleOf);
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, title]) => [column, titles.indexOf(titleOf(title))]),
  ) as Places;
  if (needed.every((column) => places[column] < 0))
    throw new NavFileError(`no header of a NAV file: ${header.slice(0, 60)}`);
  const missing = needed.filter((column) => places[column] < 0).map((column) => `"${COLUMNS[column]}"`);
  if (missing.length > 0) throw new NavFileError(`the header of the NAV file has no column ${missing.join(', ')}`);
  return places;
}

const isinOf = (text: string) => (/^IN[A-Z0-9]{10}$/.test(text) ? text : null);

function rowOf(cells: readonly string[], places: Places, section: string, fundHouse: string): NavRow | null {
  const cell = (column: Column) => cells[places[column]]?.trim() ?? '';
  const [nav, date] = [navFromText(cell('nav')), dateFromText(cell('date'))];
  if (nav === null || date === null || cell('amfiCode') === '') return null;
  return {
    amfiCode: cell('amfiCode'),
    isin: isinOf(cell('isin')),
    reinvestmentIsin: isinOf(cell('reinvestmentIsin')),
    schemeName: cell('schemeName'),
    plan: cell('plan'),
    option: cell('option'),
    fundHouse,
    section,
    nav,
    date,
  };
}

/**
 * Reads any file of AMFI by the titles of its columns, in any order: the daily file of six columns (until 19 August 2026) and of eight, the
 * NAV history report in both of its layouts, and the file of 2018. Throws NavFileError when a needed column is missing or no scheme follows:
 * the caller keeps what is known.
 */
export function parseNavFile(text: string, needed: readonly Column[] = NEEDED): NavFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const places = placesIn(lines[first] ?? '', needed);
  const rows: NavRow[] = [];
  const refused: number[] = [];
  let [section, fundHouse] = ['', ''];
  for (const [at, line] of lines.entries()) {
    if (at <= first) continue;
    const title = line.trim();
    if (line.includes(';')) {
      const row = rowOf(line.split(';'), places, section, fundHouse);
      if (row === null) refused.push(at + 1);
      else rows.push(row);
    } else if (/Schemes?\s*\(/.test(title)) section = title;
    else if (title !== '') fundHouse = title;
  }
  if (rows.length === 0) throw new NavFileError('a NAV file without schemes');
  return { rows, refused };
}
