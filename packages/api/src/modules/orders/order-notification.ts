import { createHash } from 'node:crypto';
import { said } from '@prosperx/core/language';
import { isOfferClosed } from '@prosperx/core/nfo';
import { investmentTypeOf, isNfoOrder } from '@prosperx/core/order';
import { depositDay, paymentTimeout, refundText } from '@prosperx/core/payment';
import { nextDebit } from '@prosperx/core/sip';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import {
  type OrderRow,
  orders,
  orderSets,
  paymentOrders,
  type PaymentRow,
  payments,
  refunds,
  schemes,
  type SipRow,
  sips,
} from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { ORDER_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, type NewJob } from '#queue/queue.js';
import { usableMandate } from '#records/mandate/repository.js';
import { endedWithOffer } from '#records/order/ended-with-offer.js';
import { orderText } from '#records/order/remarks.text.js';
import { saidRemark } from '#records/order/say-remarks.js';
import { notificationTo } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { type NotificationFacts, type NotificationItem, orderNotifications } from './order-notification.text.js';

/** The facts of a notification, and the profile that it is sent to. */
type NotificationContent = Omit<NotificationFacts, 'reason'> & {
  readonly profileId: string;
  /** Says the reason, in the language that is spoken. */
  readonly reason: () => string;
};

const { pxOrderNumber, profileId } = orderSets;
const NOTHING_SPECIAL = {
  toPayAgain: [],
  reason: () => '',
  allotment: null,
  isPaid: false,
  isTried: false,
  sentByPayer: null,
  needsAutoPay: false,
  firstDebit: null,
};

/** Selects the orders that a notification names, in the order of their cart. */
const itemRows = (db: Db, which: SQL | undefined) =>
  db
    .select({ order: orders, schemeName: schemes.name, offer: schemes.offer })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(which)
    .orderBy(asc(orders.id));

const readItems = (rows: Awaited<ReturnType<typeof itemRows>>, now: Instant): NotificationItem[] =>
  rows.map(({ schemeName, offer, order }) => {
    const { amount, createdAt, frequency, sipDate, instalment, paymentState } = order;
    return {
      schemeName,
      amount,
      sip: sipDate === null ? null : { frequency, date: sipDate, instalment: instalmentOf(instalment, paymentState) },
      isNfo: offer !== null && isNfoOrder(offer, createdAt),
      isClosed: isOfferClosed(offer, investmentTypeOf(order.kind), now),
    };
  });

const itemsOf = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, which: SQL | undefined) =>
  readItems(await itemRows(db, which), clock.now());

/** Returns the number of the instalment that an order pays; null of one that only registers its SIP. */
const instalmentOf = (instalment: number | null, paymentState: OrderRow['paymentState']) =>
  paymentState === 'not_due' ? null : (instalment ?? 1);

/** Selects the orders of a payment. */
const ofPayment = (db: Db, paymentId: string) =>
  inArray(
    orders.id,
    db.select({ id: paymentOrders.orderId }).from(paymentOrders).where(eq(paymentOrders.paymentId, paymentId)),
  );

/** Selects the orders that are to be paid again, and still can be, since their payment has ended with an order of a withdrawn offer. */
const endedWith = ({ db, clock }: Pick<Services, 'db' | 'clock'>, orderId: string) => {
  const ended = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), endedWithOffer));
  const together = db
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .where(inArray(paymentOrders.paymentId, ended));
  const inTime = db
    .select({ id: orderSets.id })
    .from(orderSets)
    .where(or(isNull(orderSets.payableUntil), gt(orderSets.payableUntil, clock.now())));
  return and(
    inArray(orders.id, together),
    inArray(orders.orderSetId, inTime),
    eq(orders.state, 'registered'),
    eq(orders.paymentState, 'failed'),
    sql`${schemes.offer} ->> 'withdrawn' is null`,
  );
};

const paymentWithItems = preparedOnce((db) =>
  db
    .select({
      payment: payments,
      profileId,
      pxOrderNumber,
      order: orders,
      schemeName: schemes.name,
      offer: schemes.offer,
    })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(payments.id, sql.placeholder('paymentId')))
    .orderBy(asc(orders.id))
    .prepare(''),
);

/** Says whether a payment of one of the orders was ever started. */
const isTried = async (db: Db, orderIds: readonly string[]): Promise<boolean> =>
  (await db.$count(paymentOrders, inArray(paymentOrders.orderId, [...orderIds]))) > 0;

/** Says whether no mandate covers the next debit of a SIP; false where none is left. */
async function needsMandate(services: Services, sip: SipRow): Promise<boolean> {
  const { db, calendar } = services;
  const next = sip.state === 'running' ? nextDebit(sip, calendar) : null;
  if (next === null) return false;
  const debit = (await readDebits(services, sip.profileId))(sip, next.date);
  return (await usableMandate(db, sip.profileId, debit)) === undefined;
}

/** Reads the facts of an order: its instalment that failed, its units, or that it is not found. */
async function factsOfOrder(services: Services, orderId: string): Promise<NotificationContent | undefined> {
  const { db, providers } = services;
  const [row] = await db
    .select({ order: orders, pxOrderNumber })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(orders.id, orderId));
  if (!row) return undefined;
  const { profileId: owner, amount, createdAt: at, remarks, paymentState } = row.order;
  const reason = () => saidRemark(remarks);
  const { allottedUnits: units, allottedNav: nav, navDate, stampDuty } = row.order;
  const hasUnits = units !== null && nav !== null && navDate !== null && stampDuty !== null;
  const items = await itemsOf(services, eq(orders.id, orderId));
  const allotment = hasUnits ? { units, nav, navDate, stampDuty } : null;
  const ofOrder = or(eq(sips.firstOrderId, orderId), eq(sips.id, row.order.sipId ?? ''));
  const [sip] = await db.select().from(sips).where(ofOrder);
  const needsAutoPay = sip !== undefined && (await needsMandate(services, sip));
  const firstDebit = sip?.firstOrderId === orderId ? sip.nextDate : null;
  const isPaid = paymentState === 'paid';
  // an exchange that debits by itself names no payment
  const byExchange = row.order.sipId !== null && providers.exchange.debitsInstalments;
  const ofMoney = { isPaid, isTried: byExchange || (await isTried(db, [orderId])), sentByPayer: null };
  const toPayAgain = await itemsOf(services, endedWith(services, orderId));
  const what = { items, toPayAgain, reason, allotment, ...ofMoney, needsAutoPay, firstDebit };
  return { profileId: owner, pxOrderNumber: row.pxOrderNumber, amount, at, ...what };
}

/** Reads the facts of a payment that arrived, or that its payer sends by themselves, with all orders that it pays. */
async function factsOfPayment(services: Services, paymentId: string): Promise<NotificationContent | undefined> {
  const { db } = services;
  const rows = await paymentWithItems(db).execute({ paymentId });
  const [found] = rows;
  if (!found) return undefined;
  const { payment, profileId: owner, pxOrderNumber: number } = found;
  const { amount, createdAt: at } = payment;
  const about = {
    profileId: owner,
    pxOrderNumber: number,
    amount,
    at,
    ...NOTHING_SPECIAL,
    items: readItems(rows, services.clock.now()),
  };
  return { ...about, sentByPayer: sentByPayer(services, payment) };
}

function sentByPayer(
  { payments: port, crypto, calendar }: Services,
  payment: PaymentRow,
): NotificationFacts['sentByPayer'] {
  const { mode, createdAt } = payment;
  const instrument = port.instrumentOf({ crypto }, payment);
  if (instrument.mode !== 'neft' && instrument.mode !== 'cheque') return null;
  return {
    number: instrument.mode === 'neft' ? instrument.utr : instrument.chequeNumber,
    waitUntil: businessDateAt(paymentTimeout(mode, createdAt, calendar)),
    depositBy: depositDay(createdAt, calendar),
  };
}

/** Reads the facts of the orders of a set that were not paid in time and expired together. */
async function factsOfExpired(
  services: Services,
  orderSetId: string,
  orderIds: readonly string[],
): Promise<NotificationContent | undefined> {
  const { db } = services;
  const [set] = await db.select().from(orderSets).where(eq(orderSets.id, orderSetId));
  const items = await itemsOf(services, inArray(orders.id, [...orderIds]));
  return set && { ...set, at: set.createdAt, ...NOTHING_SPECIAL, items, isTried: await isTried(db, orderIds) };
}

/** Reads the facts of money that goes back. */
async function factsOfRefund(services: Services, refundId: string): Promise<NotificationContent | undefined> {
  const { db } = services;
  const { amount, createdAt: at, orderId, paymentId } = refunds;
  const [content] = await db
    .select({ profileId, pxOrderNumber, amount, at, orderId, paymentId, reason: refunds.reason, offer: schemes.offer })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(refunds.id, refundId));
  if (!content) return undefined;
  const { orderId: of, paymentId: by, offer, ...facts } = content;
  const items = await itemsOf(services, of === null ? ofPayment(db, by) : eq(orders.id, of));
  const reason = () => {
    const why = said(refundText)[content.reason];
    return offer?.withdrawn ? `${said(orderText).offerWithdrawn} ${why}` : why;
  };
  return { ...facts, ...NOTHING_SPECIAL, items, reason };
}

type About = keyof typeof orderNotifications;

type Reader = (services: Services, id: string, orderIds: readonly string[]) => Promise<NotificationContent | undefined>;

const readers: Readonly<Record<About, Reader>> = {
  paid: factsOfPayment,
  transfer_noted: factsOfPayment,
  cheque_noted: factsOfPayment,
  allotted: factsOfOrder,
  expired: factsOfExpired,
  not_confirmed: factsOfExpired,
  sip_registered: factsOfOrder,
  instalment_failed: factsOfOrder,
  refund: factsOfRefund,
  not_found: factsOfOrder,
  refused: factsOfOrder,
  offer_withdrawn: factsOfOrder,
};

interface OrderNotification {
  readonly about: About;
  /** The id of the order, the payment, the order set or the refund. */
  readonly id: string;
  /** The orders of an order set that the notification is about. */
  readonly orderIds?: readonly string[];
}

/** Queues a notification to an investor in the transaction that changes what it is about; each is sent once. */
export function notifyInvestor(tx: Db, notification: OrderNotification, now: Instant): Promise<void> {
  return enqueue(tx, [notificationJob(notification)], now);
}

/** The job that sends a notification, for whoever queues it beside others. */
export function notificationJob(payload: OrderNotification): NewJob {
  const { about, id, orderIds } = payload;
  // the reference is a header line of the mail, which is too short for the ids of all orders
  const which = orderIds && createHash('sha256').update(orderIds.join()).digest('base64url');
  const ref = [about, id, which].filter(Boolean).join(':');
  return { kind: ORDER_NOTIFICATION, ref, payload };
}

/** Sends a notification. One that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendOrderNotification: JobHandler = async (services, { ref, payload }) => {
  const { db, crypto, providers, config } = services;
  const { about, id, orderIds = [] } = payload as OrderNotification;
  const content = await readers[about](services, id, orderIds);
  if (!content) throw new Error('the subject of a notification does not exist');
  const { user } = await readProfile(db, content.profileId);
  const link = `${config.publicUrl}/v1/thank-you?orderNo=${content.pxOrderNumber}`;
  const autoPayLink = `${config.publicUrl}/v1/running-sips`;
  const write = () => {
    const { subject, body } = said(orderNotifications)[about];
    const text = body({ ...content, reason: content.reason(), name: user.name, link, autoPayLink });
    return { subject, text, link };
  };
  await sendNotification({ providers }, { ...notificationTo({ crypto }, user, write), ref });
};
