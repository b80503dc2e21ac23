import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Places by pincode, filled by the importer. */
export const pincodes = pgTable('pincodes', {
  pincode: text().primaryKey(),
  city: text().notNull(),
  state: text().notNull(),
});

/** What the IFSC provider last said of a branch. */
export const ifscBranches = pgTable('ifsc_branches', {
  ifsc: text().primaryKey(),
  bank: text().notNull(),
  branch: text().notNull(),
  city: text().notNull(),
  askedAt: instant().notNull(),
});
