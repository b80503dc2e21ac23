import { sql } from 'drizzle-orm';
import type { Db, OpenedDb } from '#db/db.js';
import { openPostgres } from '#db/open-db.js';

/** The address of a test's PostgreSQL database. */
export async function addressOf(db: Db, serverUrl = process.env['TEST_DATABASE_URL'] ?? ''): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** A second pool of connections to it, as another server has. */
export async function openAgain(db: Db): Promise<OpenedDb> {
  return openPostgres(await addressOf(db));
}
