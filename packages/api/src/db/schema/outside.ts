import { CAS_SOURCES, type OutsideHolding } from '@prosperx/core/portfolio';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.js';
import { profiles } from './identity.js';

/** What an investor holds elsewhere, by the last statement that they imported; it is no part of the books. */
export const outsideStatements = pgTable('outside_statements', {
  profileId: id()
    .primaryKey()
    .references(() => profiles.id),
  source: text({ enum: CAS_SOURCES }).notNull(),
  from: day().notNull(),
  until: day().notNull(),
  holdings: jsonb().$type<readonly Omit<OutsideHolding, 'pan' | 'lines'>[]>().notNull(),
  importedAt: instant().notNull(),
});
