import { addPaise } from '@prosperx/core/money';
import type { PaymentInstrument } from '@prosperx/core/payment';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type OrderRow, type OrderSetRow, paymentOrders, payments } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
import { SETTLE_PAYMENT, START_PAYMENT } from '#modules/orders/topics.js';
import { claimKeyOf, instrumentUsed } from '#modules/payments/modes/instrument-key.js';
import type { Services } from '#services.js';

const FIRST_CHECK = 10 * 60_000;

interface NewPayment {
  readonly set: Pick<OrderSetRow, 'id' | 'profileId'>;
  readonly orders: readonly Pick<OrderRow, 'id' | 'amount'>[];
  readonly instrument: PaymentInstrument;
  /** A path below /v1. */
  readonly loopBackUrl: string;
}

/** Books the payment of orders, the message that brings it to the gateway and the job that looks what became of it, in the transaction that decided on it. Throws `invalid_input` for a transfer or cheque that another payment stands for. */
export async function addPayment(
  { crypto, clock, paymentListener }: Pick<Services, 'crypto' | 'clock' | 'paymentListener'>,
  tx: Db,
  wanted: NewPayment,
) {
  const now = clock.now();
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
  await paymentListener.started(tx, orderIds, now);
  await enqueue(tx, [{ kind: START_PAYMENT, ref: payment.id, payload: { paymentId: payment.id } }], now);
  const look = { kind: SETTLE_PAYMENT, ref: payment.id, payload: { ref: payment.id }, dueAt: now + FIRST_CHECK };
  await enqueue(tx, [look], now);
  return payment;
}
