import { sql } from 'drizzle-orm';
import type { Db, OpenedDb } from '#db/db.js';
import { openPostgres } from '#db/open-db.js';
import { openEmbeddedTestDb, openPostgresTestDb } from '#testing/test-databases.js';
import { prepared } from '#testing/prepared.js';

/** A seeded database of one engine; null where TEST_DATABASE_URL names no PostgreSQL server. For runs outside of Vitest. */
export function openFor(engine: OpenedDb['engine']): Promise<OpenedDb> | null {
  const url = process.env['TEST_DATABASE_URL'];
  if (engine === 'pglite') return openEmbeddedTestDb(prepared('nightly'));
  return url ? openPostgresTestDb(url, prepared('nightly')) : null;
}

/** The address of a test's PostgreSQL database. */
export async function addressOf(db: Db, serverUrl = process.env['TEST_DATABASE_URL'] ?? ''): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** A second pool of connections to it, as another server has. */
export async function openSecondPool(db: Db): Promise<OpenedDb> {
  return openPostgres(await addressOf(db));
}
