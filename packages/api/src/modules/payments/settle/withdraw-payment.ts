import { PxError } from '@prosperx/core/errors';
import {
  canWithdraw,
  isOpenPayment,
  isSentByPayer,
  OPEN_PAYMENT_STATES,
  type PaymentInstrument,
  replacesPayment,
  type withdrawPayment as call,
} from '@prosperx/core/payment';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { type OrderRow, orders, type OrderSetRow, paymentOrders, type PaymentRow, payments } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { EndReasons } from '#kernel/payments-port.js';
import type { Services } from '#kernel/services.js';
import { changePayment, type PaymentChange } from '#modules/payments/change-payment.js';
import { instrumentOf } from '#modules/payments/modes/payment-modes.js';
import { paymentEndText } from '#records/order/payment-end.text.js';
import { bookFailed, bookOutcome } from './book-outcome.js';
import { ownPayment } from './get-payment.js';

/** Ends a payment unless its money is there; one that ended before stays as it is. Money that comes later is treated as all late money. */
export const withdrawPayment: Verb<typeof call> = async ({ ctx, input }) => {
  const { payment } = await ownPayment(ctx, input.paymentId);
  if (isOpenPayment(payment)) {
    if (!canWithdraw(payment.mode)) throw new PxError('payment_pending');
    await cancelAtBank(ctx, payment);
    await ctx.db.transaction(async (tx) => {
      let isWithdrawn = false;
      await changePayment(withDb(ctx, tx), payment.clientRef, async (inner, now) => {
        isWithdrawn = isOpenPayment(now);
        return isWithdrawn ? bookWithdrawn(ctx, inner, now) : {};
      });
      if (isWithdrawn) await auditWithdrawn(withDb(ctx, tx), [payment.id]);
    });
  }
  const { payment: left } = await ownPayment(ctx, input.paymentId);
  if (left.paidAt !== null) throw new PxError('order_not_payable');
  return null;
};

/** Asks the bank to take no money where it waits for the payer, and books money that has come. If the bank does not answer, the checks for late money find it. */
async function cancelAtBank(services: Services, { clientRef, mode }: PaymentRow): Promise<void> {
  const { gateway } = services.providers;
  const asked = isSentByPayer(mode) ? gateway.find(clientRef) : gateway.cancel(clientRef);
  const known = await asked.catch(() => null);
  if (known?.outcome.state === 'paid') await bookOutcome(services, clientRef, known.outcome);
}

/** Ends the open payments of an order that ends, but for a debit by mandate, which nothing stops. */
export async function endPaymentsOf(
  services: Services,
  order: Pick<OrderRow, 'id' | 'schemeId'>,
  { own, shared }: EndReasons,
): Promise<void> {
  const rows = await services.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, order.id), inArray(payments.state, [...OPEN_PAYMENT_STATES])))
    .orderBy(asc(payments.id));
  for (const { payment } of rows.filter(({ payment: { mode } }) => canWithdraw(mode))) {
    await cancelAtBank(services, payment);
    await changePayment(services, payment.clientRef, async (tx, now) => {
      if (!isOpenPayment(now)) return {};
      const reason = (await paysOther(tx, now, order)) ? shared : own;
      const change = await bookFailed(services, tx, now, { state: 'failed', reason });
      return { ...change, audited: { action: 'payment.withdrawn', objectId: now.id } };
    });
  }
}

/** Says whether a payment is one of orders of other schemes too that go on. */
async function paysOther(db: Db, { id }: PaymentRow, { schemeId }: Pick<OrderRow, 'schemeId'>): Promise<boolean> {
  const others = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(and(eq(paymentOrders.paymentId, id), ne(orders.schemeId, schemeId), eq(orders.state, 'registered')))
    .limit(1);
  return (await others).length > 0;
}

/** Ends the open payments of orders that the chosen way of paying replaces, in the transaction that starts the new payment and has locked the set; returns their ids. */
export async function withdrawReplaced(
  ctx: Context,
  { id: setId }: Pick<OrderSetRow, 'id'>,
  orderIds: readonly string[],
  chosen: PaymentInstrument,
): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const open = await ctx.db
    .selectDistinct({ id: payments.id, clientRef: payments.clientRef })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(
      and(
        eq(payments.orderSetId, setId),
        inArray(paymentOrders.orderId, [...orderIds]),
        inArray(payments.state, [...OPEN_PAYMENT_STATES]),
      ),
    )
    .orderBy(asc(payments.id));
  const withdrawn: string[] = [];
  for (const { id, clientRef } of open) {
    await changePayment(ctx, clientRef, async (tx, payment) => {
      if (!isOpenPayment(payment) || !replacesPayment(chosen, instrumentOf(ctx.crypto, payment))) return {};
      withdrawn.push(id);
      return bookWithdrawn(ctx, tx, payment);
    });
  }
  return withdrawn;
}

/** Audits payments that were withdrawn; called last in its transaction. */
export async function auditWithdrawn(ctx: Context, paymentIds: readonly string[]): Promise<void> {
  for (const objectId of paymentIds) await audit(ctx, { action: 'payment.withdrawn', objectId });
}

const bookWithdrawn = (ctx: Context, tx: Context['db'], payment: PaymentRow): Promise<PaymentChange> =>
  bookFailed(ctx, tx, payment, { state: 'abandoned', reason: paymentEndText.withdrawn });
