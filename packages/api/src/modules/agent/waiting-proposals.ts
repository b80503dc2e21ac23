import { NEWS_DAYS } from '@prosperx/core/agent';
import { type Instant, DAY } from '@prosperx/core/time';
import { and, eq, exists, gt, inArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, proposals } from '#db/schema/index.js';

const owners = alias(profiles, 'proposal_owners');
const mappings = alias(agentCustomers, 'proposal_advisors');

/** Selects proposals of the advisor whose customer their owner is. */
const proposalsOf = (db: Db) =>
  db
    .select({ profileId: proposals.profileId, state: proposals.state, until: proposals.expiresAt })
    .from(proposals)
    .innerJoin(owners, eq(owners.id, proposals.profileId))
    .innerJoin(mappings, and(eq(mappings.userId, owners.userId), eq(mappings.agentCode, proposals.agentCode)));

/** A proposal that its owner has not answered, or that they declined or let pass of late. */
const isWaiting = (now: Instant) =>
  or(
    and(eq(proposals.state, 'pending'), gt(proposals.expiresAt, now - NEWS_DAYS * DAY)),
    and(eq(proposals.state, 'declined'), gt(proposals.answeredAt, now - NEWS_DAYS * DAY)),
  );

/** Whether something that was proposed to an account waits for its owner, or for another version. */
export const hasWaitingProposal = (db: Db, now: Instant): SQL =>
  exists(proposalsOf(db).where(and(eq(proposals.profileId, profiles.id), isWaiting(now))));

interface WaitingProposal {
  /** A proposal is about no one sum. */
  readonly amount: null;
  readonly isAsked: boolean;
  readonly until: Instant | null;
}

/** The proposals that wait, by account; `until` is the first end of those that their owner may still answer. */
export async function proposedTo(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, WaitingProposal>> {
  const rows = await proposalsOf(db).where(and(inArray(proposals.profileId, [...ids]), isWaiting(now)));
  const waiting = new Map<string, WaitingProposal>();
  for (const { profileId, state, until } of rows) {
    const before = waiting.get(profileId)?.until ?? null;
    const open = state === 'pending' && until !== null && until > now ? until : null;
    const first = open === null || (before !== null && before < open) ? before : open;
    waiting.set(profileId, { amount: null, isAsked: first !== null, until: first });
  }
  return waiting;
}
