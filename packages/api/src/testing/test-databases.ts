import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { MINUTE } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { OpenedDb } from '#db/db.js';
import { dropRowParsers, openPostgres, overPglite, readyPostgres } from '#db/open-db.js';
import type { PoolLimits } from '#db/pool.js';
import { rememberStatements } from '#db/remember-statements.js';
import { withFileLock } from './file-lock.js';
import type { Prepared } from './prepared.js';

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));

async function makeDump(file: string, { kind, fill }: Prepared): Promise<Buffer> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await fill(await overPglite(client));
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  for (const old of await readdir(CACHE))
    if (old.startsWith(`pglite-${kind}_`)) await rm(join(CACHE, old), { force: true });
  // under another name first: who finds the file finds the whole
  const unfinished = join(CACHE, `unfinished-${process.pid}-${kind}`);
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

/** Bytes of a dump made once: loading it is several times as fast as making the database again. */
export async function dumpOf(state: Prepared): Promise<Buffer> {
  const file = join(CACHE, `pglite-${state.name}.tar`);
  const found = () => readFile(file).catch(() => null);
  const ready = await found();
  if (ready) return ready;
  await mkdir(CACHE, { recursive: true });
  // many test files begin at once: one makes it, the others wait for it
  return withFileLock(join(CACHE, `making-${state.name}.lock`), async () => (await found()) ?? makeDump(file, state));
}

export async function openEmbeddedTestDb(state: Prepared): Promise<OpenedDb> {
  const dump = new Blob([new Uint8Array(await dumpOf(state))]);
  const client = await PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
  const db = await overPglite(client);
  rememberStatements(client);
  dropRowParsers(client);
  return { db, engine: 'pglite', close: () => client.close() };
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

const admins = new Map<string, pg.Pool>();

function newAdmin(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // The server may end while the connection is idle.
  pool.on('error', () => {});
  admins.set(url, pool);
  return pool;
}

/** All that a process makes and drops goes over one connection: each costs a process of the server. */
async function withAdmin<T>(url: string, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await (admins.get(url) ?? newAdmin(url)).connect();
  try {
    return await task(client);
  } finally {
    client.release();
  }
}

async function makeTemplate(url: string, client: pg.PoolClient, name: string, state: Prepared): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [`px_template_${state.kind}_%`],
  );
  for (const old of rows) await client.query(`drop database if exists ${old.name}`);
  const unfinished = `px_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${unfinished}`);
  const opened = await openPostgres(named(url, unfinished));
  await state.fill(opened.db);
  await opened.db.execute(sql`vacuum (full, analyze)`);
  await opened.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** Makes a template that is not there; processes that want the same one wait for the first. */
async function needTemplate(url: string, client: pg.PoolClient, name: string, state: Prepared): Promise<void> {
  const isThere = async () => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    return rowCount !== 0;
  };
  if (await isThere()) return;
  const lock = [`px_template_${state.kind}`];
  await client.query('select pg_advisory_lock(hashtext($1))', lock);
  try {
    if (!(await isThere())) await makeTemplate(url, client, name, state);
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', lock);
  }
}

/** Copies the files of a template, which is half the work of writing their pages to the log. */
const copy = (client: pg.PoolClient, template: string, name: string) =>
  client.query(`create database ${name} template ${template} strategy file_copy`);

/** A busy machine is no failure: whoever waits for a connection, an answer or a row in a test waits as long as the test. What these limits do has tests with limits of their own. */
export const PATIENT: Partial<PoolLimits> = { connect: MINUTE, call: MINUTE, lock: MINUTE };

/** A database of its own on the server named by TEST_DATABASE_URL, dropped when closed. */
export async function openPostgresTestDb(url: string, state: Prepared): Promise<OpenedDb> {
  const template = `px_template_${state.name}`;
  const name = `px_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, async (client) => {
    await needTemplate(url, client, template, state);
    await copy(client, template, name);
  });
  const opened = readyPostgres(named(url, name), { limits: PATIENT });
  const close = async () => {
    await opened.close();
    await withAdmin(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { ...opened, close };
}

/** A database without tables for a server of its own, or a copy of one that nobody is connected to. */
export async function newPostgresDatabase(
  url: string,
  copyOf?: { readonly url: string },
): Promise<{ url: string; drop(): Promise<unknown> }> {
  const name = `px_test_${randomBytes(6).toString('hex')}`;
  const template = copyOf && new URL(copyOf.url).pathname.slice(1);
  await withAdmin(url, (client) => (template ? copy(client, template, name) : client.query(`create database ${name}`)));
  const drop = () => withAdmin(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: named(url, name), drop };
}
