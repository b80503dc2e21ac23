import { navRuleOf, purchaseNavDate } from '@prosperx/core/order';
import { businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  mandates,
  type OrderRow,
  orders,
  paymentOrders,
  payments,
  profiles,
  queue,
  schemes,
  sipChanges,
  sips,
} from '#db/schema/index.js';
import type { KnownOrder, OrderLookup } from '#providers/exchange/port/orders.js';
import { REGISTER_ORDER } from '#queue/job-kinds.js';

function kindOf({ sipDate, instalment }: OrderRow): KnownOrder['kind'] {
  if (instalment !== null) return 'instalment';
  return sipDate === null ? 'lumpsum' : 'sip';
}

/** Returns when the money of an order came; null before. */
async function realisedAt(db: Db, orderId: string): Promise<Instant | null> {
  const [paid] = await db
    .select({ at: payments.paidAt })
    .from(paymentOrders)
    .innerJoin(payments, and(eq(payments.id, paymentOrders.paymentId), eq(payments.state, 'paid')))
    .where(eq(paymentOrders.orderId, orderId));
  return paid?.at ?? null;
}

/** Returns the registration under which the exchange made an order of a SIP: of an instalment from before a change, the former one. */
async function registrationOf(db: Db, { sipId, instalment }: OrderRow, current: string | null): Promise<string | null> {
  if (sipId === null) return current;
  const isLater = and(
    eq(sipChanges.sipId, sipId),
    eq(sipChanges.state, 'done'),
    gt(sipChanges.instalment, instalment ?? 1),
  );
  const [next] = await db.select().from(sipChanges).where(isLater).orderBy(asc(sipChanges.instalment)).limit(1);
  return next ? next.formerNumber : current;
}

/** Makes a view of our own orders for an exchange that does not search by our reference. */
export function orderLookup(db: Db, calendar: ExchangeCalendar): OrderLookup {
  return async (clientRef) => {
    const [row] = await db
      .select({
        order: orders,
        ucc: profiles.ucc,
        subCategory: schemes.subCategory,
        offer: schemes.offer,
        serial: queue.seq,
        registrationNumber: sips.registrationNumber,
        mandateId: mandates.exchangeMandateId,
      })
      .from(orders)
      .innerJoin(profiles, eq(profiles.id, orders.profileId))
      .innerJoin(schemes, eq(schemes.id, orders.schemeId))
      .leftJoin(queue, and(eq(queue.kind, REGISTER_ORDER), eq(queue.ref, orders.clientRef)))
      .leftJoin(sips, eq(sips.id, orders.sipId))
      .leftJoin(mandates, eq(mandates.id, orders.sipMandateId))
      .where(eq(orders.clientRef, clientRef));
    if (!row) return null;
    const { order, ucc, subCategory, offer, serial, registrationNumber: current, mandateId } = row;
    // an instalment that the exchange debits by itself has no payment of ours until its units are there
    const money = (await realisedAt(db, order.id)) ?? (order.instalment === null ? null : order.createdAt);
    const orderedOn = businessDateAt(order.createdAt);
    const purchase = { orderedAt: order.createdAt, realisedAt: money ?? 0, rule: navRuleOf(subCategory), offer };
    return {
      ucc,
      kind: kindOf(order),
      amount: order.amount,
      orderedOn,
      serial,
      orderNumber: order.bseOrderNumber,
      registrationNumber: await registrationOf(db, order, current),
      mandateId,
      navDate: money === null ? null : purchaseNavDate(purchase, calendar),
    };
  };
}
