import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenedDb } from '#db/db.js';
import { openPostgres } from '#db/open-db.js';
import type { Prepared } from './prepared.js';

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function withAdmin<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function makeTemplate(url: string, client: pg.Client, name: string, state: Prepared): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [`px_template_${state.kind}_%`],
  );
  for (const old of rows) await client.query(`drop database if exists ${old.name}`);
  const unfinished = `px_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${unfinished}`);
  const opened = await openPostgres(named(url, unfinished));
  await state.fill(opened.db);
  await opened.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** A database of its own on the server named by TEST_DATABASE_URL, dropped when closed. */
export async function openPostgresTestDb(url: string, state: Prepared): Promise<OpenedDb> {
  const template = `px_template_${state.name}`;
  const name = `px_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [`px_template_${state.kind}`]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(url, client, template, state);
    await client.query(`create database ${name} template ${template}`);
  });
  const opened = await openPostgres(named(url, name));
  const close = async () => {
    await opened.close();
    await withAdmin(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { ...opened, close };
}

/** An empty database without tables, for a server of its own. */
export async function newPostgresDatabase(url: string): Promise<{ url: string; drop(): Promise<unknown> }> {
  const name = `px_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, (client) => client.query(`create database ${name}`));
  const drop = () => withAdmin(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: named(url, name), drop };
}
