import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db, OpenedDb } from './db.js';
import { MIGRATIONS_FOLDER } from './migrate.js';
import * as schema from './schema/index.js';
import { StartError, systemCodeOf } from './start-error.js';

const POOL_SIZE = 20;

// any number that no other program uses as its lock
const MIGRATION_LOCK = 727_016_001;

/** Servers that start side by side bring the schema up to date one after another. */
async function bringUpToDate(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client, { schema, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    await pool.end();
    // the message may repeat the password
    throw new StartError(
      `The database named by DATABASE_URL does not answer (${systemCodeOf(error) ?? 'no connection'}). Check the address, the user and the password.`,
      error,
    );
  }
}

/** Connects to PostgreSQL and brings its schema up to date. */
export async function openPostgres(databaseUrl: string): Promise<OpenedDb> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL database (postgres://user:password@host:5432/name).',
    );
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, connectionTimeoutMillis: 5_000 });
  // a connection that breaks while idle is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {});
  // one that breaks within a transaction fails its query, which is enough
  pool.on('connect', (connection) => connection.on('error', () => {}));
  const client = await connect(pool);
  try {
    await bringUpToDate(client);
  } catch (error) {
    client.release();
    await pool.end();
    throw new StartError('The tables in the database named by DATABASE_URL cannot be brought up to date.', error);
  }
  client.release();
  const db = drizzle(pool, { schema, casing: 'snake_case' }) as unknown as Db;
  return { db, engine: 'postgres', close: () => pool.end() };
}
