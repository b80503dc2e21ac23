import type { Paise } from '@prosperx/core/money';
import { nextOrderState, statusOf, takesMoney } from '@prosperx/core/order';
import { nextLateLook } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { eq, inArray } from 'drizzle-orm';
import type { Audited, AuditNote } from '#audit/audit.js';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { orders } from '#db/schema/index.js';
import { takeBack } from '#modules/orders/cancel/take-back.js';
import type { OrderRow } from '#modules/orders/change-order.js';
import { tellInvestor } from '#modules/orders/order-letter.js';
import { sipInstalmentText } from '#modules/orders/sip/sip-instalment.text.js';
import { CONFIRM_FUNDS } from '#modules/orders/topics.js';
import { isOpenPayment, ordersOf, type PaymentChange, type PaymentRow } from '#modules/payments/change-payment.js';
import { isCounted, moneyKeyOf } from '#modules/payments/modes/instrument-key.js';
import { paymentEndText } from '#modules/payments/payment.text.js';
import { refundText } from '#modules/payments/refund.text.js';
import { addRefund, type RefundRow } from '#modules/payments/refund/add-refund.js';
import { instrumentOf } from '#modules/payments/start/add-payment.js';
import { enqueue } from '#outbox/outbox.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import type { Services } from '#services.js';
import { addLook } from './add-look.js';

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

/** An instalment is debited once, and taken back at the exchange; an order of a cart can be paid again. */
const endOfInstalment = (tx: Db, order: OrderRow, now: Instant) =>
  order.sipId === null ? {} : takeBack(tx, order, { event: 'cancelled', remarks: sipInstalmentText.debitFailed }, now);

interface Money {
  readonly at: Instant;
  readonly amount: Paise;
}

/**
 * Books money that has come, however late: it pays all orders of its payment where it is their amount and each of them still waits for
 * it, after an earlier failure too; otherwise all of it goes back to its payer. A transfer or cheque that has come for another payment is no
 * money a second time.
 */
export async function bookPaid(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  money: Money,
): Promise<Audited<PaymentChange>> {
  const { crypto, log } = services;
  const key = payment.instrumentKey && moneyKeyOf(crypto, instrumentOf(crypto, payment), payment.instrumentKey);
  if (key !== null && (await isCounted(tx, key, payment))) {
    log.error('payment_counted_before', { paymentId: payment.id });
    if (!isOpenPayment(payment)) return {};
    return bookFailed(services, tx, payment, { state: 'failed', reason: paymentEndText.countedBefore });
  }
  return bookNewMoney(services, tx, payment, money, key);
}

async function bookNewMoney(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  money: Money,
  instrumentKey: PaymentRow['instrumentKey'],
): Promise<Audited<PaymentChange>> {
  const rows = await ordersOf(tx, payment.id);
  const reason = reasonToRefund(payment, rows, money);
  const change = { paidAt: money.at, failureReason: reason && refundText[reason], instrumentKey };
  if (reason === null) {
    await payOrders(services, tx, payment, rows, money);
    return { ...change, state: 'paid' };
  }
  const audited = await sendBack(services, tx, payment, rows, money, reason);
  return { ...change, state: 'refund_due', audited };
}

function reasonToRefund(payment: PaymentRow, rows: readonly OrderRow[], money: Money): RefundRow['reason'] | null {
  if (rows.some(({ paymentState }) => paymentState === 'paid')) return 'paid_already';
  if (!rows.every(takesMoney)) return 'order_over';
  return money.amount === payment.amount ? null : 'amount_differs';
}

async function payOrders(
  { clock }: Services,
  tx: Db,
  payment: PaymentRow,
  rows: readonly OrderRow[],
  { at }: Money,
): Promise<void> {
  const now = clock.now();
  for (const order of rows) {
    await tx
      .update(orders)
      .set({ paymentState: 'paid', state: nextOrderState(order.state, 'paid'), changedAt: now })
      .where(eq(orders.id, order.id));
  }
  const payload = { clientRefs: rows.map(({ clientRef }) => clientRef), realisedAt: at };
  await enqueue(tx, [{ topic: CONFIRM_FUNDS, ref: payment.clientRef, payload }], now);
  await tellInvestor(tx, { about: 'paid', id: payment.id }, now);
}

/** What waited for this payment can be paid again; orders that are over tell of the refund. Answers what is audited of it. */
async function sendBack(
  { clock, log }: Services,
  tx: Db,
  payment: PaymentRow,
  rows: readonly OrderRow[],
  { amount }: Money,
  reason: RefundRow['reason'],
): Promise<AuditNote> {
  const now = clock.now();
  const left = isOpenPayment(payment) ? await failOrders(tx, rows, now) : rows;
  const over = left.filter(({ state, paymentState }) => statusOf(state) === 'INVALID' && paymentState !== 'paid');
  const ids = over.map(({ id }) => id);
  await tx.update(orders).set({ paymentState: 'refund_due', changedAt: now }).where(inArray(orders.id, ids));
  log.warn('payment_to_refund', { paymentId: payment.id, reason });
  return addRefund(tx, { paymentId: payment.id, orderId: null, amount, reason }, now);
}
