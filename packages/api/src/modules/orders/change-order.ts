import { eq } from 'drizzle-orm';
import { type Audited, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { type OrderRow, orders } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

export type OrderChange = Partial<typeof orders.$inferInsert>;

/** Changes one order under its lock, and audits last; the change is computed from the row as it is under the lock. */
export function changeOrder(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  clientRef: string,
  change: (tx: Db, order: OrderRow) => Promise<Audited<OrderChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.clientRef, clientRef)).for('update');
    if (!order) throw new Error('an order to change does not exist');
    const { audited, ...changed } = await change(tx, order);
    if (Object.keys(changed).length > 0)
      await tx
        .update(orders)
        .set({ ...changed, changedAt: clock.now() })
        .where(eq(orders.id, order.id));
    if (audited) await auditBySystem({ db: tx, clock, crypto }, audited);
  });
}
