import { count, gte, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { navs } from '#db/schema/index.js';
import { FIRST_DAY } from './catalogue/nav-model.js';

interface TableRows {
  readonly name: string;
  readonly columns: string;
  /** All rows as a JSON array. */
  readonly rows: string;
}

/** What a seeding has written, in tables that were empty before it. */
export interface SeededRows {
  readonly tables: readonly TableRows[];
  readonly sequences: readonly { readonly name: string; readonly last: string }[];
  readonly navCount: number;
}

/** Reads the rows of tables that have just been seeded. */
export async function readSeededRows(db: Db, seeded: readonly PgTable[]): Promise<SeededRows> {
  const tables: TableRows[] = [];
  const { rows: columnRows } = await db.execute<{ name: string; columns: string }>(sql`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' group by table_name`);
  const columnsOf = new Map(columnRows.map(({ name, columns }) => [name, columns]));
  for (const { name } of seeded.map(getTableConfig)) {
    const { rows } = await db.execute<{ rows: string | null }>(
      sql`select json_agg(each)::text as rows from ${sql.identifier(name)} each`,
    );
    const columns = columnsOf.get(name);
    if (rows[0]?.rows && columns) tables.push({ name, columns, rows: rows[0].rows });
  }
  const { rows: sequences } = await db.execute<{ name: string; last: string }>(sql`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`);
  return { tables, sequences, navCount: await db.$count(navs) };
}

/**
 * Writes such rows into tables that are empty, and takes away the NAVs that the clock brought. One statement writes all of them, so that their
 * references are checked when the last one is there. False when NAVs of the seeding are missing or others were added: then only seeding helps.
 */
export async function writeSeededRows(db: Db, { tables, sequences, navCount }: SeededRows): Promise<boolean> {
  const inserts = tables.map(({ name, columns, rows }) => {
    const list = sql.raw(columns);
    const table = sql.identifier(name);
    return sql`${sql.identifier(`into_${name}`)} as (
      insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${rows}::json))`;
  });
  await db.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`);
  for (const { name, last } of sequences) await db.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
  // NAVs are many: they are gone through once, and again where the clock brought some
  const [found] = await db
    .select({ all: count(), seeded: count(sql`case when ${navs.date} < ${FIRST_DAY} then 1 end`) })
    .from(navs);
  if (found?.all !== found?.seeded) await db.delete(navs).where(gte(navs.date, FIRST_DAY));
  return found?.seeded === navCount;
}
