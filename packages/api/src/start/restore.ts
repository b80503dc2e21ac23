import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Crypto, Keys } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { MIGRATIONS_FOLDER } from '#db/open-db.js';
import { StartError, systemCodeOf } from '#db/start-error.js';
import type { FileStore } from '#providers/providers.js';
import { aboutPart, hashOf, type Manifest, partFile, signatureOf, tablesInOrder } from './backup.js';

const decompress = promisify(gunzip);

async function readPart(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new StartError(`The backup is not whole: ${path} cannot be read (${systemCodeOf(error)}).`, error);
  }
}

/** Reads what a backup says it holds. Throws `StartError` for one that was changed, or made under other keys. */
export async function readManifest(folder: string, crypto: Crypto): Promise<Manifest> {
  const text = (await readPart(join(folder, 'manifest.json'))).toString();
  const signature = (await readPart(join(folder, 'manifest.signature'))).toString();
  if (signature !== signatureOf(crypto, text))
    throw new StartError(`The backup in ${folder} was changed, or made under other keys.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new StartError(`The backup in ${folder} is of a form that is not known here.`);
  return manifest;
}

/** Throws `StartError` that names the keys which a backup needs and which are not given: before anything is written. */
export function needKeysOf({ keys = [] }: Manifest, given: Pick<Keys, 'encryption'>): void {
  const missing = keys.filter((id) => !given.encryption.has(id));
  if (missing.length > 0)
    throw new StartError(
      `The backup was sealed with keys that are not in ENCRYPTION_KEYS: ${missing.join(', ')}. Add them behind the others, and restore it again.`,
    );
}

interface Journal {
  readonly entries: readonly { readonly idx: number }[];
}

/** Calls with a folder of the migrations that a backup has had: what was added since follows once its rows are there. */
export async function withMigrationsOf<Value>(
  { migrations }: Manifest,
  act: (migrationsFolder: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-migrations-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    if (journal.entries.length < migrations)
      throw new StartError('The backup was made by a newer version: restore it by that one.');
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What belongs together: where from and into what. */
interface Loading {
  readonly tx: Db;
  readonly crypto: Crypto;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Returns the columns of a table but those that the database works out itself. */
async function columnsOf(tx: Db, table: string) {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  );
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** Returns the rows of a part, as the texts of their JSON. */
async function rowsOfPart({ crypto, folder, manifest }: Loading, table: string, part: number): Promise<string[]> {
  const bytes = await readPart(join(folder, partFile(table, part)));
  if (hashOf(bytes) !== manifest.tables[table]?.parts[part])
    throw new StartError(`The backup is not whole: part ${part} of ${table} was changed.`);
  return (await decompress(crypto.openBytes(bytes, aboutPart(table, part)))).toString().split('\n');
}

async function loadTable(loading: Loading, table: string): Promise<void> {
  const { tx, manifest } = loading;
  const columns = await columnsOf(tx, table);
  const { rows, parts } = manifest.tables[table] ?? { rows: 0, parts: [] };
  let [loaded, next] = [0, parts.length > 0 ? rowsOfPart(loading, table, 0) : null];
  for (let part = 0; next; part += 1) {
    const lines: string[] = await next;
    const insert = tx.execute(
      sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::json)`,
    );
    // read while the database takes the one before
    next = part + 1 < parts.length ? rowsOfPart(loading, table, part + 1) : null;
    await Promise.all([insert, next]);
    loaded += lines.length;
  }
  if (loaded !== rows)
    throw new StartError(`The backup is not whole: ${table} has ${loaded} rows in place of ${rows}.`);
}

/** Memory in which the database sorts for an index and compares for a reference, in place of its 64 MB. */
const SORT_MEMORY = sql.raw("'256MB'");

/**
 * Calls with references between tables and all indexes but keys taken away, and makes them again as they were: for all rows at once, which is
 * several times faster than row by row. Rejects where the rows do not keep to them.
 */
async function withoutIndexes(tx: Db, load: () => Promise<void>): Promise<void> {
  const { rows: references } = await tx.execute<{ table: string; name: string; definition: string }>(
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(
    sql`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
  );
  for (const { table, name } of references) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  await load();
  await tx.execute(sql`set local maintenance_work_mem = ${SORT_MEMORY}`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of references)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

/** Sets the numbers that count rows to where they were. */
async function setSequences(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string; sequence: string }>(
    sql`select table_name::text as table, column_name::text as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence from information_schema.columns where table_schema = 'public' and column_default like 'nextval(%'`,
  );
  for (const { table, column, sequence } of rows)
    await tx.execute(
      sql`select setval(${sequence}::regclass, coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
    );
}

/** Fills an empty database that has the backup's schema: with all of it, or with nothing. Returns how many rows. */
export async function loadBackup(given: Omit<Loading, 'tx'> & { readonly db: Db }): Promise<number> {
  const { db, manifest } = given;
  await db.transaction(async (tx) => {
    const tables = await tablesInOrder(tx);
    for (const table of tables) {
      const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
      if (rows.length > 0) throw new StartError('The database to restore into holds something already.');
    }
    await withoutIndexes(tx, async () => {
      for (const table of tables) await loadTable({ ...given, tx }, table);
    });
    await setSequences(tx);
    // what is asked next, such as the check of the books, is planned by how many rows there are
    await tx.execute(sql`analyze`);
  });
  return Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** Puts the uploaded files back, sealed as they are. */
export async function loadFiles({ files }: Manifest, folder: string, store: FileStore): Promise<void> {
  for (const id of files) await store.put(id, await readPart(join(folder, 'files', id)));
}
