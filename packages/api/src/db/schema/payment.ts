import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, paise, sealed } from './columns.js';
import { bankAccounts, profiles } from './identity.js';
import { orders, orderSets } from './order.js';

export const payments = pgTable(
  'payments',
  {
    id: id().primaryKey(),
    orderSetId: id()
      .notNull()
      .references(() => orderSets.id),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    /** Under which the gateway is asked and told. */
    clientRef: text().notNull().unique(),
    mode: text({ enum: ['netBanking', 'cheque', 'neft', 'upi', 'mandate'] }).notNull(),
    amount: paise().notNull(),
    state: text({ enum: ['created', 'unknown', 'processing', 'paid', 'failed', 'abandoned', 'refunded'] }).notNull(),
    gatewayRef: text().unique(),
    redirectUrl: text(),
    /** A path below /v1. */
    loopBackUrl: text().notNull(),
    bankAccountId: id().references(() => bankAccounts.id),
    failureReason: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.orderSetId), index().on(table.state)],
);

export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentId: id()
      .notNull()
      .references(() => payments.id),
    orderId: id()
      .notNull()
      .references(() => orders.id),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.orderId] }), index().on(table.orderId)],
);

/** A standing permission to debit a bank account. */
export const mandates = pgTable(
  'mandates',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    bankAccountId: id().references(() => bankAccounts.id),
    clientRef: text().notNull().unique(),
    kind: text({ enum: ['enach', 'nach', 'upi'] }).notNull(),
    limit: paise().notNull(),
    umrn: sealed(),
    state: text({ enum: ['created', 'unknown', 'pending', 'approved', 'rejected', 'cancelled'] }).notNull(),
    startDate: day().notNull(),
    endDate: day(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId)],
);

/** Call-backs of providers, each kept once whatever its number of deliveries. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: id().primaryKey(),
    provider: text().notNull(),
    eventId: text().notNull(),
    body: sealed().notNull(),
    receivedAt: instant().notNull(),
    handledAt: instant(),
  },
  (table) => [unique().on(table.provider, table.eventId)],
);
