import { paise, unitsFromScaled } from '@prosperx/core/money';
import type { RecordView, RegistrarRecords } from '@prosperx/core/registrar';
import { RECORDS_PAGE_SIZE } from '@prosperx/core/registrar';
import type { BusinessDate } from '@prosperx/core/time';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import type { Sealed } from '#db/schema/columns.js';
import { ledgerEntries, profiles, registrarFiles, registrarRecords, schemes } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { accountsOfAgent } from '#records/agent/of-agent.js';

const records = registrarRecords;
const ledger = ledgerEntries;

/** Registrars keep three decimals of units, and we four: what is less apart is the same. In ten-thousandths. */
const SAME_UNITS = sql.raw('10');

type Row = Record<string, unknown>;

/** Folios of customers that were not bought here: the last balance with what moved after it, or all that moved, and the instructions that go on. */
const outsideOf = (db: Db, agentCode: string, today: BusinessDate): SQL => sql`
  with own as materialized (${accountsOfAgent(db, agentCode)}),
  mine as (
    select *, max(date) filter (where feed = 'folios') over (partition by profile_id, registrar, folio_number, product) as balance_on
    from ${records} where agent_code = ${agentCode} and folio_id is null and profile_id in (select id from own)),
  held as (
    select profile_id, registrar, folio_number, product, max(scheme_name) as scheme, max(balance_on) as balance_on,
      max(amount) filter (where feed = 'folios') as value,
      coalesce(sum(units) filter (where feed = 'folios' or feed = 'transactions' and (balance_on is null or date > balance_on)), 0) as units,
      max(date) filter (where feed = 'transactions') as moved_on,
      count(*) filter (where feed = 'transactions') as transactions,
      count(*) filter (where feed = 'sips' and (until is null or until >= ${today}::date)) as instructions,
      sum(amount) filter (where feed = 'sips' and (until is null or until >= ${today}::date)) as instalments
    from mine group by 1, 2, 3, 4)
  select held.*, ${profiles.name} as name, greatest(balance_on, moved_on)::text as as_of, balance_on::text as value_as_of
  from held join ${profiles} on ${profiles.id} = held.profile_id
  order by ${profiles.name}, profile_id, folio_number, product, registrar`;

/**
 * Where the registrar's records of folios that are here say something else than our ledger: a balance, or a movement that one of both has not.
 * Movements of both are laid side by side, by folio and day, and sorted once.
 */
const differencesOf = (db: Db, agentCode: string): SQL => sql`
  with own as materialized (${accountsOfAgent(db, agentCode)}),
  mine as materialized (
    select * from ${records} where agent_code = ${agentCode} and folio_id is not null and profile_id in (select id from own)),
  moves as (
    select *, case when units > 0 then bool_or(kind = 'reversal') filter (where units < 0) over alike
      else bool_or(kind = 'reversal') filter (where units > 0) over alike end as is_met_by_reversal
    from mine where feed = 'transactions' and units <> 0 window alike as (partition by folio_id, product, abs(units))),
  both_sides as (
    select true as is_theirs, id, profile_id, registrar, folio_number, scheme_name as scheme, folio_id, date, units,
      -- a movement and its reversal come to nothing
      coalesce(is_met_by_reversal or kind = 'reversal' and is_met_by_reversal is not null, false) as is_taken_back
    from moves
    union all
    select false, 'l' || l.seq, l.profile_id, null, null, s.name, l.folio_id, l.nav_date, l.units, false
    from ${ledger} l join ${schemes} s on s.id = l.scheme_id where l.folio_id in (select folio_id from moves)),
  compared as (
    select is_theirs, id, profile_id, max(registrar) over folio as registrar, max(folio_number) over folio as folio_number, scheme, date, units,
      is_taken_back, date between min(date) filter (where is_theirs) over folio and max(date) filter (where is_theirs) over folio as is_in_file,
      case when is_theirs then array_agg(units) filter (where not is_theirs) over day else array_agg(units) filter (where is_theirs) over day end as others
    from both_sides window folio as (partition by folio_id), day as (partition by folio_id, date)),
  found as (
    select id, profile_id, registrar, folio_number, scheme_name as scheme, 'balance' as kind, date, units as theirs, (
      select coalesce(sum(l.units), 0) from ${ledger} l where l.folio_id = mine.folio_id and l.nav_date <= mine.date
        and (mine.scheme_id is null or l.scheme_id = mine.scheme_id)) as ours
    from mine where feed = 'folios'
    union all
    select id, profile_id, registrar, folio_number, scheme, case when is_theirs then 'missing_here' else 'missing_there' end, date,
      case when is_theirs then units end, case when not is_theirs then units end
    from compared where not is_taken_back and is_in_file
      and not exists (select 1 from unnest(others) as other where abs(other - units) <= ${SAME_UNITS}))
  select found.*, found.date::text as day, ${profiles.name} as name from found join ${profiles} on ${profiles.id} = found.profile_id
  where kind <> 'balance' or abs(theirs - ours) > ${SAME_UNITS}
  order by ${profiles.name}, found.folio_number, found.date desc, found.id`;

/** Folios of nobody who is a customer here. */
const waitingOf = (agentCode: string): SQL => sql`
  select registrar, folio_number, max(scheme_name) as scheme, count(*)::int as rows, max(date)::text as last, min(id) as id,
    bool_or(pan_hash is not null) as has_pan
  from ${records} where agent_code = ${agentCode} and profile_id is null group by registrar, folio_number order by folio_number, registrar`;

async function countOf(db: Db, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${query}) as listed`);
  return rows[0]?.count ?? 0;
}

async function pageOf(db: Db, query: SQL, page: number): Promise<Row[]> {
  const { rows } = await db.execute(sql`${query} limit ${RECORDS_PAGE_SIZE} offset ${(page - 1) * RECORDS_PAGE_SIZE}`);
  return rows;
}

const folioOf = (row: Row) => ({
  registrar: row['registrar'] as 'CAMS' | 'KFINTECH',
  folio: String(row['folio_number']),
  scheme: String(row['scheme'] ?? ''),
});
const unitsOrNull = (value: unknown) => (value === null ? null : unitsFromScaled(Number(value)));

const outsideRow = (row: Row): RegistrarRecords['outside'][number] => ({
  ...folioOf(row),
  encryptedId: String(row['profile_id']),
  name: String(row['name']),
  units: unitsFromScaled(Number(row['units'])),
  asOf: row['as_of'] as BusinessDate | null,
  value: row['value'] === null ? null : paise(Number(row['value'])),
  valueAsOf: row['value'] === null ? null : (row['value_as_of'] as BusinessDate | null),
  transactions: Number(row['transactions']),
  instructions: { count: Number(row['instructions']), amount: paise(Number(row['instalments'] ?? 0)) },
});

const differenceRow = (row: Row): RegistrarRecords['differences'][number] => ({
  ...folioOf(row),
  encryptedId: String(row['profile_id']),
  name: String(row['name']),
  kind: row['kind'] as RegistrarRecords['differences'][number]['kind'],
  date: row['day'] as BusinessDate,
  theirs: unitsOrNull(row['theirs']),
  ours: unitsOrNull(row['ours']),
});

/** Opens the names of folios that wait; the name of one of their records stands for all. */
async function waitingRows({ db, crypto }: Pick<Context, 'db' | 'crypto'>, rows: readonly Row[]) {
  const opened = new Map<string, string>();
  for (const { id } of rows) {
    const [record] = await db
      .select()
      .from(records)
      .where(eq(records.id, String(id)));
    if (record?.holder)
      opened.set(record.id, crypto.open(records.holder, { ...record, holder: record.holder as Sealed }));
  }
  return rows.map((row): RegistrarRecords['waiting'][number] => ({
    ...folioOf(row),
    holder: opened.get(String(row['id'])) ?? '',
    rows: Number(row['rows']),
    last: row['last'] as BusinessDate,
    hasPan: row['has_pan'] === true,
  }));
}

async function readFiles(db: Db, agentCode: string): Promise<RegistrarRecords['files']> {
  const found = await db
    .select({
      registrar: registrarFiles.registrar,
      feed: registrarFiles.kind,
      rows: registrarFiles.rows,
      importedAt: registrarFiles.importedAt,
    })
    .from(registrarFiles)
    .where(and(eq(registrarFiles.agentCode, agentCode), ne(registrarFiles.kind, 'brokerage')))
    .orderBy(desc(registrarFiles.importedAt))
    .limit(12);
  return found.flatMap(({ feed, ...file }) => (feed === 'brokerage' ? [] : { ...file, feed }));
}

/** Reads a page of what the registrars' records say beside our books, with how much there is of each kind. */
export async function readRecords(
  ctx: Pick<Context, 'db' | 'crypto'>,
  agentCode: string,
  { show, page, today }: { readonly show: RecordView; readonly page: number; readonly today: BusinessDate },
): Promise<RegistrarRecords> {
  const { db } = ctx;
  const queries = {
    outside: outsideOf(db, agentCode, today),
    differences: differencesOf(db, agentCode),
    waiting: waitingOf(agentCode),
  };
  const counts = {
    outside: await countOf(db, queries.outside),
    differences: await countOf(db, queries.differences),
    waiting: await countOf(db, queries.waiting),
  };
  const totalPages = Math.ceil(counts[show] / RECORDS_PAGE_SIZE);
  // beyond the end there is nothing to work out
  const rows = page > totalPages ? [] : await pageOf(db, queries[show], page);
  return {
    counts,
    page,
    totalPages,
    outside: show === 'outside' ? rows.map(outsideRow) : [],
    differences: show === 'differences' ? rows.map(differenceRow) : [],
    waiting: show === 'waiting' ? await waitingRows(ctx, rows) : [],
    files: await readFiles(db, agentCode),
  };
}
