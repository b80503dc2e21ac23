import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agents } from './identity.js';
import { instant, sealed } from './columns.js';

/** A business that embeds widgets. Its own pages are known by their origins. */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  agentCode: text().references(() => agents.code),
  /** Shared with the partner's server, which signs launch tickets with it. */
  ticketKey: sealed(),
  /** Where "Back to the partner app" leads: a path of this site, or a page on one of the partner's origins. */
  returnUrl: text(),
  createdAt: instant().notNull(),
});

/** `scheme://host[:port]`; with `anyPort` the port is left out and does not count. */
export const partnerOrigins = pgTable(
  'partner_origins',
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    origin: text().notNull(),
    anyPort: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.origin] })],
);

/** The advisors for whom a partner may sign launch tickets. */
export const partnerAgents = pgTable(
  'partner_agents',
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    agentCode: text()
      .notNull()
      .references(() => agents.code),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.agentCode] })],
);
