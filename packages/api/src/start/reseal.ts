import { and, asc, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Crypto, keyIdOf, SEALED_FORM, type SealedColumn } from '#crypto/crypto.js';
import { type Db, isOneOf } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import { files, queue, type Sealed } from '#db/schema/index.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import type { FileStore } from '#providers/providers.js';

/** A column that may hold sealed values, with the column whose value they are bound to. */
interface Place {
  readonly table: PgTable;
  readonly column: SealedColumn;
  readonly id: PgColumn;
}

const tables = Object.values(schema).filter((value) => value instanceof PgTable);

/** Returns the column by which the values of a table are bound to their rows: `id`, else the primary key; a job has its number only once it is written. */
export function idOf(table: PgTable): PgColumn | undefined {
  if (table === queue) return queue.ref;
  const columns = getTableColumns(table);
  return columns.id ?? Object.values(columns).find(({ primary }) => primary);
}

/** Text of our own kind: sealed values, and hashes, which never look like one. */
export const isSealed = (column: PgColumn): column is SealedColumn & PgColumn =>
  column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text';

/** Every column that may hold sealed values. */
export function sealedColumns(): Place[] {
  return tables.flatMap((table) => {
    const id = idOf(table);
    const columns = Object.values(getTableColumns(table)).filter(isSealed);
    // a table whose key is several columns has hashes alone
    return id ? columns.map((column) => ({ table, column, id })) : [];
  });
}

/** Returns the ids of the keys that have sealed what the tables hold. */
export async function keysOfTables(tx: Db): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { table, column } of sealedColumns()) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select distinct split_part(${column}, '.', 2) as id from ${table} where ${column} like ${SEALED}`,
    );
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Rows a transaction: small enough to keep nobody waiting. */
const BATCH = 200;

/** How a sealed value begins, whatever its form. */
const SEALED = 'v_.%';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly value: Sealed;
}

/** Sealed, and not by this key in the form of today. */
function isOld(column: PgColumn, keyId: string): SQL {
  return sql`${column} like ${SEALED} and not starts_with(${column}, ${`${SEALED_FORM}.${keyId}.`})`;
}

async function resealBatch(tx: Db, crypto: Crypto, { table, column, id }: Place, keyId: string): Promise<number> {
  const { rows } = await tx.execute<Row>(
    sql`select ${id} as id, ${column} as value from ${table} where ${isOld(column, keyId)} limit ${BATCH} for update`,
  );
  for (const row of rows) {
    const plain = crypto.open(column, Object.assign({ id: row.id }, { [column.name]: row.value }));
    const value = crypto.seal(column, row.id, plain);
    await tx
      .update(table)
      .set({ [column.name]: value })
      .where(eq(id, row.id));
  }
  return rows.length;
}

/**
 * Seals everything anew that another key than `keyId`, the current one, has sealed, or that is not bound to its place yet; returns how
 * many values. It can be stopped at any moment and begun again, and people may go on working meanwhile. A value that no known key opens
 * stops it, and so does one that was copied to where it is.
 */
export async function resealAll(db: Db, crypto: Crypto, keyId: string): Promise<number> {
  let resealed = 0;
  for (const place of sealedColumns()) {
    for (let done = BATCH; done === BATCH; resealed += done) {
      done = await db.transaction((tx) => resealBatch(tx, crypto, place, keyId));
    }
  }
  return resealed;
}

async function resealFile(store: FileStore, crypto: Crypto, id: string, keyId: string) {
  const kept = await store.get(id);
  if (!kept) return 'missing';
  if (keyIdOf(kept) === keyId) return 'known';
  const sealed = sealedFileStore(store, crypto);
  const plain = await sealed.get(id);
  if (!plain) return 'missing';
  await sealed.put(id, plain);
  return 'resealed';
}

/**
 * Seals every kept file anew that `keyId`, the current one, has not sealed, those included that lie readable from before; returns how many,
 * and how many are not where the store looks: elsewhere they still need the key that sealed them. Like `resealAll` it can be stopped and
 * begun again. One that is replaced at that moment is left without a row, where nobody can reach it.
 */
export async function resealFiles(db: Db, store: FileStore, crypto: Crypto, keyId: string) {
  let [resealed, after] = [0, ''];
  const absent: string[] = [];
  for (;;) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.deletedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const { id } of rows) {
      const found = await resealFile(store, crypto, id, keyId);
      if (found === 'missing') absent.push(id);
      if (found === 'resealed') resealed += 1;
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  // one that was replaced meanwhile is not missing
  const missing = await db.$count(files, and(isOneOf(files.id, absent), isNull(files.deletedAt)));
  return { resealed, missing };
}
