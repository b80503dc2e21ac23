import { asc, eq, sql } from 'drizzle-orm';
import { PxError } from '@prosperx/core/errors';
import { type Order, type OrderSet, sortOrders, statusOf } from '@prosperx/core/order';
import type { Db } from '#db/db.js';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { paymentUrlOf } from './payment-url.js';

export type OrderSetRow = typeof orderSets.$inferSelect;

/** The set made from a cart; throws `order_unknown` when there is none, or `forbidden` when it is somebody else's. */
export async function setOfCart(db: Db, cartId: string, profileId: string): Promise<OrderSetRow> {
  const [set] = await db.select().from(orderSets).where(eq(orderSets.cartId, cartId));
  if (!set) throw new PxError('order_unknown');
  if (set.profileId !== profileId) throw new PxError('forbidden');
  return set;
}

/** A set with its orders as the wire has them, VALID first. */
export async function orderSetOf(db: Db, setId: string): Promise<OrderSet> {
  const [set] = await db.select().from(orderSets).where(eq(orderSets.id, setId));
  if (!set) throw new PxError('order_unknown');
  const url = paymentUrlOf(set);
  return {
    pxOrderNumber: set.pxOrderNumber,
    cartId: set.cartId,
    paymentUrl: url,
    payableUntil: set.payableUntil,
    confirmed: set.confirmedAt !== null,
    orders: sortOrders((await rowsOf(db, setId)).map((row) => toOrder(row, set.pxOrderNumber, url))),
  };
}

function rowsOf(db: Db, setId: string) {
  return db
    .select({ order: orders, scheme: schemes })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.orderSetId, setId))
    .orderBy(asc(sql`${orders.id} collate "C"`));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function toOrder({ order, scheme }: Row, pxOrderNumber: string, paymentUrl: string | null): Order {
  return {
    encryptedOrderId: order.id,
    pxOrderNumber,
    orderStatus: statusOf(order.state),
    state: order.state,
    paymentState: order.paymentState,
    amount: order.amount,
    bseOrderNumber: order.bseOrderNumber,
    investmentType: order.kind === 'sip' ? 'SIP' : 'LUMPSUM',
    sipDate: order.sipDate,
    numOfInstallments: order.instalments,
    createdDate: order.createdAt,
    remarks: order.remarks,
    paymentUrl,
    mutualFund: {
      encryptedSchemeId: scheme.id,
      schemeName: scheme.name,
      category: scheme.category,
      subCategory: scheme.subCategory,
      brand: scheme.fundHouse,
    },
    allotment: allotmentOf(order),
  };
}

function allotmentOf(order: typeof orders.$inferSelect): Order['allotment'] {
  const { folioNumber, allottedUnits, allottedNav, navDate, stampDuty } = order;
  if (!folioNumber || !allottedUnits || !allottedNav || !navDate || stampDuty === null) return null;
  return { folioNo: folioNumber, units: allottedUnits, nav: allottedNav, navDate, stampDuty };
}
