import type { ProposableCall, ProposalState } from '@prosperx/core/proposal';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, sealed } from './columns.js';
import { agents, profiles } from './identity.js';

/** What advisors propose to their customers by a link: a row for each version, those of one link by their thread. */
export const proposals = pgTable(
  'proposals',
  {
    id: id().primaryKey(),
    /** The id of the first version, by which the link goes. */
    threadId: id().notNull(),
    /** The number of the version, from 1. */
    version: integer().notNull(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    state: text().$type<ProposalState>().notNull(),
    /** The advisor's words; of a draft those of the version before, null of a first one. */
    words: sealed(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    expiresAt: instant(),
    /** The time at which its owner first opened the link; null while they have not. */
    openedAt: instant(),
    answeredAt: instant(),
    /** Those that were sent to the members of a family together; null of one that was sent alone. */
    familySetId: id(),
    /** Why its owner declined it; null where they gave no reason. */
    reason: sealed(),
  },
  (table) => [
    unique().on(table.threadId, table.version),
    index().on(table.profileId, table.createdAt),
    index().on(table.agentCode, table.state),
  ],
);
export type ProposalRow = typeof proposals.$inferSelect;

/** The items of a version, each the call that carries it out, and what was made of it. */
export const proposalItems = pgTable(
  'proposal_items',
  {
    id: id().primaryKey(),
    proposalId: id()
      .notNull()
      .references(() => proposals.id),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    /** Sorts the items of a version. */
    place: integer().notNull(),
    call: text().$type<ProposableCall>().notNull(),
    /** The body of that call as JSON. */
    change: sealed().notNull(),
    answer: text({ enum: ['open', 'approved', 'left'] })
      .notNull()
      .default('open'),
    /** What was made of it once it was approved; one of them is set. */
    orderId: id(),
    saleId: id(),
    planId: id(),
  },
  (table) => [index().on(table.proposalId, table.place), index().on(table.profileId)],
);
export type ProposalItemRow = typeof proposalItems.$inferSelect;
