import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { paymentOrders, orders, payments } from '#db/schema/index.js';
import type { Services } from '#services.js';

/** States in which news about a payment still counts. */
export const OPEN_PAYMENT = ['created', 'unknown', 'processing'] as const satisfies readonly PaymentRow['state'][];

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentChange = Partial<typeof payments.$inferInsert>;

/** Changes one payment under its lock, in a transaction of its own or in the one given. */
export function changePayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientRef: string,
  change: (tx: Db, payment: PaymentRow) => Promise<PaymentChange>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.clientRef, clientRef)).for('update');
    if (!payment) throw new Error('a payment to change does not exist');
    const changed = await change(tx, payment);
    await tx
      .update(payments)
      .set({ ...changed, changedAt: clock.now() })
      .where(eq(payments.id, payment.id));
  });
}

/** The orders that a payment is for, locked in the same order as everywhere: else two who lock them would wait for each other. */
export async function ordersOf(tx: Db, paymentId: string) {
  const rows = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
  return rows.map(({ order }) => order);
}
