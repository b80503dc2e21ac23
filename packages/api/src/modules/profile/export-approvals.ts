import { and, eq, isNotNull } from 'drizzle-orm';
import { agents, carts, customerApprovals } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isUnasked } from '#records/cart/is-unasked.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns what advisors asked a person to approve, carts among it, and how it was answered. */
export async function approvalsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const asked = await db
    .select({ approval: customerApprovals, advisor: agents.name })
    .from(customerApprovals)
    .innerJoin(agents, eq(agents.code, customerApprovals.agentCode))
    .where(eq(customerApprovals.profileId, profileId))
    .orderBy(customerApprovals.createdAt);
  const askedCarts = await db
    .select({ cart: carts, advisor: agents.name })
    .from(carts)
    .leftJoin(agents, eq(agents.code, carts.approvalBy))
    .where(and(eq(carts.profileId, profileId), isNotNull(carts.approvalBy)))
    .orderBy(carts.createdAt);
  return [
    ...asked.map(({ approval, advisor }) => ({
      ...{ advisor, call: approval.call, state: approval.state },
      terms: JSON.parse(crypto.open(customerApprovals.change, approval)) as unknown,
      number: approval.pxOrderNumber,
      askedAt: isoOf(approval.createdAt),
      until: isoOf(approval.expiresAt),
      answeredAt: isoOf(approval.answeredAt),
    })),
    ...askedCarts.map(({ cart: { approval, approvalUntil, changedAt }, advisor }) => ({
      ...{ advisor, call: 'cart', state: isUnasked(approval) ? 'withdrawn' : approval?.toLowerCase() },
      // of one that was declined that is when it was
      ...(approval === 'DECLINED' ? { answeredAt: isoOf(approvalUntil) } : { until: isoOf(approvalUntil) }),
      changedAt: isoOf(changedAt),
    })),
  ];
}
