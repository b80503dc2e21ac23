import { PxError } from '@prosperx/core/errors';
import { isOpenPayment, type getReceipts as call, type Receipt } from '@prosperx/core/payment';
import type { BusinessDate, ExchangeCalendar } from '@prosperx/core/time';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import {
  type OrderRow,
  orders,
  orderSets,
  paymentOrders,
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  schemes,
} from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { instrumentOf } from '#modules/payments/modes/payment-modes.js';
import { documentLink } from '#records/file/file-links.js';
import { expectedNavDateOf } from '#records/order/read-progress.js';

/** An order that a payment pays, with its scheme, and the refund of its part of the money. */
export interface PaidOrder {
  readonly order: OrderRow;
  readonly refund: RefundRow | null;
  readonly scheme: typeof schemes.$inferSelect;
}

export const getReceipts: Verb<typeof call> = async ({ ctx, input }) => {
  const [set] = await ctx.db.select().from(orderSets).where(eq(orderSets.pxOrderNumber, input.pxOrderNumber));
  // somebody else's number is answered like one that does not exist
  if (!set || set.profileId !== subjectOf(ctx).profileId) throw new PxError('order_unknown');
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.orderSetId, set.id))
    .orderBy(asc(payments.createdAt));
  const paid = await paidOrders(ctx.db, rows);
  const kept = rows.filter((payment) => hasReceipt(payment, paid(payment)));
  return kept.map((payment) => ({
    ...receiptOf(ctx.crypto, payment, paid(payment), ctx.calendar),
    receiptUrl: documentLink(ctx, 'receipts', payment.id),
  }));
};

/** Says whether a payment pays orders or is awaited: one that failed, or goes back whole, if in parts, has no receipt. */
export const hasReceipt = (payment: PaymentRow, paid: readonly PaidOrder[]): boolean =>
  isOpenPayment(payment) || (payment.state === 'paid' && paid.some(({ refund }) => refund === null));

/** Reads the orders of payments; returns a function that gives each payment its own, in the order of their cart. */
export async function paidOrders(db: Db, rows: readonly PaymentRow[]): Promise<(payment: PaymentRow) => PaidOrder[]> {
  const ids = rows.map(({ id }) => id);
  const paid = await db
    .select({ paymentId: paymentOrders.paymentId, order: orders, scheme: schemes, refund: refunds })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .leftJoin(refunds, and(eq(refunds.paymentId, paymentOrders.paymentId), eq(refunds.orderId, paymentOrders.orderId)))
    .where(inArray(paymentOrders.paymentId, ids))
    .orderBy(asc(orders.id));
  return ({ id }) => paid.filter(({ paymentId }) => paymentId === id);
}

/** Returns what a receipt names of a payment. */
export function receiptOf(
  crypto: Crypto,
  payment: PaymentRow,
  paid: readonly PaidOrder[],
  calendar: ExchangeCalendar,
): Omit<Receipt, 'receiptUrl'> {
  const { id: paymentId, mode, amount, createdAt: startedAt, paidAt, bankReference } = payment;
  const instrument = instrumentOf(crypto, payment);
  return {
    paymentId,
    mode,
    amount,
    startedAt,
    paidAt,
    refunds: paid.flatMap(({ refund }) =>
      refund ? [{ amount: refund.amount, sentAt: refund.state === 'refunded' ? refund.changedAt : null }] : [],
    ),
    // a transfer is known at the bank by the UTR that its payer named
    bankReference: instrument.mode === 'neft' ? null : bankReference,
    utr: instrument.mode === 'neft' ? instrument.utr : null,
    chequeNumber: instrument.mode === 'cheque' ? instrument.chequeNumber : null,
    unitsExpected: unitsExpectedOn(payment, paid, calendar),
  };
}

/** Returns the working day after the last NAV that is expected to apply: fund houses send units then. */
function unitsExpectedOn(
  { paidAt }: PaymentRow,
  paid: readonly PaidOrder[],
  calendar: ExchangeCalendar,
): BusinessDate | null {
  const dates = paid
    .filter(({ order }) => order.state === 'paid')
    .flatMap(({ order, scheme }) => expectedNavDateOf(order, scheme, paidAt, calendar) ?? []);
  const last = dates.sort().at(-1);
  const day = last && calendar.add(last, 1);
  return day && day <= calendar.knownUntil ? day : null;
}
