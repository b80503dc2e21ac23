import type { MandateState } from '@prosperx/core/mandate';
import type { PaymentMode } from '@prosperx/core/payment';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, paise, sealed } from './columns.js';
import { bankAccounts, profiles } from './identity.js';
import { files } from './machinery.js';
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
    /** The reference of the payment at the gateway. */
    clientRef: text().notNull().unique(),
    mode: text().$type<PaymentMode>().notNull(),
    amount: paise().notNull(),
    state: text({
      enum: ['created', 'unknown', 'processing', 'paid', 'failed', 'abandoned', 'refund_due', 'refunded'],
    }).notNull(),
    gatewayRef: text().unique(),
    /** The number by which the payer's bank knows the money that came: a UTR or an RRN. */
    bankReference: text(),
    redirectUrl: text(),
    /** A page of the bank that posts itself there. */
    bankForm: text(),
    /** `upi://pay?…` of a payment by a UPI app. */
    upiLink: text(),
    /** The details that the payer entered: their UPI id, UTR, or cheque, as JSON. */
    instrument: sealed(),
    /** The key of a transfer or cheque, which pays once: as its payer names it, and once it has come as the bank does. */
    instrumentKey: lookup(),
    mandateId: id(),
    /** The account that it is made from; null where its payer was not asked for one, or has none. */
    bankAccountId: id().references(() => bankAccounts.id),
    /** A path below /v1. */
    loopBackUrl: text().notNull(),
    failureReason: text(),
    /** The time at which the money was there, by the gateway's word. */
    paidAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.orderSetId),
    index().on(table.profileId),
    index().on(table.state),
    // a payer who calls reads it from their bank's statement
    index()
      .on(table.bankReference)
      .concurrently()
      .where(sql`bank_reference is not null`),
    uniqueIndex('payments_one_of_an_instrument')
      .on(table.instrumentKey)
      .where(sql`state not in ('failed', 'abandoned')`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

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

/** Money that came and goes back to its payer. */
export const refunds = pgTable(
  'refunds',
  {
    /** The id is also the reference at the gateway. */
    id: id().primaryKey(),
    paymentId: id()
      .notNull()
      .references(() => payments.id),
    /** The one order of the payment that its money comes back for; null when all of it does. */
    orderId: id()
      .unique()
      .references(() => orders.id),
    amount: paise().notNull(),
    reason: text({ enum: ['amount_differs', 'paid_already', 'order_over', 'order_refused'] }).notNull(),
    state: text({ enum: ['due', 'refunded'] }).notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('refunds_one_of_a_payment')
      .on(table.paymentId)
      .where(sql`order_id is null`),
    index().on(table.paymentId),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;

/** A lasting permission to debit a bank account. */
export const mandates = pgTable(
  'mandates',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    bankAccountId: id().references(() => bankAccounts.id),
    clientRef: text().notNull().unique(),
    /** `enach` is proven by net banking, `nach` on paper. */
    kind: text({ enum: ['enach', 'debit_card', 'upi', 'nach'] }).notNull(),
    limit: paise().notNull(),
    umrn: sealed(),
    /** The exchange's id; null when it has none. */
    exchangeMandateId: text().unique(),
    state: text().$type<MandateState>().notNull(),
    /** The reason for which it was rejected or cancelled; empty otherwise. */
    reason: text().notNull().default(''),
    /** The scan of the signed form of a mandate on paper. */
    scanId: id().references(() => files.id),
    /** The time at which its holder proved it, at the bank or by a signed form; null before. */
    authorisedAt: instant(),
    /** The time at which we learned that one that is over here has ended at the exchange too; null before. */
    endedThereAt: instant(),
    startDate: day().notNull(),
    endDate: day(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId)],
);

export type MandateRow = typeof mandates.$inferSelect;

/** Call-backs of providers, each kept once whatever its number of deliveries; `body`: what was read of it. */
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
