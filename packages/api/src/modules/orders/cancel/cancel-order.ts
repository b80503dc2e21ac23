import { isFinalOrderState, nextOrderState } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, orders, paymentOrders, refunds, sips } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { changeOrder, type OrderChange } from '#modules/orders/change-order.js';
import { notifyInvestor } from '#modules/orders/order-notification.js';
import { byDay } from '#notifications/by-day.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { CancelAnswer, CancelledOrder } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_ORDER } from '#queue/job-kinds.js';
import { LEASE } from '#queue/lease.js';
import type { Job, JobHandler } from '#queue/queue.js';
import { heardInTime } from '#records/order/heard-in-time.js';
import { orderText } from '#records/order/remarks.text.js';
import { type OrderAtExchange, readOrder } from '#records/order/repository.js';
import { isBeforePerson, noteEnd } from '#records/sip/note-end.js';
import { enqueueCancellation, endPendingSip, type CancellationRequest } from './request-cancellation.js';

/**
 * Cancels one order at the exchange, and keeps its answer. An order that never came there ends without one.
 *
 * An order that the exchange keeps becomes what it was, with the reason, and is logged for a person to look at. If it is over here, its SIP is
 * marked, and its cancellation is requested again each night; a SIP that the exchange would go on to debit is put before a person, once.
 */
export const cancelOrder: JobHandler = async (services, job) => {
  const { together = [], ...asked } = job.payload as CancellationRequest;
  const read = await readOrder(services.db, { id: asked.orderId });
  if (await neverArrived(services, read.order)) {
    await bookAnswer(services, read.order.clientRef, asked, { cancelled: true });
    return notifyExpiredOrders(services, together);
  }
  const known = orderToCancel(read);
  const isSipOver = isFinalOrderState(read.order.state) && read.begunNumber !== null;
  const kept = known && (await cancelAtExchange(services, known, asked, isSipOver ? job : null));
  await notifyExpiredOrders(services, together);
  if (kept && !(await isBeforePerson(services.db, CANCEL_ORDER, 'orderId', asked.orderId)))
    throw new PersonNeeded(kept.reason);
};

/**
 * Cancels an order; returns why the exchange keeps it where that goes on to debit its SIP, which is over here.
 * @param ofSip the message where it is about such a SIP
 */
async function cancelAtExchange(
  services: Services,
  known: CancelledOrder,
  asked: CancellationRequest,
  ofSip: Job | null,
) {
  const { exchange } = services.providers;
  const ask = () => exchange.cancel(known);
  const answer = await (ofSip && exchange.debitsInstalments ? heardInTime(services, ofSip, ask) : ask());
  const isMarked = await bookAnswer(services, known.clientRef, asked, answer);
  if (answer.cancelled) return null;
  services.log.error('order_not_cancelled', { orderId: asked.orderId, reason: answer.reason });
  return isMarked && exchange.debitsInstalments ? answer : null;
}

/** Books that the exchange keeps an order whose cancellation a person has given up: it is what it was, and is asked for again. */
export const keepOrder: JobHandler = async (services, { payload }) => {
  const { together = [], ...asked } = payload as CancellationRequest;
  const { order } = await readOrder(services.db, { id: asked.orderId });
  await bookAnswer(services, order.clientRef, asked, { cancelled: false, reason: bseText.noAnswer });
  await notifyExpiredOrders(services, together);
};

/** Books the answer of the exchange; returns whether it is about a SIP that is over here. */
async function bookAnswer(
  services: Services,
  clientRef: string,
  { event = 'cancelled', remarks, notification }: CancellationRequest,
  answer: CancelAnswer,
): Promise<boolean> {
  let isMarked = false;
  await changeOrder(services, clientRef, async (tx, order) => {
    isMarked = await markSip(services, tx, order, answer);
    if (order.state !== 'cancelling') return {};
    if (!answer.cancelled)
      return { state: nextOrderState(order.state, 'kept'), remarks: orderText.notCancelled(answer.reason) };
    const now = services.clock.now();
    await endPendingSip(tx, order, now);
    if (order.sipId !== null) await notifyInvestor(tx, { about: 'instalment_failed', id: order.id }, now);
    if (notification) await notifyInvestor(tx, { about: notification, id: order.id }, now);
    const ended = { state: nextOrderState(order.state, event), ...(await refundIn(tx, order)) };
    return { ...ended, ...(remarks !== undefined && { remarks }) };
  });
  return isMarked;
}

/** Returns what the refunds of money that came while the exchange was asked change of an order. */
async function refundIn(tx: Db, { id }: OrderRow): Promise<OrderChange> {
  const late = await tx
    .select({ state: refunds.state })
    .from(refunds)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, refunds.paymentId))
    .where(and(eq(paymentOrders.orderId, id), eq(refunds.reason, 'order_over')));
  if (late.length === 0) return {};
  return { paymentState: late.some(({ state }) => state === 'due') ? 'refund_due' : 'refunded' };
}

/** Marks a SIP that is over here as kept by the exchange, or unmarks it once the exchange has cancelled it; returns whether there is one. */
function markSip(services: Services, tx: Db, { id }: OrderRow, answer: CancelAnswer): Promise<boolean> {
  const keptReason = answer.cancelled ? null : answer.reason;
  // that its first order did not go through is told by the order
  const noted = { keptReason, toldAt: byDay(services.clock.now()), isTold: true };
  return noteEnd(services, tx, eq(sips.firstOrderId, id), noted);
}

/** Requests again the cancellation of the SIPs that ended here, without their owner stopping them, and that the exchange goes on with; returns how many there are. */
export async function requeueKeptSips(db: Db, now: Instant): Promise<number> {
  const kept = await db
    .select({ order: orders })
    .from(sips)
    .innerJoin(orders, eq(orders.id, sips.firstOrderId))
    .where(and(isNotNull(sips.keptReason), isNull(sips.stoppedAt)));
  for (const { order } of kept) await enqueueCancellation(db, order, now);
  return kept.length;
}

/** The time after which an order that was being sent while it was withdrawn has arrived, or never will: it is not sent once the lease of its message is over. */
const ARRIVES_WITHIN = 2 * LEASE;

/** Tells whether an order that was withdrawn never came to the exchange: it is not there, and nothing sends it any more. */
async function neverArrived({ clock, providers }: Services, order: OrderRow): Promise<boolean> {
  const { state, paymentState, bseOrderNumber, clientRef, changedAt } = order;
  if (state !== 'cancelling' || paymentState === 'not_due' || bseOrderNumber !== null) return false;
  return clock.now() >= changedAt + ARRIVES_WITHIN && (await providers.exchange.find(clientRef)) === null;
}

/** Returns an order as the exchange cancels it; null for one that it refused. Throws ProviderUnknown, so that it is tried again later, while the exchange has not answered for it. */
function orderToCancel({ order, isin, ucc, begunNumber }: OrderAtExchange): CancelledOrder | null {
  const { clientRef, bseOrderNumber: orderNumber, state } = order;
  if (orderNumber) return { clientRef, ucc, isin, orderNumber, registrationNumber: begunNumber };
  if (isFinalOrderState(state)) return null;
  throw new ProviderUnknown('whether the exchange has an order to cancel');
}

/** Notifies the owner of expired orders once the exchange has answered for all that expire together. */
async function notifyExpiredOrders({ db, clock }: Services, together: readonly string[]): Promise<void> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...together]))
    .orderBy(asc(orders.id));
  const expired = rows.filter(({ state }) => state === 'expired');
  const [first] = expired;
  if (!first || rows.some(({ state }) => state === 'cancelling')) return;
  const orderIds = expired.map(({ id }) => id);
  await db.transaction((tx) => notifyInvestor(tx, { about: 'expired', id: first.orderSetId, orderIds }, clock.now()));
}
