import { type Nav, type Paise, type Units, valueAtNav } from '#money/index.js';
import type { OutsideHolding } from '#portfolio/index.js';
import type { BusinessDate } from '#time/index.js';
import { figureOf, isFigure, moneyOfFigure, navOfFigure, unitsOfFigure } from './figures.js';
import { inReadingOrder, type Line, type Word } from './page-lines.js';
import { plainName, schemeNameOf } from './scheme-header.js';

/** A table of mutual funds: of folios, or of units in a demat account. */
interface Section {
  readonly isFolios: boolean;
  /** Names the demat account. */
  readonly account: string;
}

const FOLIOS = /mutual fund folios\s*\(f\)|mutual fund units held as on|mutual fund folios.*holding/i;
const DEMAT = /^mutual funds\s*\(m\)|holding statement as on|statement of holdings/i;
const ENDS =
  /^(?:sub\s*-?\s*total|grand total|total|equit(?:y|ies)|preference|corporate bonds|government securities|statement of transactions|transactions for|notes?\b|national pension|about )/i;
const ACCOUNT = /\b(?:BO\s*ID|DPID)\s*:\s*([A-Z0-9]{16})|DP\s*ID\s*:?\s*(\S+)\s+Client\s*ID\s*:?\s*(\d+)/i;
const ISIN_HEAD = /^INF[\dA-Z]{0,9}$/;
/** Words that say how a folio was bought, and no figures. */
const MODE = /^(?:ARN-?\d*|DIRECT|DIR|REGULAR|N\.?A\.?|INA\d+)$/i;
/** Lines of one row lie within so many points. */
const ROW_HEIGHT = 16;
/** Words in one column begin within so many points. */
const COLUMN = 6;

const isPrinted = (text: string) => isFigure(text) || /^(?:--?|N\.?A\.?)$/i.test(text);

/** The figures at the end of a line: at least units, price and value. */
function figuresOf({ words }: Line, least: number): readonly Word[] {
  const figures = words.filter(({ text }) => isFigure(text));
  const decimals = figures.filter(({ text }) => text.includes('.'));
  return decimals.length >= least && words.some(({ text, end }) => isPrinted(text) && end > 250) ? figures : [];
}

interface Group {
  readonly section: Section;
  readonly anchor: Line;
  readonly lines: Line[];
}

const leap = (upper: Line, lower: Line) => (upper.page === lower.page ? upper.y - lower.y : 0);

/** Parts lines between two rows where the gap is widest, the last of those that are equal: a name that is wrapped stands around its figures, or below them. */
function partAt(lines: readonly Line[], from: Line, to: Line): number {
  const all = [from, ...lines, to];
  let widest = 0;
  let at = lines.length;
  for (let index = 0; index + 1 < all.length; index++) {
    const [upper, lower] = [all[index], all[index + 1]];
    const gap = upper && lower ? leap(upper, lower) : 0;
    if (gap >= widest - 0.5) {
      widest = Math.max(widest, gap);
      at = index;
    }
  }
  return at;
}

/** Parts the lines of a table into its rows. */
function groupsOf(section: Section, lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let between: Line[] = [];
  for (const line of lines) {
    if (figuresOf(line, section.isFolios ? 3 : 2).length === 0) {
      between.push(line);
      continue;
    }
    const last = groups.at(-1);
    const before = last ? partAt(between, last.lines.at(-1) ?? last.anchor, line) : firstOf(between, line);
    if (last) last.lines.push(...between.slice(0, before));
    groups.push({ section, anchor: line, lines: [...between.slice(before), line] });
    between = [];
  }
  const last = groups.at(-1);
  for (const line of between) {
    const above = last?.lines.at(-1);
    if (!last || !above || leap(above, line) > ROW_HEIGHT) break;
    last.lines.push(line);
  }
  return groups;
}

/** Returns how many lines above the first row are not of it: those of it stand close above it. */
function firstOf(above: readonly Line[], anchor: Line): number {
  const near = above.findIndex((line) => leap(line, anchor) <= 2 * ROW_HEIGHT);
  return near < 0 ? above.length : near;
}

/** The words of the titles of tables, which stand again on each of their pages. */
const TITLE =
  /^(?:ISIN|UCC|description|security|scheme|name|folio|no\.?|number|of|units?|average|avg\.?|cost|per|total|cumulative|amount|invested|current|closing|bal(?:ance)?\.?|nav|price|market|face|value|valuation|unrealised|profit|loss|annualised|return|returns|arn|code|mode|free|frozen|pledge|setup|as|on|in|\(.*|.*\)|[/₹`&%-])$/i;

const isTitles = ({ words }: Line) => words.every(({ text }) => TITLE.test(text) && !ISIN_HEAD.test(text));

interface Priced {
  readonly units: Units;
  readonly nav: Nav | null;
  readonly value: Paise | null;
  readonly cost: Paise | null;
}

/** Tells whether units at a price are the value, but for rounding. */
function isWorth({ units, nav, value }: Priced): boolean {
  if (nav === null || value === null) return true;
  try {
    return Math.abs(valueAtNav(units, nav) - value) <= 100 + Math.abs(value) / 100;
  } catch {
    return false;
  }
}

/** The orders in which tables have their figures; null of what is not kept. */
const ORDERS: readonly (readonly ('units' | 'nav' | 'value' | 'cost' | null)[])[] = [
  ['units', null, 'cost', 'nav', 'value'],
  ['units', 'nav', 'cost', 'value'],
  ['units', 'nav', 'value'],
  ['units', null, null, null, null, 'nav', 'value'],
];

function pricedBy(order: (typeof ORDERS)[number], figures: readonly (number | null)[]): Priced | null {
  const at = (name: 'units' | 'nav' | 'value' | 'cost') => figures[order.indexOf(name)] ?? null;
  const units = unitsOfFigure(at('units'));
  if (units === null || figures.length < order.length) return null;
  const cost = order.includes('cost') ? moneyOfFigure(at('cost')) : null;
  return { units, nav: navOfFigure(at('nav')), value: moneyOfFigure(at('value')), cost };
}

/** Finds the order in which units at a price are the value, also where a number that is no figure has got among them. */
function pricedOf(figures: readonly string[]): Priced | null {
  const read = figures.map(figureOf);
  const strays = figures.flatMap((text, index) => (text.includes('.') ? [] : [index]));
  const without = strays.map((stray) => read.filter((_, index) => index !== stray));
  for (const each of [read, ...without])
    for (const order of ORDERS) {
      const priced = pricedBy(order, each);
      if (priced?.value != null && priced.nav !== null && isWorth(priced)) return priced;
    }
  // what is worth nothing, such as a segregated portfolio
  const [units] = read;
  return read.slice(1).some((figure) => figure !== 0) ? null : pricedBy(['units'], [units ?? null]);
}

const inColumn = (words: readonly Word[], { x }: Word) => words.filter((word) => Math.abs(word.x - x) <= COLUMN);

/** The parts of what is wrapped in a narrow column, without the dash at the end of a line. */
const unwrapped = (words: readonly Word[]) =>
  [...words]
    .sort((one, other) => other.y - one.y)
    .map(({ text }) => text.replace(/[-\u00AD]$/, ''))
    .join('');

/** Reads a row; a text where its figures cannot be told apart: the name by which it is left out. */
function holdingOf({ section, anchor, lines }: Group, until: BusinessDate): OutsideHolding | string | null {
  const words = lines.flatMap((line) => line.words);
  const head = words.find(({ text }) => ISIN_HEAD.test(text));
  if (!head) return null;
  const ownLine = (word: Word) => lines.find((line) => line.words.includes(word));
  const isinWords = head.text.length === 12 ? inColumn(words, head) : inColumn(words, head).slice(0, 3);
  const isin = head.text.length === 12 ? head.text : unwrapped(isinWords).slice(0, 12);
  const figures = anchor.words.filter(({ text }) => isFigure(text));
  const right = words.filter((word) => word.x > head.end && !isinWords.includes(word));
  const folioHead = section.isFolios ? folioOf(right, anchor) : undefined;
  const folioWords = folioHead ? inColumn(right, folioHead) : [];
  const firstFigure = figures.find(({ x }) => x > (folioHead?.end ?? head.end)) ?? anchor.words.at(-1);
  const isName = (word: Word) =>
    !isinWords.includes(word) &&
    !folioWords.includes(word) &&
    !MODE.test(word.text) &&
    word.text !== '@' &&
    word.x < (folioHead?.x ?? firstFigure?.x ?? Infinity) &&
    ownLine(word) !== undefined;
  const name = plainName(schemeNameOf(inReadingOrder(words.filter(isName))));
  const own = figures.filter((word) => word.x > (folioHead?.end ?? head.end) && !folioWords.includes(word));
  const priced = pricedOf(own.map(({ text }) => text));
  if (isin.length < 12 || !priced || !isWorth(priced)) return name || isin;
  const folioNo = section.isFolios ? unwrapped(folioWords) : section.account;
  if (folioNo === '') return name;
  return { schemeName: name, brand: '', folioNo, isin, amfiCode: '', navDate: until, pan: '', ...priced };
}

/** The first word of the column of folios: the first number without a point, right of the ISIN. */
const folioOf = (right: readonly Word[], anchor: Line): Word | undefined =>
  right
    .filter(({ text }) => /^\d[\d/-]*$/.test(text) || /^\d+\/\d+$/.test(text))
    .filter(({ x }) => x < Math.max(...anchor.words.map((word) => word.x)))
    .sort((one, other) => one.x - other.x || other.y - one.y)[0];

/** Reads the mutual funds of a statement of NSDL or CDSL: folios, and units in demat accounts; shares, bonds and the rest are passed over. */
export function readDepository(
  lines: readonly Line[],
  until: BusinessDate,
): { readonly holdings: readonly OutsideHolding[]; readonly unread: readonly string[] } {
  const groups: Group[] = [];
  let section: Section | null = null;
  let account = '';
  let own: Line[] = [];
  const close = () => {
    if (section) groups.push(...groupsOf(section, own));
    own = [];
  };
  for (const line of lines) {
    const { text } = line;
    const [, whole, dp, client] = ACCOUNT.exec(text) ?? [];
    if (whole ?? dp) account = (whole ?? `${dp} ${client}`).replace(/^(\w{8})(\w{8})$/, '$1 $2');
    const isFolios = FOLIOS.test(text);
    if (isFolios || DEMAT.test(text)) {
      close();
      section = { isFolios, account };
    } else if (ENDS.test(text) || (whole ?? dp)) {
      close();
      section = null;
    } else if (section && !/^page\b/i.test(text) && !isTitles(line)) own.push(line);
  }
  close();
  const read = groups.map((group) => holdingOf(group, until)).filter((each) => each !== null);
  return {
    holdings: read.filter((each) => typeof each !== 'string'),
    unread: read.filter((each) => typeof each === 'string'),
  };
}
