import { refundText } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import { asc, eq, inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '#db/db.js';
import { orders, orderSets, paymentOrders, payments, refunds, schemes } from '#db/schema/index.js';
import { readProfile } from '#modules/profile/repository.js';
import { ORDER_LETTER } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { type LetterFacts, orderLetters } from './order-letter.text.js';

/** The facts of a letter, and the profile that it is sent to. */
type LetterContent = LetterFacts & { readonly profileId: string };

const { pxOrderNumber } = orderSets;
const NOTHING_SPECIAL = { reason: '', allotment: null };

/** Reads the facts of an order: its instalment that failed, or its units. */
async function factsOfOrder(db: Db, orderId: string): Promise<LetterContent | undefined> {
  const [row] = await db
    .select({ order: orders, schemeName: schemes.name, pxOrderNumber })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.id, orderId));
  if (!row) return undefined;
  const { profileId, amount, createdAt: at, remarks: reason } = row.order;
  const { allottedUnits: units, allottedNav: nav, navDate, stampDuty } = row.order;
  const hasUnits = units !== null && nav !== null && navDate !== null && stampDuty !== null;
  const items = [{ schemeName: row.schemeName, amount }];
  const allotment = hasUnits ? { units, nav, navDate, stampDuty } : null;
  return { profileId, pxOrderNumber: row.pxOrderNumber, amount, at, items, reason, allotment };
}

/** Reads the facts of a payment that arrived, with all orders that it paid. */
async function factsOfPayment(db: Db, paymentId: string): Promise<LetterContent | undefined> {
  const { profileId } = orderSets;
  const [payment] = await db
    .select({ profileId, pxOrderNumber, amount: payments.amount, at: payments.createdAt })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(eq(payments.id, paymentId));
  const items = await db
    .select({ schemeName: schemes.name, amount: orders.amount })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(orders.id));
  return payment && { ...payment, ...NOTHING_SPECIAL, items };
}

/** Reads the facts of the orders of a set that were not paid in time and expired together. */
async function factsOfExpired(
  db: Db,
  orderSetId: string,
  orderIds: readonly string[],
): Promise<LetterContent | undefined> {
  const [set] = await db.select().from(orderSets).where(eq(orderSets.id, orderSetId));
  const items = await db
    .select({ schemeName: schemes.name, amount: orders.amount })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.id));
  return set && { ...set, at: set.createdAt, ...NOTHING_SPECIAL, items };
}

/** Reads the facts of money that goes back. */
async function factsOfRefund(db: Db, refundId: string): Promise<LetterContent | undefined> {
  const { amount, createdAt: at, reason } = refunds;
  const { profileId } = orderSets;
  const [content] = await db
    .select({ profileId, pxOrderNumber, amount, at, reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(eq(refunds.id, refundId));
  return content && { ...content, items: [], allotment: null, reason: refundText[content.reason] };
}

type About = keyof typeof orderLetters;

type Reader = (db: Db, id: string, orderIds: readonly string[]) => Promise<LetterContent | undefined>;

const readers: Readonly<Record<About, Reader>> = {
  paid: factsOfPayment,
  allotted: factsOfOrder,
  expired: factsOfExpired,
  instalment_failed: factsOfOrder,
  refund: factsOfRefund,
};

interface OrderLetter {
  readonly about: About;
  /** The id of the order, the payment, the order set or the refund. */
  readonly id: string;
  /** The orders of an order set that the letter is about. */
  readonly orderIds?: readonly string[];
}

/** Queues a letter to an investor in the transaction that changes what it is about; each is sent once. */
export function notifyInvestor(tx: Db, payload: OrderLetter, now: Instant): Promise<void> {
  const { about, id, orderIds } = payload;
  // the reference is a header line of the mail, which is too short for the ids of all orders
  const which = orderIds && createHash('sha256').update(orderIds.join()).digest('base64url');
  const ref = [about, id, which].filter(Boolean).join(':');
  return enqueue(tx, [{ kind: ORDER_LETTER, ref, payload }], now);
}

/** Sends a letter. One that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendOrderLetter: JobHandler = async ({ db, crypto, providers, config }, { ref, payload }) => {
  const { about, id, orderIds = [] } = payload as OrderLetter;
  const content = await readers[about](db, id, orderIds);
  if (!content) throw new Error('the subject of a letter does not exist');
  const { user } = await readProfile(db, content.profileId);
  if (!user.email) return;
  const { subject, body } = orderLetters[about];
  const link = `${config.publicUrl}/v1/thank-you?orderNo=${content.pxOrderNumber}`;
  const text = body({ ...content, name: user.name, link });
  await providers.notifier.send({
    ...{ channel: 'email', to: crypto.open(user.email), subject, text, otp: null, ref },
  });
};
