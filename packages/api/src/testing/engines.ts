import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Db, OpenedDb } from '#db/db.js';
import { type Prepared, prepared } from './prepared.js';
import { openEmbeddedTestDb, openPostgresTestDb } from './test-databases.js';

export type Engine = OpenedDb['engine'];
type Content = Exclude<Prepared['kind'], 'nightly'>;

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** The engine of tests that need only one: PostgreSQL where TEST_DATABASE_URL names a server (opened in 20 ms), else PGlite. */
export const TEST_ENGINE: Engine = postgresUrl ? 'postgres' : 'pglite';

/** A database for one test file, closed by the caller: empty, or with the sandbox's people and schemes. Within `npm run trust` it has its nights too. */
export function openTestDb(content: Content = 'empty', engine: Engine = TEST_ENGINE): Promise<OpenedDb> {
  const state = prepared(content === 'seeded' && inject('isTrust') ? 'nightly' : content);
  if (engine === 'pglite') return openEmbeddedTestDb(state);
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set');
  return openPostgresTestDb(postgresUrl, state);
}

/** The database that tests are given, from the first `beforeAll` on. */
export interface GivenDb {
  readonly engine: Engine;
  readonly db: Db;
}

type Tests = (given: GivenDb) => void;

function withEngine(engine: Engine, tests: Tests, content: Content): void {
  let opened: OpenedDb | undefined;
  beforeAll(async () => {
    opened = await openTestDb(content, engine);
  });
  afterAll(() => opened?.close());
  tests({
    engine,
    get db() {
      if (!opened) throw new Error('the database is open inside tests and beforeAll only');
      return opened.db;
    },
  });
}

/** Runs the tests on a database of their own. `npm run trust -- engines` runs them on PGlite too. */
export function describeWithDb(name: string, tests: Tests, content: Content = 'empty'): void {
  describe(name, () => withEngine(TEST_ENGINE, tests, content));
}

/** For what the driver or its locks decide: runs the tests on PGlite and, where TEST_DATABASE_URL names a server, on PostgreSQL too. */
export function describeOnEachEngine(name: string, tests: Tests, content: Content = 'empty'): void {
  for (const engine of ['pglite', 'postgres'] as const) {
    const run = engine === 'postgres' && !postgresUrl ? describe.skip : describe;
    run(`${name} (${engine})`, () => withEngine(engine, tests, content));
  }
}
