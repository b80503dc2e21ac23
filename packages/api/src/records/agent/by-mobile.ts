import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { DAY } from '@prosperx/core/time';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { agentCustomers, type Lookup, users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { countEach, countsBy, releaseEach } from '#throttle/count-each.js';
import { throttleKey } from '#throttle/throttle.js';
import { mayAct } from './of-agent.js';

/** Mobiles that an advisor names of which nobody is a customer’s, among those that are masked alike. The four digits that are shown leave a million numbers. */
const ALIKE = { most: 100, within: DAY } as const;

/**
 * Counts mobiles of which an advisor will learn whether a customer has them. Throws `too_many_requests` for too many that are masked alike.
 * Returns the key under which one counts. Those of forms that anybody fills in are counted by themselves, or strangers could use up the advisor's.
 */
export async function countMobiles(
  ctx: Context,
  agentCode: string,
  mobiles: ReadonlySet<string>,
  kind: 'customer-mobile' | 'interested-customer-mobile' = 'customer-mobile',
) {
  const keyOf = (mobile: string): Lookup => throttleKey(ctx, kind, agentCode, maskMobile(mobile));
  const [retryAfter] = (await countEach(ctx, countsBy(mobiles, keyOf), ALIKE)).values();
  if (retryAfter !== undefined) throw new PxError('too_many_requests', { retryAfter });
  return keyOf;
}

/** Finds the customers of an advisor, who may act for them, by whole mobiles; returns the ids of the people by their mobile. Those who have ended that are found by their name alone. */
export async function customersByMobile(
  ctx: Context,
  agentCode: string,
  mobiles: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (mobiles.size === 0) return new Map();
  const keyOf = await countMobiles(ctx, agentCode, mobiles);
  const byHash = new Map([...mobiles].map((mobile) => [ctx.crypto.lookup('mobile', mobile), mobile]));
  const found = await ctx.db
    .select({ id: users.id, hash: users.mobileHash })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .where(and(mayAct(agentCode), isNull(users.disabledAt), inArray(users.mobileHash, [...byHash.keys()])));
  const ids = new Map(found.map(({ id, hash }) => [byHash.get(hash) ?? '', id]));
  await releaseEach(ctx, countsBy(ids.keys(), keyOf));
  return ids;
}
