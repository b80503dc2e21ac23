import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
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

async function loadTable({ tx, crypto, folder, manifest }: Loading, table: string): Promise<void> {
  const columns = await columnsOf(tx, table);
  const { rows, parts } = manifest.tables[table] ?? { rows: 0, parts: [] };
  let loaded = 0;
  for (const [part, hash] of parts.entries()) {
    const bytes = await readPart(join(folder, partFile(table, part)));
    if (hashOf(bytes) !== hash) throw new StartError(`The backup is not whole: part ${part} of ${table} was changed.`);
    const text = (await decompress(crypto.openBytes(bytes, aboutPart(table, part)))).toString();
    const lines = text.split('\n');
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::json)`,
    );
    loaded += lines.length;
  }
  if (loaded !== rows)
    throw new StartError(`The backup is not whole: ${table} has ${loaded} rows in place of ${rows}.`);
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
    for (const table of tables) await loadTable({ ...given, tx }, table);
    await setSequences(tx);
  });
  return Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** Puts the uploaded files back, sealed as they are. */
export async function loadFiles({ files }: Manifest, folder: string, store: FileStore): Promise<void> {
  for (const id of files) await store.put(id, await readPart(join(folder, 'files', id)));
}
