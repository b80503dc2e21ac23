import { NEWS_DAYS, type ProposalStanding } from '@prosperx/core/agent';
import { type Instant, DAY } from '@prosperx/core/time';
import { and, asc, desc, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, isOneOf } from '#db/db.js';
import { agentCustomers, profiles, proposalItems, proposals } from '#db/schema/index.js';

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

/** Whether something was proposed to an account that its owner can still answer. */
export const hasUnansweredProposal = (db: Db, now: Instant): SQL =>
  exists(
    proposalsOf(db).where(
      and(eq(proposals.profileId, profiles.id), eq(proposals.state, 'pending'), gt(proposals.expiresAt, now)),
    ),
  );

interface WaitingProposal {
  /** A proposal is about no one sum. */
  readonly amount: null;
  readonly isAsked: boolean;
  readonly until: Instant | null;
  readonly proposal: ProposalStanding;
}

/** The proposals that wait, by account: one that its owner may still answer first, of others the last. `until` is the first end of the former. */
export async function proposedTo(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, WaitingProposal>> {
  const rows = await proposalsOf(db)
    .where(and(isOneOf(proposals.profileId, ids), isWaiting(now)))
    .orderBy(asc(sql`coalesce(${proposals.answeredAt}, ${proposals.expiresAt})`));
  const waiting = new Map<string, WaitingProposal>();
  for (const { profileId, state, until } of rows) {
    const before = waiting.get(profileId)?.until ?? null;
    const open = state === 'pending' && until !== null && until > now ? until : null;
    const first = open === null || (before !== null && before < open) ? before : open;
    const over = state === 'declined' ? 'declined' : 'expired';
    waiting.set(profileId, {
      amount: null,
      isAsked: first !== null,
      until: first,
      proposal: first === null ? over : 'waiting',
    });
  }
  return waiting;
}

/** The most answers that an advisor's home shows. */
const ANSWERS_SHOWN = 10;

/** What the customers of an advisor answered to their proposals of late, latest first. */
export async function answersOf(db: Db, agentCode: string, now: Instant) {
  // of the few that are shown alone, each by its own
  const counts = db
    .select({
      items: sql`count(*)`.mapWith(Number).as('items'),
      approved: sql`count(*) filter (where ${proposalItems.answer} = 'approved')`.mapWith(Number).as('approved'),
    })
    .from(proposalItems)
    .where(eq(proposalItems.proposalId, proposals.id))
    .as('proposal_counts');
  const rows = await db
    .select({
      encryptedId: owners.id,
      name: owners.name,
      state: proposals.state,
      approved: counts.approved,
      items: counts.items,
      at: proposals.answeredAt,
    })
    .from(proposals)
    .innerJoin(owners, eq(owners.id, proposals.profileId))
    .innerJoin(mappings, and(eq(mappings.userId, owners.userId), eq(mappings.agentCode, proposals.agentCode)))
    .innerJoinLateral(counts, sql`true`)
    .where(
      and(
        eq(proposals.agentCode, agentCode),
        isNull(mappings.actingEndedAt),
        inArray(proposals.state, ['approved', 'declined']),
        gt(proposals.answeredAt, now - NEWS_DAYS * DAY),
      ),
    )
    .orderBy(desc(proposals.answeredAt))
    .limit(ANSWERS_SHOWN);
  return rows.flatMap(({ state, at, ...row }) =>
    at !== null && (state === 'approved' || state === 'declined') ? [{ ...row, answer: state, at }] : [],
  );
}
