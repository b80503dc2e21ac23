import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders } from '#db/schema/index.js';
import type { Services } from '#services.js';

export type OrderRow = typeof orders.$inferSelect;
export type OrderChange = Partial<typeof orders.$inferInsert>;

/** Changes one order under its lock; the change is worked out from what the row holds then. */
export function changeOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientRef: string,
  change: (tx: Db, order: OrderRow) => Promise<OrderChange>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.clientRef, clientRef)).for('update');
    if (!order) throw new Error('an order to change does not exist');
    const changed = await change(tx, order);
    await tx
      .update(orders)
      .set({ ...changed, changedAt: clock.now() })
      .where(eq(orders.id, order.id));
  });
}
