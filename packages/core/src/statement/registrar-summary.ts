import type { OutsideHolding } from '#portfolio/index.js';
import { DAY, dayOf, figureOf, isFigure, moneyOfFigure, navOfFigure, unitsOfFigure } from './figures.js';
import { beginsHead, type Line, titlesOf, type Word } from './page-lines.js';
import { HOUSE, plainName, schemeNameOf } from './scheme-header.js';

/** A row of the one table of a summary, whose name, folio and ISIN may go on in the lines below. */
interface Row {
  readonly brand: string;
  readonly line: Line;
  folio: string;
  isin: string;
  name: string;
  readonly figures: readonly Word[];
  readonly date: string;
}

const HEAD_HEIGHT = 30;
const FOLIO = /^[\dA-Z]*\d{4,}[\dA-Z]*(?:\/\d*)?$/;
const ISIN_HEAD = /^INF[\dA-Z]{1,9}$/;
const TOTAL = /^(?:grand\s+|sub\s*-?\s*|portfolio\s+)?total\b/i;
const REGISTRARS = /^(?:CAMS|K-?FIN(?:TECH)?|KARVY|FTAMIL|SUNDARAM)$/i;
const DAY_WORD = new RegExp(`^${DAY}$`);

/** Returns where the columns of a summary begin and end, by its head. */
interface Columns {
  readonly isin: number | null;
  readonly scheme: number;
  /** The right edge of what was paid; null where the summary does not say. */
  readonly costEnd: number | null;
  readonly unitsEnd: number;
}

function columnsAt(
  lines: readonly Line[],
  index: number,
): { readonly columns: Columns; readonly height: number } | null {
  const first = lines[index];
  if (!first || !beginsHead(first, /^(?:Folio|ISIN|Scheme|Cost|Closing|Unit|Balance|NAV|Price|Market|Registrar)$/))
    return null;
  const near = lines.slice(index, index + 5).filter(({ y, page }) => page === first.page && first.y - y <= HEAD_HEIGHT);
  const row = near.findIndex(({ words }) => words.some(({ text }) => isFigure(text) || ISIN_HEAD.test(text)));
  const own = row < 0 ? near : near.slice(0, row);
  const text = own.map((line) => line.text).join(' ');
  if (!/Folio/.test(text) || !/Scheme/.test(text) || !/Market/.test(text) || !/Balance/.test(text)) return null;
  const titles = titlesOf(own, 5);
  const title = (pattern: RegExp) => titles.find((each) => pattern.test(each.text));
  const scheme = title(/Scheme/)?.x;
  const unitsEnd = title(/Balance/)?.end;
  if (scheme === undefined || unitsEnd === undefined) return null;
  const columns = { isin: title(/^ISIN/)?.x ?? null, scheme, unitsEnd, costEnd: title(/Cost/)?.end ?? null };
  return { columns, height: own.length };
}

/** Reads a row from its end: registrar, value, price, day, units, and what was paid; null for a line that is none. */
function rowOf(line: Line, { costEnd, unitsEnd, isin: isinStart, scheme }: Columns, brand: string): Row | null {
  const day = line.words.findIndex(({ text }) => DAY_WORD.test(text));
  const figures = line.words.filter(({ text, end }) => isFigure(text) && end > (costEnd ?? unitsEnd) - 45);
  const [first] = line.words;
  if (!first || !FOLIO.test(first.text) || figures.length === 0) return null;
  const least = Math.min(...figures.map(({ x }) => x));
  const left = line.words.filter(({ end }) => end <= least);
  const isins = left.filter(({ text, x }) => ISIN_HEAD.test(text) && (isinStart === null || x < scheme));
  const isin = isins[0]?.text ?? '';
  const name = left.filter(({ x }) => x >= (isins[0] ? Math.max(isins[0].end, scheme - 8) : scheme - 8));
  const folio = left.filter((word) => !isins.includes(word) && !name.includes(word));
  return {
    brand,
    line,
    folio: folio.map(({ text }) => text).join(' '),
    isin,
    name: name.map(({ text }) => text).join(' '),
    figures,
    date: line.words[day]?.text ?? '',
  };
}

/** Adds the words of a line below a row to its folio, ISIN or name, by where they stand; false for a line that belongs to no row. */
function goesOn(row: Row, line: Line, { isin, scheme }: Columns): boolean {
  const last = row.line;
  if (line.page === last.page && last.y - line.y > 40) return false;
  if (line.words.some(({ text, x }) => isFigure(text) && x > scheme && /\.\d/.test(text))) return false;
  for (const { text, x } of line.words) {
    if (REGISTRARS.test(text)) continue;
    if (x >= scheme - 8) row.name += ` ${text}`;
    else if (isin !== null && x >= isin - 8) row.isin += text;
    else if (/^\/?\s*\d{1,6}$/.test(text) || text === '/') row.folio += ` ${text}`;
    else return false;
  }
  return true;
}

/** Returns what a row says; null where it has no units of which it says how many. */
function holdingOf(row: Row, { costEnd, unitsEnd }: Columns): OutsideHolding | null {
  const isCost = ({ end }: Word) => costEnd !== null && costEnd < unitsEnd && end <= costEnd + 8;
  const cost = row.figures.find(isCost);
  const [units, ...priced] = row.figures.filter((word) => !isCost(word));
  const held = unitsOfFigure(figureOf(units?.text ?? ''));
  if (held === null) return null;
  const [nav, value] = priced.map(({ text }) => figureOf(text));
  const isin = row.isin.slice(0, 12);
  return {
    schemeName: plainName(schemeNameOf(row.name)),
    brand: row.brand,
    folioNo: row.folio
      .replace(/\s*\/\s*/, ' / ')
      .replace(/\s+/g, ' ')
      .trim(),
    isin: isin.length === 12 ? isin : '',
    amfiCode: '',
    units: held,
    nav: navOfFigure(nav ?? null),
    navDate: dayOf(row.date),
    value: moneyOfFigure(value ?? null),
    cost: moneyOfFigure(figureOf(cost?.text ?? '')),
    pan: '',
  };
}

/** Reads the table of a summary of CAMS or KFintech, and names the lines whose figures it cannot tell apart. */
export function readSummary(lines: readonly Line[]): {
  readonly holdings: readonly OutsideHolding[];
  readonly unread: readonly string[];
} {
  const rows: { row: Row; columns: Columns }[] = [];
  let columns: Columns | null = null;
  let brand = '';
  let last: Row | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const head = columnsAt(lines, index);
    if (head) {
      ({ columns } = head);
      index += head.height - 1;
      continue;
    }
    if (!columns) continue;
    const row = rowOf(line, columns, brand);
    if (row) {
      rows.push({ row, columns });
      last = row;
    } else if (TOTAL.test(line.text)) last = null;
    else if (HOUSE.test(line.text) && (line.words[0]?.x ?? 0) < columns.scheme - 8) {
      brand = line.text;
      last = null;
    } else if (last && !goesOn(last, line, columns)) last = null;
  }
  const read = rows.map((each) => ({ ...each, holding: holdingOf(each.row, each.columns) }));
  return {
    holdings: read.flatMap(({ holding }) => holding ?? []),
    unread: read.flatMap(({ holding, row }) => (holding ? [] : [row.name])),
  };
}
