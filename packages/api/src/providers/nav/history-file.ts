import type { Nav } from '@prosperx/core/money';
import { type BusinessDate, businessDate } from '@prosperx/core/time';
import { NavFileError, navFromText, parseNavFile } from './nav-file.js';

/** A NAV of a history, of one scheme and day. */
export interface HistoryRow {
  readonly amfiCode: string;
  readonly date: BusinessDate;
  readonly nav: Nav;
}

/** What a file of NAVs of many days holds. */
export interface HistoryFile {
  readonly rows: readonly HistoryRow[];
  /** Rows whose NAV is zero, negative or no number, by file and line. */
  readonly refused: readonly string[];
}

/** A day as `2026-08-21` or `21-08-2026`; null for what is none. */
function dateOf(text: string): BusinessDate | null {
  try {
    return businessDate(text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1'));
  } catch {
    return null;
  }
}

/** A cell without blanks and quotes around it. */
const plainCell = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** The layout of two columns, `date,nav`; its scheme is the file's name, such as `119091.csv`. */
function parseTwoColumns(name: string, text: string): HistoryFile {
  const amfiCode = /^(\d+)\.\w+$/.exec(name)?.[1];
  if (amfiCode === undefined) throw new NavFileError(`${name} is not named by its AMFI code, such as 119091.csv`);
  if (!text.endsWith('\n')) throw new NavFileError(`${name} ends within a line; get the file again`);
  const rows: HistoryRow[] = [];
  const refused: string[] = [];
  for (const [at, line] of text.trimEnd().split(/\r?\n/).entries()) {
    if (at === 0) continue;
    const [day = '', value = '', ...rest] = line.split(',').map(plainCell);
    const date = dateOf(day);
    if (date === null || rest.length > 0)
      throw new NavFileError(`${name}, line ${at + 1}, is not a date and a NAV: ${line.slice(0, 40)}`);
    const nav = navFromText(value);
    if (nav === null) refused.push(`${name}, line ${at + 1}`);
    else rows.push({ amfiCode, date, nav });
  }
  if (rows.length === 0) throw new NavFileError(`${name} has no NAVs`);
  return { rows, refused };
}

/**
 * Reads NAVs of many days: `date,nav` of the scheme that names the file, or a file of AMFI, in which each row has its code and day. Throws
 * NavFileError for what is neither, and for a file that was cut off.
 */
export function parseHistoryFile(name: string, text: string): HistoryFile {
  if (/^\uFEFF?\s*"?date"?\s*,\s*"?nav"?\s*\r?\n/i.test(text)) return parseTwoColumns(name, text);
  const { rows, refused } = parseNavFile(text);
  return { rows, refused: refused.length > 0 ? [`${name}, ${refused.length} rows without a usable NAV or date`] : [] };
}
