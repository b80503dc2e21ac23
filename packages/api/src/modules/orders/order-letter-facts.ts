import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets, paymentOrders, payments, refunds, schemes } from '#db/schema/index.js';
import { refundText } from '#modules/payments/refund.text.js';
import type { LetterFacts } from './order-letter.text.js';

/** What a letter tells of, and to whom. */
export type Told = LetterFacts & { readonly profileId: string };

const { pxOrderNumber } = orderSets;
const NOTHING_SPECIAL = { reason: '', allotment: null };

/** Of an order: its instalment that failed, or its units. */
export async function factsOfOrder(db: Db, orderId: string): Promise<Told | undefined> {
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

/** Of a payment that arrived: all orders that it paid. */
export async function factsOfPayment(db: Db, paymentId: string): Promise<Told | undefined> {
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

/** Of orders placed together: those that were not paid in time and lapsed at once. */
export async function factsOfLapsed(
  db: Db,
  orderSetId: string,
  orderIds: readonly string[],
): Promise<Told | undefined> {
  const [set] = await db.select().from(orderSets).where(eq(orderSets.id, orderSetId));
  const items = await db
    .select({ schemeName: schemes.name, amount: orders.amount })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.id));
  return set && { ...set, at: set.createdAt, ...NOTHING_SPECIAL, items };
}

/** Of money that goes back. */
export async function factsOfRefund(db: Db, refundId: string): Promise<Told | undefined> {
  const { amount, createdAt: at, reason } = refunds;
  const { profileId } = orderSets;
  const [told] = await db
    .select({ profileId, pxOrderNumber, amount, at, reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(eq(refunds.id, refundId));
  return told && { ...told, items: [], allotment: null, reason: refundText[told.reason] };
}
