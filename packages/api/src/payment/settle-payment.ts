import { nextOrderState } from '@prosperx/core/order';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders } from '#db/schema/index.js';
import { addJob, type JobHandler } from '#jobs/jobs.js';
import { CONFIRM_FUNDS, SETTLE_PAYMENT } from '#order/topics.js';
import { enqueue } from '#outbox/outbox.js';
import type { Services } from '#services.js';
import { changePayment, OPEN_PAYMENT, ordersOf, type PaymentChange, type PaymentRow } from './change-payment.js';
import type { PaymentOutcome } from './port.js';

const NEXT_LOOK = 15 * 60_000;

/** Books what became of a payment. States only move forward: news that is late, repeated or out of order changes nothing. */
export async function bookOutcome(services: Services, clientRef: string, outcome: PaymentOutcome): Promise<void> {
  await changePayment(services, clientRef, async (tx, payment) => {
    const isOpen = OPEN_PAYMENT.some((state) => state === payment.state);
    if (!isOpen || outcome.state === 'waiting') return {};
    return outcome.state === 'paid'
      ? bookPaid(services, tx, payment, outcome.at)
      : bookFailed(services, tx, payment, outcome);
  });
}

async function bookPaid(services: Services, tx: Db, payment: PaymentRow, at: number): Promise<PaymentChange> {
  const now = services.clock.now();
  const rows = await ordersOf(tx, payment.id);
  for (const { id, state } of rows) {
    await tx
      .update(orders)
      .set({ paymentState: 'paid', state: nextOrderState(state, 'paid'), changedAt: now })
      .where(eq(orders.id, id));
  }
  const payload = { clientRefs: rows.map((order) => order.clientRef), realisedAt: at };
  await enqueue(tx, [{ topic: CONFIRM_FUNDS, ref: payment.clientRef, payload }], now);
  return { state: 'paid' };
}

async function bookFailed(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  { state, reason }: Extract<PaymentOutcome, { state: 'failed' | 'abandoned' }>,
): Promise<PaymentChange> {
  const ids = (await ordersOf(tx, payment.id)).map(({ id }) => id);
  await tx
    .update(orders)
    .set({ paymentState: 'failed', changedAt: services.clock.now() })
    .where(and(inArray(orders.id, ids), eq(orders.paymentState, 'processing')));
  return { state, failureReason: reason };
}

/** Asks the gateway about a payment of which no news came, until there is some. */
export const settlePayment: JobHandler = async (services, { payload }) => {
  const { ref } = payload as { ref: string };
  const known = await services.providers.gateway.find(ref);
  if (known && known.outcome.state !== 'waiting') return bookOutcome(services, ref, known.outcome);
  const now = services.clock.now();
  await addJob(
    services.db,
    { kind: SETTLE_PAYMENT, ref: `${ref}:${now}`, payload: { ref }, dueAt: now + NEXT_LOOK },
    now,
  );
};
