import { SIP_STATES } from '@prosperx/core/sip';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, paise } from './columns.js';
import { schemes } from './fund.js';
import { profiles } from './identity.js';
import { orders } from './order.js';

/** A running SIP: its first instalment is an order of a cart, the later ones are orders of their own. */
export const sips = pgTable(
  'sips',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    firstOrderId: id()
      .unique()
      .references(() => orders.id),
    registrationNumber: text().unique(),
    /** The mandate with which it is registered, or which its owner prefers; null: any that covers an instalment. */
    mandateId: id(),
    folioNumber: text(),
    amount: paise().notNull(),
    frequency: integer().notNull(),
    sipDate: integer().notNull(),
    instalments: integer().notNull(),
    instalmentsDone: integer().notNull().default(0),
    nextDate: day(),
    state: text({ enum: SIP_STATES }).notNull(),
    /** The reason why the exchange goes on with a SIP that is over here, until it ends it; null when it does not go on. */
    keptReason: text(),
    /** The first instalment that a pause leaves out, and how many it does. */
    skipFrom: integer(),
    skipCount: integer().notNull().default(0),
    /** The time at which its owner stopped it, and the last instalment, under way then, that is still made. */
    stoppedAt: instant(),
    stopAfter: integer(),
    /** The step-up of each year: paise or per cent, and the instalment with which it is due next. */
    stepUpKind: text({ enum: ['sum', 'percent'] }),
    stepUpBy: integer(),
    stepUpAt: integer(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.profileId, table.state),
    index()
      .on(table.nextDate)
      .where(sql`state = 'running'`),
  ],
);

export type SipRow = typeof sips.$inferSelect;

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
    /** The mandate that its owner chose; once it is sent, the one with which it is registered. */
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
