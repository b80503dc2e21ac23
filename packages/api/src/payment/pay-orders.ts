import { and, asc, eq, inArray } from 'drizzle-orm';
import { PxError } from '@prosperx/core/errors';
import { addPaise } from '@prosperx/core/money';
import { type payOrders as call, safeReturnPath } from '@prosperx/core/payment';
import { API_PREFIX } from '@prosperx/core/http';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf } from '#context.js';
import { newId } from '#crypto/new-id.js';
import { orders, orderSets, paymentOrders, payments, schemes } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { checkTransact } from '#order/check-transact.js';
import { deliverSoon } from '#order/deliver-soon.js';
import { type OrderSetRow, setOfCart } from '#order/order-sets.js';
import { START_PAYMENT } from '#order/topics.js';
import { enqueue } from '#outbox/outbox.js';
import { OPEN_PAYMENT } from './change-payment.js';

type Input = InputOf<typeof call>;
type OrderRow = typeof orders.$inferSelect;

/** Runs in the transaction that keeps the answer. The payer is led over our own page, which brings the payment to the gateway. */
export const payOrders: Verb<typeof call> = async ({ ctx, input }) => {
  const loopBackUrl = safeReturnPath(input.loopBackUrl);
  if (!loopBackUrl) throw new PxError('invalid_input', { fields: { loopBackUrl: 'not_a_return_path' } });
  if (input.paymentMode !== '0') throw new PxError('invalid_input', { fields: { paymentMode: 'mode_not_offered' } });
  const set = await lockedSet(ctx, input.cartId);
  if (set.confirmedAt === null) throw new PxError('otp_required');
  if (set.payableUntil !== null && ctx.clock.now() >= set.payableUntil) throw new PxError('payment_link_expired');
  const rows = await payableOrders(ctx, set, input);
  await checkStillPermitted(ctx, set);
  const paymentId = await storePayment(ctx, set, rows, loopBackUrl);
  return { paymentId, redirectUrl: continueUrl(paymentId), html: null };
};

/** What could be ordered may no longer be paid, as when the KYC was put on hold since. */
async function checkStillPermitted(ctx: Context, set: OrderSetRow): Promise<void> {
  const rows = await ctx.db
    .select({ kind: orders.kind, fundHouse: schemes.fundHouse })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.orderSetId, set.id));
  const wanted = rows.map(({ kind, fundHouse }) => ({
    transaction: kind === 'sip' ? ('sip' as const) : ('purchase' as const),
    fundHouse,
  }));
  await checkTransact(ctx, wanted);
}

async function lockedSet(ctx: Context, cartId: string): Promise<OrderSetRow> {
  const found = await setOfCart(ctx.db, cartId, subjectOf(ctx).profileId);
  const [set] = await ctx.db.select().from(orderSets).where(eq(orderSets.id, found.id)).for('update');
  return set ?? found;
}

/** The orders to be paid, all of which must be waiting for money; their sum must be the amount that the payer saw. */
async function payableOrders(ctx: Context, set: OrderSetRow, input: Input): Promise<OrderRow[]> {
  const ids = input.orderDetailsList.map(({ encryptedOrderId }) => encryptedOrderId);
  const rows = ids.length
    ? await ctx.db
        .select()
        .from(orders)
        .where(and(eq(orders.orderSetId, set.id), inArray(orders.id, ids)))
        .orderBy(asc(orders.id))
        .for('update')
    : [];
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw new PxError('order_unknown');
  if (rows.some(({ paymentState }) => paymentState === 'processing')) throw await pendingOf(ctx, ids);
  const payable = rows.every(
    ({ state, paymentState }) => state === 'registered' && (paymentState === 'unpaid' || paymentState === 'failed'),
  );
  if (!payable) throw new PxError('order_not_payable');
  const total = addPaise(...rows.map(({ amount }) => amount));
  if (total !== input.totalAmount) throw new PxError('cart_changed');
  return rows;
}

/** Tells which payment is under way and the way to it: its payer may have closed the bank's page. */
async function pendingOf(ctx: Context, orderIds: readonly string[]): Promise<PxError> {
  const [open] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), inArray(payments.state, [...OPEN_PAYMENT])))
    .limit(1);
  return new PxError(
    'payment_pending',
    open ? { data: { paymentId: open.id, redirectUrl: continueUrl(open.id) } } : {},
  );
}

const continueUrl = (paymentId: string) => `${API_PREFIX}/payment/continue/${paymentId}`;

async function storePayment(ctx: Context, set: OrderSetRow, rows: readonly OrderRow[], loopBackUrl: string) {
  const now = ctx.clock.now();
  const id = newId('pay');
  const amount = addPaise(...rows.map((row) => row.amount));
  const orderIds = rows.map((row) => row.id);
  await ctx.db.insert(payments).values({
    id,
    orderSetId: set.id,
    profileId: set.profileId,
    clientRef: id,
    mode: 'netBanking',
    amount,
    state: 'created',
    loopBackUrl,
    createdAt: now,
    changedAt: now,
  });
  await ctx.db.insert(paymentOrders).values(orderIds.map((orderId) => ({ paymentId: id, orderId })));
  await ctx.db.update(orders).set({ paymentState: 'processing', changedAt: now }).where(inArray(orders.id, orderIds));
  await enqueue(ctx.db, [{ topic: START_PAYMENT, ref: id, payload: { paymentId: id } }], now);
  await audit(ctx, { action: 'payment.started', objectId: id, details: { orders: rows.length, amount } });
  deliverSoon(ctx, [id]);
  return id;
}
