import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { profiles, users } from './identity.js';
import { id, instant, lookup } from './columns.js';
import { partners } from './partner.js';

export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: lookup().notNull().unique(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** null until one of several profiles is chosen. */
    profileId: id().references(() => profiles.id),
    partnerId: text().references(() => partners.id),
    agentCode: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** Absolute end, however busy the session is. */
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt)],
);

/** One-time passwords. A code counts only together with its purpose, user and subject. */
export const otps = pgTable(
  'otps',
  {
    id: id().primaryKey(),
    purpose: text().notNull(),
    userId: id().notNull(),
    /** Hash of what is confirmed, such as the content of a cart. */
    subjectHash: text().notNull(),
    codeHash: lookup().notNull(),
    guesses: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** Set when a newer code took its place. */
    voidedAt: instant(),
  },
  (table) => [index().on(table.userId, table.purpose, table.subjectHash, table.createdAt)],
);

/** Counters behind every rate limit and back-off. `key` is hashed: it may name a mobile. */
export const throttles = pgTable('throttles', {
  key: lookup().primaryKey(),
  count: integer().notNull(),
  since: instant().notNull(),
  blockedUntil: instant(),
});
