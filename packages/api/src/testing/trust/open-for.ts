import type { OpenedDb } from '#db/db.js';
import { openEmbeddedTestDb } from '#testing/embedded-test-db.js';
import { openPostgresTestDb } from '#testing/postgres-test-db.js';
import { prepared } from '#testing/prepared.js';

/** A seeded database of one engine; null where TEST_DATABASE_URL names no PostgreSQL server. For runs outside of Vitest. */
export function openFor(engine: OpenedDb['engine']): Promise<OpenedDb> | null {
  const url = process.env['TEST_DATABASE_URL'];
  if (engine === 'pglite') return openEmbeddedTestDb(prepared('seeded'));
  return url ? openPostgresTestDb(url, prepared('seeded')) : null;
}
