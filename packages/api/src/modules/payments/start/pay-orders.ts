import { PxError } from '@prosperx/core/errors';
import { addPaise } from '@prosperx/core/money';
import { investmentTypeOf, isConfirmed, isPastPaymentDeadline, isPayable } from '@prosperx/core/order';
import {
  OPEN_PAYMENT_STATES,
  type PaymentInstrument,
  paymentRedirect,
  type payOrders as call,
  safeReturnPath,
  wayOf,
} from '@prosperx/core/payment';
import { MINUTE } from '@prosperx/core/time';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { type Db, preparedOnce } from '#db/db.js';
import { added, write } from '#db/row-statements.js';
import {
  bankAccounts,
  mandates,
  type OrderRow,
  orders,
  type OrderSetRow,
  orderSets,
  paymentOrders,
  type PaymentRow,
  payments,
  schemes,
} from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { claimKeyOf, instrumentUsed, invalidField, readInstrument } from '#modules/payments/modes/payment-modes.js';
import { auditWithdrawn, withdrawReplaced } from '#modules/payments/settle/withdraw-payment.js';
import { SETTLE_PAYMENT, START_PAYMENT } from '#queue/job-kinds.js';
import { addedJob } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { payingAccount } from '#records/bank/repository.js';
import { checkNotWithdrawn } from '#records/nfo/check-not-withdrawn.js';
import { clearsLate } from '#records/nfo/clears-late.js';
import { checkTransact, requestedTransactions } from '#records/order/check-transact.js';
import { setOfCart } from '#records/order/order-sets.js';
import { readPaymentUrl } from '#records/order/payment-url.js';

const FIRST_CHECK = 10 * MINUTE;

interface NewPayment {
  readonly set: Pick<OrderSetRow, 'id' | 'profileId'>;
  readonly orders: readonly Pick<OrderRow, 'id' | 'amount'>[];
  readonly instrument: PaymentInstrument;
  /** The account that is paid from, of a mandate its own; null: the default one, or that of the mandate. */
  readonly bankAccountId: string | null;
  /** The path below /v1 that the payer comes back to. */
  readonly loopBackUrl: string;
}

/** Books the payment of orders, the message that starts it at the gateway and the job that checks its outcome, in one transaction. Throws `invalid_input` for a transfer or cheque that another payment counts. */
export async function addPayment(
  { crypto, clock, paymentListener }: Pick<Services, 'crypto' | 'clock' | 'paymentListener'>,
  tx: Db,
  wanted: NewPayment,
) {
  const now = clock.now();
  const { set, instrument, loopBackUrl } = wanted;
  const orderIds = wanted.orders.map(({ id }) => id);
  const id = newId('pay');
  const bank = await accountOf(tx, wanted);
  const payment = {
    id,
    orderSetId: set.id,
    profileId: set.profileId,
    mode: instrument.mode,
    instrument: crypto.seal(payments.instrument, id, JSON.stringify(instrument)),
    instrumentKey: await claimKeyOf(tx, crypto, set.profileId, { instrument, account: bank?.accountHash ?? '' }),
    bankAccountId: bank?.id ?? null,
    mandateId: instrument.mode === 'mandate' ? instrument.mandateId : null,
    amount: addPaise(...wanted.orders.map(({ amount }) => amount)),
    state: 'created' as const,
    loopBackUrl,
    createdAt: now,
    changedAt: now,
  };
  const row = { ...payment, clientRef: payment.id };
  const isCounted = row.instrumentKey !== null;
  if (isCounted) await addCounted(tx, row, instrument);
  const start = { kind: START_PAYMENT, ref: payment.id, payload: { paymentId: payment.id } };
  const look = { kind: SETTLE_PAYMENT, ref: payment.id, payload: { ref: payment.id }, dueAt: now + FIRST_CHECK };
  const paid = orderIds.map((orderId) => added(paymentOrders, { paymentId: payment.id, orderId }));
  const besides = paymentListener.started({ id: payment.id, mode: payment.mode, orderIds }, now);
  const itself = isCounted ? [] : [added(payments, row)];
  await write(tx, ...itself, ...paid, ...besides, addedJob(start, now), addedJob(look, now));
  return payment;
}

/** Adds a payment by a transfer or cheque, unless another one counts it. */
async function addCounted(tx: Db, row: typeof payments.$inferInsert, instrument: PaymentInstrument): Promise<void> {
  const kept = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
  if (kept.length === 0) throw instrumentUsed(instrument);
}

const debitedAccount = preparedOnce((db) =>
  db
    .select({ bank: bankAccounts })
    .from(mandates)
    .innerJoin(bankAccounts, eq(bankAccounts.id, mandates.bankAccountId))
    .where(eq(mandates.id, sql.placeholder('mandateId')))
    .prepare(''),
);

/** Returns the account that a payment is made from: a mandate debits its own, whatever is the default one. */
async function accountOf(tx: Db, { set: { profileId }, instrument, bankAccountId }: NewPayment) {
  if (instrument.mode !== 'mandate') return payingAccount(tx, profileId, bankAccountId);
  // no account is looked up by its hash for a mandate
  if (bankAccountId !== null) return { id: bankAccountId, accountHash: '' as const };
  const [row] = await debitedAccount(tx).execute({ mandateId: instrument.mandateId });
  return row?.bank ?? payingAccount(tx, profileId, null);
}

type Input = InputOf<typeof call>;

/** Starts a payment in the transaction that keeps the answer. The payer is led over our own page, which brings the payment to the gateway. */
export const payOrders: Verb<typeof call> = async ({ ctx, input }) => {
  const loopBackUrl = safeReturnPath(input.loopBackUrl);
  if (!loopBackUrl) throw new PxError('invalid_input', { fields: { loopBackUrl: 'not_a_return_path' } });
  const instrument = await readInstrument(ctx, input);
  const set = await lockedSet(ctx, input.paymentUrl);
  if (isPastPaymentDeadline(set.payableUntil, ctx.clock.now())) throw new PxError('payment_link_expired');
  if (!isConfirmed(set.confirmedAt, ctx.clock.now())) throw new PxError('otp_required');
  const replaced = await withdrawReplaced(ctx, set, idsOf(input), instrument);
  const rows = await payableOrders(ctx, set, input);
  await checkStillPermitted(ctx, rows, instrument);
  const bankAccountId = instrument.mode === 'mandate' ? null : (input.bankAccountId ?? null);
  const payment = await addPayment(ctx, ctx.db, { set, orders: rows, instrument, bankAccountId, loopBackUrl });
  await audit(ctx, {
    action: 'payment.started',
    objectId: payment.id,
    details: { orders: rows.length, amount: payment.amount, mode: instrument.mode },
  });
  await auditWithdrawn(ctx, replaced);
  runSoon(ctx, [{ kind: START_PAYMENT, ref: payment.id }]);
  return { paymentId: payment.id, redirectUrl: wayTo(ctx, payment), html: null };
};

const wayTo = ({ providers }: Pick<Services, 'providers'>, { id, mode }: Pick<PaymentRow, 'id' | 'mode'>) =>
  paymentRedirect(id, wayOf(mode, providers.gateway));

/** Throws when orders may no longer be paid, as when the KYC was put on hold or their offer was withdrawn since they were placed; and not in this way, when its money may come after their offer has closed. */
async function checkStillPermitted(
  ctx: Context,
  paid: readonly OrderRow[],
  { mode }: PaymentInstrument,
): Promise<void> {
  const ids = paid.map(({ id }) => id);
  await checkNotWithdrawn(ctx.db, ids);
  const rows = await ctx.db
    .select({ kind: orders.kind, createdAt: orders.createdAt, fundHouse: schemes.fundHouse, offer: schemes.offer })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id));
  if (mode === 'cheque' && clearsLate(rows, ctx)) throw invalidField('chequeDate', 'cheque_clears_late');
  await checkTransact(
    ctx,
    requestedTransactions(rows.map(({ kind, fundHouse }) => ({ investmentType: investmentTypeOf(kind), fundHouse }))),
  );
}

async function lockedSet(ctx: Context, paymentUrl: string): Promise<OrderSetRow> {
  const { profileId } = subjectOf(ctx);
  const { cartId } = readPaymentUrl(ctx, paymentUrl, profileId);
  const found = await setOfCart(ctx.db, cartId, profileId);
  const [set] = await ctx.db.select().from(orderSets).where(eq(orderSets.id, found.id)).for('update');
  return set ?? found;
}

const idsOf = ({ orderDetailsList }: Input) => orderDetailsList.map(({ encryptedOrderId }) => encryptedOrderId);

/** Returns the orders to be paid. Throws unless all of them wait for money and their sum is the amount that the payer saw. */
async function payableOrders(ctx: Context, set: OrderSetRow, input: Input): Promise<OrderRow[]> {
  const ids = idsOf(input);
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
  if (!rows.every(isPayable)) throw new PxError('order_not_payable');
  const total = addPaise(...rows.map(({ amount }) => amount));
  if (total !== input.totalAmount) throw new PxError('cart_changed');
  return rows;
}

/** Returns the error that names the payment under way and the way to it: its payer may have closed the bank's page. */
async function pendingOf(ctx: Context, orderIds: readonly string[]): Promise<PxError> {
  const [open] = await ctx.db
    .select({ id: payments.id, mode: payments.mode })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), inArray(payments.state, [...OPEN_PAYMENT_STATES])))
    .limit(1);
  return new PxError('payment_pending', open ? { data: { paymentId: open.id, redirectUrl: wayTo(ctx, open) } } : {});
}
