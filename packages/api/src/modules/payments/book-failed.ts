import { nextLateLook } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { orders } from '#db/schema/index.js';
import type { OrderRow } from '#modules/orders/change-order.js';
import { sipInstalmentText } from '#modules/orders/sip-instalment.text.js';
import { takeBack } from '#modules/orders/take-back.js';
import type { Services } from '#services.js';
import { addLook } from './add-look.js';
import { ordersOf, type PaymentChange, type PaymentRow } from './change-payment.js';
import type { PaymentOutcome } from './port.js';

/** Books that no money comes, and has it asked for some days whether it does after all. */
export async function bookFailed(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  payment: PaymentRow,
  { state, reason }: Extract<PaymentOutcome, { state: 'failed' | 'abandoned' }>,
): Promise<PaymentChange> {
  const now = clock.now();
  await failOrders(tx, await ordersOf(tx, payment.id), now);
  const dueAt = nextLateLook(now, now, calendar);
  if (dueAt !== null) await addLook(tx, payment.clientRef, dueAt, now);
  return { state, failureReason: reason };
}

/** Frees the orders that waited for a payment; answers all of them as they stand then. */
export async function failOrders(tx: Db, rows: readonly OrderRow[], now: Instant): Promise<OrderRow[]> {
  const left: OrderRow[] = [];
  for (const order of rows) {
    const waits = order.paymentState === 'processing';
    const change = waits
      ? { paymentState: 'failed' as const, ...(await endOfInstalment(tx, order, now)), changedAt: now }
      : {};
    if (waits) await tx.update(orders).set(change).where(eq(orders.id, order.id));
    left.push({ ...order, ...change });
  }
  return left;
}

/** An instalment is debited once, and taken back at the exchange; an order of a cart can be paid again. */
const endOfInstalment = (tx: Db, order: OrderRow, now: Instant) =>
  order.sipId === null ? {} : takeBack(tx, order, { event: 'cancelled', remarks: sipInstalmentText.debitFailed }, now);
