import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { day, id, paise, units } from './columns.js';
import { schemes } from './fund.js';
import { profiles } from './identity.js';
import { folios } from './order.js';

/**
 * The sums of the ledger's entries of each scheme in each folio. The database keeps them by triggers on the ledger (migration
 * `positions`), so that one folio among many is one row; no code writes here.
 */
export const positions = pgTable(
  'positions',
  {
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    folioId: id()
      .notNull()
      .references(() => folios.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    units: units().notNull(),
    /** What purchases cost, stamp duty included. */
    paid: paise().notNull(),
    /** What redemptions brought. */
    received: paise().notNull(),
    saleCount: integer().notNull(),
    transactionCount: integer().notNull(),
    firstNavDate: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.folioId, table.schemeId] }), index().on(table.folioId)],
);
