import type { RedemptionKind, RedemptionMeasure, RedemptionState } from '@prosperx/core/redemption';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, nav, paise, units } from './columns.js';
import { folios } from './folio.js';
import { schemes } from './fund.js';
import { bankAccounts, profiles, users } from './identity.js';

/** Redemptions of units out of a folio: redemptions, and switches with both of their sides. */
export const sales = pgTable(
  'sales',
  {
    id: id().primaryKey(),
    pxOrderNumber: text().notNull().unique(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    folioId: id()
      .notNull()
      .references(() => folios.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    kind: text().$type<RedemptionKind>().notNull(),
    /** The scheme that a switch goes to; null for a redemption. */
    toSchemeId: id().references(() => schemes.id),
    /** The reference of the redemption at the exchange. */
    clientRef: text().notNull().unique(),
    measure: text().$type<RedemptionMeasure>().notNull(),
    /** The amount that was asked for; null for one by units or of all. */
    amount: paise(),
    /** The units that were asked for; null for one by amount, and of all those that were free then. */
    units: units(),
    /** The units that it holds back until it is executed or refused. */
    reservedUnits: units().notNull(),
    /** The account that a redemption is paid to. */
    bankAccountId: id().references(() => bankAccounts.id),
    /** The plan (STP, SWP) of which it is an instalment, and the instalment's number. */
    planId: id(),
    instalment: integer(),
    /** The exchange's number of that plan, where the exchange makes its instalments itself. */
    registrationNumber: text(),
    actorUserId: id().references(() => users.id),
    actorAgentCode: text(),
    agentCode: text(),
    state: text().$type<RedemptionState>().notNull(),
    bseOrderNumber: text().unique(),
    /** The time at which the exchange took it; null before. */
    acceptedAt: instant(),
    /** The reason of a redemption that was refused. */
    remarks: text().notNull().default(''),
    /** The redemption as it was executed. */
    nav: nav(),
    navDate: day(),
    soldUnits: units(),
    /** Units × NAV. */
    grossAmount: paise(),
    exitLoad: paise(),
    stt: paise(),
    /** The gross amount less exit load and securities transaction tax. */
    payout: paise(),
    /** The day on which the money is due at the bank, or in the other scheme. */
    creditDate: day(),
    /** The bank's reference of the payment; null before, and of a switch. */
    payoutRef: text(),
    settledAt: instant(),
    /** What a switch bought. */
    toNav: nav(),
    toNavDate: day(),
    toUnits: units(),
    toStampDuty: paise(),
    /** The exchange's number of that; null where it names none, and of what was bought before it was kept. */
    toOrderNumber: text(),
    /** The time at which it was ordered: of an instalment that the exchange makes by itself, on its date, however late we book it. */
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.profileId, table.createdAt),
    index().on(table.folioId, table.schemeId, table.state),
    unique().on(table.planId, table.instalment),
  ],
);

export type RedemptionRow = typeof sales.$inferSelect;
