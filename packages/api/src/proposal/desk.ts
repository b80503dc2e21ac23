import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import {
  DESK_PAGE_SIZE,
  DESK_STANDS,
  type DeskProposal,
  type DeskStand,
  type getDeskProposals as listCall,
  sumsByKind,
  type withdrawDeskProposal as withdrawCall,
  withdrawProposal,
} from '@prosperx/core/proposal';
import type { Instant } from '@prosperx/core/time';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  agentCustomers,
  orders,
  profiles,
  proposalItems,
  proposals,
  sales,
  transferPlans,
  users,
} from '#db/schema/index.js';
import { advisorOf, auditOnBehalf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { groupBy } from '#kernel/group-by.js';
import { familiesOf } from '#modules/agent/customer-families.js';
import { mayEnter } from '#modules/agent/enter-account.js';
import { matchesText } from '#modules/agent/my-customers.js';
import { ITEMS } from './items.js';
import { withdraw } from './prepare-proposal.js';
import { hasFailed, isCarriedOut } from './progress.js';
import { proposalText as text } from './proposal.text.js';
import { changeOf } from './repository.js';

const isWaiting = (now: Instant) => and(eq(proposals.state, 'pending'), gt(proposals.expiresAt, now));

/** How an approved proposal stands: what failed is told first. */
const standOfApproved = sql<DeskStand>`(select case
  when bool_or(${hasFailed}) then 'failed'
  when bool_and(coalesce(${isCarriedOut}, false)) then 'done'
  else 'underway' end
  from ${proposalItems}
  left join ${orders} on ${orders.id} = ${proposalItems.orderId}
  left join ${sales} on ${sales.id} = ${proposalItems.saleId}
  left join ${transferPlans} on ${transferPlans.id} = ${proposalItems.planId}
  where ${proposalItems.proposalId} = ${proposals.id} and ${proposalItems.answer} = 'approved')`;

const standOf = (now: Instant) => sql<DeskStand>`case
  when ${proposals.state} = 'approved' then ${standOfApproved}
  when ${isWaiting(now)} then 'waiting'
  when ${proposals.state} = 'pending' then 'expired'
  else ${proposals.state} end`;

/** The versions that stand so; without a stand all but those that gave way to a newer one. */
function stands(stand: DeskStand | undefined, now: Instant): SQL | undefined {
  switch (stand) {
    case undefined:
      return inArray(proposals.state, ['draft', 'pending', 'approved', 'declined', 'withdrawn']);
    case 'waiting':
      return isWaiting(now);
    case 'expired':
      return and(eq(proposals.state, 'pending'), lte(proposals.expiresAt, now));
    case 'failed':
    case 'underway':
    case 'done':
      return and(eq(proposals.state, 'approved'), eq(standOfApproved, stand));
    default:
      return eq(proposals.state, stand);
  }
}

/** Selects of the proposals of an advisor those whose owners are their customers and let them act. */
const ofDesk = (agentCode: string, named: SQL | undefined, which: SQL | undefined) =>
  and(eq(proposals.agentCode, agentCode), mayEnter(agentCode), named, which);

/** How many proposals stand how. */
async function countsOf(db: Db, where: SQL | undefined, now: Instant): Promise<Record<DeskStand, number>> {
  const each = db
    .select({ stand: standOf(now).as('stand') })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, proposals.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(where)
    .as('each');
  const rows = await db
    .select({ stand: each.stand, count: sql`count(*)`.mapWith(Number) })
    .from(each)
    .groupBy(each.stand);
  const of = (stand: DeskStand) => rows.find((row) => row.stand === stand)?.count ?? 0;
  return Object.fromEntries(DESK_STANDS.map((stand) => [stand, of(stand)])) as Record<DeskStand, number>;
}

function pageOf(db: Db, where: SQL | undefined, now: Instant, page: number) {
  const waits = isWaiting(now);
  const lastAt = sql`coalesce(${proposals.answeredAt}, ${proposals.sentAt}, ${proposals.createdAt})`;
  return db
    .select({
      row: proposals,
      stand: standOf(now),
      owner: { name: profiles.name },
      user: { id: users.id, mobile: users.mobile },
    })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, proposals.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(where)
    .orderBy(asc(sql`case when ${waits} then ${proposals.expiresAt} end`), desc(lastAt), asc(proposals.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
}

/** What the items of some versions come to, by the id of their version. */
async function sumsOf(ctx: Context, ids: readonly string[]) {
  const items = await ctx.db
    .select()
    .from(proposalItems)
    .where(inArray(proposalItems.proposalId, [...ids]));
  const byVersion = groupBy(items, ({ proposalId }) => proposalId);
  return (id: string): Pick<DeskProposal, 'approved' | 'items' | 'sums'> => {
    const own = byVersion.get(id) ?? [];
    return {
      sums: sumsByKind(own.map((item) => ITEMS[item.call].sumOf(changeOf(ctx, item)))),
      items: own.length,
      approved: own.filter(({ answer }) => answer === 'approved').length,
    };
  };
}

export const getDeskProposals: Verb<typeof listCall> = async ({ ctx, input }) => {
  const { db, clock, crypto } = ctx;
  const { code } = await advisorOf(ctx);
  const now = clock.now();
  const named = await matchesText(ctx, code, input.text);
  const counts = await countsOf(db, ofDesk(code, named, stands(undefined, now)), now);
  const found = await pageOf(db, ofDesk(code, named, stands(input.stand, now)), now, input.page);
  const sums = await sumsOf(
    ctx,
    found.map(({ row }) => row.id),
  );
  const families = await familiesOf(
    db,
    code,
    found.flatMap(({ row }) => (row.familySetId === null ? [] : row.profileId)),
  );
  const content = found.map(({ row, stand, owner, user }) => ({
    ...{ proposalId: row.id, version: row.version, encryptedId: row.profileId, stand },
    ...{ name: owner.name, mobile: maskMobile(crypto.open(users.mobile, user)) },
    family: row.familySetId === null ? '' : (families.get(row.profileId) ?? ''),
    ...sums(row.id),
    ...{ sentAt: row.sentAt, until: row.expiresAt, openedAt: row.openedAt, answeredAt: row.answeredAt },
    declineReason: crypto.open(proposals.reason, row) ?? '',
  }));
  const totalElements =
    input.stand === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[input.stand];
  const totalPages = Math.ceil(totalElements / DESK_PAGE_SIZE);
  return { content, page: input.page, totalElements, totalPages, counts };
};

/** The account to which an advisor proposed something, where they may act in it. Throws `approval_over` for anything else. */
async function accountOf(db: Db, agentCode: string, proposalId: string) {
  const [found] = await db
    .select({ profile: profiles })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, proposals.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(ofDesk(agentCode, undefined, eq(proposals.id, proposalId)));
  if (!found) throw new PxError('approval_over', { message: text.answered });
  return found.profile;
}

/** Withdraws a proposal from outside of the account, in which its owner reads of it. */
export const withdrawDeskProposal: Verb<typeof withdrawCall> = async ({ ctx, input: { proposalId } }) => {
  const { code } = await advisorOf(ctx);
  const profile = await accountOf(ctx.db, code, proposalId);
  const inside = { ...ctx, subject: { ...profile, profileId: profile.id } };
  await withdraw(inside, code, proposalId);
  await auditOnBehalf(withdrawProposal, inside);
  return null;
};
