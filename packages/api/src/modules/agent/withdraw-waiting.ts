import { nextPlanStatus } from '@prosperx/core/stp';
import type { Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import type { AuditNote } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { carts, customerApprovals, profiles, proposals, transferPlans } from '#db/schema/index.js';
import { withdrawnAt } from '#records/agent/over-by.js';
import { planText } from '#records/order/remarks.text.js';
import { lockedProfile } from '#records/profile/repository.js';

/** What an advisor asked, and of whom. */
interface Asked {
  readonly profileIds: readonly string[];
  readonly agentCode: string;
}

const notesOf = (action: string, rows: readonly { readonly id: string }[]): AuditNote[] =>
  rows.map(({ id }) => ({ action, objectId: id }));

async function withdrawApprovals(tx: Db, { profileIds, agentCode }: Asked, now: Instant): Promise<AuditNote[]> {
  const isTheirs = and(
    inArray(customerApprovals.profileId, [...profileIds]),
    eq(customerApprovals.agentCode, agentCode),
    eq(customerApprovals.state, 'pending'),
    gt(customerApprovals.expiresAt, now),
  );
  const withdrawn = await tx
    .update(customerApprovals)
    .set(withdrawnAt(now))
    .where(isTheirs)
    .returning({ id: customerApprovals.id });
  return notesOf('approval.withdrawn', withdrawn);
}

/** A cart that waits for a yes, or has one by which they could order it, is one that its owner was not asked about; its link stays known, and says that it was withdrawn. */
async function withdrawCarts(tx: Db, { profileIds, agentCode }: Asked): Promise<AuditNote[]> {
  const isTheirs = and(
    inArray(carts.profileId, [...profileIds]),
    eq(carts.status, 'active'),
    eq(carts.approvalBy, agentCode),
    inArray(carts.approval, ['PENDING', 'APPROVED']),
  );
  const unasked = { approval: 'PENDNEW' as const, approvalUntil: null };
  const withdrawn = await tx.update(carts).set(unasked).where(isTheirs).returning({ id: carts.id });
  return notesOf('cart.approval_withdrawn', withdrawn);
}

/** What an advisor put into a cart is its owner's own once another one takes their place, who has put nothing into it and asks before they order it. What its owner declined stays declined. */
async function leaveCarts(tx: Db, { profileIds }: Asked): Promise<void> {
  const isTheirs = and(
    inArray(carts.profileId, [...profileIds]),
    eq(carts.status, 'active'),
    isNotNull(carts.approval),
    ne(carts.approval, 'DECLINED'),
  );
  await tx.update(carts).set({ approval: null, approvalUntil: null }).where(isTheirs);
}

/** A plan that waits for a yes, or has one and is not at the exchange yet. */
async function withdrawPlans(tx: Db, { profileIds, agentCode }: Asked, now: Instant): Promise<AuditNote[]> {
  const isTheirs = and(inArray(transferPlans.profileId, [...profileIds]), eq(transferPlans.actorAgentCode, agentCode));
  const plans = await tx.select().from(transferPlans).where(isTheirs).orderBy(transferPlans.id).for('update');
  const waiting = plans.filter(({ status }) => nextPlanStatus(status, 'expired') !== null);
  for (const { id, status } of waiting) {
    const to = nextPlanStatus(status, 'expired') ?? status;
    const over = { status: to, remarks: planText.advisorEnded, actBefore: null, changedAt: now };
    await tx.update(transferPlans).set(over).where(eq(transferPlans.id, id));
  }
  return notesOf('plan.withdrawn', waiting);
}

async function withdrawProposals(tx: Db, { profileIds, agentCode }: Asked, now: Instant): Promise<AuditNote[]> {
  // an answer that is being given is taken under the same locks
  for (const id of profileIds) await lockedProfile(tx, id);
  const isTheirs = and(
    inArray(proposals.profileId, [...profileIds]),
    eq(proposals.agentCode, agentCode),
    eq(proposals.state, 'pending'),
    gt(proposals.expiresAt, now),
  );
  const withdrawn = await tx
    .update(proposals)
    .set({ state: 'withdrawn' })
    .where(isTheirs)
    .returning({ id: proposals.id });
  return notesOf('proposal.withdrawn', withdrawn);
}

interface FormerAdvisor {
  readonly agentCode: string;
  /** true where another advisor has taken their place. */
  readonly isReplaced: boolean;
}

/**
 * Withdraws what waits for an answer in the accounts of a person whose advisor may not act any more, in a transaction: nothing of it can be
 * approved or ordered, also once that advisor may act again. Accounts are locked last, as where an answer is carried out. Resolves to what
 * the audit is to say of it.
 */
export async function withdrawWaiting(
  tx: Db,
  userId: string,
  { agentCode, isReplaced }: FormerAdvisor,
  now: Instant,
): Promise<AuditNote[]> {
  const accounts = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  const asked = { profileIds: accounts.map(({ id }) => id).toSorted(), agentCode };
  const notes = [...(await withdrawApprovals(tx, asked, now)), ...(await withdrawCarts(tx, asked))];
  if (isReplaced) await leaveCarts(tx, asked);
  return [...notes, ...(await withdrawPlans(tx, asked, now)), ...(await withdrawProposals(tx, asked, now))];
}
