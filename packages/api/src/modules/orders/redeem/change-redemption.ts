import { isFinalRedemptionState } from '@prosperx/core/redemption';
import { eq } from 'drizzle-orm';
import { type Audited, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { folios, type RedemptionRow, sales } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { PLAN_INSTALMENT_ENDED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';

export type RedemptionChange = Partial<typeof sales.$inferInsert>;

/** Reads a redemption by our reference at the exchange. Throws where there is none. */
export async function readRedemption(db: Db, clientRef: string): Promise<RedemptionRow> {
  const [redemption] = await db.select().from(sales).where(eq(sales.clientRef, clientRef));
  if (!redemption) throw new Error('a sale for the exchange does not exist');
  return redemption;
}

/**
 * Changes one redemption under the locks of its folio and of itself, in this order, and audits last. When an instalment of a plan ends with the
 * change, the plan learns it by a job of the same transaction.
 */
export function changeRedemption(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  clientRef: string,
  change: (tx: Db, redemption: RedemptionRow) => Promise<Audited<RedemptionChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { folioId } = await readRedemption(tx, clientRef);
    await tx.select({ id: folios.id }).from(folios).where(eq(folios.id, folioId)).for('update');
    const [redemption] = await tx.select().from(sales).where(eq(sales.clientRef, clientRef)).for('update');
    if (!redemption) throw new Error('a sale to change does not exist');
    const { audited, ...changed } = await change(tx, redemption);
    if (Object.keys(changed).length === 0) return;
    const now = clock.now();
    await tx
      .update(sales)
      .set({ ...changed, changedAt: now })
      .where(eq(sales.id, redemption.id));
    await notifyPlan(tx, redemption, changed, now);
    if (audited) await auditBySystem({ db: tx, clock, crypto }, audited);
  });
}

async function notifyPlan(
  tx: Db,
  { id, planId, state }: RedemptionRow,
  changed: RedemptionChange,
  now: number,
): Promise<void> {
  const ends = changed.state !== undefined && changed.state !== state && isFinalRedemptionState(changed.state);
  if (planId === null || !ends) return;
  await enqueue(tx, [{ kind: PLAN_INSTALMENT_ENDED, ref: id, payload: { saleId: id, planId } }], now);
}
