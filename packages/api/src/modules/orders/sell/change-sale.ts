import { isFinalSaleState } from '@prosperx/core/sale';
import { eq } from 'drizzle-orm';
import { type Audited, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { folios, type SaleRow, sales } from '#db/schema/index.js';
import { PLAN_INSTALMENT_ENDED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import type { Services } from '#kernel/services.js';

export type SaleChange = Partial<typeof sales.$inferInsert>;

/** Reads a sale by our reference at the exchange. Throws where there is none. */
export async function readSale(db: Db, clientRef: string): Promise<SaleRow> {
  const [sale] = await db.select().from(sales).where(eq(sales.clientRef, clientRef));
  if (!sale) throw new Error('a sale for the exchange does not exist');
  return sale;
}

/**
 * Changes one sale under the locks of its folio and of itself, in this order, and audits last. When an instalment of a plan ends with the
 * change, the plan learns it by a job of the same transaction.
 */
export function changeSale(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  clientRef: string,
  change: (tx: Db, sale: SaleRow) => Promise<Audited<SaleChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { folioId } = await readSale(tx, clientRef);
    await tx.select({ id: folios.id }).from(folios).where(eq(folios.id, folioId)).for('update');
    const [sale] = await tx.select().from(sales).where(eq(sales.clientRef, clientRef)).for('update');
    if (!sale) throw new Error('a sale to change does not exist');
    const { audited, ...changed } = await change(tx, sale);
    if (Object.keys(changed).length === 0) return;
    const now = clock.now();
    await tx
      .update(sales)
      .set({ ...changed, changedAt: now })
      .where(eq(sales.id, sale.id));
    await notifyPlan(tx, sale, changed, now);
    if (audited) await auditBySystem({ db: tx, clock, crypto }, audited);
  });
}

async function notifyPlan(tx: Db, { id, planId, state }: SaleRow, changed: SaleChange, now: number): Promise<void> {
  const ends = changed.state !== undefined && changed.state !== state && isFinalSaleState(changed.state);
  if (planId === null || !ends) return;
  await enqueue(tx, [{ kind: PLAN_INSTALMENT_ENDED, ref: id, payload: { saleId: id, planId } }], now);
}
