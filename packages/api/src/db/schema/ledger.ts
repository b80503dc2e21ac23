import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, nav, paise, sequence, units } from './columns.js';
import { schemes } from './fund.js';
import { profiles } from './identity.js';
import { orders } from './order.js';

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

/** Only ever added to. A portfolio is the sum of its entries. */
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
    /** Where it comes from and its name there: the same fact is never booked twice. */
    source: text().notNull(),
    sourceRef: text().notNull(),
    kind: text({ enum: ['purchase', 'sip', 'redemption', 'switch_in', 'switch_out', 'reversal'] }).notNull(),
    date: day().notNull(),
    navDate: day().notNull(),
    nav: nav().notNull(),
    /** Paid in, positive; paid out, negative. */
    amount: paise().notNull(),
    stampDuty: paise().notNull(),
    /** Bought, positive; sold, negative. */
    units: units().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [unique().on(table.source, table.sourceRef), index().on(table.profileId), index().on(table.folioId)],
);
