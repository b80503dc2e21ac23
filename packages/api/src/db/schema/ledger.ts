import type { Paise } from '@prosperx/core/money';
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, nav, paise, sequence, units } from './columns.js';
import { folios } from './folio.js';
import { schemes } from './fund.js';
import { profiles } from './identity.js';
import { orders } from './order.js';
import { sales } from './redemption.js';

/** Written out: the migrations are made without core. */
const NOTHING = 0 as Paise;

/** Entries are only ever added. A portfolio is the sum of its entries. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    seq: sequence().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    folioId: id()
      .notNull()
      .references(() => folios.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    orderId: id().references(() => orders.id),
    /** The redemption that took the units out, or brought those of a switch. */
    saleId: id().references(() => sales.id),
    /** The source of an entry and its name there: the same fact is never booked twice. */
    source: text().notNull(),
    sourceRef: text().notNull(),
    kind: text({ enum: ['purchase', 'sip', 'redemption', 'switch_in', 'switch_out', 'reversal'] }).notNull(),
    date: day().notNull(),
    navDate: day().notNull(),
    nav: nav().notNull(),
    /** Paid in is positive; paid out, negative. */
    amount: paise().notNull(),
    stampDuty: paise().notNull(),
    /** What the fund house and the state took off a redemption: units × NAV are the amount paid out and these two. */
    exitLoad: paise().notNull().default(NOTHING),
    stt: paise().notNull().default(NOTHING),
    /** Bought is positive; sold, negative. */
    units: units().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.source, table.sourceRef),
    index().on(table.profileId, table.navDate),
    index().on(table.folioId),
  ],
);

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
