import { and, asc, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Crypto, keyIdOf } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import { files, type Sealed } from '#db/schema/index.js';
import { sealedFileStore } from '#providers/files/disk-file-store.js';
import type { FileStore } from '#providers/providers.js';

/** A column that may hold sealed values, with the columns that name a row of its table. */
interface SealedColumn {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** The column's name in the program. */
  readonly property: string;
  readonly key: readonly PgColumn[];
}

const tables = Object.values(schema).filter((value) => value instanceof PgTable);

function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const parts = columns.filter(({ primary }) => primary);
  const key = parts.length > 0 ? parts : primaryKeys[0]?.columns;
  if (!key) throw new Error('a table has no key by which its rows are named');
  return key;
}

/** Every column of the tables that is text of our own kind: sealed values, and hashes, which never look like one. */
export function sealedColumns(): SealedColumn[] {
  return tables.flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text')
      .map(([property, column]) => ({ table, column, property, key: keyOf(table) })),
  );
}

/** Rows a transaction: small enough to keep nobody waiting. */
const BATCH = 200;

interface Row extends Record<string, unknown> {
  readonly value: Sealed;
}

/** Sealed, and not by this key. */
function isOld(column: PgColumn, keyId: string): SQL {
  return sql`starts_with(${column}, 'v1.') and not starts_with(${column}, ${`v1.${keyId}.`})`;
}

async function resealBatch(tx: Db, crypto: Crypto, sealed: SealedColumn, keyId: string): Promise<number> {
  const { table, column, property, key } = sealed;
  const parts = key.map((part, index) => sql`${part} as ${sql.identifier(`key_${index}`)}`);
  const { rows } = await tx.execute<Row>(
    sql`select ${sql.join(parts, sql`, `)}, ${column} as value from ${table} where ${isOld(column, keyId)} limit ${BATCH} for update`,
  );
  for (const row of rows) {
    const isThis = key.map((part, index) => sql`${part} = ${row[`key_${index}`]}`);
    const value = crypto.seal(crypto.open(row.value));
    await tx
      .update(table)
      .set({ [property]: value })
      .where(and(...isThis));
  }
  return rows.length;
}

/**
 * Seals everything anew that another key than `keyId`, the current one, has sealed; returns how many values. It can be stopped at any
 * moment and begun again, and people may go on working meanwhile. A value that no known key opens stops it.
 */
export async function resealAll(db: Db, crypto: Crypto, keyId: string): Promise<number> {
  let resealed = 0;
  for (const column of sealedColumns()) {
    for (let done = BATCH; done === BATCH; resealed += done) {
      done = await db.transaction((tx) => resealBatch(tx, crypto, column, keyId));
    }
  }
  return resealed;
}

async function resealFile(store: FileStore, crypto: Crypto, id: string, keyId: string): Promise<boolean> {
  const kept = await store.get(id);
  if (!kept || keyIdOf(kept) === keyId) return false;
  const sealed = sealedFileStore(store, crypto);
  const plain = await sealed.get(id);
  if (!plain) return false;
  await sealed.put(id, plain);
  return true;
}

/**
 * Seals every kept file anew that `keyId`, the current one, has not sealed, those included that lie readable from before; returns how many.
 * Like `resealAll` it can be stopped and begun again. One that is replaced at that moment is left without a row, where nobody can reach it.
 */
export async function resealFiles(db: Db, store: FileStore, crypto: Crypto, keyId: string): Promise<number> {
  let [resealed, after] = [0, ''];
  for (;;) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.deletedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const { id } of rows) if (await resealFile(store, crypto, id, keyId)) resealed += 1;
    const last = rows.at(-1);
    if (!last) return resealed;
    after = last.id;
  }
}
