import { addPaise } from '@prosperx/core/money';
import type { PaymentInstrument } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { inArray } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orders, type orderSets, paymentOrders, payments } from '#db/schema/index.js';
import { addJob } from '#jobs/jobs.js';
import { SETTLE_PAYMENT, START_PAYMENT } from '#modules/orders/topics.js';
import { enqueue } from '#outbox/outbox.js';
import { claimKeyOf, instrumentUsed } from '#modules/payments/modes/instrument-key.js';

const FIRST_LOOK = 10 * 60_000;

interface NewPayment {
  readonly set: Pick<typeof orderSets.$inferSelect, 'id' | 'profileId'>;
  readonly orders: readonly (typeof orders.$inferSelect)[];
  readonly instrument: PaymentInstrument;
  /** A path below /v1. */
  readonly loopBackUrl: string;
}

/** Books the payment of orders, the message that brings it to the gateway and the job that looks what became of it, in the transaction that decided on it. Throws `invalid_input` for a transfer or cheque that another payment stands for. */
export async function addPayment(tx: Db, crypto: Crypto, now: Instant, wanted: NewPayment) {
  const { set, instrument, loopBackUrl } = wanted;
  const orderIds = wanted.orders.map(({ id }) => id);
  const payment = {
    id: newId('pay'),
    orderSetId: set.id,
    profileId: set.profileId,
    mode: instrument.mode,
    instrument: crypto.seal(JSON.stringify(instrument)),
    instrumentKey: await claimKeyOf(tx, crypto, set.profileId, instrument),
    mandateId: instrument.mode === 'mandate' ? instrument.mandateId : null,
    amount: addPaise(...wanted.orders.map(({ amount }) => amount)),
    state: 'created' as const,
    loopBackUrl,
    createdAt: now,
    changedAt: now,
  };
  const row = { ...payment, clientRef: payment.id };
  const added = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
  if (added.length === 0) throw instrumentUsed(instrument);
  await tx.insert(paymentOrders).values(orderIds.map((orderId) => ({ paymentId: payment.id, orderId })));
  await tx.update(orders).set({ paymentState: 'processing', changedAt: now }).where(inArray(orders.id, orderIds));
  await enqueue(tx, [{ topic: START_PAYMENT, ref: payment.id, payload: { paymentId: payment.id } }], now);
  const look = { kind: SETTLE_PAYMENT, ref: payment.id, payload: { ref: payment.id }, dueAt: now + FIRST_LOOK };
  await addJob(tx, look, now);
  return payment;
}

/** What the payer told of a payment. Payments from before modes existed were all by net banking. */
export function instrumentOf(
  crypto: Crypto,
  { instrument }: Pick<typeof payments.$inferSelect, 'instrument'>,
): PaymentInstrument {
  return instrument === null ? { mode: 'netBanking' } : (JSON.parse(crypto.open(instrument)) as PaymentInstrument);
}
