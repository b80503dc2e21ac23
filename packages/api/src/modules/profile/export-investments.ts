import { pickTerms } from '@prosperx/core/cart';
import { toNavNumber, toRupees, toUnitsNumber } from '@prosperx/core/money';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  cartItems,
  carts,
  folios,
  goals,
  mandates,
  orders,
  sales,
  schemes,
  sips,
  transferPlans,
} from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { readPositions } from '#records/portfolio/repository.js';
import { type Row, isoOf } from './export-rows.js';

export async function ordersOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ order: orders, scheme: schemes.name })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.profileId, profileId));
  return rows.map(({ scheme, order: { kind, state, paymentState, folioNumber, navDate, ...order } }) => ({
    scheme,
    kind,
    state,
    paymentState,
    folioNumber,
    navDate,
    amount: toRupees(order.amount),
    units: order.allottedUnits && toUnitsNumber(order.allottedUnits),
    nav: order.allottedNav && toNavNumber(order.allottedNav),
    createdAt: isoOf(order.createdAt),
  }));
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

export async function sipsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ sip: sips, scheme: schemes.name })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(sips.profileId, profileId));
  return rows.map(
    ({ scheme, sip: { amount, state, sipDate, instalments, instalmentsDone, nextDate, folioNumber } }) => ({
      scheme,
      state,
      sipDate,
      instalments,
      instalmentsDone,
      nextDate,
      folioNumber,
      amount: toRupees(amount),
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

/** Returns STPs and SWPs, those that are over too. */
export async function plansOf({ db }: Context, profileId: string): Promise<Row[]> {
  const to = alias(schemes, 'to_scheme');
  const rows = await db
    .select({ plan: transferPlans, scheme: schemes.name, toScheme: to.name })
    .from(transferPlans)
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .leftJoin(to, eq(to.id, transferPlans.toSchemeId))
    .where(eq(transferPlans.profileId, profileId));
  return rows.map(({ scheme, toScheme, plan: { kind, status, frequency, instalments, startDate, ...plan } }) => ({
    kind,
    status,
    scheme,
    toScheme,
    frequency,
    instalments,
    startDate,
    endDate: plan.endDate,
    nextDate: plan.nextDate,
    instalmentsDone: plan.instalmentsDone,
    folioNumber: plan.folioNumber,
    remarks: plan.remarks,
    amount: toRupees(plan.amount),
    confirmedAt: isoOf(plan.otpConfirmedAt),
    createdAt: isoOf(plan.createdAt),
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

export async function goalsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(goals).where(eq(goals.profileId, profileId));
  return rows.map(({ date, inflationPercent, annualRatePercent, ...goal }) => ({
    name: crypto.open(goals.name, goal),
    cost: toRupees(goal.cost),
    date,
    inflationPercent,
    annualRatePercent,
  }));
}
