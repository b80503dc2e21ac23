import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, sealed, sequence } from './columns.js';
import { partners } from './session.js';

/** The address at which a partner's server hears of events, one a partner. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  /** The partner's. */
  id: text()
    .primaryKey()
    .references(() => partners.id),
  url: text().notNull(),
  /** The partner's server checks our signature with it. */
  secret: sealed().notNull(),
  createdAt: instant().notNull(),
});

/**
 * States that orders, redemptions, mandates, plans and SIPs have reached, in the order in which they were committed. Triggers write them
 * (migrations `partner_webhooks` and `partner_themes_more_webhooks`), so that no change is missed, and only while somebody listens; what became of one leaves the table.
 */
export const stateChanges = pgTable('state_changes', {
  seq: sequence().primaryKey(),
  subject: text({ enum: ['order', 'mandate', 'lead', 'sale', 'plan', 'sip', 'advisor'] }).notNull(),
  objectId: id().notNull(),
  state: text().notNull(),
  /** The state of the payment of an order; null for any other subject. */
  paymentState: text(),
  at: instant().notNull(),
});

/** What a partner is told, once a state of an object. It holds ids, states and amounts: no personal data. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    /** The row of `state_changes` it stands for. */
    change: integer().notNull(),
    type: text().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant().notNull(),
    deliveredAt: instant(),
  },
  (table) => [unique().on(table.partnerId, table.change), index().on(table.createdAt)],
);

/** Every try to deliver an event: what `npm run partner -- ID --webhook-log` shows. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    seq: sequence().primaryKey(),
    eventId: id()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** The status of the answer; null when none came. */
    status: integer(),
    accepted: boolean().notNull(),
  },
  (table) => [index().on(table.eventId)],
);
