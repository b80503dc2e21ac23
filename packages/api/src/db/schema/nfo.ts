import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, paise } from './columns.js';
import { schemes } from './fund.js';
import { users } from './identity.js';

/** New fund offers, as the exchange's notices name them. The scheme of one is found by ISIN, once it is among the schemes. */
export const nfos = pgTable(
  'nfos',
  {
    id: id().primaryKey(),
    schemeName: text().notNull(),
    fundHouse: text().notNull(),
    /** What kind of scheme it is, in the words of the source. */
    category: text().notNull(),
    opens: day().notNull(),
    closes: day().notNull(),
    allotted: day(),
    /** The ISINs of the regular and of the direct plan, both with the growth option. */
    isinRegularGrowth: text(),
    isinDirectGrowth: text(),
    minimumLumpsum: paise(),
    minimumSip: paise(),
    /** What a unit costs at the allotment; null where nobody says, which is ₹10. */
    faceValue: paise(),
    /** The scheme under which the offer is ordered here; null where it is not sold. */
    schemeId: id().references(() => schemes.id),
    /** The day on which the fund house withdrew it. */
    withdrawn: day(),
    source: text().notNull(),
    /** The day up to which the source had said so. */
    asOf: day().notNull(),
    /** Days by which the sandbox has moved the dates; 0 where they are the real ones. */
    movedDays: integer().notNull().default(0),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [unique().on(table.fundHouse, table.schemeName)],
);

/** Who asked to be reminded of the close of an offer. */
export const nfoReminders = pgTable(
  'nfo_reminders',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    nfoId: id()
      .notNull()
      .references(() => nfos.id),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.nfoId] }), index().on(table.nfoId)],
);
