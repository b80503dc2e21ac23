import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#db/db.js';
import { migrateTables } from '#db/migrate-tables.js';

interface KilledMigration {
  /** The connection is cut while the statement is under way, and not before it. */
  readonly isCutWithin?: boolean;
  readonly onAsked?: () => void;
  /** In place of ours. */
  readonly migrate?: (db: Db, migrations: string) => Promise<unknown>;
}

/** Migrates over a connection that is cut before one of its statements, as by a kill; returns whether it came to an end before. */
export async function migrateUntil(
  url: string,
  migrations: string,
  most: number,
  { isCutWithin = false, onAsked = () => {}, migrate = migrateTables }: KilledMigration = {},
): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  let asked = 0;
  const { query } = client;
  client.query = ((...args: unknown[]) => {
    asked += 1;
    onAsked();
    const cut = () =>
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    if (asked === most && !isCutWithin) cut();
    const answer = (query as (...all: unknown[]) => unknown).apply(client, args);
    // it is on its way, and may or may not be carried out
    if (asked === most && isCutWithin) setImmediate(cut);
    return answer;
  }) as typeof client.query;
  const db = drizzle(client) as unknown as Db;
  const isDone = await migrate(db, migrations).then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return isDone && asked < most;
}

/** Tables, columns, indexes and what stands in the made tables. */
export async function shapeOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: columns } = await client.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const { rows: indexes } = await client.query(
    `select c.relname, pg_get_indexdef(i.indexrelid) as made, i.indisvalid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' order by 1`,
  );
  const { rows: notes } = await client.query(
    'select hash, count(*) from drizzle.__drizzle_migrations group by 1 order by 1',
  );
  await client.end();
  return JSON.stringify({ columns, indexes, notes });
}
