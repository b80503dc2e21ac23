import { type CartStanding, type CustomerNeed, LARGE_REDEMPTION, NEED_DAYS, NEWS_DAYS } from '@prosperx/core/agent';
import { cartStandingOf } from '@prosperx/core/cart';
import { KYC_HOLDS } from '@prosperx/core/kyc';
import { addPaise, paise, type Paise, ZERO_PAISE, ZERO_UNITS } from '@prosperx/core/money';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { addDays, type BusinessDate, businessDateAt, type Instant, DAY } from '@prosperx/core/time';
import {
  and,
  countDistinct,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, isOneOf } from '#db/db.js';
import {
  agentCustomers,
  cartItems,
  carts,
  ledgerEntries,
  orders,
  orderSets,
  positions,
  profiles,
  sales,
  schemes,
  sips,
  users,
} from '#db/schema/index.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { paidWithOrder } from '#records/cart/paid-with-order.js';
import { isWaitingStill } from '#records/order/repository.js';
import { isRunning, NO_SIPS, type SipBook, sipBook } from '#records/sip/sip-book.js';
import { hasApprovedWork } from './approved-work.js';
import { needsMandate } from './mandate-needs.js';
import { isMissed, missedPlanInstalment } from './missed-instalments.js';
import { hasWaitingProposal } from './waiting-proposals.js';

/** Returns how many people with an open account are an agent's customers; `since` counts those who came at that time or later. */
export async function countCustomers(db: Db, agentCode: string, since?: Instant): Promise<number> {
  const came = since === undefined ? undefined : gte(agentCustomers.createdAt, since);
  const [row] = await db
    .select({ count: countDistinct(users.id) })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(ofAgent(agentCode), came));
  return row?.count ?? 0;
}

// ten-thousandths of a unit × 1e-8 rupee, in paise; each position to the nearest paisa, as core's valueAtNav has it
const worth = sql`round(${positions.units}::numeric * ${schemes.latestNav} / 10000000000)`;

/** What each open account of an agent's customers, or each of those that are named, holds at the last NAVs, in paise: the sum of its positions, each to the nearest paisa. */
export function holdingsOf(db: Db, agentCode: string, ids: readonly string[] | null = null) {
  const named = ids === null ? undefined : isOneOf(profiles.id, ids);
  return db
    .select({
      profileId: positions.profileId,
      aum: sql`sum(${worth})`.mapWith((sum) => paise(Number(sum))).as('aum'),
      /** The day of the latest NAV among those. */
      navDate: max(schemes.latestNavDate).as('nav_date'),
    })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .innerJoin(positions, eq(positions.profileId, profiles.id))
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .where(and(ofAgent(agentCode), named))
    .groupBy(positions.profileId)
    .as('holdings');
}

/** The day of the latest NAV at which something is valued that an agent's customers hold; null where they hold nothing. */
export async function heldNavDate(db: Db, agentCode: string): Promise<BusinessDate | null> {
  const [row] = await db
    .select({ date: max(schemes.latestNavDate) })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .innerJoin(positions, eq(positions.profileId, profiles.id))
    .innerJoin(schemes, eq(schemes.id, positions.schemeId))
    .where(ofAgent(agentCode));
  return row?.date ?? null;
}

const owners = alias(profiles, 'owners');
const mappings = alias(agentCustomers, 'advisors_of_owners');

/** Whether what belongs to an account comes from the advisor whom its owner has at present. */
const isByAdvisorOf = (db: Db, profileId: AnyPgColumn, agentCode: AnyPgColumn) =>
  exists(
    db
      .select({ id: owners.id })
      .from(owners)
      .innerJoin(mappings, eq(mappings.userId, owners.userId))
      .where(and(eq(owners.id, profileId), eq(mappings.agentCode, agentCode))),
  );

/** A cart with something in it that its owner has not approved, as core's `agentStatusOf` says it; what they declined to another advisor is over. */
const isUnapproved = (db: Db, now: Instant) =>
  and(
    eq(carts.status, 'active'),
    isNotNull(carts.approval),
    or(ne(carts.approval, 'DECLINED'), isByAdvisorOf(db, carts.profileId, carts.approvalBy)),
    or(ne(carts.approval, 'APPROVED'), lte(carts.approvalUntil, now)),
  );

/** What a redemption is worth: what it brought, the amount that was asked for, or its units at the last NAV. */
const redeemed = sql`coalesce(${sales.grossAmount}, ${sales.amount}, round(coalesce(${sales.units}, ${sales.reservedUnits})::numeric * ${schemes.latestNav} / 10000000000))`;

/** A redemption of its owner, neither of a plan nor prepared by their advisor, which takes much out: somebody may want to know why. */
const isLargeRedemption = (db: Db, now: Instant) =>
  and(
    eq(sales.kind, 'redemption'),
    isNull(sales.planId),
    ne(sales.state, 'refused'),
    gte(sales.createdAt, now - NEWS_DAYS * DAY),
    sql`${redeemed} >= ${LARGE_REDEMPTION}`,
    not(isByAdvisorOf(db, sales.profileId, sales.actorAgentCode)),
  );

const isItsPosition = and(
  eq(positions.folioId, ledgerEntries.folioId),
  eq(positions.schemeId, ledgerEntries.schemeId),
  gt(positions.units, ZERO_UNITS),
);

/** A purchase whose lock-in ends within a month, or ended within a week, of units that are still held. */
function comesFree(now: Instant) {
  const free = sql`(${ledgerEntries.navDate} + make_interval(years => ${schemes.lockInYears}))::date`;
  const today = businessDateAt(now);
  return and(
    gt(schemes.lockInYears, 0),
    gt(ledgerEntries.units, ZERO_UNITS),
    sql`${free} between ${addDays(today, -NEWS_DAYS)}::date and ${addDays(today, NEED_DAYS)}::date`,
  );
}

/** The condition under which an account needs something. */
export function needCondition(db: Db, need: CustomerNeed, now: Instant): SQL | undefined {
  switch (need) {
    case 'order':
      return hasApprovedWork(db, now);
    case 'payment':
      return exists(
        db
          .select({ id: orders.id })
          .from(orders)
          .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
          .where(isWaitingStill(profiles.id, now)),
      );
    case 'approval':
      return exists(
        db
          .select({ id: cartItems.id })
          .from(carts)
          .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
          .where(and(eq(carts.profileId, profiles.id), isUnapproved(db, now))),
      );
    case 'proposal':
      return hasWaitingProposal(db, now);
    case 'mandate':
      return needsMandate(db, now);
    case 'instalment':
      return or(
        exists(
          db
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.profileId, profiles.id), isMissed(db, now))),
        ),
        missedPlanInstalment(db, now),
      );
    case 'kyc_hold':
      return inArray(profiles.kycStatus, [...KYC_HOLDS]);
    case 'redemption':
      return exists(
        db
          .select({ id: sales.id })
          .from(sales)
          .innerJoin(schemes, eq(schemes.id, sales.schemeId))
          .where(and(eq(sales.profileId, profiles.id), isLargeRedemption(db, now))),
      );
    case 'lock_in':
      return exists(
        db
          .select({ seq: ledgerEntries.seq })
          .from(ledgerEntries)
          .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
          .innerJoin(positions, isItsPosition)
          .where(and(eq(ledgerEntries.profileId, profiles.id), comesFree(now))),
      );
    case 'kyc':
      return ne(profiles.registeredWithBse, REGISTRATION_STATE.registered);
  }
}

/** The running SIPs of all customers of an agent. */
export async function sipBookOf(db: Db, agentCode: string): Promise<SipBook> {
  const [row] = await db
    .select(sipBook)
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .innerJoin(sips, and(eq(sips.profileId, profiles.id), isRunning))
    .where(ofAgent(agentCode));
  return row ?? NO_SIPS;
}

export interface Due {
  /** null where it is nothing. */
  readonly amount: Paise | null;
  readonly until: Instant | null;
  readonly isAsked: boolean;
  /** Says how a cart stands that is not approved. */
  readonly cart?: CartStanding | null;
}

/** The orders of each account that can still be paid, and the first of their deadlines. */
export async function unpaidOf(db: Db, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, Due>> {
  const rows = await db
    .select({ profileId: orders.profileId, amount: orders.amount, until: orderSets.payableUntil })
    .from(profiles)
    .innerJoin(orders, eq(orders.profileId, profiles.id))
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(and(isOneOf(profiles.id, ids), isWaitingStill(profiles.id, now)));
  return summed(rows.map((row) => ({ ...row, isAsked: false })));
}

/** The carts that an advisor filled and nobody has approved, by account: what is paid with the order; `until` is the end of the link that was sent. */
export async function unapprovedOf(db: Db, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, Due>> {
  const rows = await db
    .select({
      profileId: sql<string>`${carts.profileId}`,
      item: cartItems,
      until: carts.approvalUntil,
      approval: carts.approval,
    })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(and(isOneOf(carts.profileId, ids), isUnapproved(db, now)));
  return summed(
    rows.map(({ profileId, item, approval, until }) => {
      const cart = cartStandingOf(approval, until, now);
      const isAsked = cart === 'asked';
      return { profileId, amount: paidWithOrder(item), isAsked, cart, until: isAsked ? until : null };
    }),
  );
}

function summed(rows: readonly (Due & { readonly profileId: string })[]): ReadonlyMap<string, Due> {
  const sums = new Map<string, Due>();
  for (const { profileId, amount, until, isAsked, cart = null } of rows) {
    const before = sums.get(profileId);
    const sum = addPaise(before?.amount ?? ZERO_PAISE, amount ?? ZERO_PAISE);
    const first = [before?.until ?? null, until].filter((time) => time !== null);
    sums.set(profileId, {
      amount: sum > 0 ? sum : null,
      until: first.length > 0 ? Math.min(...first) : null,
      isAsked,
      cart,
    });
  }
  return sums;
}

/** The large redemptions of late, summed by account. */
export async function redeemedOf(db: Db, ids: readonly string[], now: Instant): Promise<ReadonlyMap<string, Due>> {
  const rows = await db
    .select({ profileId: sales.profileId, amount: sql`${redeemed}`.mapWith((sum) => paise(Number(sum))) })
    .from(sales)
    .innerJoin(schemes, eq(schemes.id, sales.schemeId))
    .where(and(isOneOf(sales.profileId, ids), isLargeRedemption(db, now)));
  return summed(rows.map((row) => ({ ...row, until: null, isAsked: false })));
}

/** Selects what an agent may still see of the orders of customers: the time of the last one, by account. */
export async function lastOrders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  const rows = await db
    .select({ profileId: orderSets.profileId, at: sql<Date | string>`max(${orderSets.createdAt})` })
    .from(orderSets)
    .where(isOneOf(orderSets.profileId, ids))
    .groupBy(orderSets.profileId);
  return new Map(rows.map(({ profileId, at }) => [profileId, new Date(at).getTime()]));
}
