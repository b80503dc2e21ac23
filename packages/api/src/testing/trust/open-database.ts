import { sql } from 'drizzle-orm';
import type { Db, OpenedDb } from '#db/db.js';
import { openPostgres } from '#db/open-db.js';
import { type Prepared, prepared } from '#testing/prepared.js';
import { openEmbeddedTestDb, openPostgresTestDb, PATIENT } from '#testing/test-databases.js';

/** A database of one engine, seeded with its nights unless another state is asked for; null where TEST_DATABASE_URL names no PostgreSQL server. For runs outside of Vitest. */
export function openFor(engine: OpenedDb['engine'], kind: Prepared['kind'] = 'nightly'): Promise<OpenedDb> | null {
  const url = process.env['TEST_DATABASE_URL'];
  if (engine === 'pglite') return openEmbeddedTestDb(prepared(kind));
  return url ? openPostgresTestDb(url, prepared(kind)) : null;
}

/** The address of a test's PostgreSQL database. */
export async function addressOf(db: Db, serverUrl = process.env['TEST_DATABASE_URL'] ?? ''): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** The databases of servers that work side by side. */
type Pools = readonly [Db, ...Db[]];

/** Runs something with two pools of connections to a PostgreSQL database, as two servers have them; with the one of PGlite. */
export async function withPools<T>(
  { engine, db }: Pick<OpenedDb, 'engine' | 'db'>,
  run: (dbs: Pools) => Promise<T>,
): Promise<T> {
  if (engine === 'pglite') return run([db]);
  const second = await openPostgres(await addressOf(db), undefined, { limits: PATIENT });
  try {
    return await run([db, second.db]);
  } finally {
    await second.close();
  }
}
