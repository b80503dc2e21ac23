import type { OrderState, PaymentState } from '@prosperx/core/order';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { carts } from './cart.js';
import { day, id, instant, nav, paise, units } from './columns.js';
import { schemes } from './fund.js';
import { profiles, users } from './identity.js';

/** What one cart became: made once a version of the cart, confirmed once by OTP, paid together. */
export const orderSets = pgTable(
  'order_sets',
  {
    id: id().primaryKey(),
    pxOrderNumber: text().notNull().unique(),
    /** null: made by the date of a SIP, not from a cart. */
    cartId: id().references(() => carts.id),
    cartVersion: integer(),
    /** What the OTP is bound to. */
    contentHash: text().notNull(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    actorUserId: id().references(() => users.id),
    actorAgentCode: text(),
    agentCode: text(),
    amount: paise().notNull(),
    confirmedAt: instant(),
    payableUntil: instant(),
    /** When what lapsed of it was put back into the cart. */
    restoredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.cartId, table.cartVersion), index().on(table.profileId, table.createdAt)],
);

export type OrderSetRow = typeof orderSets.$inferSelect;

export const orders = pgTable(
  'orders',
  {
    id: id().primaryKey(),
    orderSetId: id()
      .notNull()
      .references(() => orderSets.id),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    /** Under which the exchange is asked and told. */
    clientRef: text().notNull().unique(),
    kind: text({ enum: ['purchase', 'sip', 'redemption'] }).notNull(),
    amount: paise().notNull(),
    frequency: integer().notNull(),
    sipDate: integer(),
    instalments: integer(),
    folioNumber: text(),
    /** Of a later instalment: its SIP, and which one of it (2 is the first after the cart's). */
    sipId: id(),
    instalment: integer(),
    /** Of an order that begins a SIP: the first date after it that the exchange is told; null until it is sent. */
    sipStart: day(),
    /** Name of the pack that it was bought in, and what its orders of this purchase have in common. */
    packName: text(),
    packGroup: text(),
    state: text().$type<OrderState>().notNull(),
    paymentState: text().$type<PaymentState>().notNull(),
    bseOrderNumber: text().unique(),
    /** When the exchange took it; null before. */
    acceptedAt: instant(),
    remarks: text().notNull().default(''),
    allottedUnits: units(),
    allottedNav: nav(),
    navDate: day(),
    stampDuty: paise(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.orderSetId),
    index().on(table.profileId, table.state),
    index().on(table.state),
    unique().on(table.sipId, table.instalment),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** A running SIP: its first instalment is an order of a cart, the later ones are orders of their own. */
export const sips = pgTable(
  'sips',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    firstOrderId: id()
      .unique()
      .references(() => orders.id),
    registrationNumber: text().unique(),
    mandateId: id(),
    folioNumber: text(),
    amount: paise().notNull(),
    frequency: integer().notNull(),
    sipDate: integer().notNull(),
    instalments: integer().notNull(),
    instalmentsDone: integer().notNull().default(0),
    nextDate: day(),
    state: text({ enum: ['pending', 'running', 'paused', 'cancelled', 'finished'] }).notNull(),
    /** Why the exchange goes on with it though it is over here, until it lets go of it; null: it does not. */
    keptReason: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.profileId, table.state),
    index()
      .on(table.nextDate)
      .where(sql`state = 'running'`),
  ],
);

export type SipRow = typeof sips.$inferSelect;
