import type { OrderState, PaymentState } from '@prosperx/core/order';
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { carts } from './cart.js';
import { day, id, instant, nav, paise, units } from './columns.js';
import { schemes } from './fund.js';
import { profiles, users } from './identity.js';

/** The orders of one cart: made once for a version of the cart, confirmed once by OTP, paid together. */
export const orderSets = pgTable(
  'order_sets',
  {
    id: id().primaryKey(),
    pxOrderNumber: text().notNull().unique(),
    /** null for orders made by the date of a SIP, not from a cart. */
    cartId: id().references(() => carts.id),
    cartVersion: integer(),
    /** The hash to which the OTP is bound. */
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
    /** The reference of the order at the exchange. */
    clientRef: text().notNull().unique(),
    kind: text({ enum: ['purchase', 'sip', 'redemption'] }).notNull(),
    amount: paise().notNull(),
    frequency: integer().notNull(),
    sipDate: integer(),
    instalments: integer(),
    /** false of the order of a SIP that begins on its first SIP date. */
    firstOrderToday: boolean().notNull().default(true),
    /** The folio that was chosen; once there are units, that of theirs. */
    folioNumber: text(),
    /** The SIP of a later instalment, and the instalment's number (2 is the first after the cart's). */
    sipId: id(),
    instalment: integer(),
    /** Its owner skipped the instalment: it was never sent. */
    isSkipped: boolean().notNull().default(false),
    /** The first date after an order that begins a SIP, as the exchange is given it; null until it is sent. */
    sipStart: day(),
    /** The mandate with which that SIP is registered; null until it is sent, and where none pays it. */
    sipMandateId: id(),
    /** The name of the pack in which it was bought, and the group that its orders of this purchase share. */
    packName: text(),
    packGroup: text(),
    state: text().$type<OrderState>().notNull(),
    paymentState: text().$type<PaymentState>().notNull(),
    bseOrderNumber: text().unique(),
    /** The time at which the exchange took it; null before. */
    acceptedAt: instant(),
    remarks: text().notNull().default(''),
    /** The time at which it was restored to the cart, once it was refused or had expired. */
    restoredAt: instant(),
    allottedUnits: units(),
    allottedNav: nav(),
    navDate: day(),
    stampDuty: paise(),
    /** The time at which it was ordered: of an instalment that the exchange makes by itself, on its date, however late we book it. */
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
