import type { Language } from '@prosperx/core/language';
import type { AdvisorInterest, LeadSource, LeadStatus } from '@prosperx/core/lead';
import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, paise, sealed } from './columns.js';
import { agents } from './identity.js';

/** Possible customers. Their ids are made of source, tag, advisor, mobile and day: what is sent twice a day is one lead. */
export const leads = pgTable(
  'leads',
  {
    id: id().primaryKey(),
    /** The advisor who is credited. */
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    source: text().$type<LeadSource>().notNull(),
    /** The tag of a lead for a premium service; null for any other. */
    tag: text(),
    name: sealed().notNull(),
    mobile: sealed().notNull(),
    mobileHash: lookup().notNull(),
    email: sealed().notNull(),
    amount: paise(),
    /** That of the form in which they gave their details; null: English, or an advisor wrote them down. */
    language: text().$type<Language>(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    /** The day on which the advisor wants to speak to them again. */
    followUpOn: day(),
    /** How often they were invited to open an account, and when last. */
    invitations: integer().notNull().default(0),
    invitedAt: instant(),
    /** The version of the words under which the details were given. */
    consentVersion: text().notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.agentCode, table.createdAt), index().on(table.mobileHash), index().on(table.changedAt)],
);

/** Mobiles whose owners, or who got messages on them, have asked us to keep no details of theirs as a lead. */
export const leadObjections = pgTable('lead_objections', {
  mobileHash: lookup().primaryKey(),
  createdAt: instant().notNull(),
});

/** What advisors have said "I am Interested" to. */
export const agentInterests = pgTable(
  'agent_interests',
  {
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    interest: text().$type<AdvisorInterest>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentCode, table.interest] })],
);

/** Plans of a calculator that an advisor shared; their pictures are drawn from here when they are read. */
export const sharedPlans = pgTable('shared_plans', {
  id: id().primaryKey(),
  agentCode: text()
    .notNull()
    .references(() => agents.code),
  calculator: text({ enum: ['sip', 'goal', 'lumpsum', 'stepUp'] }).notNull(),
  /** The monthly amount, the goal, or the lumpsum. */
  amount: paise().notNull(),
  /** Per cent by which a monthly amount rises each year; null where it does not. */
  stepUp: integer(),
  /** Per cent a year. */
  annualRate: doublePrecision().notNull(),
  years: integer().notNull(),
  createdAt: instant().notNull(),
});
