import type { Paise } from '@prosperx/core/money';
import { type RefundReason, whyRefunded } from '@prosperx/core/payment';
import { DAY, HOUR, type Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { AuditNote } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { payments, refunds } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { FAILED_REFUND, REFUND } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { changePayment } from './change-payment.js';
import { refundJobText } from './payment.text.js';

interface NewRefund {
  readonly paymentId: string;
  /** null when the payment goes back whole. */
  readonly orderId: string | null;
  readonly amount: Paise;
  readonly reason: RefundReason;
}

/** Books a refund, and the message that has the gateway send it, in the transaction that decides on it. Returns what that transaction audits last. */
export async function addRefund(
  { clock, paymentListener }: Pick<Services, 'clock' | 'paymentListener'>,
  tx: Db,
  wanted: NewRefund,
): Promise<AuditNote> {
  const now = clock.now();
  const refund = { ...wanted, id: newId('refund'), state: 'due' as const, createdAt: now, changedAt: now };
  await tx.insert(refunds).values(refund);
  await enqueue(tx, [{ kind: REFUND, ref: refund.id, payload: { refundId: refund.id } }], now);
  await paymentListener.reversed(tx, refund, now);
  const { paymentId, amount, reason } = wanted;
  return { action: 'refund.booked', objectId: refund.id, details: { paymentId, amount, reason } };
}

/** What a job about a refund holds. */
interface RefundJob {
  readonly refundId: string;
  /** How often the gateway has failed to send it; absent for never. */
  readonly failures?: number;
  /** How often the gateway has said, under the reference of now, that the refund is on its way; absent for never. */
  readonly polls?: number;
  /** The time at which it said so first; absent before, and when a person has it asked again. */
  readonly since?: Instant;
}

/** Each time that a person has it sent anew it is another refund for the gateway, which would answer the failed one for ever. */
const referenceOf = ({ refundId, failures = 0 }: RefundJob) => (failures === 0 ? refundId : `${refundId}_${failures}`);

/** Gateways name five to seven working days; what has not come by then is looked into by a person. */
const REFUND_TIMEOUT = 14 * DAY;

/** The gateway is asked an hour later, then at twice the time each, then each day. */
const nextQuestion = (since: Instant, now: Instant): Instant => now + Math.min(Math.max(now - since, HOUR), DAY);

async function refundOf(db: Db, refundId: string) {
  const [found] = await db
    .select({ refund: refunds, paymentRef: payments.clientRef })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!found) throw new Error('a refund in the queue does not exist');
  return found;
}

/** Books that money has gone back, once. */
async function bookRefunded(services: Services, refundId: string): Promise<void> {
  const { paymentRef } = await refundOf(services.db, refundId);
  await changePayment(services, paymentRef, async (tx) => {
    const { refund } = await refundOf(tx, refundId);
    if (refund.state === 'refunded') return {};
    const now = services.clock.now();
    const sent = { ...refund, state: 'refunded' as const, changedAt: now };
    await services.paymentListener.reversed(tx, sent, now);
    await tx.update(refunds).set({ state: sent.state, changedAt: now }).where(eq(refunds.id, refundId));
    return refund.orderId === null ? { state: 'refunded', failureReason: whyRefunded(sent) } : {};
  });
  services.log.info('refund_sent', { refundId });
}

/**
 * Has the gateway send money back; asks again until it says that it was sent, and leaves to a person what it failed or refuses to send, or
 * does not send in time. Each question is named by its number, so that a job that is done twice asks it once.
 */
export const sendRefund: JobHandler = async (services, { payload }) => {
  const { db, clock, providers } = services;
  const job = payload as RefundJob;
  const { refundId, failures = 0, polls = 0 } = job;
  const { refund, paymentRef } = await refundOf(db, refundId);
  if (refund.state === 'refunded') return;
  const clientRef = referenceOf(job);
  const state = await providers.gateway.refund({ clientRef, paymentRef, amount: refund.amount });
  const now = clock.now();
  if (state === 'sent') return bookRefunded(services, refundId);
  if (state === 'failed')
    return enqueue(db, [{ kind: FAILED_REFUND, ref: clientRef, payload: { refundId, failures: failures + 1 } }], now);
  if (state === 'refused') throw new PersonNeeded(refundJobText.refused);
  const { since = now } = job;
  if (now - since >= REFUND_TIMEOUT) throw new PersonNeeded(refundJobText.pending);
  const next: RefundJob = { ...job, since, polls: polls + 1 };
  const ref = `${clientRef}:${next.polls}`;
  await enqueue(db, [{ kind: REFUND, ref, payload: next, dueAt: nextQuestion(since, now) }], now);
};

/** Parks the job: `npm run queue -- approve ID` sends the money anew, `drop ID` books that it went by other means. */
export const awaitDecision: JobHandler = async ({ db }, { payload }) => {
  const { refund } = await refundOf(db, (payload as RefundJob).refundId);
  if (refund.state === 'due') throw new PersonNeeded(refundJobText.failed);
};

export const bookByHand: JobHandler = (services, { payload }) =>
  bookRefunded(services, (payload as RefundJob).refundId);
