import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, paise, sealed } from './columns.js';
import { folios } from './folio.js';
import { schemes } from './fund.js';
import { profiles } from './identity.js';
import { sips } from './sip.js';

const profileId = () =>
  id()
    .notNull()
    .references(() => profiles.id);

/** What people save for. */
export const goals = pgTable(
  'goals',
  {
    id: id().primaryKey(),
    profileId: profileId(),
    /** It may name somebody: the wedding of a daughter. */
    name: sealed().notNull(),
    /** At the prices of the day of `changedAt`. */
    cost: paise().notNull(),
    date: day().notNull(),
    inflationPercent: doublePrecision().notNull(),
    annualRatePercent: doublePrecision().notNull(),
    createdAt: instant().notNull(),
    /** When its price was named; what else is saved later does not change it. */
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId)],
);

const goalId = () =>
  id()
    .notNull()
    .references(() => goals.id, { onDelete: 'cascade' });

/** Schemes in folios that are kept for a goal, each for one. */
export const goalFolios = pgTable(
  'goal_folios',
  {
    goalId: goalId(),
    profileId: profileId(),
    folioId: id()
      .notNull()
      .references(() => folios.id),
    schemeId: text()
      .notNull()
      .references(() => schemes.id),
  },
  (table) => [
    primaryKey({ columns: [table.folioId, table.schemeId] }),
    index().on(table.goalId),
    index().on(table.profileId),
  ],
);

/** SIPs that are paid for a goal, each for one. */
export const goalSips = pgTable(
  'goal_sips',
  {
    goalId: goalId(),
    profileId: profileId(),
    sipId: id()
      .primaryKey()
      .references(() => sips.id),
  },
  (table) => [index().on(table.goalId), index().on(table.profileId)],
);
