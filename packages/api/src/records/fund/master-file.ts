import { INVESTMENT_MAXIMUM } from '@prosperx/core/cart';
import { type Paise, rupees } from '@prosperx/core/money';
import { type BusinessDate, businessDate } from '@prosperx/core/time';

/** A row that cannot be used, with what to do. */
export interface BadRow {
  readonly line: number;
  readonly what: string;
}

/** The text is no file of the exchange of the wanted kind. */
export class MasterFileError extends Error {
  override readonly name = 'MasterFileError';
}

/** A row says something that it cannot. */
export class RowError extends Error {}

/** The cells of a row by the exchange's titles, in small letters without dashes. */
export type Cells = Readonly<Record<string, string>>;

/** A title as `Cells` have it. */
export const titleOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** A number of zero or more; throws RowError for any other text, and for none without a fallback. */
export function numberIn(cells: Cells, title: string, fallback: number | null = null): number {
  const text = (cells[titleOf(title)] ?? '').replaceAll(',', '').trim();
  if (text === '' && fallback !== null) return fallback;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < 0)
    throw new RowError(`"${title}" is "${text}"; write an amount such as 5000`);
  return value;
}

/** The platform's limit, in rupees: what is larger, such as the nines that stand for no limit, becomes it. */
export const LARGEST = INVESTMENT_MAXIMUM / 100;

/** An amount, to the paisa. */
export const rupeesIn = (cells: Cells, title: string, fallback: number | null = null): Paise =>
  rupees(Math.round(Math.min(numberIn(cells, title, fallback), LARGEST) * 100) / 100);

/** A step of less than a rupee is one of a rupee: amounts are whole. */
export const stepIn = (cells: Cells, title: string): Paise =>
  rupees(Math.max(1, Math.round(numberIn(cells, title, 1))));

/** Y or 1; throws RowError for what is neither yes nor no. */
export function isYes(cells: Cells, title: string): boolean {
  const text = (cells[titleOf(title)] ?? '').trim().toUpperCase();
  if (!/^(Y|N|YES|NO|1|0|)$/.test(text)) throw new RowError(`"${title}" is "${text}"; write Y or N`);
  return /^(Y|YES|1)$/.test(text);
}

/** The ISIN under a title. */
export function isinIn(cells: Cells, title: string): string {
  const isin = (cells[titleOf(title)] ?? '').trim();
  if (!/^IN[A-Z0-9]{10}$/.test(isin))
    throw new RowError(`"${isin}" is not an ISIN; it has 12 characters and begins with IN`);
  return isin;
}

/** Reads days of the month as the exchange writes them: `1,5,10` or `1-28`; none where every day will do. */
export function datesIn(cells: Cells, title: string): readonly number[] {
  const text = (cells[titleOf(title)] ?? '').trim();
  const days = (text === '' || /^(0|ALL|ANY)$/i.test(text) ? [] : text.split(/[,;]/)).flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number);
    if (!(first >= 1 && last <= 31 && first <= last))
      throw new RowError(`"${title}" is "${text}"; write days of the month`);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return [...new Set(days)].sort((one, other) => one - other);
}

/** The day in a name such as `SCHMSTRDET_21082026.txt`. */
function dayOfName(name: string, example: string): BusinessDate {
  const [, day, month, year] = /_(\d{2})(\d{2})(\d{4})\.\w+$/.exec(name) ?? [];
  try {
    return businessDate(`${year}-${month}-${day}`);
  } catch (cause) {
    throw new MasterFileError(`${name} does not name its day; call it as the exchange does, such as ${example}`, {
      cause,
    });
  }
}

/** A line of a file, which is read when it is asked for: what cannot be read is the matter of that line alone. */
export interface Line {
  readonly line: number;
  read(): { readonly cells: Cells; readonly date: BusinessDate };
}

/** The lines of a file of the exchange: columns by their titles, between bars, of the day in its name. Throws MasterFileError for any other. */
export function* linesOf(name: string, text: string, required: readonly string[], example: string): Generator<Line> {
  const lines = text.trimEnd().split(/\r?\n/);
  const titles = (lines[0] ?? '').split('|').map(titleOf);
  const missing = required.filter((title) => !titles.includes(titleOf(title)));
  if (missing.length > 0) throw new MasterFileError(`${name} has no column ${missing.join(', ')}`);
  const date = dayOfName(name, example);
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === '') continue;
    const values = line.split('|');
    const read = () => {
      if (values.length < titles.length) throw new RowError('has too few columns; get the file again');
      return { cells: Object.fromEntries(titles.map((title, place) => [title, values[place] ?? ''])), date };
    };
    yield { line: at + 1, read };
  }
}

/** Reads what a line says, each by itself: a bad one is named, with what to do. Throws MasterFileError where none can be used. */
export function rowsOf<Row>(
  name: string,
  lines: Iterable<Line>,
  rowOf: (cells: Cells, line: number, date: BusinessDate) => Row,
): { readonly rows: readonly Row[]; readonly bad: readonly BadRow[] } {
  const rows: Row[] = [];
  const bad: BadRow[] = [];
  for (const { line, read } of lines) {
    try {
      const { cells, date } = read();
      rows.push(rowOf(cells, line, date));
    } catch (error) {
      const what =
        error instanceof RowError
          ? error.message
          : 'has no date or is not a record; correct the line or get the file again';
      bad.push({ line, what });
    }
  }
  if (rows.length === 0) throw new MasterFileError(`${name} has no row that can be used`);
  return { rows, bad };
}

/** A file by its name, without folders. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}
