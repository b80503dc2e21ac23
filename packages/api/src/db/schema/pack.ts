import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns.js';
import { schemes } from './fund.js';

/** Ready-made baskets of schemes ("mint packs"). */
export const packs = pgTable('packs', {
  id: id().primaryKey(),
  name: text().notNull().unique(),
  summary: text().notNull(),
  /** Order on the page. */
  position: integer().notNull(),
});

export const packSchemes = pgTable(
  'pack_schemes',
  {
    packId: id()
      .notNull()
      .references(() => packs.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    /** Percent of the amount, a whole number; those of a pack make 100. */
    weight: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.schemeId] })],
);
