import { DOCUMENT_KINDS, type FactKind, RISK_LEVELS } from '@prosperx/core/fund';
import { type BusinessDate, namedDate } from '@prosperx/core/time';
import type { StoredFacts } from '#db/schema/index.js';
import { type NamedText, type BadRow, MasterFileError, RowError } from '#records/fund/master-file.js';
import { cellsIn } from './facts-file.js';

/** The files of facts, by what they are called in the command. */
export const FACT_FILES = {
  'expense-ratios': { fact: 'expenseRatio', columns: ['Expense Ratio'] },
  'exit-loads': { fact: 'exitLoad', columns: ['Exit Load'] },
  riskometers: { fact: 'riskometer', columns: ['Riskometer'] },
  sizes: { fact: 'size', columns: ['Size'] },
  benchmarks: { fact: 'benchmark', columns: ['Benchmark'] },
  managers: { fact: 'managers', columns: ['Manager'] },
  portfolios: { fact: 'portfolio', columns: ['Holding', 'Percent'] },
  documents: { fact: 'documents', columns: ['Document', 'Link'] },
} as const satisfies Record<string, { readonly fact: FactKind; readonly columns: readonly string[] }>;

/** One of `FACT_FILES`. */
export type FactFile = keyof typeof FACT_FILES;

/** What a file says of one scheme on one day. */
export type GivenFact =
  | { readonly fact: 'expenseRatio'; readonly value: number }
  | { readonly fact: 'size'; readonly value: number }
  | { readonly fact: 'exitLoad'; readonly value: string }
  | { readonly fact: 'riskometer'; readonly value: string }
  | { readonly fact: 'benchmark'; readonly value: StoredFacts['benchmark'] }
  | { readonly fact: 'managers'; readonly value: StoredFacts['managers'] }
  | { readonly fact: 'portfolio'; readonly value: StoredFacts['portfolio'] }
  | { readonly fact: 'documents'; readonly value: StoredFacts['documents'] };

/** A fact with the scheme that it is of: by an ISIN or an AMFI code of one of its plans. */
export interface FileFact {
  readonly of: string;
  readonly date: BusinessDate;
  readonly given: GivenFact;
}

/** A title without case, blanks and signs. */
const plainTitle = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

type Read = (title: string) => string;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `2026-10-31`, `31-10-2026`, `31/10/2026` or `31-Oct-2026`. */
function dateIn(read: Read, title: string): BusinessDate {
  const text = read(title);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/ ](\d{1,2}|[A-Za-z]{3})[-/ ](\d{4})$/.exec(text) ?? [];
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  const date = namedDate(year === '' ? text : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (date === null) throw new RowError(`"${title}" is "${text}"; write a date such as 2026-10-31`);
  return date;
}

/** A number between two bounds, with commas and a sign of per cent or without. */
function numberBetween(read: Read, title: string, [least, most]: readonly [number, number]): number {
  const text = read(title).replaceAll(',', '').replace(/\s*%$/, '');
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < least || value > most)
    throw new RowError(`"${title}" is "${read(title)}"; write a number from ${least} to ${most}`);
  return value;
}

function wordsIn(read: Read, title: string, most = 300): string {
  const text = read(title);
  if (text === '' || text.length > most)
    throw new RowError(`"${title}" ${text === '' ? 'is empty' : `is longer than ${most} characters`}`);
  return text;
}

const oneOf = <const Values extends readonly string[]>(values: Values, text: string): Values[number] | undefined =>
  values.find((value) => plainTitle(value) === plainTitle(text));

const LARGEST_CRORES = 10_00_000;

/** Reads one row of a file; several of one scheme and day make its fact together. */
const ROW_READERS = {
  expenseRatio: (read: Read) => numberBetween(read, 'Expense Ratio', [0, 10]),
  exitLoad: (read: Read) => wordsIn(read, 'Exit Load'),
  riskometer: (read: Read) => {
    const level = oneOf(RISK_LEVELS, read('Riskometer').replace(/\s*risk$/i, ''));
    if (level === undefined)
      throw new RowError(`"Riskometer" is "${read('Riskometer')}"; write one of ${RISK_LEVELS.join(', ')}`);
    return level;
  },
  size: (read: Read) => numberBetween(read, 'Size', [0, LARGEST_CRORES]),
  benchmark: (read: Read): StoredFacts['benchmark'] => ({
    name: wordsIn(read, 'Benchmark', 160),
    returns: (['1Y', '3Y', '5Y'] as const).flatMap((period) =>
      read(period) === '' ? [] : [{ period, percent: numberBetween(read, period, [-100, 1_000]) }],
    ),
  }),
  managers: (read: Read) => ({
    name: wordsIn(read, 'Manager', 80),
    since: read('Since') === '' ? null : dateIn(read, 'Since'),
  }),
  portfolio: (read: Read) => ({
    name: wordsIn(read, 'Holding', 160),
    sector: read('Sector') === '' ? null : wordsIn(read, 'Sector', 80),
    percent: numberBetween(read, 'Percent', [-100, 100]),
  }),
  documents: (read: Read): StoredFacts['documents'][number] => {
    const kind = oneOf(DOCUMENT_KINDS, read('Document'));
    if (kind === undefined)
      throw new RowError(`"Document" is "${read('Document')}"; write one of ${DOCUMENT_KINDS.join(', ')}`);
    const url = wordsIn(read, 'Link', 500);
    if (!/^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/i.test(url))
      throw new RowError(`"Link" is "${url}"; write an address that begins with https://`);
    return { kind, url };
  },
};

type Rows<Fact extends keyof typeof ROW_READERS> = readonly ReturnType<(typeof ROW_READERS)[Fact]>[];

const [SHOWN, SECTORS] = [10, 12];
/** What the holdings of a whole portfolio add up to at least, in per cent: cash is one of them. */
const LEAST_OF_PORTFOLIO = 80;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Joins the rows of a portfolio: its ten largest holdings, and its sectors, of which the smallest become others. */
function portfolioOf(rows: Rows<'portfolio'>): StoredFacts['portfolio'] {
  const whole = rows.reduce((sum, { percent }) => sum + percent, 0);
  if (whole > 101) throw new RowError(`the holdings add up to ${hundredths(whole)}%; a portfolio has 100% at most`);
  if (whole < LEAST_OF_PORTFOLIO)
    throw new RowError(
      `the holdings add up to ${hundredths(whole)}%; a whole portfolio has ${LEAST_OF_PORTFOLIO}% at least`,
    );
  const sums = new Map<string, number>();
  for (const { sector, percent } of rows) if (sector !== null) sums.set(sector, (sums.get(sector) ?? 0) + percent);
  const sectors = [...sums]
    .map(([name, percent]) => ({ name, percent: hundredths(percent) }))
    .toSorted((one, other) => other.percent - one.percent);
  const others = sectors.slice(SECTORS).reduce((sum, { percent }) => sum + percent, 0);
  return {
    holdings: rows.toSorted((one, other) => other.percent - one.percent).slice(0, SHOWN),
    sectors: [
      ...sectors.slice(0, SECTORS),
      ...(sectors.length > SECTORS ? [{ name: 'Others', percent: hundredths(others) }] : []),
    ],
  };
}

/** Makes the fact of a scheme and day of its rows. Of what there is one of, the last row counts. */
function givenOf(fact: (typeof FACT_FILES)[FactFile]['fact'], rows: readonly unknown[]): GivenFact {
  if (fact === 'portfolio') return { fact, value: portfolioOf(rows as Rows<'portfolio'>) };
  if (fact === 'managers') return { fact, value: rows as Rows<'managers'> };
  if (fact === 'documents') {
    const byKind = new Map((rows as Rows<'documents'>).map((row) => [row.kind, row]));
    return { fact, value: [...byKind.values()] };
  }
  return { fact, value: rows.at(-1) } as GivenFact;
}

interface Group {
  readonly of: string;
  readonly date: BusinessDate;
  readonly rows: unknown[];
  readonly line: number;
}

const isCode = (text: string) => /^(IN[A-Z0-9]{10}|\d{4,8})$/.test(text);

/** Returns the column of each title; throws MasterFileError where one is missing. */
function columnsOf(name: string, header: string, file: FactFile): ReadonlyMap<string, number> {
  const titles = cellsIn(header.replace(/^\uFEFF/, '')).map(plainTitle);
  const columns = new Map(titles.map((title, at) => [title, at]));
  const missing = [...FACT_FILES[file].columns, 'As Of'].filter((title) => !columns.has(plainTitle(title)));
  if (!columns.has('isin') && !columns.has('schemecode')) missing.unshift('ISIN (or Scheme Code)');
  if (missing.length > 0) throw new MasterFileError(`${name} has no column ${missing.join(', ')}`);
  return columns;
}

/**
 * Reads a file of facts: CSV with columns by their titles, in any order. A row that cannot be read is named, and takes with it what the
 * file says else of that scheme on that day. Throws MasterFileError for what is no such file.
 */
export function parseFactFile(
  file: FactFile,
  { name, text }: NamedText,
): { readonly facts: readonly FileFact[]; readonly bad: readonly BadRow[] } {
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const columns = columnsOf(name, header, file);
  const { fact } = FACT_FILES[file];
  const [groups, spoilt, bad]: [Map<string, Group>, Set<string>, BadRow[]] = [new Map(), new Set(), []];
  for (const [at, text_] of lines.entries()) {
    if (text_.trim() === '') continue;
    const line = at + 2;
    const cells = cellsIn(text_);
    const read: Read = (title) => cells[columns.get(plainTitle(title)) ?? -1] ?? '';
    let key = '';
    try {
      const of = (read('ISIN') || read('Scheme Code')).toUpperCase();
      if (!isCode(of)) throw new RowError(`"${of}" is neither an ISIN nor a code of AMFI`);
      const date = dateIn(read, 'As Of');
      key = `${of} ${date}`;
      const group = groups.get(key) ?? { of, date, rows: [], line };
      groups.set(key, group);
      group.rows.push(ROW_READERS[fact](read));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      spoilt.add(key);
      bad.push({ line, what: error.message });
    }
  }
  const facts = [...groups].flatMap(([key, { of, date, rows, line }]) => {
    if (spoilt.has(key)) return [];
    try {
      return [{ of, date, given: givenOf(fact, rows) }];
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      bad.push({ line, what: error.message });
      return [];
    }
  });
  if (facts.length === 0) throw new MasterFileError(`${name} has no row that can be used`);
  return { facts: facts.toSorted((one, other) => one.date.localeCompare(other.date)), bad };
}
