import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { profiles } from './identity.js';

export const folios = pgTable(
  'folios',
  {
    id: id().primaryKey(),
    folioNumber: text().notNull(),
    fundHouse: text().notNull(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.fundHouse, table.folioNumber), index().on(table.profileId)],
);
