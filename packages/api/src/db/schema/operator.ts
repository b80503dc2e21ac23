import type { ReconciliationFinding } from '@prosperx/core/operator';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, lookup, sealed } from './columns.js';

/** The people who operate the server. None is ever removed: the audit log names them. */
export const operators = pgTable('operators', {
  id: id().primaryKey(),
  name: text().notNull().unique(),
  /** argon2id in PHC form; null until the link was used. */
  passwordHash: text(),
  /** The secret of the authenticator app, in base 32. */
  secret: sealed().notNull(),
  /** The half minute of the last code that was taken: no code is taken twice, nor one from before it. */
  lastStep: integer(),
  /** Hash of the token of the enrolment link, by which a password is set and the app is connected; null once it was used. */
  linkHash: lookup().unique(),
  linkUntil: instant(),
  createdAt: instant().notNull(),
  endedAt: instant(),
});

const operatorId = () =>
  text()
    .notNull()
    .references(() => operators.id);

/** Sessions of operators: of another kind than all others, and good for calls of the console alone. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id().primaryKey(),
    tokenHash: lookup().notNull().unique(),
    operatorId: operatorId(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index().on(table.operatorId), index().on(table.endsAt)],
);

/** Acts that move money: one operator proposes, another decides. */
export const operatorProposals = pgTable(
  'operator_proposals',
  {
    id: id().primaryKey(),
    act: text({ enum: ['retry', 'drop', 'approve', 'found'] }).notNull(),
    /** The number of the job in the queue, and its kind as it was then. */
    jobSeq: bigint({ mode: 'number' }).notNull(),
    jobKind: text().notNull(),
    /** The registration number that was found, of that act alone. */
    number: text(),
    reason: text().notNull(),
    proposedBy: operatorId(),
    proposedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** `withdrawn` by whoever proposed it; `over`: nobody decided in time. */
    state: text({ enum: ['open', 'done', 'refused', 'withdrawn', 'over'] }).notNull(),
    decidedBy: text().references(() => operators.id),
    decidedAt: instant(),
    decisionReason: text(),
  },
  (table) => [
    index().on(table.proposedAt),
    uniqueIndex('operator_proposals_one_open')
      .on(table.jobSeq)
      .where(sql`state = 'open'`),
  ],
);

/** Imports of the market's files, by a command or in the console, and what each changed. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id().primaryKey(),
    kind: text().notNull(),
    fileName: text().notNull(),
    /** The actor, as the audit log names them. */
    actor: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** What it changed, for people to read. */
    report: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Why nothing was taken over; null otherwise. */
    refusal: text(),
  },
  (table) => [index().on(table.startedAt)],
);

/** Runs of the reconciliation, with what they found. */
export const reconciliationRuns = pgTable(
  'reconciliation_runs',
  {
    id: id().primaryKey(),
    scope: text({ enum: ['own', 'all'] }).notNull(),
    actor: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant().notNull(),
    /** The checks that were made, and the records that were compared. */
    checks: integer().notNull(),
    compared: integer().notNull(),
    /** All findings; the first of them follow. */
    found: integer().notNull(),
    findings: jsonb().$type<readonly ReconciliationFinding[]>().notNull(),
  },
  (table) => [index().on(table.startedAt)],
);
