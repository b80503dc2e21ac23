import { PAN_PATTERN } from '#kyc/index.js';
import { type Nav, type Paise, type Units, unitsFromScaled, ZERO_UNITS } from '#money/index.js';
import type { BusinessDate } from '#time/index.js';
import { amountOf, dateOf, type DateOrder, dateOrderOf, navOf, unitsOf } from './cells.js';
import { type Feed, FEED_LAYOUTS, type FeedColumn, type FeedLayout } from './feed-layouts.js';
import { Columns, type FileTable, REGISTRAR_FILE_ROWS, type Titles } from './registrar-file.js';

/** What a transaction is; of a standing instruction, whether it invests, moves or takes out. */
export const FEED_KINDS = [
  'purchase',
  'sip',
  'redemption',
  'switch_in',
  'switch_out',
  'dividend',
  'reversal',
  'stp',
  'swp',
  'holding',
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** A row of a feed. */
export interface FeedRow {
  /** The same row of the same registrar has the same, in whatever file it comes. */
  readonly recordKey: string;
  readonly folio: string;
  readonly product: string;
  readonly scheme: string;
  readonly holder: string;
  /** '' where the file has none. */
  readonly pan: string;
  readonly kind: FeedKind;
  /** The day of the trade, of the balance, or the first of a standing instruction. */
  readonly date: BusinessDate;
  /** The last day of a standing instruction: that on which it ceased, where it has. */
  readonly until: BusinessDate | null;
  /** What came (above zero) or went; the balance of a folio; zero of a standing instruction. */
  readonly units: Units;
  readonly nav: Nav | null;
  /** The amount without a sign; the value of a folio, the instalment of a standing instruction. */
  readonly amount: Paise | null;
  /** How often a standing instruction is carried out, in the registrar's letters; '' else. */
  readonly frequency: string;
}

/** Codes for why a row of a registrar’s feed is not taken over. */
export type FeedFault = 'folio_missing' | 'date_unreadable' | 'units_unreadable' | 'amount_unreadable';

/** What a registrar's file of transactions, folios or SIPs has. */
export interface FeedFile {
  /** null for a file that is none of the known ones. */
  readonly layout: Pick<FeedLayout, 'registrar' | 'feed' | 'report'> | null;
  /** Titles that such files are not known to have. */
  readonly unknown: readonly string[];
  readonly rows: readonly FeedRow[];
  /** What is wrong with which row; the row of titles is 1. */
  readonly faults: readonly { readonly row: number; readonly codes: readonly FeedFault[] }[];
  /** Rows after the most that are read. */
  readonly left: number;
}

type Read = Columns<FeedColumn>;

/** What a transaction is by its words, and whether its units come or go: registrars write both without a sign, or with one that is not to be relied on. */
function movementOf(words: string, flag: string): { readonly kind: FeedKind; readonly isOut: boolean } {
  const isSwitch = /switch|\bs\s*t\s*p\b|transfer|merg|consolidat/i.test(words);
  const isOut =
    /redem|withdraw|switch.?out|\bs\s*w\s*p\b|s\s*t\s*p out|transfer.?out|lateral.*out|merger.*out/i.test(words) ||
    flag === 'R';
  if (isSwitch) return { kind: isOut ? 'switch_out' : 'switch_in', isOut };
  if (isOut) return { kind: 'redemption', isOut };
  if (/div|idcw/i.test(words)) return { kind: 'dividend', isOut };
  return { kind: /sip|systematic|instal/i.test(words) ? 'sip' : 'purchase', isOut };
}

const isReversed = (words: string, code: string) => /revers|reject|dishono/i.test(words) || /[1-9A-Z]/i.test(code);

const plainUnits = (units: Units): Units => unitsFromScaled(Math.abs(units));
const plainAmount = (amount: Paise | null): Paise | null => (amount === null ? null : (Math.abs(amount) as Paise));

function transactionOf(cell: (name: FeedColumn) => string, units: Units): Pick<FeedRow, 'kind' | 'units'> {
  const words = `${cell('words')} ${cell('flag').length > 1 ? cell('flag') : ''}`;
  const { kind, isOut } = movementOf(words, cell('flag'));
  const reversed = isReversed(words, cell('reversal'));
  const sign = isOut === reversed ? 1 : -1;
  return { kind: reversed ? 'reversal' : kind, units: unitsFromScaled(plainUnits(units) * sign) };
}

function instructionOf(words: string): FeedKind {
  if (/stp|dtp|^si$|switch/i.test(words)) return 'stp';
  return /swp|^r$|withdraw/i.test(words) ? 'swp' : 'sip';
}

function kindAndUnits(feed: Feed, cell: (name: FeedColumn) => string, units: Units): Pick<FeedRow, 'kind' | 'units'> {
  if (feed === 'transactions') return transactionOf(cell, units);
  return feed === 'folios' ? { kind: 'holding', units } : { kind: instructionOf(cell('words')), units: ZERO_UNITS };
}

function keyOf(feed: Feed, row: FeedRow, number: string): string {
  const what = [row.folio, row.product];
  if (feed === 'folios') return what.join('|');
  return [...what, number, ...(feed === 'transactions' ? [row.date, row.units, row.amount ?? ''] : [])].join('|');
}

interface Reading {
  readonly layout: FeedLayout;
  readonly columns: Read;
  readonly order: DateOrder;
}

function readRow({ layout: { feed }, columns, order }: Reading, cells: readonly string[]) {
  const cell = (name: FeedColumn) => columns.cell(cells, name);
  const dated = (name: FeedColumn) => dateOf(cell(name), order);
  const date = dated(feed === 'folios' ? 'reported' : 'date');
  const units = feed === 'sips' ? ZERO_UNITS : unitsOf(cell('units'));
  const amount = plainAmount(amountOf(cell('amount')));
  const pan = cell('pan').toUpperCase();
  const codes: FeedFault[] = [];
  if (cell('folio') === '') codes.push('folio_missing');
  if (date === null) codes.push('date_unreadable');
  if (units === null) codes.push('units_unreadable');
  if (amount === null && feed === 'sips') codes.push('amount_unreadable');
  if (codes.length > 0 || date === null || units === null) return { codes, row: null };
  const row: FeedRow = {
    recordKey: '',
    folio: cell('folio'),
    product: cell('product'),
    scheme: cell('scheme'),
    holder: cell('holder'),
    pan: PAN_PATTERN.test(pan) ? pan : '',
    date,
    until: dated('ceased') ?? dated('until'),
    nav: navOf(cell('nav')),
    amount,
    frequency: feed === 'sips' ? cell('frequency') : '',
    ...kindAndUnits(feed, cell, units),
  };
  return { codes, row: { ...row, recordKey: keyOf(feed, row, cell('number')) } };
}

const titlesOf = ({ columns }: FeedLayout) => columns as Readonly<Record<FeedColumn, Titles>>;

/** Reads a registrar's file of transactions, folios or SIPs by the titles of its columns, and says what is wrong in which row. */
export function readFeed(table: FileTable): FeedFile {
  const [titles = [], ...lines] = table;
  const layout = FEED_LAYOUTS.find((each) => {
    const columns = new Columns(titles, titlesOf(each));
    return each.must.every((name) => columns.has(name));
  });
  if (!layout) return { layout: null, unknown: [], rows: [], faults: [], left: 0 };
  const columns = new Columns(titles, titlesOf(layout));
  const filled = lines
    .map((cells, index) => ({ cells, at: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const dates = (['date', 'until', 'ceased', 'reported'] as const).flatMap((name) =>
    filled.map(({ cells }) => columns.cell(cells, name)),
  );
  const reading = { layout, columns, order: dateOrderOf(dates) };
  const rows = new Map<string, FeedRow>();
  const faults: { row: number; codes: FeedFault[] }[] = [];
  const times = new Map<string, number>();
  for (const { cells, at } of filled.slice(0, REGISTRAR_FILE_ROWS)) {
    const { row, codes } = readRow(reading, cells);
    if (row === null) faults.push({ row: at, codes });
    else if (layout.feed === 'transactions') {
      // two transactions that are alike in all are two
      const before = times.get(row.recordKey) ?? 0;
      times.set(row.recordKey, before + 1);
      const recordKey = before === 0 ? row.recordKey : `${row.recordKey}#${before + 1}`;
      rows.set(recordKey, { ...row, recordKey });
    } else rows.set(row.recordKey, row);
  }
  const { registrar, feed, report } = layout;
  return {
    layout: { registrar, feed, report },
    unknown: columns.unknown(layout.notKept),
    rows: [...rows.values()],
    faults,
    left: Math.max(0, filled.length - REGISTRAR_FILE_ROWS),
  };
}
