import { PxError } from '@prosperx/core/errors';
import { isPayable } from '@prosperx/core/order';
import { type getPayment as call, isOpenPayment, openUntil, type PaymentView, wayOf } from '@prosperx/core/payment';
import { and, eq } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import {
  orders,
  type OrderSetRow,
  orderSets,
  paymentOrders,
  type PaymentRow,
  payments,
  profiles,
} from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { instrumentOf } from '#modules/payments/modes/payment-modes.js';
import { paymentUrlOf } from '#records/order/payment-url.js';
import { sayingRemarks } from '#records/order/say-remarks.js';
import { pollGateway } from './poll-gateway.js';

export const getPayment: Verb<typeof call> = async ({ ctx, input }) => {
  const first = await ownPayment(ctx, input.paymentId);
  await pollGateway(ctx, first.payment);
  const { payment, set } = await ownPayment(ctx, input.paymentId);
  const say = await sayingRemarks(ctx);
  const isUpi = payment.mode === 'upi';
  const instrument = instrumentOf(ctx.crypto, payment);
  return {
    paymentId: payment.id,
    mode: payment.mode,
    amount: payment.amount,
    progress: progressOf(payment),
    reason: say(payment.failureReason ?? ''),
    refund: await refundOf(ctx.db, payment),
    pxOrderNumber: set.pxOrderNumber,
    paymentUrl: paymentUrlOf(ctx, set),
    returnTo: returnPath(ctx, payment, set),
    vpa: instrument.mode === 'upi' ? instrument.vpa : null,
    utr: instrument.mode === 'neft' ? instrument.utr : null,
    upiLink: payment.upiLink,
    approveUrl: isUpi && isOpenPayment(payment) ? payment.redirectUrl : null,
    approveUntil: isUpi ? openUntil(wayOf('upi', ctx.providers.gateway), payment.createdAt, ctx.calendar) : null,
    now: ctx.clock.now(),
  };
};

function progressOf(payment: PaymentRow): PaymentView['progress'] {
  if (isOpenPayment(payment)) return 'waiting';
  return payment.state === 'paid' ? 'paid' : 'failed';
}

async function refundOf(db: Db, { id, state }: PaymentRow): Promise<PaymentView['refund']> {
  if (state !== 'refund_due' && state !== 'refunded') return null;
  const rows = await db
    .select({ state: orders.state, paymentState: orders.paymentState })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.paymentId, id));
  const ordersPaid = rows.every(({ paymentState }) => paymentState === 'paid');
  return { state: state === 'refunded' ? state : 'due', ordersPaid, ordersPayable: rows.some(isPayable) };
}

/** Returns the page below /v1 that a payer comes back to: the one they came from, or the one of failed payments. */
export function returnPath(deps: { readonly crypto: Crypto }, payment: PaymentRow, set: OrderSetRow): string {
  const orderNo = encodeURIComponent(set.pxOrderNumber);
  if (payment.state === 'failed' || payment.state === 'abandoned') {
    const paymentUrl = encodeURIComponent(paymentUrlOf(deps, set) ?? '');
    return `/v1/payment-error?paymentUrl=${paymentUrl}&orderNo=${orderNo}`;
  }
  const joint = payment.loopBackUrl.includes('?') ? '&' : '?';
  return `${payment.loopBackUrl}${joint}orderNo=${orderNo}`;
}

/** Returns a payment of the account holder with its order set; throws `order_unknown` for somebody else's, as for one that does not exist. */
export async function ownPayment(ctx: Context, paymentId: string) {
  const mine = and(eq(payments.id, paymentId), eq(payments.profileId, subjectOf(ctx).profileId));
  const [found] = await ctx.db
    .select({ payment: payments, set: orderSets })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(mine);
  if (!found) throw new PxError('order_unknown');
  return found;
}

/** Returns a payment with its set of orders and the account holder, for documents whose signed link is the only proof; undefined for none. */
export async function paymentWithOwner(db: Db, paymentId: string) {
  const [found] = await db
    .select({ payment: payments, set: orderSets, profile: profiles })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .innerJoin(profiles, eq(profiles.id, payments.profileId))
    .where(eq(payments.id, paymentId));
  return found;
}
