import { pickTerms } from '@prosperx/core/cart';
import { toNavNumber, toRupees, toUnitsNumber } from '@prosperx/core/money';
import { and, eq } from 'drizzle-orm';
import { agents, cartItems, carts, folios, mandates, orders, orderSets, sales, schemes } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { readPositions } from '#records/portfolio/repository.js';
import { type Row, isoOf } from './export-rows.js';

/** Returns purchases, those of one code together, and their orders. */
export async function ordersOf({ db }: Context, profileId: string) {
  const sets = await db
    .select({ set: orderSets, advisor: agents.name })
    .from(orderSets)
    .leftJoin(agents, eq(agents.code, orderSets.actorAgentCode))
    .where(eq(orderSets.profileId, profileId))
    .orderBy(orderSets.createdAt);
  const rows = await db
    .select({ order: orders, scheme: schemes.name, number: orderSets.pxOrderNumber })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.profileId, profileId));
  return {
    orderSets: sets.map(({ advisor, set: { pxOrderNumber, amount, confirmedAt, createdAt } }): Row => {
      const times = { confirmedAt: isoOf(confirmedAt), createdAt: isoOf(createdAt) };
      return { number: pxOrderNumber, amount: toRupees(amount), enteredByAdvisor: advisor, ...times };
    }),
    orders: rows.map(
      ({ scheme, number, order: { kind, state, paymentState, folioNumber, navDate, ...order } }): Row => {
        return {
          ...{ number, scheme, kind, state, paymentState, folioNumber, navDate },
          remarks: order.remarks,
          amount: toRupees(order.amount),
          units: order.allottedUnits && toUnitsNumber(order.allottedUnits),
          nav: order.allottedNav && toNavNumber(order.allottedNav),
          createdAt: isoOf(order.createdAt),
        };
      },
    ),
  };
}

export async function redemptionsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ redemption: sales, scheme: schemes.name, folioNumber: folios.folioNumber })
    .from(sales)
    .innerJoin(schemes, eq(schemes.id, sales.schemeId))
    .innerJoin(folios, eq(folios.id, sales.folioId))
    .where(eq(sales.profileId, profileId));
  return rows.map(
    ({ scheme, folioNumber, redemption: { kind, state, measure, navDate, creditDate, ...redemption } }) => ({
      number: redemption.pxOrderNumber,
      scheme,
      folioNumber,
      kind,
      state,
      measure,
      navDate,
      creditDate,
      amount: redemption.amount && toRupees(redemption.amount),
      units: toUnitsNumber(redemption.soldUnits ?? redemption.reservedUnits),
      payout: redemption.payout && toRupees(redemption.payout),
      createdAt: isoOf(redemption.createdAt),
    }),
  );
}

/** Returns what stands in the open cart. */
export async function cartOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ item: cartItems, scheme: schemes.name })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(schemes, eq(schemes.id, cartItems.schemeId))
    .where(and(eq(carts.profileId, profileId), eq(carts.status, 'active')));
  return rows.map(({ scheme, item }) => ({
    scheme,
    ...pickTerms(item),
    amount: toRupees(item.amount),
    createdAt: isoOf(item.createdAt),
  }));
}

export async function mandatesOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(mandates).where(eq(mandates.profileId, profileId));
  return rows.map((row) => {
    const { kind, limit, state, startDate, endDate } = row;
    const umrn = crypto.open(mandates.umrn, row);
    return { kind, state, startDate, endDate, limit: toRupees(limit), umrn };
  });
}

export async function holdingsOf({ db }: Context, profileId: string): Promise<Row[]> {
  return (await readPositions(db, profileId)).map(({ folioNo, scheme, units, invested }) => ({
    folioNo,
    scheme: scheme.name,
    units: toUnitsNumber(units),
    invested: toRupees(invested),
  }));
}
