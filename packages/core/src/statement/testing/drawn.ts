import type { StatementPage, TextPiece } from '#statement/page-lines.js';

/** A text on a page, before it is drawn: `right` ends at `x`. */
export interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right?: boolean;
  readonly isTurned?: boolean;
}

export type DrawnPage = readonly Drawn[];

/** Points of the letters that pages are drawn with. */
const SIZE = 8;

/** Widths of Helvetica's letters, as far as it matters where a figure ends. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/[.,:/ '|il]/.test(letter) ? 0.278 : /[()-]/.test(letter) ? 0.333 : 0.556),
    0,
  ) * SIZE;

/** Returns pages as a PDF's reader gives them, without a PDF. */
export const piecesOf = (pages: readonly DrawnPage[]): StatementPage[] =>
  pages.map((page) =>
    page.map(({ text, x, y, right, isTurned }): TextPiece => {
      const width = widthOf(text);
      return { text, x: right ? x - width : x, y, width, ...(isTurned && { isTurned }) };
    }),
  );

/** A column: where it stands, and whether its texts end there. */
export interface Column {
  readonly x: number;
  readonly right?: boolean;
}

const TOP = 800;
const LEADING = 11;

/**
 * Draws lines of text on pages: `|` parts a line into the columns, of which empty ones are left out; a line without one stands at the left.
 * `>` before a line draws it at a column of its number, such as `2> words`; `---` begins a page, `^` puts a line half as far below.
 */
export function drawnLines(lines: readonly string[], columns: readonly Column[]): DrawnPage[] {
  const pages: Drawn[][] = [[]];
  let y = TOP;
  for (const line of lines) {
    if (line === '---') {
      pages.push([]);
      y = TOP;
      continue;
    }
    y -= line.startsWith('^') ? 8 : LEADING;
    const own = line.replace(/^\^/, '');
    const [, number, words] = /^(\d)> (.*)$/.exec(own) ?? [];
    const cells = number === undefined ? own.split('|') : [...Array<string>(Number(number)).fill(''), words ?? ''];
    for (const [index, cell] of cells.entries()) {
      const column = cells.length === 1 ? { x: 30 } : (columns[index] ?? { x: 30 });
      if (cell.trim() !== '') pages.at(-1)?.push({ text: cell.trim(), y, ...column });
    }
  }
  return pages;
}

/** The columns of a detailed statement of CAMS: day, words, amount, units, price, balance. */
export const DETAILED: readonly Column[] = [
  { x: 30 },
  { x: 90 },
  { x: 350, right: true },
  { x: 415, right: true },
  { x: 475, right: true },
  { x: 560, right: true },
];

/** The columns of a summary: folio, ISIN, scheme, cost, units, day, NAV, value, registrar. */
export const SUMMARY: readonly Column[] = [
  { x: 25 },
  { x: 95 },
  { x: 160 },
  { x: 345, right: true },
  { x: 395, right: true },
  { x: 405 },
  { x: 490, right: true },
  { x: 545, right: true },
  { x: 552 },
];

/** The columns of CDSL: scheme, ISIN, folio, mode, units, NAV, invested, value. */
export const CDSL: readonly Column[] = [
  { x: 22 },
  { x: 190 },
  { x: 265 },
  { x: 325 },
  { x: 410, right: true },
  { x: 460, right: true },
  { x: 515, right: true },
  { x: 575, right: true },
];

/** The columns of NSDL's folios: ISIN and UCC, scheme, folio, units, average cost, cost, NAV, value, profit, return. */
export const NSDL: readonly Column[] = [
  { x: 20 },
  { x: 85 },
  { x: 160 },
  { x: 262, right: true },
  { x: 308, right: true },
  { x: 365, right: true },
  { x: 415, right: true },
  { x: 475, right: true },
  { x: 535, right: true },
  { x: 585, right: true },
];
