import { addPaise, paise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { BROKERAGE_PAGE_SIZE, type Brokerage, type BrokerageGroup } from '@prosperx/core/registrar';
import { addDays, addMonths, type BusinessDate, startOfMonth } from '@prosperx/core/time';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, textArray } from '#db/db.js';
import { brokerageRows, ledgerEntries, navs, positions, profiles, registrarFiles, schemes } from '#db/schema/index.js';
import { accountsOfAgent } from '#records/agent/of-agent.js';

const rows = brokerageRows;

type Sums = Brokerage['totals'];
const NOTHING: Sums = { trail: ZERO_PAISE, others: ZERO_PAISE, expected: null, schemesWithoutRate: 0 };

const paidBy: Readonly<Record<BrokerageGroup, SQL>> = {
  house: sql`coalesce(${schemes.fundHouse}, ${rows.fundHouse}, '')`,
  customer: sql`coalesce(${rows.profileId}, '')`,
  subBroker: sql`coalesce(${rows.subBroker}, '')`,
};

async function readPaid(
  db: Db,
  agentCode: string,
  month: BusinessDate,
  by: BrokerageGroup,
): Promise<Map<string, Sums>> {
  const { rows: found } = await db.execute<{ key: string; trail: string; others: string }>(sql`
    select ${paidBy[by]} as key, coalesce(sum(${rows.amount}) filter (where ${rows.kind} = 'trail'), 0) as trail,
      coalesce(sum(${rows.amount}) filter (where ${rows.kind} <> 'trail'), 0) as others
    from ${rows} left join ${schemes} on ${schemes.id} = ${rows.schemeId}
    where ${rows.agentCode} = ${agentCode} and ${rows.month} = ${month}::date group by 1`);
  return new Map(
    found.map(({ key, trail, others }) => [
      key,
      { ...NOTHING, trail: paise(Number(trail)), others: paise(Number(others)) },
    ]),
  );
}

interface Expected extends Record<string, unknown> {
  readonly key: string;
  readonly expected: Paise | null;
  readonly without_rate: number;
}

/**
 * What trail should have been in a month, by the rates that its files have for each scheme: the units of each day at the NAV of that day. The
 * units of a day are those of the day before and what moved, so that each movement counts once, with the sum of the NAVs of the days that are
 * left of the month.
 */
async function readExpected(
  db: Db,
  agentCode: string,
  { month, last, by }: { readonly month: BusinessDate; readonly last: BusinessDate; readonly by: 'house' | 'customer' },
): Promise<readonly Expected[]> {
  const key = by === 'house' ? sql`${schemes.fundHouse}` : sql`held.profile_id`;
  const { rows: found } = await db.execute<Expected>(sql`
    with own as materialized (${accountsOfAgent(db, agentCode)}),
    rates as (
      select scheme_id, avg(rate) as rate from ${rows} where agent_code = ${agentCode} and month = ${month}::date and kind = 'trail'
        and scheme_id is not null and rate is not null group by 1),
    moved as materialized (
      select profile_id, scheme_id, nav_date as day, sum(units) as units from ${ledgerEntries}
      where profile_id in (select id from own) and nav_date >= ${month}::date group by 1, 2, 3),
    began as (
      select profile_id, scheme_id, sum(units) as units from (
        select profile_id, scheme_id, units from ${positions} where profile_id in (select id from own)
        union all select profile_id, scheme_id, -units from moved) as both_ways
      group by 1, 2 having sum(units) <> 0),
    held as (
      select profile_id, scheme_id, ${month}::date as day, units from began
      union all select profile_id, scheme_id, day, units from moved where day <= ${last}::date),
    left_navs as (
      select rates.scheme_id, rates.rate, day::date, sum(found.nav) over (partition by rates.scheme_id order by day desc) as navs
      from rates cross join generate_series(${month}::date, ${last}::date, interval '1 day') as day
      cross join lateral (
        select nav from ${navs} where ${navs.schemeId} = rates.scheme_id and ${navs.date} <= day order by ${navs.date} desc limit 1) as found)
    select ${key} as key, round(sum(held.units::numeric * left_navs.navs * left_navs.rate::numeric / 10000000000 / 100 / 365))::float8 as expected,
      (count(distinct held.scheme_id) filter (where not exists (select 1 from rates where rates.scheme_id = held.scheme_id)))::int as without_rate
    from held join ${schemes} on ${schemes.id} = held.scheme_id
    left join left_navs on left_navs.scheme_id = held.scheme_id and left_navs.day = held.day
    group by 1`);
  return found;
}

async function readMonths(db: Db, agentCode: string): Promise<BusinessDate[]> {
  const found = await db
    .selectDistinct({ month: rows.month })
    .from(rows)
    .where(eq(rows.agentCode, agentCode))
    .orderBy(desc(rows.month));
  return found.map(({ month }) => month);
}

async function readUnmatched(db: Db, agentCode: string, month: BusinessDate) {
  const [found] = await db
    .select({ rows: sql`count(*)`.mapWith(Number), amount: sql`coalesce(sum(${rows.amount}), 0)`.mapWith(Number) })
    .from(rows)
    .where(and(eq(rows.agentCode, agentCode), eq(rows.month, month), isNull(rows.profileId)));
  return { rows: found?.rows ?? 0, amount: paise(found?.amount ?? 0) };
}

const readFiles = (db: Db, agentCode: string) =>
  db
    .select({ registrar: registrarFiles.registrar, rows: registrarFiles.rows, importedAt: registrarFiles.importedAt })
    .from(registrarFiles)
    .where(and(eq(registrarFiles.agentCode, agentCode), eq(registrarFiles.kind, 'brokerage')))
    .orderBy(desc(registrarFiles.importedAt))
    .limit(12);

/** The newest day on which the schemes that were paid for in a month have a NAV. */
async function lastNavOf(db: Db, agentCode: string, month: BusinessDate): Promise<BusinessDate | null> {
  const [found] = await db
    .select({ day: sql<BusinessDate | null>`max(${schemes.latestNavDate})::text` })
    .from(rows)
    .innerJoin(schemes, eq(schemes.id, rows.schemeId))
    .where(and(eq(rows.agentCode, agentCode), eq(rows.month, month)));
  return found?.day ?? null;
}

/** The names of customers who are so today; of others an advisor reads no name. */
async function readNames(db: Db, agentCode: string, keys: readonly string[]) {
  const found = await db
    .select({ id: profiles.id, name: profiles.name, ucc: profiles.ucc })
    .from(profiles)
    .where(
      sql`${profiles.id} in (${accountsOfAgent(db, agentCode)}) and ${profiles.id} = any(${sql.param(textArray(keys))}::text[])`,
    );
  return new Map(found.map(({ id, ...named }) => [id, named]));
}

const total = (all: readonly Sums[]): Sums => ({
  trail: addPaise(...all.map(({ trail }) => trail)),
  others: addPaise(...all.map(({ others }) => others)),
  expected: all.some(({ expected }) => expected !== null)
    ? addPaise(...all.map(({ expected }) => expected ?? ZERO_PAISE))
    : null,
  schemesWithoutRate: all.reduce((sum, { schemesWithoutRate }) => sum + schemesWithoutRate, 0),
});

interface Asked {
  readonly wanted: BusinessDate | undefined;
  readonly by: BrokerageGroup;
  readonly page: number;
  readonly today: BusinessDate;
}

/** Reads what an advisor was paid in a month, against what was expected. */
export async function readBrokerage(db: Db, agentCode: string, { wanted, by, page, today }: Asked): Promise<Brokerage> {
  const months = await readMonths(db, agentCode);
  const month = wanted ? startOfMonth(wanted) : (months[0] ?? null);
  const files = await readFiles(db, agentCode);
  if (month === null)
    return {
      ...{ months, month, asOf: null, totals: NOTHING, rows: [], page, totalPages: 0, totalElements: 0, files },
      unmatched: { rows: 0, amount: ZERO_PAISE },
    };
  const end = addDays(addMonths(month, 1), -1);
  // the days of a running month count as far as there are NAVs
  const reached = (await lastNavOf(db, agentCode, month)) ?? today;
  const last = end < reached ? end : reached;
  const sums = await readPaid(db, agentCode, month, by);
  const expected = await readExpected(db, agentCode, { month, last, by: by === 'customer' ? by : 'house' });
  if (by !== 'subBroker')
    for (const { key, expected: should, without_rate: schemesWithoutRate } of expected)
      sums.set(key, {
        ...(sums.get(key) ?? NOTHING),
        expected: should === null ? null : paise(should),
        schemesWithoutRate,
      });
  const sorted = [...sums].sort(
    ([one, a], [other, b]) => b.trail + b.others - (a.trail + a.others) || (one < other ? -1 : 1),
  );
  const shown = sorted.slice((page - 1) * BROKERAGE_PAGE_SIZE, page * BROKERAGE_PAGE_SIZE);
  const names =
    by === 'customer'
      ? await readNames(
          db,
          agentCode,
          shown.map(([key]) => key),
        )
      : null;
  const overall = total([...sums.values()]);
  return {
    months,
    month,
    asOf: last < month ? null : last,
    totals: by === 'subBroker' ? { ...overall, ...expectedOf(expected) } : overall,
    rows: shown.map(([key, each]) => ({
      key,
      name: names ? (names.get(key)?.name ?? '') : key,
      ucc: names?.get(key)?.ucc ?? null,
      ...each,
    })),
    page,
    totalPages: Math.ceil(sorted.length / BROKERAGE_PAGE_SIZE),
    totalElements: sorted.length,
    unmatched: await readUnmatched(db, agentCode, month),
    files,
  };
}

/** What is expected of all houses, where the rows are of sub-brokers, of whom nothing is. */
function expectedOf(all: readonly Expected[]): Pick<Sums, 'expected' | 'schemesWithoutRate'> {
  const { expected, schemesWithoutRate } = total(
    all.map((each) => ({
      ...NOTHING,
      expected: each.expected === null ? null : paise(each.expected),
      schemesWithoutRate: each.without_rate,
    })),
  );
  return { expected, schemesWithoutRate };
}
