import { UNPAID_STATES } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, preparedOnce } from '#db/db.js';
import { type OrderRow, orders, orderSets, profiles, schemes, type SipRow, sips } from '#db/schema/index.js';

const begun = alias(sips, 'begun');
const first = alias(orders, 'first');

const orderBy = (column: typeof orders.id | typeof orders.clientRef) =>
  preparedOnce((db) =>
    db
      .select({
        order: orders,
        isin: schemes.isin,
        /** The new fund offer of its scheme. */
        offer: schemes.offer,
        ucc: profiles.ucc,
        /** The registration of the SIP that the order is an instalment of. */
        sipNumber: sips.registrationNumber,
        /** The agent whom it credits: an instalment the one of its SIP's first order. */
        agentCode: orderSets.agentCode,
        /** The registration of the SIP that the order began. */
        begunNumber: begun.registrationNumber,
      })
      .from(orders)
      .innerJoin(schemes, eq(schemes.id, orders.schemeId))
      .innerJoin(profiles, eq(profiles.id, orders.profileId))
      .leftJoin(sips, eq(sips.id, orders.sipId))
      .leftJoin(first, eq(first.id, sips.firstOrderId))
      .leftJoin(
        orderSets,
        eq(orderSets.id, sql`case when ${orders.sipId} is null then ${orders.orderSetId} else ${first.orderSetId} end`),
      )
      .leftJoin(begun, eq(begun.firstOrderId, orders.id))
      .where(eq(column, sql.placeholder('value')))
      .prepare(''),
  );

const orderById = orderBy(orders.id);
const orderByRef = orderBy(orders.clientRef);

/** Reads an order with what the exchange knows it by. Throws where there is none. */
export async function readOrder(db: Db, by: { readonly id: string } | { readonly clientRef: string }) {
  const [row] = await ('id' in by
    ? orderById(db).execute({ value: by.id })
    : orderByRef(db).execute({ value: by.clientRef }));
  if (!row) throw new Error('an order for the exchange does not exist');
  return row;
}

export type OrderAtExchange = Awaited<ReturnType<typeof readOrder>>;

/** A profile, or the column that names it in the query around. */
type OfProfile = string | typeof profiles.id;

const ofCarts = (profileId: OfProfile) =>
  and(
    eq(orders.profileId, profileId),
    isNull(orders.sipId),
    ne(orders.kind, 'redemption'),
    inArray(orders.state, ['created', 'unknown', 'registered']),
  );

/** Selects SIPs that begin later and wait for their owner's code. */
const waitsForCode = and(eq(orders.state, 'created'), eq(orders.paymentState, 'not_due'));

/** Selects orders whose offer its fund house has not withdrawn. */
const isNotWithdrawn = sql`not exists (select 1 from ${schemes} where ${schemes.id} = ${orders.schemeId} and ${schemes.offer} ->> 'withdrawn' is not null)`;

/** Selects the orders of a profile that came from a cart, are not over, and nobody has paid or confirmed. Instalments of a running SIP are not among them. */
export const isWaiting = (profileId: OfProfile) =>
  and(ofCarts(profileId), or(inArray(orders.paymentState, [...UNPAID_STATES]), waitsForCode));

/** Selects those of them that can still be paid in time, joined with their sets. An order that the exchange keeps past its deadline blocks nothing, nor does one whose offer was withdrawn. */
export const isWaitingStill = (profileId: OfProfile, now: Instant) =>
  and(isWaiting(profileId), or(isNull(orderSets.payableUntil), gt(orderSets.payableUntil, now)), isNotWithdrawn);

/** Selects the orders of a profile whose payment is under way; a transfer or cheque is withdrawn first. */
export const isBeingPaid = (profileId: string) => and(ofCarts(profileId), eq(orders.paymentState, 'processing'));

/** Tells whether an order is an instalment of a SIP: the order that began it is the first, unless that only registered it. */
export const isInstalmentOf = ({ id, firstOrderId }: SipRow, order: OrderRow): boolean =>
  order.sipId === id || (order.id === firstOrderId && order.firstOrderToday);

/** Returns the sets with waiting orders, sorted as everywhere: two transactions that lock them must not wait for each other. */
export async function waitingSets(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ id: orders.orderSetId }).from(orders).where(isWaiting(profileId));
  return rows.map(({ id }) => id).sort();
}
