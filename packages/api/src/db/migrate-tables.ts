import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db.js';

/** An index that is built, or taken away, while others read and write. */
const CONCURRENT =
  /^\s*(?:create\s+(?:unique\s+)?|drop\s+)index\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)"?/i;
const DROP = /^\s*drop\b/i;

const isConcurrent = (migration: MigrationMeta) => migration.sql.some((statement) => CONCURRENT.test(statement));

async function lastMade(db: Db): Promise<number> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await db.execute<{ last: unknown }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? -1);
}

const note = (db: Db, { hash, folderMillis }: MigrationMeta) =>
  db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);

/** Builds indexes, and takes away those that they stand in for, one after another. What a killed build has left is no index, and stands in the way of the next. */
async function buildIndexes(db: Db, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    const [, name = ''] = CONCURRENT.exec(statement) ?? [];
    if (DROP.test(statement)) {
      await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
      continue;
    }
    const { rows } = await db.execute<{ valid: boolean }>(
      sql`select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = ${name} and pg_table_is_visible(c.oid)`,
    );
    if (rows[0]?.valid === true) continue;
    if (rows[0]) await db.execute(sql`drop index ${sql.identifier(name)}`);
    await db.execute(sql.raw(statement));
  }
  await note(db, migration);
}

/**
 * Brings the tables up to date, each migration in a transaction of its own with its note, so that one that is killed goes on where it was.
 * One that builds indexes concurrently has no transaction; each of its statements is looked for first. Returns how many were made.
 * @param one the database has one connection: nobody is kept waiting by an index
 */
export async function migrateTables(db: Db, migrationsFolder: string, one: 'one' | 'many' = 'many'): Promise<number> {
  const last = await lastMade(db);
  const waiting = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last);
  for (const migration of waiting) {
    if (one === 'many' && isConcurrent(migration)) {
      await buildIndexes(db, migration);
      continue;
    }
    await db.transaction(async (tx) => {
      for (const statement of migration.sql)
        await tx.execute(sql.raw(CONCURRENT.test(statement) ? statement.replace(/\bconcurrently\b/i, '') : statement));
      await note(tx, migration);
    });
  }
  return waiting.length;
}

/** When the newest migration of a folder was written, by which it is known. */
export function newestMigration(migrationsFolder: string): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** Says whether the tables are at least as new as that; those that a newer version has widened are. Rejects where there are none. */
export async function areTablesNew(db: Db, newest: number): Promise<boolean> {
  const { rows } = await db.execute<{ last: unknown }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? -1) >= newest;
}
