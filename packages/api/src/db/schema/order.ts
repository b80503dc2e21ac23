import type { Paise } from '@prosperx/core/money';
import type { OrderState, PaymentState } from '@prosperx/core/order';
import type { RedemptionKind, RedemptionMeasure, RedemptionState } from '@prosperx/core/redemption';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, nav, paise, sequence, units } from './columns.js';
import { packs, schemes } from './fund.js';
import { bankAccounts, profiles, users } from './identity.js';

export const folios = pgTable(
  'folios',
  {
    id: id().primaryKey(),
    folioNumber: text().notNull(),
    fundHouse: text().notNull(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.fundHouse, table.folioNumber), index().on(table.profileId)],
);

/** Written out: the migrations are made without core. */
const NOTHING = 0 as Paise;

/** Entries are only ever added. A portfolio is the sum of its entries. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    seq: sequence().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    folioId: id()
      .notNull()
      .references(() => folios.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    orderId: id().references(() => orders.id),
    /** The redemption that took the units out, or brought those of a switch. */
    saleId: id().references(() => sales.id),
    /** The source of an entry and its name there: the same fact is never booked twice. */
    source: text().notNull(),
    sourceRef: text().notNull(),
    kind: text({ enum: ['purchase', 'sip', 'redemption', 'switch_in', 'switch_out', 'reversal'] }).notNull(),
    date: day().notNull(),
    navDate: day().notNull(),
    nav: nav().notNull(),
    /** Paid in is positive; paid out, negative. */
    amount: paise().notNull(),
    stampDuty: paise().notNull(),
    /** What the fund house and the state took off a redemption: units × NAV are the amount paid out and these two. */
    exitLoad: paise().notNull().default(NOTHING),
    stt: paise().notNull().default(NOTHING),
    /** Bought is positive; sold, negative. */
    units: units().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.source, table.sourceRef),
    index().on(table.profileId, table.navDate),
    index().on(table.folioId),
  ],
);

/** A cart belongs to a profile, or to a visitor known by a cookie. */
export const carts = pgTable(
  'carts',
  {
    id: id().primaryKey(),
    profileId: id().references(() => profiles.id),
    visitorId: text(),
    status: text({ enum: ['active', 'ordered', 'merged'] }).notNull(),
    version: integer().notNull().default(1),
    agentCode: text(),
    /** Says of a cart that an advisor filled whether its owner has approved this version. */
    approval: text({ enum: ['PENDNEW', 'PENDING', 'APPROVED', 'DECLINED'] }),
    /** The hash of the link that was e-mailed to the owner, and until when it is valid; after the approval, until when that is. */
    approvalHash: lookup(),
    approvalUntil: instant(),
    /** The code of the advisor who asked. */
    approvalBy: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_active_a_profile')
      .on(table.profileId)
      .where(sql`status = 'active'`),
    uniqueIndex('carts_one_active_a_visitor')
      .on(table.visitorId)
      .where(sql`status = 'active'`),
    uniqueIndex().on(table.approvalHash),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: id().primaryKey(),
    cartId: id()
      .notNull()
      .references(() => carts.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    investmentType: text({ enum: ['LUMPSUM', 'SIP'] }).notNull(),
    /** Months between instalments; 0 for a lumpsum. */
    frequency: integer().notNull(),
    amount: paise().notNull(),
    sipDate: integer(),
    instalments: integer(),
    /** false of a SIP that begins on its first SIP date. */
    firstOrderToday: boolean().notNull().default(true),
    folioNumber: text(),
    /** The pack of the item, and the group that the items of that investment share; null for a single scheme. */
    packId: id().references(() => packs.id),
    packGroup: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.cartId)],
);

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
    /** The reason why the exchange goes on with a SIP that is over here, until it ends it; null when it does not go on. */
    keptReason: text(),
    /** The first instalment that a pause leaves out, and how many it does. */
    skipFrom: integer(),
    skipCount: integer().notNull().default(0),
    /** The time at which its owner stopped it, and the last instalment, under way then, that is still made. */
    stoppedAt: instant(),
    stopAfter: integer(),
    /** The step-up of each year: paise or per cent, and the instalment with which it is due next. */
    stepUpKind: text({ enum: ['sum', 'percent'] }),
    stepUpBy: integer(),
    stepUpAt: integer(),
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

/** Redemptions of units out of a folio: redemptions, and switches with both of their sides. */
export const sales = pgTable(
  'sales',
  {
    id: id().primaryKey(),
    pxOrderNumber: text().notNull().unique(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    folioId: id()
      .notNull()
      .references(() => folios.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    kind: text().$type<RedemptionKind>().notNull(),
    /** The scheme that a switch goes to; null for a redemption. */
    toSchemeId: id().references(() => schemes.id),
    /** The reference of the redemption at the exchange. */
    clientRef: text().notNull().unique(),
    measure: text().$type<RedemptionMeasure>().notNull(),
    /** The amount that was asked for; null for one by units or of all. */
    amount: paise(),
    /** The units that were asked for; null for one by amount, and of all those that were free then. */
    units: units(),
    /** The units that it holds back until it is executed or refused. */
    reservedUnits: units().notNull(),
    /** The account that a redemption is paid to. */
    bankAccountId: id().references(() => bankAccounts.id),
    /** The plan (STP, SWP) of which it is an instalment, and the instalment's number. */
    planId: id(),
    instalment: integer(),
    /** The exchange's number of that plan, where the exchange makes its instalments itself. */
    registrationNumber: text(),
    actorUserId: id().references(() => users.id),
    actorAgentCode: text(),
    agentCode: text(),
    state: text().$type<RedemptionState>().notNull(),
    bseOrderNumber: text().unique(),
    /** The time at which the exchange took it; null before. */
    acceptedAt: instant(),
    /** The reason of a redemption that was refused. */
    remarks: text().notNull().default(''),
    /** The redemption as it was executed. */
    nav: nav(),
    navDate: day(),
    soldUnits: units(),
    /** Units × NAV. */
    grossAmount: paise(),
    exitLoad: paise(),
    stt: paise(),
    /** The gross amount less exit load and securities transaction tax. */
    payout: paise(),
    /** The day on which the money is due at the bank, or in the other scheme. */
    creditDate: day(),
    /** The bank's reference of the payment; null before, and of a switch. */
    payoutRef: text(),
    settledAt: instant(),
    /** What a switch bought. */
    toNav: nav(),
    toNavDate: day(),
    toUnits: units(),
    toStampDuty: paise(),
    /** The time at which it was ordered: of an instalment that the exchange makes by itself, on its date, however late we book it. */
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.profileId, table.createdAt),
    index().on(table.folioId, table.schemeId, table.state),
    unique().on(table.planId, table.instalment),
  ],
);

export type RedemptionRow = typeof sales.$inferSelect;
