import { nextOrderState, statusOf, acceptsPayment } from '@prosperx/core/order';
import { isOpenPayment, type PaymentMode, type RefundReason } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import { changed, type Write } from '#db/row-statements.js';
import { type OrderRow, orders, paymentOrders, type PaymentRow, type RefundRow, refunds } from '#db/schema/index.js';
import type { Settled, SettledMoney, StartedPayment } from '#kernel/payments-port.js';
import { CONFIRM_FUNDS } from '#queue/job-kinds.js';
import { addedJob } from '#queue/queue.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { requestCancellation } from './cancel/request-cancellation.js';
import { notificationJob, notifyInvestor } from './order-notification.js';

const lockedOrders = preparedOnce((db) =>
  db
    .select({ order: orders })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(eq(paymentOrders.paymentId, sql.placeholder('paymentId')))
    .orderBy(asc(orders.id))
    .for('update', { of: orders })
    .prepare(''),
);

/** Locks and returns the orders of a payment, sorted by id as everywhere: otherwise two transactions that lock them would wait for each other. */
async function lockOrdersOf(tx: Db, paymentId: string): Promise<OrderRow[]> {
  const rows = await lockedOrders(tx).execute({ paymentId });
  return rows.map(({ order }) => order);
}

/** The notifications about money that its payer sends by themselves: it comes days later. */
const NOTED: Readonly<Partial<Record<PaymentMode, 'transfer_noted' | 'cheque_noted'>>> = {
  neft: 'transfer_noted',
  cheque: 'cheque_noted',
};

function started({ id, mode, orderIds }: StartedPayment, now: Instant): readonly Write[] {
  const waiting = orderIds.map((of) => changed(orders, { id: of }, { paymentState: 'processing', changedAt: now }));
  const about = NOTED[mode];
  return about ? [...waiting, addedJob(notificationJob({ about, id }), now)] : waiting;
}

/** Pays all orders of a payment if the money is their amount and each of them still waits for it, also after an earlier failure. */
async function settled(tx: Db, payment: PaymentRow, money: SettledMoney, now: Instant): Promise<Settled> {
  const rows = await lockOrdersOf(tx, payment.id);
  const reason = reasonToRefund(payment, rows, money);
  if (reason === null) return { reason, besides: paidOrders(payment, rows, money, now) };
  await markOrdersUnpaid(tx, payment, rows, now);
  return { reason, besides: [] };
}

function reasonToRefund(payment: PaymentRow, rows: readonly OrderRow[], money: SettledMoney): RefundReason | null {
  if (rows.some(({ paymentState }) => paymentState === 'paid')) return 'paid_already';
  if (!rows.every(acceptsPayment)) return 'order_over';
  return money.amount === payment.amount ? null : 'amount_differs';
}

function paidOrders(
  payment: PaymentRow,
  rows: readonly OrderRow[],
  { at }: SettledMoney,
  now: Instant,
): readonly Write[] {
  const paid = rows.map(({ id, state }) =>
    changed(orders, { id }, { paymentState: 'paid', state: nextOrderState(state, 'paid'), changedAt: now }),
  );
  const payload = { clientRefs: rows.map(({ clientRef }) => clientRef), realisedAt: at };
  const confirmation = { kind: CONFIRM_FUNDS, ref: payment.clientRef, payload };
  const notification = notificationJob({ about: 'paid', id: payment.id });
  return [...paid, addedJob(confirmation, now), addedJob(notification, now)];
}

/** Makes the orders that waited for this payment payable again; orders that are over show the refund. */
async function markOrdersUnpaid(tx: Db, payment: PaymentRow, rows: readonly OrderRow[], now: Instant): Promise<void> {
  const left = isOpenPayment(payment) ? await failOrders(tx, rows, now) : rows;
  const over = left.filter(({ state, paymentState }) => statusOf(state) === 'INVALID' && paymentState !== 'paid');
  const ids = over.map(({ id }) => id);
  await tx.update(orders).set({ paymentState: 'refund_due', changedAt: now }).where(inArray(orders.id, ids));
}

async function failed(tx: Db, payment: PaymentRow, now: Instant): Promise<void> {
  await failOrders(tx, await lockOrdersOf(tx, payment.id), now);
}

/** Marks the orders that waited for a payment as failed; returns all orders of the payment as they are then. */
async function failOrders(tx: Db, rows: readonly OrderRow[], now: Instant): Promise<OrderRow[]> {
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

/** Returns what a failed payment changes: an instalment, which is debited once, is cancelled at the exchange; an order of a cart can be paid again. */
const endOfInstalment = (tx: Db, order: OrderRow, now: Instant) =>
  order.sipId === null
    ? {}
    : requestCancellation(tx, order, { event: 'cancelled', remarks: sipInstalmentText.debitFailed }, now);

async function reversed(tx: Db, refund: RefundRow, now: Instant): Promise<void> {
  if (refund.state === 'due') return notifyInvestor(tx, { about: 'refund', id: refund.id }, now);
  const ids = (await lockOrdersOf(tx, refund.paymentId)).map(({ id }) => id);
  const itsOwn = inArray(orders.id, refund.orderId === null ? ids : [refund.orderId]);
  await tx
    .update(orders)
    .set({ paymentState: 'refunded', changedAt: now })
    .where(and(itsOwn, eq(orders.paymentState, 'refund_due'), notExists(otherRefundDue(tx, refund))));
}

/** Selects what goes back of an order besides a refund: money of another payment. */
const otherRefundDue = (tx: Db, { id }: RefundRow) =>
  tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, refunds.paymentId))
    .where(
      and(
        eq(paymentOrders.orderId, orders.id),
        or(isNull(refunds.orderId), eq(refunds.orderId, orders.id)),
        eq(refunds.state, 'due'),
        ne(refunds.id, id),
      ),
    );

/** The reactions of orders to the events of payments; `backend.ts` joins the two. */
export const paymentEvents = { started, settled, failed, reversed };
