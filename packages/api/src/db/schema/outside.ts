import type { OutsideHolding, OutsideLines } from '@prosperx/core/portfolio';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.js';
import { profiles } from './identity.js';

/** A scheme in a folio with its transactions. */
export type KeptAccount = Omit<OutsideHolding, 'pan' | 'lines'> & { readonly lines: OutsideLines };

/** What an investor holds elsewhere, by the last statement that they imported; it is no part of the books. */
export const outsideStatements = pgTable('outside_statements', {
  profileId: id()
    .primaryKey()
    .references(() => profiles.id),
  source: text({ enum: ['CAMS', 'KFINTECH', 'MFCENTRAL', 'NSDL', 'CDSL'] }).notNull(),
  from: day().notNull(),
  until: day().notNull(),
  holdings: jsonb().$type<readonly Omit<OutsideHolding, 'pan' | 'lines'>[]>().notNull(),
  /** The accounts of the statement with their transactions, also of what is sold, if their owner wants them; null otherwise. */
  accounts: jsonb().$type<readonly KeptAccount[]>(),
  /** How many of its holdings are in folios of another PAN, and the places of those that could not be read. */
  otherHolder: integer().notNull().default(0),
  leftOut: jsonb().$type<readonly string[]>().notNull().default([]),
  importedAt: instant().notNull(),
});
