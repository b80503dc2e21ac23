import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function withAdmin<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** A new database on the server that TEST_DATABASE_URL names; null where there is none. */
export async function makeDatabase(): Promise<{ url: string; drop: () => Promise<unknown> } | null> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server || server === 'none') return null;
  const name = `px_site_${randomBytes(6).toString('hex')}`;
  await withAdmin(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => withAdmin(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}
