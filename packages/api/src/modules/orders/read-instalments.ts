import { instalmentOutcome, type SipInstalment } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets } from '#db/schema/index.js';
import type { OrderRow } from './change-order.js';
import type { SipRow } from './schedule-instalment.js';

/** Reads the orders that SIPs have become so far; answers the instalments of each, newest first. */
export async function readInstalments(db: Db, sips: readonly SipRow[]): Promise<(sip: SipRow) => SipInstalment[]> {
  const firstIds = sips.flatMap(({ firstOrderId }) => firstOrderId ?? []);
  const ids = sips.map(({ id }) => id);
  const rows =
    sips.length === 0
      ? []
      : await db
          .select({ order: orders, pxOrderNumber: orderSets.pxOrderNumber })
          .from(orders)
          .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
          .where(or(inArray(orders.sipId, ids), inArray(orders.id, firstIds)));
  return ({ id, firstOrderId }) =>
    rows
      .filter(({ order }) => order.sipId === id || order.id === firstOrderId)
      .map(({ order, pxOrderNumber }) => toInstalment(order, pxOrderNumber))
      .sort((a, b) => b.instalment - a.instalment);
}

function toInstalment(order: OrderRow, pxOrderNumber: string): SipInstalment {
  const { instalment, createdAt, state, remarks, allottedUnits: units, allottedNav: nav, navDate } = order;
  return {
    instalment: instalment ?? 1,
    pxOrderNumber,
    orderedOn: businessDateAt(createdAt),
    outcome: instalmentOutcome(state),
    remarks,
    allotment: units && nav && navDate ? { units, nav, navDate } : null,
  };
}
