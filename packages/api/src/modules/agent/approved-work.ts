import type { ApprovedKind } from '@prosperx/core/agent';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';
import { and, eq, exists, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, isOneOf } from '#db/db.js';
import { cartItems, carts, profiles, transferPlans } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { readOrderBlock } from '#records/agent/approval-block.js';
import { paidWithOrder } from '#records/cart/paid-with-order.js';

/** A cart that its owner has approved, as core's `agentStatusOf` says it. */
const isOrderable = (now: Instant) =>
  and(eq(carts.status, 'active'), eq(carts.approval, 'APPROVED'), gt(carts.approvalUntil, now));

/** A plan that an advisor entered, which its owner has approved. */
const isToSetUp = (now: Instant) =>
  and(eq(transferPlans.status, 'APPROVED'), isNotNull(transferPlans.actorAgentCode), gt(transferPlans.actBefore, now));

/** Whether an advisor may place what was approved: it is named to them as long. */
export const mayPlaceApproved = async (deps: Pick<Services, 'db' | 'clock'>, agentCode: string): Promise<boolean> =>
  (await readOrderBlock(deps, agentCode)) === null;

/** Whether the owner of an account has approved something that their advisor has not ordered yet. */
export const hasApprovedWork = (db: Db, now: Instant): SQL | undefined =>
  or(
    exists(
      db
        .select({ id: cartItems.id })
        .from(carts)
        .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
        .where(and(eq(carts.profileId, profiles.id), isOrderable(now))),
    ),
    exists(
      db
        .select({ id: transferPlans.id })
        .from(transferPlans)
        .where(and(eq(transferPlans.profileId, profiles.id), isToSetUp(now))),
    ),
  );

export interface ApprovedWork {
  readonly about: ApprovedKind;
  /** What is paid with the order of a cart; null where that is nothing, and of a plan. */
  readonly amount: Paise | null;
  /** When the approval lapses. */
  readonly until: Instant;
}

/** Returns of each account what its owner has approved and lapses first. */
export async function approvedWorkOf(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, ApprovedWork>> {
  const items = await db
    .select({ profileId: sql<string>`${carts.profileId}`, item: cartItems, until: carts.approvalUntil })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(and(isOneOf(carts.profileId, ids), isOrderable(now)));
  const plans = await db
    .select({ profileId: transferPlans.profileId, about: transferPlans.kind, until: transferPlans.actBefore })
    .from(transferPlans)
    .where(and(isOneOf(transferPlans.profileId, ids), isToSetUp(now)));
  const first = new Map<string, ApprovedWork>();
  for (const { profileId, item, until } of items) {
    const sum = addPaise(first.get(profileId)?.amount ?? ZERO_PAISE, paidWithOrder(item));
    if (until !== null) first.set(profileId, { about: 'cart', amount: sum > 0 ? sum : null, until });
  }
  for (const { profileId, about, until } of plans) {
    const before = first.get(profileId)?.until ?? Number.MAX_SAFE_INTEGER;
    if (until !== null && until < before) first.set(profileId, { about, amount: null, until });
  }
  return first;
}
