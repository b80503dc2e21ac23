import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import type { Sealed } from '#db/schema/index.js';
import type { Crypto } from './crypto.js';
import { type SealedColumn, sealedColumns } from './sealed-columns.js';

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
 * Seals everything anew that another key than `keyId`, the current one, has sealed; tells how many values. It can be stopped at any
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
