import { cellText, type Cell, type DocumentTable } from './tables.js';

/** The widest figure of the documents' letters, in bold, and a letter of text, as shares of their size. */
const SIGN = 0.62;
/** Points between two columns. */
const GAP = 16;
/** Points that a column of words keeps at least. */
const LEAST = 44;
/** The sizes of text, from the usual one of a table down to the least that can be read. */
const SIZES = [8, 7, 6] as const;

/** A figure, a date, or a number such as a folio's: it is never broken. */
const isWhole = (cell: Cell) => cell === null || !('text' in cell) || !/\s/.test(cell.text.trim());

export interface ColumnWidths {
  readonly fontSize: number;
  /** Points of each column, and whether its cells stay on one line. */
  readonly columns: readonly { readonly width: number; readonly noWrap: boolean }[];
}

/** Returns how wide the columns of a table are within a page's points: numbers, dates and folios are whole, words share what is left by their weights. */
export function columnWidths({ columns, rows, total = [] }: DocumentTable, points: number): ColumnWidths {
  const isWord = columns.map((_, index) => rows.some((row) => !isWhole(row[index] ?? null)));
  const signs = columns.map(({ title }, index) => {
    const longestWord = Math.max(...title.split(' ').map(({ length }) => length));
    const cells = [...rows, total].map((row) => cellText(row[index] ?? null).length);
    return isWord[index] ? 0 : Math.max(longestWord, ...cells);
  });
  const available = points - GAP * (columns.length - 1);
  const words = isWord.filter(Boolean).length;
  const left = (size: number) => available - signs.reduce((sum, count) => sum + count * size * SIGN, 0);
  const fontSize = SIZES.find((size) => left(size) >= words * LEAST) ?? SIZES[2];
  const weights = columns.reduce((sum, { width }, index) => sum + (isWord[index] ? width : 0), 0);
  const rest = Math.max(left(fontSize), words * LEAST);
  return {
    fontSize,
    columns: columns.map(({ width }, index) =>
      isWord[index]
        ? { width: (rest * width) / weights, noWrap: false }
        : { width: (signs[index] ?? 0) * fontSize * SIGN, noWrap: true },
    ),
  };
}
