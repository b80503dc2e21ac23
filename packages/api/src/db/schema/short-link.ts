import type { ShortLinkKind } from '@prosperx/core/share';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, sealed } from './columns.js';
import { agents, profiles } from './identity.js';

/** Short addresses of pages that advisors share, each for somebody. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: text().primaryKey(),
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    kind: text().$type<ShortLinkKind>().notNull(),
    /** The page on this site, with its query. */
    path: text().notNull(),
    /** The customer in whose account it was shared. */
    profileId: id().references(() => profiles.id),
    /** Whom it was for: what the advisor wrote, or where it was sent to; null: the customer, or nobody was named. */
    receiver: sealed(),
    opens: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    openedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.agentCode, table.createdAt), index().on(table.expiresAt), index().on(table.profileId)],
);
