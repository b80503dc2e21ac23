import type { ShortLinkKind } from '@prosperx/core/report';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { agents } from './identity.js';

/** Short addresses of pages that advisors share. They name a customer by client code at most. */
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
    opens: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.agentCode, table.createdAt), index().on(table.expiresAt)],
);
