import type { PlanFrequency, PlanKind, PlanStatus } from '@prosperx/core/stp';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, paise } from './columns.js';
import { schemes } from './fund.js';
import { profiles } from './identity.js';

/** What a scheme accepts of STPs and SWPs, a row for each frequency, as the exchange's ASTP master has it. */
export const planTerms = pgTable(
  'plan_terms',
  {
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    kind: text().$type<PlanKind>().notNull(),
    frequency: integer().$type<PlanFrequency>().notNull(),
    /** Plans may take units out of the scheme, and bring money into it. */
    regOut: boolean().notNull(),
    regIn: boolean().notNull(),
    outMinimum: paise().notNull(),
    outMaximum: paise().notNull(),
    outMultiple: paise().notNull(),
    inMinimum: paise().notNull(),
    inMaximum: paise().notNull(),
    minInstalments: integer().notNull(),
    maxInstalments: integer().notNull(),
    /** Days between the entry of a plan and its start. */
    minGap: integer().notNull(),
    maxGap: integer().notNull(),
    /** Days of the month; empty where every day will do. */
    dates: jsonb().$type<readonly number[]>().notNull(),
    /** Who says so, and of which day it is. */
    source: text().notNull(),
    asOf: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schemeId, table.kind, table.frequency] })],
);

/** STPs and SWPs, from their entry to their end. */
export const transferPlans = pgTable(
  'transfer_plans',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    kind: text().$type<PlanKind>().notNull(),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    /** The destination; null of an SWP. */
    toSchemeId: id().references(() => schemes.id),
    folioNumber: text().notNull(),
    amount: paise().notNull(),
    frequency: integer().$type<PlanFrequency>().notNull(),
    instalments: integer().notNull(),
    startDate: day().notNull(),
    /** The last day of a daily plan; null of the others. */
    endDate: day(),
    firstOrderToday: boolean().notNull(),
    status: text().$type<PlanStatus>().notNull(),
    /** The advisor who entered it; null where its owner did. */
    actorAgentCode: text(),
    agentCode: text(),
    /** The hash of what is confirmed, to which link and OTP are bound. */
    contentHash: lookup().notNull(),
    /** The time until which it can be confirmed, or, once it is, set up; null later. */
    actBefore: instant(),
    /** The time at which its owner gave the OTP for it. */
    otpConfirmedAt: instant(),
    /** The reference of the plan at the exchange. */
    clientRef: text().notNull().unique(),
    /** The time at which it was first sent there. */
    sentAt: instant(),
    registrationNumber: text().unique(),
    nextDate: day(),
    instalmentsDone: integer().notNull().default(0),
    /** Why it was refused or stopped, in words for its owner. */
    remarks: text().notNull().default(''),
    /** The reason why the exchange goes on with a plan that is over here, until it ends it, empty while it has not answered; null when it does not go on. */
    keptReason: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.profileId, table.createdAt),
    index()
      .on(table.nextDate)
      .where(sql`status = 'ACTIVE'`),
  ],
);

export type TransferPlanRow = typeof transferPlans.$inferSelect;

/** The instalments of plans that have fallen due: each led to a redemption, or failed before it. */
export const planInstalments = pgTable(
  'plan_instalments',
  {
    id: id().primaryKey(),
    planId: id()
      .notNull()
      .references(() => transferPlans.id),
    instalment: integer().notNull(),
    date: day().notNull(),
    /** The redemption that carries it out; null where none could be made. */
    saleId: id(),
    /** Why it failed; null while it has not. */
    failure: text(),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.planId, table.instalment)],
);

export type PlanInstalmentRow = typeof planInstalments.$inferSelect;
