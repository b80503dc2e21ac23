import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { and, isNull, sql } from 'drizzle-orm';
import { type Crypto, keyIdOf } from '#crypto/crypto.js';
import { type Db, isOneOf } from '#db/db.js';
import { files } from '#db/schema/index.js';
import { StartError, systemCodeOf } from '#db/start-error.js';
import type { FileStore } from '#providers/providers.js';
import { keysOfTables } from './reseal.js';

/** The contents of a backup: the folder's `manifest.json`. */
export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  /** The number of migrations that the schema has had. */
  readonly migrations: number;
  /** The rows of each table, and the hashes of its parts in their order. */
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly parts: readonly string[] }>>;
  /** The ids of the uploaded files. */
  readonly files: readonly string[];
  /** The ids of the keys that open it; absent from backups of earlier versions. */
  readonly keys?: readonly string[];
}

/** What signs in or is guessed at belongs to a moment: a copy of yesterday must not open a session that was ended since. */
export const LEFT_OUT: readonly string[] = [
  'sessions',
  'partner_sessions',
  'partner_links',
  'operator_sessions',
  'otps',
  'throttles',
];

/** What the database itself fills while the ledger is loaded. */
const DERIVED: readonly string[] = ['positions'];

/** Rows of a part, which are in memory at once. */
const PART = 5_000;

const compress = promisify(gzip);

/** The name by which a part is sealed: one in the place of another does not open. */
export const aboutPart = (table: string, part: number) => `backup ${table} ${part}`;
export const partFile = (table: string, part: number) => join('tables', `${table}.${part}`);
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** The manifest's signature by the server's key: nobody else leaves out a part or a file. */
export const signatureOf = (crypto: Crypto, manifest: string) => crypto.lookup('backup', manifest);

async function rowsOf<Row extends Record<string, unknown>>(tx: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await tx.execute<Row>(query)).rows;
}

/** Every table of ours, those first to which others refer. */
export async function tablesInOrder(tx: Db): Promise<readonly string[]> {
  const names = await rowsOf<{ name: string }>(
    tx,
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const references = await rowsOf<{ name: string; to: string }>(
    tx,
    sql`select c.relname::text as name, f.relname::text as to from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const reference of references) if (reference.name === name) add(reference.to);
    ordered.push(name);
  };
  for (const { name } of names) add(name);
  return ordered;
}

async function migrationsOf(tx: Db): Promise<number> {
  const [row] = await rowsOf<{ count: unknown }>(tx, sql`select count(*) as count from drizzle.__drizzle_migrations`);
  return Number(row?.count);
}

interface Making {
  readonly tx: Db;
  readonly crypto: Crypto;
  readonly folder: string;
}

/** Writes one table part by part. The database makes the text of a row, so that no number passes through ours. */
async function writeTable({ tx, crypto, folder }: Making, table: string) {
  await tx.execute(
    sql`declare rows_of_backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  const parts: string[] = [];
  let rows = 0;
  for (;;) {
    const lines = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(PART))} from rows_of_backup`);
    if (lines.length === 0) break;
    const text = lines.map(({ line }) => line).join('\n');
    const bytes = crypto.sealBytes(await compress(text), aboutPart(table, parts.length));
    await writeFile(join(folder, partFile(table, parts.length)), bytes, { mode: 0o600 });
    parts.push(hashOf(bytes));
    rows += lines.length;
  }
  await tx.execute(sql`close rows_of_backup`);
  return { rows, parts };
}

/** Copies the pictures as they lie sealed. One that is not where the server keeps them is missing, unless it was replaced meanwhile. */
async function writeFiles(ids: readonly string[], { db, store }: BackupOptions, folder: string) {
  const [kept, absent]: [string[], string[]] = [[], []];
  const keys = new Set<string>();
  for (const id of ids) {
    const bytes = await store.get(id);
    const keyId = bytes && keyIdOf(bytes);
    if (bytes) await writeFile(join(folder, 'files', id), bytes, { mode: 0o600 });
    if (keyId) keys.add(keyId);
    (bytes ? kept : absent).push(id);
  }
  const missing = await db.$count(files, and(isOneOf(files.id, absent), isNull(files.deletedAt)));
  return { kept, missing, keys };
}

export interface BackupOptions {
  readonly db: Db;
  readonly crypto: Crypto;
  readonly store: FileStore;
  /** A folder that does not exist yet. */
  readonly folder: string;
  readonly now: number;
  /** The sandbox's keys, which stand nowhere else. */
  readonly keysFile?: string | undefined;
}

interface Backup {
  readonly manifest: Manifest;
  /** How many uploaded files the database names that do not lie where this server keeps them. */
  readonly missing: number;
}

async function write(options: BackupOptions, folder: string): Promise<Backup> {
  const { db, crypto, now, keysFile } = options;
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const read = await db.transaction(async (tx) => {
    const tables: Record<string, Manifest['tables'][string]> = {};
    for (const table of await tablesInOrder(tx))
      if (![...LEFT_OUT, ...DERIVED].includes(table)) tables[table] = await writeTable({ tx, crypto, folder }, table);
    const ids = await rowsOf<{ id: string }>(tx, sql`select id from files where deleted_at is null order by id`);
    return {
      migrations: await migrationsOf(tx),
      tables,
      ids: ids.map(({ id }) => id),
      keysOfRows: await keysOfTables(tx),
    };
  }, config);
  const { ids, keysOfRows, ...rest } = read;
  const { kept, missing, keys: keysOfFiles } = await writeFiles(ids, options, folder);
  const keyOfParts = keyIdOf(crypto.sealBytes(new Uint8Array(), 'backup')) ?? '';
  const keys = [...new Set([keyOfParts, ...keysOfRows, ...keysOfFiles])].sort();
  if (keysFile) await copyFile(keysFile, join(folder, 'keys.json'));
  const manifest: Manifest = { format: 1, madeAt: new Date(now).toISOString(), ...rest, files: kept, keys };
  const text = JSON.stringify(manifest);
  await writeFile(join(folder, 'manifest.json'), text, { mode: 0o600 });
  await writeFile(join(folder, 'manifest.signature'), signatureOf(crypto, text), { mode: 0o600 });
  return { manifest, missing };
}

/**
 * Writes all that is kept into a new folder, sealed by the server's key, as it was at one moment; with `DATABASE_URL` the servers go on
 * meanwhile. The folder has its name once it is whole. Sessions and codes are left out.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { folder } = options;
  const half = `${folder}.half`;
  try {
    await mkdir(half, { recursive: true, mode: 0o700 });
    const made = await write(options, half);
    await rename(half, folder);
    return made;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    const code = systemCodeOf(error);
    if (code === 'ENOTEMPTY' || code === 'EEXIST')
      throw new StartError(`There is something in ${folder} already.`, error);
    throw error;
  }
}
