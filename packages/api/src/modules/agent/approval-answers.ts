import { NEWS_DAYS } from '@prosperx/core/agent';
import { APPROVAL_VALIDITY } from '@prosperx/core/cart';
import { CUSTOMER_APPROVAL_VALIDITY } from '@prosperx/core/customer-approval';
import { type Instant, DAY } from '@prosperx/core/time';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, carts, customerApprovals, profiles, transferPlans, users } from '#db/schema/index.js';
import { ofAgent } from '#records/agent/of-agent.js';

/** The most answers that an advisor's home shows. */
const ANSWERS_SHOWN = 10;

/** The longest time for which a plan waits for its owner: until an afternoon of the day after it was entered. */
const PLAN_WAITS = 2 * DAY;

interface Answered {
  readonly encryptedId: string;
  readonly name: string;
  readonly about: string;
  readonly isApproved: boolean;
  readonly at: Instant;
}

/** Returns the latest of what customers of an advisor answered by a link since a time, proposals apart. */
export async function approvalAnswers(db: Db, agentCode: string, now: Instant): Promise<Answered[]> {
  const since = now - NEWS_DAYS * DAY;
  const answers = await Promise.all([
    answeredCarts(db, agentCode, since),
    answeredPlans(db, agentCode, since),
    answeredRequests(db, agentCode, since),
  ]);
  return answers
    .flat()
    .toSorted((one, other) => other.at - one.at)
    .slice(0, ANSWERS_SHOWN);
}

/** The open accounts in which an advisor may act. */
const accountsOf = (db: Db, agentCode: string) =>
  db
    .select({ id: profiles.id, name: profiles.name })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(and(ofAgent(agentCode), isNull(agentCustomers.actingEndedAt)))
    .as('accounts');

/** Carts that nobody has changed or ordered since; of one that was declined `approvalUntil` is when it was. */
async function answeredCarts(db: Db, agentCode: string, since: Instant): Promise<Answered[]> {
  const accounts = accountsOf(db, agentCode);
  const { approval, approvalUntil: until } = carts;
  const isAnswered = or(
    and(eq(approval, 'APPROVED'), gt(until, since + APPROVAL_VALIDITY)),
    and(eq(approval, 'DECLINED'), gt(until, since)),
  );
  const rows = await db
    .select({ encryptedId: accounts.id, name: accounts.name, approval, until })
    .from(carts)
    .innerJoin(accounts, eq(accounts.id, carts.profileId))
    .where(and(eq(carts.status, 'active'), eq(carts.approvalBy, agentCode), isAnswered));
  return rows.flatMap(({ approval: kept, until: end, ...row }) => {
    const isApproved = kept === 'APPROVED';
    return end === null ? [] : [{ ...row, about: 'cart', isApproved, at: isApproved ? end - APPROVAL_VALIDITY : end }];
  });
}

/** Plans that nobody has set up since. */
async function answeredPlans(db: Db, agentCode: string, since: Instant): Promise<Answered[]> {
  const accounts = accountsOf(db, agentCode);
  const { kind: about, status, changedAt: at } = transferPlans;
  const rows = await db
    .select({ encryptedId: accounts.id, name: accounts.name, about, status, at })
    .from(transferPlans)
    .innerJoin(accounts, eq(accounts.id, transferPlans.profileId))
    .where(
      and(
        eq(transferPlans.actorAgentCode, agentCode),
        inArray(status, ['APPROVED', 'DECLINED']),
        gt(at, since),
        gt(transferPlans.createdAt, since - PLAN_WAITS),
      ),
    )
    .orderBy(desc(at))
    .limit(ANSWERS_SHOWN);
  return rows.map(({ status: kept, ...row }) => ({ ...row, isApproved: kept === 'APPROVED' }));
}

/** Requests that their owner approved by a code, or declined. */
async function answeredRequests(db: Db, agentCode: string, since: Instant): Promise<Answered[]> {
  const accounts = accountsOf(db, agentCode);
  const { call: about, state, answeredAt: at } = customerApprovals;
  const rows = await db
    .select({ encryptedId: accounts.id, name: accounts.name, about, state, at })
    .from(customerApprovals)
    .innerJoin(accounts, eq(accounts.id, customerApprovals.profileId))
    .where(
      and(
        eq(customerApprovals.agentCode, agentCode),
        inArray(state, ['approved', 'declined']),
        gt(at, since),
        gt(customerApprovals.createdAt, since - CUSTOMER_APPROVAL_VALIDITY),
      ),
    )
    .orderBy(desc(at))
    .limit(ANSWERS_SHOWN);
  return rows.flatMap(({ state: kept, at: when, ...row }) =>
    when === null ? [] : [{ ...row, isApproved: kept === 'approved', at: when }],
  );
}
