import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, sealed, sequence } from './columns.js';
import { agents } from './identity.js';

/** Work that falls due at a time of the injected clock and messages to providers, written in the transaction that decides on them. */
export const queue = pgTable(
  'queue',
  {
    seq: sequence().primaryKey(),
    kind: text().notNull(),
    /** One job of a kind with this name, ever; of a call to a provider our reference there. */
    ref: text().notNull(),
    payload: jsonb().notNull(),
    /** Address of a notification to where a person can be found nowhere else any more, sealed under `ref`. */
    recipient: sealed(),
    /** `parked`: tried too often; waits for a person, as `npm run queue` shows. `dropped`: a person decided that it is not done. */
    state: text({ enum: ['pending', 'done', 'parked', 'dropped'] }).notNull(),
    /** Counted as they begin. */
    attempts: integer().notNull().default(0),
    /** Attempts that are not counted, since the provider did not answer. */
    unanswered: integer().notNull().default(0),
    dueAt: instant().notNull(),
    leaseUntil: instant(),
    lastError: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
    /** The time just before it first went to a provider; null where that is not noted, or it was never sent. */
    sentAt: instant(),
  },
  (table) => [unique().on(table.kind, table.ref), index().on(table.state, table.dueAt, table.seq)],
);

/** The first successful answer to a key, given again to a caller who repeats the request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The hash of the caller: a key is known to its owner alone. */
    owner: lookup().notNull(),
    key: text().notNull(),
    /** The hash of route and body. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    answer: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index().on(table.createdAt)],
);

/** Keeps the weekdays on which the exchange is closed, of imported years; core's own list has earlier ones. A year is known when a row names it. */
export const exchangeHolidays = pgTable('exchange_holidays', { date: day().primaryKey(), name: text().notNull() });

/** Uploaded files, whose bytes lie in the file store under the row's id. Of every kind but `other` an owner, a profile or an agent, has one. */
export const files = pgTable(
  'files',
  {
    id: id().primaryKey(),
    profileId: id(),
    /** The agent whose certificate or picture it is; null for files of a profile. */
    agentCode: text().references(() => agents.code),
    kind: text().notNull(),
    /** The number, with its prefix, of which the picture is the certificate; null where it is of none. */
    certificate: text(),
    mediaType: text().notNull(),
    byteCount: integer().notNull(),
    sha256: text().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.profileId),
    uniqueIndex('files_one_of_a_kind')
      .on(table.profileId, table.kind)
      .where(sql`deleted_at is null and kind <> 'other'`),
    uniqueIndex('files_one_of_a_kind_an_agent')
      .on(table.agentCode, table.kind)
      .where(sql`deleted_at is null and agent_code is not null`),
  ],
);

/** Chains of entries, of which each holds the hash of the one before in its chain: none can be changed or removed unseen. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    chain: integer().notNull().default(1),
    seq: integer().notNull(),
    at: instant().notNull(),
    actor: text().notNull(),
    subject: text(),
    action: text().notNull(),
    objectId: text(),
    requestId: text(),
    /** The details hold ids, states and amounts: no personal data. */
    details: jsonb().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.seq] }),
    index().on(table.subject),
    index('audit_entries_of_operators_by_time')
      .on(table.at, table.chain, table.seq)
      .concurrently()
      .where(sql`actor like 'operator:%'`),
  ],
);

/** The ends of the chains, numbered from 1: a row each, locked by whoever appends to it. */
export const auditHead = pgTable('audit_head', {
  one: integer().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
});
