import type { Book, BookGroup, BookMonth } from '@prosperx/core/book';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDate, formatMonth } from '@prosperx/core/format';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import type { Hono } from 'hono';
import type { Services } from '#kernel/services.js';
import { imprintLine, readImprint } from '#records/agent/imprint.js';
import { agentPicture } from '#records/document/agent-picture.js';
import { type Cell, cellText, csvOf, type DocumentTable, xlsxOf } from '#records/document/tables.js';
import { mountDocumentLinks } from '#records/file/file-links.js';
import { bookText as text } from './book.text.js';
import { namesOf, readGroups } from './read-book.js';
import { readMonths } from './read-months.js';

type Sums = Book['totals'];
const cellsOf = ({ aum, customers, sips }: Sums): Cell[] => [
  { money: aum },
  { count: customers },
  { count: sips.count },
  { money: sips.monthly },
];

interface WholeBook {
  readonly asOf: Book['asOf'];
  readonly tables: readonly DocumentTable[];
}

async function groupTable({ db }: Services, agentCode: string, by: BookGroup) {
  const { asOf, totals, groups } = await readGroups(db, agentCode, by, {});
  const names = await (by === 'customer'
    ? namesOf(
        db,
        groups.map(({ key }) => key),
      )
    : null);
  const named = (key: string): Cell[] => {
    const person = names?.get(key);
    return person ? [{ text: person.name }, { text: person.ucc }] : [{ text: key }];
  };
  const table: DocumentTable = {
    name: text[by],
    columns: text.columns[by].map((title, index) => ({ title, width: index === 0 ? 34 : 16 })),
    rows: groups.map(({ key, ...sums }) => [...named(key), ...cellsOf(sums)]),
    total: [{ text: text.total }, ...(names ? [null] : []), ...cellsOf(totals)],
  };
  return { asOf, table };
}

const monthRow = (month: BookMonth): Cell[] => [
  { text: formatMonth(month.month) },
  month.asOf === null ? null : { date: month.asOf },
  { money: month.aum },
  { money: month.purchases },
  { money: month.redemptions },
  { money: month.switchedIn },
  { money: month.switchedOut },
  { money: month.net },
  { count: month.sips.count },
  { money: month.sips.monthly },
];

async function wholeBook(services: Services, agentCode: string): Promise<WholeBook> {
  const today = businessDateAt(services.clock.now());
  const [houses, categories, customers] = [
    await groupTable(services, agentCode, 'house'),
    await groupTable(services, agentCode, 'category'),
    await groupTable(services, agentCode, 'customer'),
  ];
  const months = await readMonths(services, agentCode, {}, today);
  const monthTable: DocumentTable = {
    name: text.months,
    columns: text.monthColumns.map((title) => ({ title, width: 16 })),
    rows: months.map(monthRow),
  };
  return { asOf: houses.asOf, tables: [houses.table, categories.table, monthTable, customers.table] };
}

/** Whose book it is, when it was made, and by which NAVs: what stands first in a file. */
function aboutRow({ asOf }: WholeBook, advisor: string, madeOn: BusinessDate): readonly (readonly [string, Cell])[] {
  return [
    [text.advisor, { text: advisor }],
    [text.madeOn, { date: madeOn }],
    [text.asOf, { text: asOf === null ? text.nothing : text.navsOf(formatDate(asOf)) }],
  ];
}

/** The tables of a spreadsheet, what they are of before them. */
async function bookTables(services: Services, agentCode: string): Promise<readonly DocumentTable[] | null> {
  const imprint = await readImprint(services, agentCode);
  if (!imprint) return null;
  const book = await wholeBook(services, agentCode);
  const about = aboutRow(book, imprintLine(imprint), businessDateAt(services.clock.now()));
  const first: DocumentTable = {
    name: text.title,
    columns: about.map(([title]) => ({ title, width: 40 })),
    rows: [about.map(([, cell]) => cell)],
  };
  return [first, ...book.tables];
}

/** Customers in the PDF: one of 5,000 would be laid out for a minute. */
const MOST_IN_PDF = 200;

function shortened(table: DocumentTable): DocumentTable {
  return { ...table, rows: table.rows.slice(0, MOST_IN_PDF) };
}

async function bookPdf(services: Services, agentCode: string): Promise<Uint8Array | null> {
  const imprint = await readImprint(services, agentCode);
  if (!imprint) return null;
  const book = await wholeBook(services, agentCode);
  const now = services.clock.now();
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(now));
  writer.across();
  writer.title(text.title);
  const picture = await agentPicture(services, agentCode);
  if (picture) writer.picture(picture, { width: 56, height: 56 });
  for (const [title, cell] of aboutRow(book, imprintLine(imprint), businessDateAt(now)))
    writer.row(title, cellText(cell));
  for (const table of book.tables) {
    writer.heading(table.name);
    if (table.rows.length === 0) writer.paragraph(text.none);
    else writer.table(shortened(table));
    if (table.rows.length > MOST_IN_PDF)
      writer.paragraph(text.most(String(MOST_IN_PDF), table.rows.length.toLocaleString('en-IN')));
    if (table.name === text.months) writer.paragraph(text.monthsNote);
  }
  return writer.end((page, pages) => [RISK_WARNING, text.page(page, pages)]);
}

/** Answers the links to the files of a book. */
export function mountBook(hono: Hono, services: Services): void {
  const made = (write: (tables: readonly DocumentTable[]) => Uint8Array | Promise<Uint8Array>) => {
    return async (_: Services, code: string) => {
      const tables = await bookTables(services, code);
      return tables && write(tables);
    };
  };
  mountDocumentLinks(hono, services, 'book-csv', made(csvOf));
  mountDocumentLinks(hono, services, 'book-xlsx', made(xlsxOf));
  mountDocumentLinks(hono, services, 'book-pdf', bookPdf);
}
