import { BOOK_PAGE_SIZE, type Book, type BookGroup } from '@prosperx/core/book';
import { paise } from '@prosperx/core/money';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { positions, profiles, schemes, sips } from '#db/schema/index.js';
import { accountsOfAgent } from '#records/agent/of-agent.js';
import { isRunning } from '#records/sip/sip-book.js';

/** What of a book is read. */
export interface BookFilter {
  readonly house?: string | undefined;
  readonly category?: string | undefined;
}

type Sums = Book['totals'];

const keyOf: Readonly<Record<BookGroup, SQL>> = {
  house: sql`${schemes.fundHouse}`,
  category: sql`${schemes.category}`,
  customer: sql`own.id`,
};

/** The schemes of a filter. */
export const fits = ({ house, category }: BookFilter): SQL =>
  sql`(${house ?? null}::text is null or ${schemes.fundHouse} = ${house ?? null})
    and (${category ?? null}::text is null or ${schemes.category} = ${category ?? null})`;

interface Line extends Record<string, unknown> {
  readonly key: string | null;
  readonly aum: string;
  readonly customers: number;
  readonly count: number;
  readonly monthly: string;
  readonly as_of: Book['asOf'];
}

const sumsOf = ({ aum, customers, count, monthly }: Line): Sums => ({
  aum: paise(Number(aum)),
  customers,
  sips: { count, monthly: paise(Number(monthly)) },
});

const NOTHING: Line = { key: null, aum: '0', customers: 0, count: 0, monthly: '0', as_of: null };

interface Groups {
  readonly asOf: Book['asOf'];
  readonly totals: Sums;
  /** Those that hold most come first. */
  readonly groups: readonly (Sums & { readonly key: string })[];
}

/**
 * Sums up what the customers of an agent hold, each position to the nearest paisa, and their running SIPs. The database sums: of 5,000
 * customers 25,000 positions are read there, and a row a group comes here.
 */
export async function readGroups(db: Db, agentCode: string, by: BookGroup, filter: BookFilter): Promise<Groups> {
  const key = keyOf[by];
  const { rows } = await db.execute<Line>(sql`
    with own as materialized (${accountsOfAgent(db, agentCode)}),
    lines as (
      select ${key} as key, own.id, coalesce(round(${positions.units}::numeric * ${schemes.latestNav} / 10000000000), 0) as aum,
        0 as sips, 0 as monthly, ${schemes.latestNavDate} as as_of
      from own join ${positions} on ${positions.profileId} = own.id join ${schemes} on ${schemes.id} = ${positions.schemeId}
      where ${positions.units} > 0 and ${fits(filter)}
      union all
      select ${key}, own.id, 0, 1, round(${sips.amount}::numeric / greatest(1, ${sips.frequency})), null
      from own join ${sips} on ${sips.profileId} = own.id join ${schemes} on ${schemes.id} = ${sips.schemeId}
      where ${isRunning} and ${fits(filter)}
    )
    select key, sum(aum) as aum, count(distinct id)::int as customers, sum(sips)::int as count, sum(monthly) as monthly,
      max(as_of)::text as as_of
    from lines group by grouping sets ((key), ()) order by sum(aum) desc, sum(monthly) desc, key`);
  const total = rows.find(({ key: name, aum }) => name === null && aum !== null) ?? NOTHING;
  const groups = rows.flatMap((row) => (row.key === null ? [] : { key: row.key, ...sumsOf(row) }));
  return { asOf: total.as_of, totals: sumsOf(total), groups };
}

/** The houses and categories of what an agent's customers hold or have SIPs in. */
async function readChoices(db: Db, agentCode: string) {
  const { rows } = await db.execute<{ house: string; category: string }>(sql`
    with own as materialized (${accountsOfAgent(db, agentCode)}),
    known as (
      select ${positions.schemeId} from ${positions} where ${positions.profileId} in (select id from own) and ${positions.units} > 0
      union
      select ${sips.schemeId} from ${sips} where ${sips.profileId} in (select id from own) and ${isRunning}
    )
    select distinct ${schemes.fundHouse} as house, ${schemes.category} as category
    from ${schemes} where ${schemes.id} in (select scheme_id from known)`);
  const sorted = (names: readonly string[]) => [...new Set(names)].sort((one, other) => one.localeCompare(other));
  return {
    houses: sorted(rows.map(({ house }) => house)),
    categories: sorted(rows.map(({ category }) => category)),
  };
}

type Names = ReadonlyMap<string, { readonly name: string; readonly ucc: string }>;

/** The names and client codes of accounts. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Names> {
  const rows = await db
    .select({ id: profiles.id, name: profiles.name, ucc: profiles.ucc })
    .from(profiles)
    .where(inArray(profiles.id, [...ids]));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/** Returns a page of the book of an agent, with what its filters can choose of. */
export async function readBook(
  db: Db,
  agentCode: string,
  { by, page, ...filter }: BookFilter & { readonly by: BookGroup; readonly page: number },
): Promise<Book> {
  const { asOf, totals, groups } = await readGroups(db, agentCode, by, filter);
  const first = (page - 1) * BOOK_PAGE_SIZE;
  const shown = groups.slice(first, first + BOOK_PAGE_SIZE);
  const names: Names =
    by === 'customer'
      ? await namesOf(
          db,
          shown.map(({ key }) => key),
        )
      : new Map();
  return {
    asOf,
    totals,
    rows: shown.map((sums) => ({ ucc: null, name: sums.key, ...names.get(sums.key), ...sums })),
    page,
    totalPages: Math.ceil(groups.length / BOOK_PAGE_SIZE),
    totalElements: groups.length,
    ...(await readChoices(db, agentCode)),
  };
}
