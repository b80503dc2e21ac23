import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '#db/open-db.js';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

async function journal(): Promise<Journal> {
  return JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as Journal;
}

/** How many migrations there are. */
export const migrationCount = async (): Promise<number> => (await journal()).entries.length;

/** Runs with a folder of the first migrations alone: the tables of an earlier version. */
export async function withFirstMigrations<T>(count: number, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'px-past-'));
  try {
    const all = await journal();
    const entries = all.entries.slice(0, count);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...all, entries }));
    for (const { tag } of entries) await cp(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The tables of an order, those that others refer to first. */
const ORDER_TABLES = ['users', 'profiles', 'schemes', 'carts', 'cart_items', 'order_sets', 'orders'];

/** What some columns say in every version. */
const SAID: Readonly<Record<string, string>> = {
  'carts.status': `'ordered'`,
  'cart_items.investment_type': `'LUMPSUM'`,
  'orders.kind': `'purchase'`,
  'orders.state': `(array['registered', 'paid', 'allotted', 'expired', 'cancelled'])[1 + i % 5]`,
  'orders.payment_state': `(array['unpaid', 'paid', 'paid', 'failed', 'unpaid'])[1 + i % 5]`,
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly of: string | null;
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    (select f.confrelid::regclass::text from pg_constraint f
      where f.contype = 'f' and f.conrelid = a.attrelid and f.conkey = array[a.attnum]) as of
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
    and (a.attnotnull and not a.atthasdef or exists (select from pg_constraint f where f.conrelid = a.attrelid
      and f.contype = 'f' and f.conkey = array[a.attnum] and f.confrelid::regclass::text = any($2)))`;

function valueOf(table: string, { name, type, of }: Column): string {
  const said = SAID[`${table}.${name}`];
  if (said !== undefined) return said;
  if (of !== null) return `'${of}_' || i`;
  if (name === 'id') return `'${table}_' || i`;
  if (type === 'text') return `'${name} ' || i`;
  if (type === 'boolean') return 'i % 2 = 0';
  if (type === 'date') return `date '2026-01-01' + i % 300`;
  if (type.startsWith('timestamp')) return `timestamptz '2026-01-01' + i * interval '1 minute'`;
  if (type === 'jsonb') return `'{}'`;
  return type.endsWith('[]') ? `'{}'` : '1 + i % 1000';
}

/** Fills the tables of whatever version with orders, each of a person, a cart and a scheme of its own: every column that must have a value has one. */
export async function addPastOrders(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const table of ORDER_TABLES) {
    const { rows } = await client.query<Column>(COLUMNS, [table, ORDER_TABLES]);
    const names = rows.map(({ name }) => `"${name}"`).join(', ');
    const values = rows.map((column) => valueOf(table, column)).join(', ');
    await client.query(`insert into ${table} (${names}) select ${values} from generate_series(1, ${orders}) i`);
  }
  await client.query('analyze');
  await client.end();
}

/** A hash of all rows of the tables of an order, and how many orders there are. */
export async function orderRowsOf(url: string): Promise<{ readonly hashes: string; readonly orders: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const hashes: string[] = [];
  for (const table of ORDER_TABLES) {
    const { rows } = await client.query<{ hash: string }>(
      `select md5(string_agg(md5(t::text), '' order by id)) as hash from ${table} t`,
    );
    hashes.push(`${table} ${rows[0]?.hash}`);
  }
  const { rows } = await client.query<{ count: string }>('select count(*) from orders');
  await client.end();
  return { hashes: hashes.join('\n'), orders: Number(rows[0]?.count) };
}
