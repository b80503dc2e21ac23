import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, paise } from './columns.js';
import { sips } from './order.js';

/** A change for which the exchange registers a SIP anew: first the new one, then the former one ends, so that neither refusal loses an instalment. */
export const sipChanges = pgTable(
  'sip_changes',
  {
    id: id().primaryKey(),
    sipId: id()
      .notNull()
      .references(() => sips.id),
    /** The reference of the new registration at the exchange. */
    clientRef: text().notNull().unique(),
    kind: text({ enum: ['terms', 'resume', 'step_up'] }).notNull(),
    amount: paise().notNull(),
    sipDate: integer().notNull(),
    mandateId: id(),
    formerAmount: paise().notNull(),
    formerDate: integer().notNull(),
    formerNumber: text(),
    /** The first instalment by it, its date, and the start that the exchange is given. */
    instalment: integer().notNull(),
    date: day().notNull(),
    start: day().notNull(),
    /** `registered`: the exchange has the new SIP, and the former one still. */
    state: text({ enum: ['requested', 'registered', 'done', 'refused', 'withdrawn'] }).notNull(),
    registrationNumber: text().unique(),
    /** Why it was not made; empty otherwise. */
    reason: text().notNull().default(''),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.sipId),
    uniqueIndex('sip_changes_one_open_a_sip')
      .on(table.sipId)
      .where(sql`state in ('requested', 'registered')`),
  ],
);

export type SipChangeRow = typeof sipChanges.$inferSelect;
