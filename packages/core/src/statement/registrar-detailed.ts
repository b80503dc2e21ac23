import { type Nav, type Paise, type Units, ZERO_UNITS } from '#money/index.js';
import type { BusinessDate } from '#time/index.js';
import type { Row } from './balances.js';
import { DAY, dayOf, figureOf, firstDayOf, isFigure, moneyOfFigure, navOfFigure, unitsOfFigure } from './figures.js';
import { beginsHead, inReadingOrder, type Line, titlesOf, type Word } from './page-lines.js';
import { HOUSE, schemeHeaderOf } from './scheme-header.js';

/** A scheme of a folio as a detailed statement of a registrar prints it. */
export interface PrintedScheme {
  readonly brand: string;
  readonly folioNo: string;
  readonly pan: string;
  readonly name: string;
  readonly isin: string;
  readonly opening: Units;
  readonly rows: readonly Row[];
  /** null where the statement ends before it. */
  readonly closing: Units | null;
  readonly nav: Nav | null;
  readonly navDate: BusinessDate | null;
  readonly value: Paise | null;
  readonly cost: Paise | null;
}

type Open = { -readonly [Field in keyof PrintedScheme]: PrintedScheme[Field] } & { rows: Row[] };

/** The right edges of the columns of figures. */
type Columns = Readonly<Record<'amount' | 'units' | 'price' | 'balance', number>> & { readonly words: number };

/** Lines of the head of a table stand within so many points. */
const HEAD_HEIGHT = 17;
/** A figure may end a little behind the title of its column. */
const BEHIND = 6;
/** How far before the end of its column an amount ends at most: words that end with a number stand before that. */
const AMOUNT_REACH = 45;

const TITLES = ['Date', 'Transaction', 'Amount', 'Units', 'Balance'];

/** Reads the head of a table of transactions that begins at a line, in as many lines as it has; null where none does. */
function columnsAt(
  lines: readonly Line[],
  index: number,
): { readonly columns: Columns; readonly height: number } | null {
  const first = lines[index];
  if (!first || !beginsHead(first, /^(?:Date|Transaction|Amount|Units?|Price|NAV|Balance)$/)) return null;
  const head = lines
    .slice(index, index + 5)
    .filter(({ y, page }) => page === first.page && first.y - y <= HEAD_HEIGHT)
    .filter(({ text }) => !firstDayOf(text) && !/:/.test(text));
  const text = head.map((line) => line.text).join(' ');
  if (!TITLES.every((title) => text.includes(title)) || !/Price|NAV/.test(text)) return null;
  const titles = titlesOf(head, 5);
  const endOf = (pattern: RegExp) => titles.find((title) => pattern.test(title.text))?.end;
  const [amount, units, price, balance] = [/Amount/, /\bUnits\b/, /Price|NAV/, /Balance/].map(endOf);
  const words = titles.find((title) => title.text.includes('Transaction'))?.x;
  if ([amount, units, price, balance, words].includes(undefined)) return null;
  return { columns: { amount, units, price, balance, words } as Columns, height: head.length };
}

/** Reads a line of transactions; null for a line that is none: without a day, or without any figure. */
function rowOf(line: Line, columns: Columns): Row | null {
  const day = firstDayOf(line.text);
  if (!day) return null;
  const { amount, units, price } = columns;
  const starts = { amount: amount - AMOUNT_REACH, units: amount, price: units, balance: price };
  // words that run into a column stand further from its end than its figure
  const figureIn = (name: keyof typeof starts) =>
    line.words
      .filter(({ text, end }) => isFigure(text) && end > starts[name] + BEHIND && end <= columns[name] + BEHIND)
      .sort((one, other) => Math.abs(one.end - columns[name]) - Math.abs(other.end - columns[name]))[0];
  const [paid, moved, at, left] = (['amount', 'units', 'price', 'balance'] as const).map(figureIn);
  if (!paid && !moved) return null;
  const rest = line.words.filter((word) => ![paid, moved, at, left].includes(word));
  const read = (word: Word | undefined) => (word ? figureOf(word.text) : null);
  return {
    date: day.date,
    words: inReadingOrder(rest).slice(day.written.length).trim(),
    amount: moneyOfFigure(read(paid)),
    units: unitsOfFigure(read(moved)),
    balance: unitsOfFigure(read(left)),
  };
}

const FOLIO = /Folio\s*No\s*\.?\s*:\s*([\dA-Z]+(?:\s*\/\s*[\dA-Z]+)?)/i;
const PAN = /PAN\s*:\s*([A-Z]{5}\d{4}[A-Z])\b/;
const NUMBER = String.raw`([(-]*[\d,]*\.?\d+\)?)`;
const OPENING = new RegExp(String.raw`Opening\s+Unit\s+Balance\s*:?\s*${NUMBER}`, 'i');
const CLOSING = new RegExp(String.raw`Closing\s+Unit\s+Balance\s*:?\s*${NUMBER}`, 'i');
const PRICE = new RegExp(String.raw`NAV\s+on\s+${DAY}\s*:\s*(?:INR|Rs\.?|₹)?\s*${NUMBER}`, 'i');
const VALUE = new RegExp(
  String.raw`(?:Valuation|Market\s+Value)\s+on\s+${DAY}\s*:\s*(?:INR|Rs\.?|₹)?\s*${NUMBER}`,
  'i',
);
const COST = new RegExp(String.raw`(?:Total\s+)?Cost\s+Value\s*:?\s*(?:INR|Rs\.?|₹)?\s*${NUMBER}`, 'i');

/** What each page has at its head and foot, also in the middle of a scheme. */
const FURNITURE = new RegExp(
  String.raw`^(?:Page\s*:?\s*\d+\s*(?:of|/)\s*\d+|Consolidated Account (?:Statement|Summary)|(?:CAMS|KFIN)CASWS.*|Version\s*:.*|${DAY}\s+to\s+${DAY})$`,
  'i',
);

/** Reads the schemes of a detailed statement of CAMS or KFintech, and names the places of those that have no name. */
export function readDetailed(lines: readonly Line[]): {
  readonly schemes: readonly PrintedScheme[];
  readonly nameless: readonly Line[];
} {
  const schemes: Open[] = [];
  const nameless: Line[] = [];
  let [brand, folioNo, pan] = ['', '', ''];
  let columns: Columns | null = null;
  let above: string[] = [];
  let open: Open | null = null;
  let isFoot = false;
  const restart = () => {
    open = null;
    isFoot = false;
    above = [];
  };
  const takeFoot = (scheme: Open, text: string): boolean => {
    const closing = CLOSING.exec(text);
    const price = PRICE.exec(text);
    const value = VALUE.exec(text);
    const cost = COST.exec(text);
    if (closing) scheme.closing = unitsOfFigure(figureOf(closing[1] ?? ''));
    if (price) {
      scheme.navDate = dayOf(price.slice(1, 4).join('-'));
      scheme.nav = navOfFigure(figureOf(price[4] ?? ''));
    }
    if (value) {
      scheme.navDate ??= dayOf(value.slice(1, 4).join('-'));
      scheme.value = moneyOfFigure(figureOf(value[4] ?? ''));
    }
    if (cost) scheme.cost = moneyOfFigure(figureOf(cost[1] ?? ''));
    return Boolean(closing ?? price ?? value ?? cost);
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const { text } = line;
    const head = columnsAt(lines, index);
    if (head) {
      ({ columns } = head);
      index += head.height - 1;
      continue;
    }
    if (FURNITURE.test(text)) continue;
    const [, folio] = FOLIO.exec(text) ?? [];
    // a page that breaks a scheme may name house and folio again
    const goesOn = open !== null && !isFoot;
    if (HOUSE.test(text)) {
      if (goesOn && text === brand) continue;
      brand = text;
      restart();
    } else if (folio !== undefined) {
      const number = folio.replace(/\s+/g, ' ').trim();
      if (goesOn && number === folioNo) continue;
      folioNo = number;
      pan = PAN.exec(text)?.[1] ?? '';
      restart();
    } else if (OPENING.test(text)) {
      const header = schemeHeaderOf(above);
      restart();
      if (!header || folioNo === '') {
        nameless.push(line);
        continue;
      }
      const opening = unitsOfFigure(figureOf(OPENING.exec(text)?.[1] ?? '')) ?? ZERO_UNITS;
      open = { brand, folioNo, pan, ...header, opening, rows: [], closing: null, ...NO_FOOT };
      schemes.push(open);
    } else if (open !== null && takeFoot(open, text)) isFoot = true;
    else if (open !== null && !isFoot) {
      const row = columns && rowOf(line, columns);
      const last: Row | undefined = (open as Open).rows.at(-1);
      if (row) (open as Open).rows.push(row);
      // words go on below their line
      else if (last && columns && isBelow(line, columns))
        (open as Open).rows[(open as Open).rows.length - 1] = { ...last, words: `${last.words} ${text}` };
    } else above.push(text);
  }
  return { schemes, nameless };
}

const NO_FOOT = { nav: null, navDate: null, value: null, cost: null } as const;

/** Tells whether all words of a line stand where a table has those of its transactions. */
const isBelow = ({ words, text }: Line, { words: start, amount }: Columns): boolean =>
  !firstDayOf(text) && words.every(({ x, end }) => x >= start - 4 && end <= amount);
