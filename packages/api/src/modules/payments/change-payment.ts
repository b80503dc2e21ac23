import { and, asc, eq } from 'drizzle-orm';
import { type Audited, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { paymentOrders, orders, payments } from '#db/schema/index.js';
import type { Services } from '#services.js';

/** States in which news about a payment still counts. */
export const OPEN_PAYMENT = ['created', 'unknown', 'processing'] as const satisfies readonly PaymentRow['state'][];

/** Whether it is not known yet what becomes of a payment. */
export const isOpenPayment = ({ state }: Pick<PaymentRow, 'state'>) => OPEN_PAYMENT.some((open) => open === state);

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentChange = Partial<typeof payments.$inferInsert>;

/** Changes one payment under its lock, and audits last, in a transaction of its own or in the one given. */
export function changePayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientRef: string,
  change: (tx: Db, payment: PaymentRow) => Promise<Audited<PaymentChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.clientRef, clientRef)).for('update');
    if (!payment) throw new Error('a payment to change does not exist');
    const { audited, ...changed } = await change(tx, payment);
    if (Object.keys(changed).length > 0)
      await tx
        .update(payments)
        .set({ ...changed, changedAt: clock.now() })
        .where(eq(payments.id, payment.id));
    if (audited) await auditBySystem({ db: tx, clock }, audited);
  });
}

/** The payment that an order was paid by, locked before the order is; undefined: it was not paid. */
export async function lockPaymentOf(tx: Db, clientRef: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(and(eq(orders.clientRef, clientRef), eq(payments.state, 'paid')))
    .for('update', { of: payments });
  return row?.payment;
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
