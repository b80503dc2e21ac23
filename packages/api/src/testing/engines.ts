import { afterAll, beforeAll, describe } from 'vitest';
import type { Db, OpenedDb } from '#db/db.js';
import { openEmbeddedTestDb } from './embedded-test-db.js';
import { openPostgresTestDb } from './postgres-test-db.js';
import { type Prepared, prepared } from './prepared.js';

const postgresUrl = process.env['TEST_DATABASE_URL'];

export type Engine = OpenedDb['engine'];

/** A database for one test file, closed by the caller: empty, or with the sandbox's people and schemes. */
export function openTestDb(engine: Engine = 'pglite', content: Prepared['kind'] = 'empty'): Promise<OpenedDb> {
  if (engine === 'pglite') return openEmbeddedTestDb(prepared(content));
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set');
  return openPostgresTestDb(postgresUrl, prepared(content));
}

/** What tests of one engine are given: its database, from the first `beforeAll` on. */
export interface EngineUnderTest {
  readonly engine: Engine;
  readonly db: Db;
}

/** Runs the tests on PGlite and, where TEST_DATABASE_URL names a server, on PostgreSQL too; each on a database of its own. */
export function describeOnEachEngine(
  name: string,
  tests: (given: EngineUnderTest) => void,
  content: Prepared['kind'] = 'empty',
): void {
  for (const engine of ['pglite', 'postgres'] as const) {
    const run = engine === 'postgres' && !postgresUrl ? describe.skip : describe;
    run(`${name} (${engine})`, () => {
      let opened: OpenedDb | undefined;
      beforeAll(async () => {
        opened = await openTestDb(engine, content);
      });
      afterAll(() => opened?.close());
      tests({
        engine,
        get db() {
          if (!opened) throw new Error('the database is open inside tests and beforeAll only');
          return opened.db;
        },
      });
    });
  }
}
