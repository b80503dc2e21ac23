import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, sealed } from './columns.js';
import { partners } from './session.js';

const partnerId = () =>
  text()
    .notNull()
    .references(() => partners.id);

/** Keys of partners' servers, of which a partner may have several at a time, so that one takes the place of another without a gap. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: id().primaryKey(),
    partnerId: partnerId(),
    /** `server`: its server is known by it without an `Origin`. `ticket`: its server signs launch tickets with it. */
    kind: text({ enum: ['server', 'ticket'] }).notNull(),
    /** Hash of a server's key; null for a ticket key, which we have to know. */
    keyHash: lookup().unique(),
    /** The ticket key; null for a server's key, of which only the hash is kept. */
    secret: sealed(),
    /** The last letters, by which people tell keys apart. */
    hint: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.partnerId)],
);

/** Links that sign somebody in to the dashboard of a partner: each once, and soon. */
export const partnerLinks = pgTable(
  'partner_links',
  {
    linkHash: lookup().primaryKey(),
    partnerId: partnerId(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Sessions of dashboards: of another kind than those of people who invest, and good for a partner's own calls alone. */
export const partnerSessions = pgTable(
  'partner_sessions',
  {
    id: id().primaryKey(),
    tokenHash: lookup().notNull().unique(),
    partnerId: partnerId(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index().on(table.partnerId), index().on(table.endsAt)],
);

/** What readers of partners' pages did with widgets, as those pages tell: sums by day, page and widget, and nothing of the readers. */
export const widgetUses = pgTable(
  'widget_uses',
  {
    partnerId: partnerId(),
    day: day().notNull(),
    widget: text().notNull(),
    page: text().notNull(),
    views: integer().notNull().default(0),
    starts: integer().notNull().default(0),
    orders: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day, table.page, table.widget] }), index().on(table.day)],
);
