import type { KycStatus } from '@prosperx/core/kyc';
import type { MandateMethod } from '@prosperx/core/mandate';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, paise, sealed, sequence } from './columns.js';

/** The messages that the sandbox's notifier "sent". */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    seq: sequence().primaryKey(),
    id: id().notNull().unique(),
    channel: text({ enum: ['sms', 'email', 'whatsapp'] }).notNull(),
    to: sealed().notNull(),
    toHash: lookup().notNull(),
    subject: text().notNull(),
    text: sealed().notNull(),
    otp: sealed(),
    sentAt: instant().notNull(),
  },
  (table) => [index().on(table.toHash)],
);

/** The one row says how far the sandbox is ahead of the real time, in milliseconds. */
export const sandboxClock = pgTable('sandbox_clock', {
  one: integer().primaryKey(),
  offset: text().notNull(),
});

/** The book of the sandbox's exchange: another company's database, as it were. */
export const sandboxExchangeOrders = pgTable(
  'sandbox_exchange_orders',
  {
    orderNumber: text().primaryKey(),
    clientRef: text().notNull(),
    ucc: text().notNull(),
    schemeCode: text().notNull(),
    kind: text().notNull(),
    amount: paise().notNull(),
    folioNumber: text(),
    state: text({ enum: ['registered', 'refused', 'paid', 'allotted', 'cancelled', 'executed', 'settled'] }).notNull(),
    reason: text(),
    orderDate: day().notNull(),
    details: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.clientRef).concurrently(), index().on(table.ucc).concurrently()],
);

/** The STPs and SWPs in the book of the sandbox's exchange. */
export const sandboxExchangePlans = pgTable('sandbox_exchange_plans', {
  registrationNumber: text().primaryKey(),
  clientRef: text().notNull(),
  ucc: text().notNull(),
  kind: text().notNull(),
  amount: paise().notNull(),
  instalments: integer().notNull(),
  state: text({ enum: ['registered', 'refused', 'cancelled'] }).notNull(),
  reason: text(),
  createdAt: instant().notNull(),
});

/** The SIPs that the sandbox's exchange runs: it makes none of their orders by itself, and holds ours against them. */
export const sandboxExchangeSips = pgTable(
  'sandbox_exchange_sips',
  {
    registrationNumber: text().primaryKey(),
    clientRef: text().notNull(),
    ucc: text().notNull(),
    schemeCode: text().notNull(),
    amount: paise().notNull(),
    start: day().notNull(),
    instalments: integer().notNull(),
    state: text({ enum: ['active', 'cancelled', 'refused'] }).notNull(),
    /** The instalments of its pauses so far, by our references. */
    pauses: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.clientRef).concurrently()],
);

/** The book of the sandbox's bank and payment gateway. */
export const sandboxBankPayments = pgTable(
  'sandbox_bank_payments',
  {
    gatewayRef: text().primaryKey(),
    clientRef: text().notNull(),
    amount: paise().notNull(),
    state: text({ enum: ['waiting', 'paid', 'failed', 'abandoned'] }).notNull(),
    returnUrl: text().notNull(),
    details: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.clientRef).concurrently()],
);

/** What the sandbox's bank has paid out to investors for fund houses. */
export const sandboxBankPayouts = pgTable('sandbox_bank_payouts', {
  /** The bank's reference (UTR). */
  reference: text().primaryKey(),
  /** The number of the redemption at the exchange, paid once. */
  orderNumber: text().notNull().unique(),
  amount: paise().notNull(),
  /** The last four digits of the account, and its bank. */
  accountEnd: text().notNull(),
  ifsc: text().notNull(),
  paidAt: instant().notNull(),
});

/** The book of the sandbox's identity provider. */
export const sandboxKycRequests = pgTable('sandbox_kyc_requests', {
  requestId: text().primaryKey(),
  callbackUrl: text().notNull(),
  /** The data that ProsperX sent about the person, as JSON, sealed under `requestId`. */
  person: sealed().notNull(),
  panHash: lookup().notNull(),
  state: text({ enum: ['waiting', 'shared', 'cancelled'] }).notNull(),
  createdAt: instant().notNull(),
  decidedAt: instant(),
});

/** The status that the sandbox's KYC registry is set to give for a PAN. */
export const sandboxKycStatuses = pgTable('sandbox_kyc_statuses', {
  panHash: lookup().primaryKey(),
  status: text().$type<KycStatus>().notNull(),
});

/** The clients in the book of the sandbox's exchange, one row for each registration. */
export const sandboxExchangeClients = pgTable('sandbox_exchange_clients', {
  clientRef: text().primaryKey(),
  ucc: text().notNull(),
  /** null: registered. */
  refusal: text(),
  registeredAt: instant('told_at').notNull(),
});

/** The mandates in the book of the sandbox's exchange and the banks behind it. */
export const sandboxMandates = pgTable('sandbox_mandates', {
  mandateId: text().primaryKey(),
  clientRef: text().notNull(),
  /** Names its page at the bank: nobody can guess it. */
  pageId: text().notNull().unique(),
  method: text().$type<MandateMethod>().notNull(),
  limit: paise().notNull(),
  state: text({ enum: ['waiting', 'authorised', 'approved', 'rejected', 'cancelled'] }).notNull(),
  /** The reason for which it is rejected or cancelled; empty otherwise. */
  reason: text().notNull().default(''),
  returnUrl: text(),
  /** The time at which the bank decides on what its holder has proven; null: never, or not proven yet. */
  decidesAt: instant(),
  createdAt: instant().notNull(),
});
