import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, lookup } from './columns.js';
import { profiles } from './identity.js';

/** Versions of the questions with their options, scores and bands. The highest is in force; none is ever changed. */
export const riskQuestionnaires = pgTable('risk_questionnaires', {
  version: integer().primaryKey(),
  content: jsonb().notNull(),
});

/** One time through the questions. */
export const riskAttempts = pgTable(
  'risk_attempts',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    version: integer()
      .notNull()
      .references(() => riskQuestionnaires.version),
    /** The number counts from 1 within profile and version. */
    attemptNo: integer().notNull(),
    /** The class from 1 to 6; null until the attempt is scored. */
    classId: integer(),
    /** The advisor who gave at least one of its answers; null: its owner gave all of them. */
    agentCode: text(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [unique().on(table.profileId, table.version, table.attemptNo)],
);

export const riskAnswers = pgTable(
  'risk_answers',
  {
    attemptId: id()
      .notNull()
      .references(() => riskAttempts.id),
    questionNo: integer().notNull(),
    answerOptionId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionNo] })],
);

/** The people who were sent to the identity provider, by its request ids: nobody else may ask for what was shared there. */
export const kycRequests = pgTable(
  'kyc_requests',
  {
    requestId: text().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    /** The PAN with which the provider was asked to identify the person; null in requests from before it was kept. */
    panHash: lookup(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId)],
);

/** Places by pincode, filled by the importer. */
export const pincodes = pgTable('pincodes', {
  pincode: text().primaryKey(),
  city: text().notNull(),
  state: text().notNull(),
});

/** The IFSC provider's last answer about a branch. */
export const ifscBranches = pgTable('ifsc_branches', {
  ifsc: text().primaryKey(),
  bank: text().notNull(),
  branch: text().notNull(),
  city: text().notNull(),
  askedAt: instant().notNull(),
});
