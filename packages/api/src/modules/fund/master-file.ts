import { type BusinessDate, businessDate } from '@prosperx/core/time';

/** A row that cannot be used, with what to do. */
export interface BadRow {
  readonly line: number;
  readonly what: string;
}

/** The text is no scheme master. */
export class MasterFileError extends Error {
  override readonly name = 'MasterFileError';
}

/** The cells of a row by the exchange's titles, in small letters without dashes. */
export type Cells = Readonly<Record<string, string>>;

const titleOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
/** Says what is wrong with a row. */
export class RowError extends Error {}

/** Reads a number that is not below zero; an empty cell is the fallback, where there is one. */
export function numberIn(cells: Cells, title: string, fallback: number | null = null): number {
  const text = (cells[titleOf(title)] ?? '').replaceAll(',', '').trim();
  if (text === '' && fallback !== null) return fallback;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < 0)
    throw new RowError(`"${title}" is "${text}"; write an amount such as 5000`);
  return value;
}

/** Reads a flag; an empty cell is none. */
export function isYes(cells: Cells, title: string): boolean {
  const text = (cells[titleOf(title)] ?? '').trim().toUpperCase();
  if (!/^(Y|N|YES|NO|1|0|)$/.test(text)) throw new RowError(`"${title}" is "${text}"; write Y or N`);
  return /^(Y|YES|1)$/.test(text);
}

/** Returns the day in a name such as `SCHMSTRDET_21082026.txt`; `example` is the name that is asked for where it has none. */
export function dayOfName(name: string, example: string): BusinessDate {
  const [, day, month, year] = /_(\d{2})(\d{2})(\d{4})\.\w+$/.exec(name) ?? [];
  try {
    return businessDate(`${year}-${month}-${day}`);
  } catch (cause) {
    throw new MasterFileError(`${name} does not name its day; call it as the exchange does, such as ${example}`, {
      cause,
    });
  }
}

/** A line of a master, whose cells are read when they are asked for: what is wrong with one does not end the others. */
export interface MasterLine {
  readonly line: number;
  readonly read: () => Cells;
}

/** Reads the lines of a master below its titles, between bars. Throws MasterFileError where a column is missing. */
export function* linesOf(name: string, text: string, required: readonly string[]): Generator<MasterLine> {
  const lines = text.trimEnd().split(/\r?\n/);
  const titles = (lines[0] ?? '').split('|').map(titleOf);
  const missing = required.filter((title) => !titles.includes(titleOf(title)));
  if (missing.length > 0) throw new MasterFileError(`${name} has no column ${missing.join(', ')}`);
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === '') continue;
    const values = line.split('|');
    const read = () => {
      if (values.length < titles.length) throw new RowError('has too few columns; get the file again');
      return Object.fromEntries(titles.map((title, place) => [title, values[place] ?? '']));
    };
    yield { line: at + 1, read };
  }
}
