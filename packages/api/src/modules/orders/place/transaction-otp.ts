import { PxError } from '@prosperx/core/errors';
import { formatMoney, maskMobile } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { addPaise } from '@prosperx/core/money';
import {
  CONFIRMATION_VALIDITY,
  isPastPaymentDeadline,
  nextOrderState,
  type sendTransactionOtp as sendCall,
  acceptsPayment,
  awaitsCode,
  type verifyTransactionOtp as verifyCall,
} from '@prosperx/core/order';
import { OTP_RESEND_SECONDS } from '@prosperx/core/session';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { type OrderRow, orders, type OrderSetRow, orderSets, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { orderOtpText } from '#modules/orders/order.text.js';
import {
  confirmedRedemption,
  type RedemptionToConfirm,
  redemptionToConfirm,
} from '#modules/orders/redeem/redemption-otp.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyTransactionCode } from '#otp/verify-transaction-code.js';
import { REGISTER_ORDER } from '#queue/job-kinds.js';
import { enqueue, type JobName } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { checkNotWithdrawn, readWithdrawn } from '#records/nfo/check-not-withdrawn.js';
import { setOfCart } from '#records/order/order-sets.js';
import { languageOfPerson } from '#records/profile/reach.js';
import { isRiskier } from '#records/risk/is-riskier.js';

async function schemesOf(db: Db, { id }: OrderSetRow): Promise<string[]> {
  const rows = await db.select({ schemeId: orders.schemeId }).from(orders).where(eq(orders.orderSetId, id));
  return rows.map(({ schemeId }) => schemeId);
}

/** The flow of a redemption or a switch; the other is that of a cart. */
const SALE_FLOW = '3';

const challengeOf = (set: OrderSetRow, userId: string): OtpChallenge => ({
  purpose: 'transaction',
  userId,
  subjectHash: set.contentHash,
});

async function mobileOf({ db, crypto }: Context, userId: string): Promise<string> {
  const [user] = await db.select({ id: users.id, mobile: users.mobile }).from(users).where(eq(users.id, userId));
  if (!user) throw new PxError('signed_out');
  return crypto.open(users.mobile, user);
}

interface ToConfirm {
  readonly set: OrderSetRow;
  /** The orders that are paid once the code is given. */
  readonly toPay: readonly OrderRow[];
  /** The SIPs that begin later, and are registered then. */
  readonly toRegister: readonly OrderRow[];
}

/** Returns what the code of a set confirms. Orders that were refused, cancelled or paid meanwhile are left out, as on the page, and those of an offer that was withdrawn; those that the exchange has not answered yet count. Throws `order_not_payable` where nothing is left, and `nfo_withdrawn` where nothing but such offers is. */
async function setToConfirm(ctx: Context, cartId: string, profileId: string): Promise<ToConfirm> {
  const set = await setOfCart(ctx.db, cartId, profileId);
  if (isPastPaymentDeadline(set.payableUntil, ctx.clock.now())) throw new PxError('payment_link_expired');
  const rows = await ctx.db.select().from(orders).where(eq(orders.orderSetId, set.id));
  const toPay = rows.filter((order) => acceptsPayment(order) && order.paymentState !== 'processing');
  const toRegister = rows.filter(awaitsCode);
  if (toPay.length + toRegister.length === 0) throw new PxError('order_not_payable');
  const open = { set, toPay: await notWithdrawn(ctx.db, toPay), toRegister: await notWithdrawn(ctx.db, toRegister) };
  if (open.toPay.length + open.toRegister.length === 0) {
    await checkNotWithdrawn(
      ctx.db,
      [...toPay, ...toRegister].map(({ id }) => id),
    );
  }
  return open;
}

/** Leaves out the orders of an offer that was withdrawn. */
async function notWithdrawn(db: Db, rows: readonly OrderRow[]): Promise<readonly OrderRow[]> {
  if (rows.length === 0) return rows;
  const withdrawn = await readWithdrawn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.filter((row) => withdrawn.every(({ id }) => id !== row.id));
}

/** Names what a code confirms, as its message says it. */
function wordsOf({ toPay, toRegister }: ToConfirm): string[] {
  const { investment, laterSips } = said(orderOtpText);
  const sumOf = (rows: readonly OrderRow[]) => formatMoney(addPaise(...rows.map(({ amount }) => amount)), 2);
  return [
    ...(toPay.length > 0 ? [investment(sumOf(toPay))] : []),
    ...(toRegister.length > 0 ? [laterSips(toRegister.length, sumOf(toRegister))] : []),
  ];
}

/** Sends the SIPs of a set that begin later to the exchange, under their lock; those that are over by now stay so. */
async function registerLaterSips(tx: Db, orderSetId: string, now: Instant): Promise<JobName[]> {
  const ofSet = eq(orders.orderSetId, orderSetId);
  const rows = await tx.select().from(orders).where(ofSet).orderBy(asc(orders.id)).for('update');
  const waiting = await notWithdrawn(tx, rows.filter(awaitsCode));
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  // the exchange may have it from now on
  const state = nextOrderState('created', 'unanswered');
  await tx.update(orders).set({ state, changedAt: now }).where(inArray(orders.id, ids));
  const messages = waiting.map(({ id, clientRef: ref }) => ({ kind: REGISTER_ORDER, ref, payload: { orderId: id } }));
  await enqueue(tx, messages, now);
  return messages;
}

/** Returns an error in the words of a transaction; a person who reloaded the page learns where the code that still counts was sent. */
function asOfTransaction(error: unknown, data: { readonly highRisk: boolean; readonly sentTo: string }): unknown {
  if (!(error instanceof PxError)) return error;
  if (error.code === 'otp_too_soon') return new PxError('otp_too_soon', { ...error.details, data });
  return error.code === 'otp_not_sent' ? new PxError('transaction_otp_not_sent', error.details) : error;
}

/** Returns what a code is asked for: the orders of a cart, or a sale. */
async function toConfirm(
  ctx: Context,
  input: { flowType: '1' | '3'; cartId: string; sale?: string | undefined },
): Promise<RedemptionToConfirm> {
  if (input.flowType === SALE_FLOW) return redemptionToConfirm(ctx, input.sale);
  const { userId, profileId } = subjectOf(ctx);
  const confirmed = await setToConfirm(ctx, input.cartId, profileId);
  const { set } = confirmed;
  return {
    challenge: challengeOf(set, userId),
    message: (code) => {
      const { subject, body } = said(orderOtpText);
      return { subject, text: body(code, wordsOf(confirmed)) };
    },
    highRisk: await isRiskier(ctx.db, profileId, {
      schemeIds: await schemesOf(ctx.db, set),
      today: businessDateAt(ctx.clock.now()),
    }),
  };
}

export const sendTransactionOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const { challenge, message, highRisk } = await toConfirm(ctx, input);
  const mobile = await mobileOf(ctx, challenge.userId);
  const sent = { highRisk, sentTo: maskMobile(mobile) };
  try {
    await sendOtp({ ctx, ...challenge, mobile, language: await languageOfPerson(ctx.db, challenge.userId), message });
  } catch (error) {
    throw asOfTransaction(error, sent);
  }
  return { ...sent, resendAfter: OTP_RESEND_SECONDS };
};

export const verifyTransactionOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  if (input.flowType === SALE_FLOW) {
    // the call that sells uses the code up
    await verifyTransactionCode(ctx, await confirmedRedemption(ctx, input.sale), input.otp);
    return { expired: false };
  }
  const { userId, profileId } = subjectOf(ctx);
  const { set } = await setToConfirm(ctx, input.cartId, profileId);
  await verifyTransactionCode(ctx, challengeOf(set, userId), input.otp);
  await ctx.db.transaction((tx) => confirmOrders(withDb(ctx, tx), set.id));
  return { expired: false };
};

/** Marks orders as confirmed by their owner's code, in the caller's transaction, and registers the SIPs of them that begin later. */
export async function confirmOrders(ctx: Context, orderSetId: string): Promise<void> {
  const now = ctx.clock.now();
  // a code that is given again, since its answer was lost, prolongs nothing
  const isLate = or(isNull(orderSets.confirmedAt), lte(orderSets.confirmedAt, now - CONFIRMATION_VALIDITY));
  const confirmed = await ctx.db
    .update(orderSets)
    .set({ confirmedAt: now })
    .where(and(eq(orderSets.id, orderSetId), isLate))
    .returning({ id: orderSets.id });
  runSoon(ctx, await registerLaterSips(ctx.db, orderSetId, now));
  if (confirmed.length > 0) await audit(ctx, { action: 'orders.confirmed', objectId: orderSetId });
}
