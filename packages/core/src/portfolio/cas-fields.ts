import { cutText } from '#format/index.js';
import { paise } from '#money/index.js';
import { type BusinessDate, namedDate } from '#time/index.js';

/** What is wrong with a file that should be a consolidated account statement; `casErrorText` has the words. */
export type CasErrorCode =
  | 'cas_unreadable'
  | 'cas_demat'
  | 'cas_wrong'
  | 'cas_nothing'
  | 'cas_in_future'
  | 'cas_other_holder'
  | 'cas_too_large'
  | 'cas_too_many_lines'
  | 'cas_no_text'
  | 'cas_no_statement'
  | 'cas_password'
  | 'cas_password_needed'
  | 'cas_broken'
  | 'cas_unopened';

/** A fault, and where in the file: `folios 1, schemes 2, close`; '' of the whole. */
export interface CasFault {
  readonly code: CasErrorCode;
  readonly path: string;
}

export class Fault extends Error {
  constructor(
    readonly code: CasErrorCode,
    readonly path = '',
  ) {
    super(code);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export const wrong = (path: string) => new Fault('cas_wrong', path);

export function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path);
  return value as Fields;
}

export function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(path);
  return value;
}

/** Matches NUL and halves of a surrogate pair, which no database keeps. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Letters of a name that are kept; longer ones are cut. */
export const LONGEST_TEXT = 300;

export function textOf(value: unknown, path: string): string {
  if (typeof value !== 'string' || UNSTORABLE.test(value)) throw wrong(path);
  return cutText(value.trim(), LONGEST_TEXT);
}

export const optional = (value: unknown, path: string) =>
  value === null || value === undefined ? '' : textOf(value, path);

/** Digits of a decimal that is written as a text. */
const LONGEST_DECIMAL = 40;

/** Reads a decimal, a number or a text, as a whole number of its smallest part, by what makes a quantity of that. */
export function decimalOf<Quantity>(
  value: unknown,
  scale: number,
  of: (scaled: number) => Quantity,
  path: string,
): Quantity {
  const isText = typeof value === 'string' && value.length <= LONGEST_DECIMAL;
  const bare = isText ? value.trim().replace(/(?<=\d),(?=\d)/g, '') : '';
  const found = /^[+-]?\d*\.?\d+$/.test(bare) ? Number(bare) : value;
  const scaled = typeof found === 'number' ? Math.round(found * scale) : NaN;
  return inRange(() => of(scaled), path);
}

/** Returns what is reckoned; one that is out of range is a fault of the file. */
export function inRange<Result>(reckon: () => Result, path: string): Result {
  try {
    return reckon();
  } catch (error) {
    throw error instanceof RangeError ? wrong(path) : error;
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a day as parsers write it: `2025-03-31` or `31-Mar-2025`. */
export function dayOf(value: unknown, path: string): BusinessDate {
  const text = textOf(value, path);
  const [, day, name = '', year] = /^(\d{1,2})-([A-Za-z]{3})[a-z]*-(\d{4})$/.exec(text) ?? [];
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
  const date = namedDate(day === undefined ? text : `${year}-${month}-${day.padStart(2, '0')}`);
  if (date === null) throw wrong(path);
  return date;
}

export const isNothing = (value: unknown) => value === null || value === undefined || value === '';

export const isZero = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') && value !== '' && Number(value) === 0;

export const moneyOf = (value: unknown, path: string) => (isNothing(value) ? null : decimalOf(value, 100, paise, path));
