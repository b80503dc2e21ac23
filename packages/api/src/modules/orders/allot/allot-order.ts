import { stampDutyOn, subtractPaise } from '@prosperx/core/money';
import {
  isFinalOrderState,
  isNfoOrder,
  navRuleOf,
  nextOrderState,
  purchaseNavDate,
  unitsAwaitedSince,
} from '@prosperx/core/order';
import { instantAt } from '@prosperx/core/time';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { AuditNote } from '#audit/audit.js';
import { type Db, preparedOnce, textArray, textsNamed } from '#db/db.js';
import { type OrderRow, orders, paymentOrders, type PaymentRow, payments, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { endPendingSip, enqueueCancellation } from '#modules/orders/cancel/request-cancellation.js';
import { changeOrder } from '#modules/orders/change-order.js';
import { endSearchInTime } from '#modules/orders/end-search.js';
import { notifyInvestor } from '#modules/orders/order-notification.js';
import { runSip } from '#modules/orders/sip/start-sip.js';
import type { AllotmentAnswer, ExchangeAllotment } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import { ALLOT_ORDER } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, scheduleRecheck } from '#queue/queue.js';
import { withNavDay } from '#records/fund/nav-day.js';
import { bookPurchase } from '#records/portfolio/book-purchase.js';

interface Funds {
  readonly clientRefs: readonly string[];
  readonly realisedAt: number;
}

/** The time of the morning after the NAV at which allotments are published. */
const ALLOTMENT_TIME = '09:00';

/** Confirms to the exchange that money has come, and schedules the allotment. A second confirmation does no harm. */
export const confirmFunds: JobHandler = async (services, { ref, payload }) => {
  const funds = payload as Funds;
  await services.providers.exchange.confirmFunds({ ...funds, paymentRef: ref });
  const now = services.clock.now();
  const found = await paidOrders(services.db).execute({ clientRefs: textArray(funds.clientRefs) });
  const jobs = found.map((order) => {
    const navDate = purchaseNavDate(
      {
        orderedAt: order.createdAt,
        realisedAt: funds.realisedAt,
        rule: navRuleOf(order.subCategory),
        offer: order.offer,
      },
      services.calendar,
    );
    const dueAt = Math.max(instantAt(services.calendar.add(navDate, 1), ALLOTMENT_TIME), now);
    return { kind: ALLOT_ORDER, ref: order.clientRef, payload: { clientRef: order.clientRef }, dueAt };
  });
  await enqueue(services.db, jobs, now);
};

const paidOrders = preparedOnce((db) =>
  db
    .select({
      clientRef: orders.clientRef,
      createdAt: orders.createdAt,
      subCategory: schemes.subCategory,
      offer: schemes.offer,
    })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(and(eq(orders.clientRef, sql`any(${textsNamed('clientRefs')})`), ne(orders.state, 'allotted')))
    .prepare(''),
);

/** Asks the exchange for the units of a paid order and books them, or that there will be none; checks again later while neither is known. */
export const allotOrder: JobHandler = async (services, { payload }) => {
  const { clientRef } = payload as { clientRef: string };
  const known = await orderWithScheme(services.db, clientRef);
  // another job may have ended it
  if (isFinalOrderState(known.order.state)) return;
  const answer = await allotmentOf(services, known);
  if (answer.state === 'refused') return endWithoutUnits(services, clientRef, answer.reason);
  if (answer.state === 'waiting') await endSearch(services, known);
  const now = services.clock.now();
  const allotment = answer.state === 'allotted' ? await datedAllotment(services, known, answer.allotment) : null;
  if (allotment === null)
    return scheduleRecheck(services.db, { kind: ALLOT_ORDER, ref: clientRef, payload: { clientRef } }, now);
  await changeOrder(services, clientRef, async (tx, order) => {
    if (isFinalOrderState(order.state)) return {};
    await bookPurchase(tx, order, await fundHouseOf(tx, order), allotment, now);
    if (order.kind === 'sip') await runSip(tx, order, allotment.folioNumber, now, services);
    await notifyInvestor(tx, { about: 'allotted', id: order.id }, now);
    const rounded = roundingNote(order, allotment);
    if (rounded) services.log.warn('exchange_rounds', { orderId: order.id, ...rounded.details });
    const debited = isDebitedByExchange(order)
      ? await services.payments.debitedByExchange(services, tx, order)
      : undefined;
    const audited = debited ?? rounded;
    return {
      ...(debited && { paymentState: 'paid' as const }),
      ...(audited && { audited }),
      state: nextOrderState(order.state, 'allotted'),
      allottedUnits: allotment.units,
      allottedNav: allotment.nav,
      navDate: allotment.navDate,
      stampDuty: allotment.stampDuty,
      folioNumber: allotment.folioNumber,
    };
  });
};

/** Notes by how many paise the exchange's row has another amount or stamp duty than ours; undefined where it has neither. What it says is booked. */
function roundingNote({ id: objectId, amount }: OrderRow, allotment: ExchangeAllotment): AuditNote | undefined {
  const amountMore: number = subtractPaise(allotment.amount, amount);
  const stampDutyMore: number = subtractPaise(allotment.stampDuty, stampDutyOn(allotment.amount));
  if (amountMore === 0 && stampDutyMore === 0) return undefined;
  return { action: 'order.allotted_as_rounded', objectId, details: { amountMore, stampDutyMore } };
}

/** Returns an allotment with the day of its NAV; null while that is not known. Of an order within an offer it is the day of the allotment. */
async function datedAllotment(
  services: Services,
  { order, offer, subCategory }: OrderWithScheme,
  allotment: ExchangeAllotment,
): Promise<ExchangeAllotment | null> {
  const { createdAt: orderedAt, schemeId } = order;
  if (offer !== null && isNfoOrder(offer, orderedAt)) return allotment;
  // its money may have come as soon as it was ordered: a gateway may tell us after the cut-off
  const earliest = { orderedAt, realisedAt: orderedAt, rule: navRuleOf(subCategory) };
  return withNavDay(services, schemeId, allotment, purchaseNavDate(earliest, services.calendar));
}

async function orderWithScheme(db: Db, clientRef: string) {
  const [found] = await db
    .select({ order: orders, offer: schemes.offer, subCategory: schemes.subCategory })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.clientRef, clientRef));
  if (!found) throw new Error('an order to allot does not exist');
  return found;
}

type OrderWithScheme = Awaited<ReturnType<typeof orderWithScheme>>;

async function allotmentOf(services: Services, known: OrderWithScheme): Promise<AllotmentAnswer> {
  try {
    return await services.providers.exchange.allotment(known.order.clientRef);
  } catch (error) {
    if (error instanceof ProviderUnknown) await endSearch(services, known);
    throw error;
  }
}

/**
 * Puts an order whose units do not come before a person, ten working days after its money came; one that the exchange debits by itself, after it was
 * found there; one within an offer, after the day of the allotment, or that on which the offer was withdrawn.
 */
async function endSearch(services: Services, { order, offer }: OrderWithScheme): Promise<void> {
  const payment = await paymentOf(services.db, order.clientRef);
  const moneyCame = payment?.paidAt ?? order.acceptedAt ?? order.createdAt;
  await endSearchInTime(services, order, unitsAwaitedSince(moneyCame, order.createdAt, offer));
}

/** Says whether the exchange takes the money of an order by itself: the first word of it are the units. */
export const isDebitedByExchange = ({ sipId, paymentState }: OrderRow) =>
  sipId !== null && paymentState === 'processing';

async function fundHouseOf(tx: Db, order: OrderRow): Promise<string> {
  const [scheme] = await tx
    .select({ fundHouse: schemes.fundHouse })
    .from(schemes)
    .where(eq(schemes.id, order.schemeId));
  if (!scheme) throw new Error('an order has no scheme');
  return scheme.fundHouse;
}

/** Books that an order brings no units: it is refused, with the reason as its remarks, and its money, where it came, goes back. */
export function endWithoutUnits(services: Services, clientRef: string, reason: string): Promise<void> {
  const { db, clock, crypto, log } = services;
  return db.transaction(async (locking) => {
    const payment = await lockPaymentOf(locking, clientRef);
    await changeOrder({ db: locking, clock, crypto }, clientRef, async (tx, order) => {
      if (isFinalOrderState(order.state)) return {};
      const now = clock.now();
      // a SIP begins with the units of its first order: without them it is over here, and cancelled at the exchange
      if (await endPendingSip(tx, order, now)) await enqueueCancellation(tx, order, now);
      const change = { state: nextOrderState(order.state, 'refused'), remarks: reason };
      if (order.paymentState !== 'paid') {
        await notifyInvestor(tx, { about: order.sipId === null ? 'refused' : 'instalment_failed', id: order.id }, now);
        return { ...change, ...(isDebitedByExchange(order) && { paymentState: 'failed' as const }) };
      }
      if (!payment) throw new Error('a paid order has no payment');
      log.warn('order_to_refund', { orderId: order.id, paymentId: payment.id });
      const audited = await services.payments.refund(services, tx, order, payment.id, 'order_refused');
      return { ...change, paymentState: 'refund_due', audited };
    });
  });
}

/** Returns the payment that paid an order; undefined when it was not paid. */
const paymentOf = async (db: Db, clientRef: string) => (await paymentQuery(db, clientRef))[0]?.payment;

/** Returns the payment that paid an order, locked before the order is; undefined when it was not paid. */
const lockPaymentOf = async (tx: Db, clientRef: string): Promise<PaymentRow | undefined> =>
  (await paymentQuery(tx, clientRef).for('update', { of: payments }))[0]?.payment;

function paymentQuery(db: Db, clientRef: string) {
  return db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(and(eq(orders.clientRef, clientRef), eq(payments.state, 'paid')));
}
