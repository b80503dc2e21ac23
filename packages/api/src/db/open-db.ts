import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as overPool } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import type pg from 'pg';
import { type WatchStatement, watchedQuery } from '#observe/statements.js';
import type { Db, OpenedDb } from './db.js';
import { hasRoom, reopenedClient } from './embedded-client.js';
import { lockFolder } from './folder-lock.js';
import { areTablesNew, migrateTables, newestMigration } from './migrate-tables.js';
import { type HearOfConnection, openPool, type PoolOptions, withoutLimits } from './pool.js';
import { rememberStatements } from './remember-statements.js';
import * as schema from './schema/index.js';
import { StartError, systemCodeOf } from './start-error.js';

// It is a number that no other program uses as its lock.
const MIGRATION_LOCK = 727_016_001;

const LOOK_AGAIN = 200;

async function takes(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
  return rows[0]?.taken === true;
}

/** Servers that start side by side bring the schema up to date one after another. */
async function bringUpToDate(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  // who waited within a statement would hold up an index that is built concurrently, which waits for every statement
  while (!(await takes(client))) await wait(LOOK_AGAIN);
  try {
    const db = overPool(client, { schema, casing: 'snake_case' }) as unknown as Db;
    await withoutLimits(client, () => migrateTables(db, migrationsFolder));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    await pool.end();
    // The message may repeat the password.
    throw new StartError(
      `The database named by DATABASE_URL does not answer (${systemCodeOf(error) ?? 'no connection'}). Check the address, the user and the password.`,
      error,
    );
  }
}

function overPostgres(pool: pg.Pool): OpenedDb {
  const db = overPool(pool, { schema, casing: 'snake_case' }) as unknown as Db;
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, engine: 'postgres', connections, close: () => pool.end() };
}

/** Returns a PostgreSQL whose schema is up to date already; it is connected to by the first query. */
export function readyPostgres(databaseUrl: string, options: PoolOptions = {}): OpenedDb {
  return overPostgres(openPool(databaseUrl, options));
}

/** Connects to PostgreSQL and brings its schema up to date. */
export async function openPostgres(
  databaseUrl: string,
  migrationsFolder = MIGRATIONS_FOLDER,
  options: PoolOptions = {},
): Promise<OpenedDb> {
  const pool = openPool(databaseUrl, options);
  const client = await connect(pool);
  try {
    await bringUpToDate(client, migrationsFolder);
  } catch (error) {
    client.release();
    await pool.end();
    throw new StartError('The tables in the database named by DATABASE_URL cannot be brought up to date.', error);
  }
  client.release();
  return overPostgres(pool);
}

/** The folder of the SQL: it is the same seen from `src/db` and from the bundle in `dist`. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL(import.meta.url.includes('/src/db/') ? '../../migrations' : '../migrations', import.meta.url),
);

export interface OpenDbOptions extends PoolOptions {
  /** The address of a PostgreSQL database; without it the embedded one in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly pgliteModuleOptions?: PGliteOptions;
  /** Absent: all of ours. */
  readonly migrationsFolder?: string;
  /** False: somebody else brings the tables of PostgreSQL up to date (`npm run migrate`), before. */
  readonly migrates?: boolean;
}

/** Connects to a PostgreSQL whose tables somebody else has brought up to date. Throws StartError where nobody has. */
async function openMigrated(
  databaseUrl: string,
  migrationsFolder = MIGRATIONS_FOLDER,
  options: PoolOptions = {},
): Promise<OpenedDb> {
  const pool = openPool(databaseUrl, options);
  (await connect(pool)).release();
  const opened = overPostgres(pool);
  if (await areTablesNew(opened.db, newestMigration(migrationsFolder)).catch(() => false)) return opened;
  await opened.close();
  throw new StartError('The tables are older than this version: run "npm run migrate" first, or leave MIGRATE away.');
}

/** Opens the database and brings its schema up to date. Throws StartError with one line that says why it cannot. */
export function openDb({ databaseUrl, migrates = true, ...options }: OpenDbOptions): Promise<OpenedDb> {
  if (!databaseUrl) return openEmbedded(options);
  return (migrates ? openPostgres : openMigrated)(databaseUrl, options.migrationsFolder, options);
}

interface EmbeddedOptions {
  /** The folder of all data; the database is its `db`. */
  readonly dataDir: string;
  readonly pgliteModuleOptions?: PGliteOptions;
  readonly migrationsFolder?: string;
  readonly watch?: WatchStatement | null | undefined;
  readonly hear?: HearOfConnection | undefined;
}

/** Watches an embedded database, also within its transactions. */
function watchEmbedded(client: PGlite, watch: WatchStatement): void {
  client.query = watchedQuery(client.query.bind(client), watch);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = watchedQuery(tx.query.bind(tx), watch);
      return work(tx);
    });
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be made (${systemCodeOf(error)}). Set DATA_DIR to one that can be written.`,
      error,
    );
  }
}

async function lock(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await lockFolder(join(dataDir, 'db.lock'), dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${systemCodeOf(error)}). Set DATA_DIR to another.`,
      error,
    );
  }
}

/** From here on PostgreSQL numbers the types that it makes for its own views and for tables; those before are built in. */
const FIRST_MADE_TYPE = 10_000;

/**
 * Leaves the embedded database the parsers of the types that are built in. PGlite has one besides for the rows of each table and view, which
 * nobody reads, and copies all of them for every answer: 0.07 ms, a third of a small query.
 */
export function dropRowParsers({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers)) if (Number(type) >= FIRST_MADE_TYPE) delete parsers[type];
}

const drizzleOver = (client: PGlite) => drizzle({ client, schema, casing: 'snake_case' }) as unknown as Db;

/** Returns Drizzle over an instance of PGlite, with the schema up to date. */
export async function overPglite(client: PGlite, migrationsFolder = MIGRATIONS_FOLDER): Promise<Db> {
  const db = drizzleOver(client);
  await migrateTables(db, migrationsFolder, 'one');
  return db;
}

/** Opens PGlite in a folder that no other process may use meanwhile: two of them would lose each other's rows without a word. */
export async function openEmbedded({
  dataDir,
  pgliteModuleOptions = {},
  migrationsFolder,
  watch,
  hear,
}: EmbeddedOptions): Promise<OpenedDb> {
  const folder = join(dataDir, 'db');
  await makeFolder(dataDir);
  const unlock = await lock(dataDir);
  try {
    let isNew = true;
    const open = async () => {
      // A kill while PGlite starts leaves an empty one, which stops every later start.
      await rm(join(folder, 'postmaster.pid'), { force: true });
      const client = await PGlite.create({ ...pgliteModuleOptions, dataDir: folder, extensions: { pg_trgm } });
      if (isNew) await overPglite(client, migrationsFolder);
      isNew = false;
      rememberStatements(client);
      dropRowParsers(client);
      return client;
    };
    const client = await reopenedClient({ open, hasRoom: () => hasRoom(folder), hear });
    if (watch) watchEmbedded(client, watch);
    const db = drizzleOver(client);
    const close = async () => {
      // a database that cannot be written to is as a killed one for the next start
      await client.exec('CHECKPOINT').catch(() => {});
      await client.close();
      // a lock that cannot be taken away is taken over by the next start
      await unlock().catch(() => {});
    };
    return { db, engine: 'pglite', close };
  } catch (error) {
    await unlock();
    throw new StartError(
      `The database in ${folder} cannot be opened: it may be damaged or made by another version.`,
      error,
    );
  }
}
