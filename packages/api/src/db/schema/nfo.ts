import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, paise } from './columns.js';

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
    /** Of the regular plan with the growth option, and of the direct one. */
    isinRegularGrowth: text(),
    isinDirectGrowth: text(),
    minimumLumpsum: paise(),
    minimumSip: paise(),
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
