import { formatDateShort } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { said } from '@prosperx/core/language';
import { addPaise, addUnits, unitsFromScaled, ZERO_UNITS } from '@prosperx/core/money';
import { type TransactionRow, unvaluedText } from '@prosperx/core/portfolio';
import { financialYearName } from '@prosperx/core/tax';
import type { BusinessDate } from '@prosperx/core/time';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { folios, ledgerEntries, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { namesOf, type NavDays, navDaysOf, percentOf, valuedOf } from '#modules/portfolio/holding.js';
import type { Cell, DocumentTable } from '#records/document/tables.js';
import { saidRemark } from '#records/order/say-remarks.js';
import { readPositions } from '#records/portfolio/repository.js';
import { matchesFilter, type TransactionFilter } from '#records/transaction/matches-filter.js';
import { readTransactions } from '#records/transaction/read-transactions.js';
import { readGains } from './capital-gains.js';
import { filesText } from './files.text.js';

/** What a file of a portfolio holds: lines about it, its tables, and notes below them. */
export interface FileContent {
  readonly about: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly DocumentTable[];
  readonly notes: readonly string[];
}

/** Says what was read in the language that is spoken. */
type Said = () => FileContent;

const columnsOf = (titles: readonly string[], widths: readonly number[]) =>
  titles.map((title, index) => ({ title, width: widths[index] ?? 10 }));

/** Reads what a profile holds, the largest first. */
export async function holdingsContent(db: Db, profileId: string): Promise<Said> {
  const positions = await readPositions(db, profileId);
  const { held, unvalued } = valuedOf(positions);
  const leftOut = new Set(unvalued.map(({ id }) => id));
  held.sort((one, other) => other.currentValue - one.currentValue);
  const navDays = navDaysOf(held);
  const invested = addPaise(...held.map((each) => each.invested));
  const gain = addPaise(...held.map(({ returnAmount }) => returnAmount));
  // what has no NAV is in no sum: only what is held of it is told
  const unvaluedRows = (): Cell[][] =>
    positions
      .filter((each) => leftOut.has(each.scheme.id))
      .map(({ scheme, folioNo, units }) => [
        { text: scheme.name },
        { text: folioNo },
        { text: categoryName(scheme.subCategory) },
        { units },
        ...Array.from({ length: 6 }, () => null),
      ]);
  const rows = () =>
    held.map(
      ({ scheme, folioNo, units, nav, navDate, currentValue, returnAmount, returnPercentage, ...each }): Cell[] => [
        { text: scheme.name },
        { text: folioNo },
        { text: categoryName(scheme.subCategory) },
        { units },
        { nav },
        { date: navDate },
        { money: each.invested },
        { money: currentValue },
        { money: returnAmount },
        { percent: returnPercentage },
      ],
    );
  const sums = (total: string): Cell[] => [
    { text: total },
    null,
    null,
    null,
    null,
    null,
    { money: invested },
    { money: addPaise(...held.map(({ currentValue }) => currentValue)) },
    { money: gain },
    { percent: percentOf(gain, invested) },
  ];
  return () => {
    const text = said(filesText);
    return {
      about: [[text.navs, spanOf(navDays)]],
      tables: [
        {
          name: text.holdings.name,
          columns: columnsOf(text.holdings.columns, [34, 14, 18, 13, 12, 13, 15, 15, 15, 10]),
          rows: [...rows(), ...unvaluedRows()],
          ...(held.length > 0 && { total: sums(text.total) }),
        },
      ],
      notes: [...(unvalued.length > 0 ? [said(unvaluedText).notInTotals(namesOf(unvalued))] : []), text.past],
    };
  };
}

function spanOf(days: NavDays | null): string {
  const text = said(filesText);
  if (days === null) return text.noNav;
  const { first, last } = days;
  return first === last ? formatDateShort(first) : text.days(formatDateShort(first), formatDateShort(last));
}

interface Period {
  readonly profileId: string;
  readonly from?: BusinessDate | undefined;
  readonly until?: BusinessDate | undefined;
}

/** Returns the number of entries in the ledger of a profile whose NAVs are of these days, both included: from then on units are held, as capital gains count them. */
export const countEntries = (db: Db, period: Period): Promise<number> => db.$count(ledgerEntries, isWithin(period));

const isWithin = ({ profileId, from, until }: Period) =>
  and(
    eq(ledgerEntries.profileId, profileId),
    from && gte(ledgerEntries.navDate, from),
    until && lte(ledgerEntries.navDate, until),
  );

/** Reads the transactions of a profile whose NAVs are of these days, both included, oldest first, and what units there were before and after. */
export async function statementContent(
  db: Db,
  profileId: string,
  from: BusinessDate,
  until: BusinessDate,
): Promise<Said> {
  const entries = await db
    .select({ entry: ledgerEntries, folioNo: folios.folioNumber, scheme: schemes.name })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
    .where(isWithin({ profileId, from, until }))
    .orderBy(asc(ledgerEntries.navDate), asc(ledgerEntries.seq));
  const moved = await readBalances(db, profileId, from, until);
  return () => {
    const text = said(filesText);
    return {
      about: [[text.period, text.days(formatDateShort(from), formatDateShort(until))]],
      tables: [
        balances(moved),
        {
          name: text.transactions.name,
          columns: columnsOf(text.transactions.columns, [14, 34, 14, 16, 14, 12, 13, 15, 11, 11, 11]),
          rows: entries.map(({ entry, folioNo, scheme }) => [
            { date: entry.date },
            { text: scheme },
            { text: folioNo },
            { text: text.transactions.kinds[entry.kind] },
            { date: entry.navDate },
            { nav: entry.nav },
            { units: entry.units },
            { money: entry.amount },
            { money: entry.stampDuty },
            { money: entry.exitLoad },
            { money: entry.stt },
          ]),
        },
      ],
      notes: [],
    };
  };
}

/** Returns the transactions that a filter chooses, newest first: orders that wait or failed, and refunds, too. */
export const chosenTransactions = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  profileId: string,
  filter: TransactionFilter,
) => (await readTransactions(db, profileId, clock.now())).filter((row) => matchesFilter(row, filter));

/** Makes a table of the transactions that a filter chooses. */
export async function transactionsContent(
  services: Pick<Services, 'db' | 'clock'>,
  profileId: string,
  filter: TransactionFilter,
): Promise<Said> {
  const rows = await chosenTransactions(services, profileId, filter);
  return () => {
    const { list, transactions } = said(filesText);
    const kindOf = ({ kind, instalment }: TransactionRow) =>
      instalment === null ? transactions.kinds[kind] : list.instalment(transactions.kinds[kind], instalment);
    return {
      about: [],
      tables: [
        {
          name: transactions.name,
          columns: columnsOf(list.columns, [14, 34, 13, 17, 16, 12, 12, 14, 14, 17, 24]),
          rows: rows.map((row): Cell[] => [
            { date: row.transactionDate },
            { text: row.schemeName || list.severalSchemes },
            { text: row.folioNo ?? '' },
            { text: kindOf(row) },
            { text: list.states[row.state] },
            row.units && { units: row.units },
            row.nav && { nav: row.nav },
            row.navDate && { date: row.navDate },
            row.amount && { money: row.amount },
            { text: row.pxOrderNumber ?? '' },
            { text: saidRemark(row.reason) },
          ]),
        },
      ],
      notes: [],
    };
  };
}

/** Units of each folio before and after the days, and what came and went between. */
async function readBalances(db: Db, profileId: string, from: BusinessDate, until: BusinessDate) {
  const { units, navDate } = ledgerEntries;
  const sum = (where: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${units}) filter (where ${where}), 0)::bigint`.mapWith((value) => unitsFromScaled(Number(value)));
  const rows = await db
    .select({
      scheme: schemes.name,
      folioNo: folios.folioNumber,
      before: sum(sql`${navDate} < ${from}`),
      bought: sum(sql`${navDate} >= ${from} and ${units} > 0`),
      sold: sum(sql`${navDate} >= ${from} and ${units} < 0`),
    })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
    .where(and(eq(ledgerEntries.profileId, profileId), lte(navDate, until)))
    .groupBy(schemes.name, folios.folioNumber)
    .orderBy(schemes.name, folios.folioNumber);
  return rows.filter(({ before, bought, sold }) => before > 0 || bought > 0 || sold < 0);
}

function balances(moved: Awaited<ReturnType<typeof readBalances>>): DocumentTable {
  const { balances: words } = said(filesText);
  return {
    name: words.name,
    columns: columnsOf(words.columns, [40, 16, 14, 14, 14, 14]),
    rows: moved.map(({ scheme, folioNo, before, bought, sold }) => [
      { text: scheme },
      { text: folioNo },
      { units: before },
      { units: bought },
      { units: sold },
      { units: addUnits(before, bought, sold, ZERO_UNITS) },
    ]),
  };
}

/** Reads what the redemptions of profiles in a financial year gained. */
export async function gainsContent(
  db: Db,
  profileIds: readonly string[],
  year: number,
  today: BusinessDate,
): Promise<Said> {
  const found = await readGains({ db, today }, profileIds, year);
  return () => saidGains(found, year);
}

function saidGains(
  { groups, equity, lines, isClubbed, taxpayers }: Awaited<ReturnType<typeof readGains>>,
  year: number,
): FileContent {
  const text = said(filesText);
  const { gains } = text;
  // of several accounts each row says whose it is, in a column that a file of one account has not
  const titles = (own: readonly string[]) => (taxpayers ? [...own, text.holder] : own);
  const of = (holder: string | undefined): Cell[] => (taxpayers ? [{ text: holder ?? '' }] : []);
  const each = taxpayers ?? [{ name: '', groups, equity, isClubbed }];
  const summary: DocumentTable = {
    name: gains.summary,
    columns: columnsOf(titles(gains.summaryColumns), [20, 12, 12, 18, 18, 18, 24]),
    rows: each.flatMap(({ name, groups: own }) =>
      own.map(({ taxClass, term, rate, proceeds, costTaken, gain }) => [
        { text: gains.classes[taxClass] },
        { text: gains.terms[term] },
        { text: gains.rate(rate) },
        { money: proceeds },
        { money: costTaken },
        { money: gain },
        ...of(name),
      ]),
    ),
  };
  const exempt: DocumentTable = {
    name: gains.equity,
    columns: columnsOf(titles(gains.equityColumns), [20, 20, 20, 20, 24]),
    // of a minor nothing is exempt or taxed in their own name
    rows: each
      .filter((one) => !(one.isClubbed && one.equity.longTermGain === 0))
      .map(({ name, equity: { longTermGain, setOff, exempt: free, taxable } }) => [
        { money: longTermGain },
        { money: setOff },
        { money: free },
        { money: taxable },
        ...of(name),
      ]),
  };
  const sales: DocumentTable = {
    name: gains.lines,
    columns: columnsOf(titles(gains.lineColumns), [30, 15, 13, 10, 8, 13, 13, 12, 14, 14, 15, 14, 14, 8, 18]),
    rows: lines.map((line) => [
      { text: line.schemeName },
      { text: line.isin },
      { text: line.folioNo },
      { text: line.isTaxAssumed ? gains.assumed(gains.classes[line.taxClass]) : gains.classes[line.taxClass] },
      { text: gains.terms[line.term] },
      { date: line.bought },
      { date: line.sold },
      { units: line.units },
      { money: line.cost },
      { money: line.costTaken },
      { text: line.isFairValueMissing ? gains.unknownFairValue : gains.bases[line.costBasis] },
      { money: line.proceeds },
      { money: line.gain },
      { text: gains.rate(line.rate) },
      ...of(line.holder),
    ]),
  };
  return {
    about: [[text.year, financialYearName(year)]],
    tables: exempt.rows.length === 0 ? [summary, sales] : [summary, exempt, sales],
    notes: [
      ...(isClubbed ? [text.clubbed] : []),
      ...gains.notes,
      ...(lines.some(({ isTaxAssumed }) => isTaxAssumed) ? [gains.assumedNote] : []),
    ],
  };
}
