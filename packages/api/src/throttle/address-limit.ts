import type { Lookup } from '#db/schema/index.js';
import { networkOf } from '#kernel/network.js';
import type { Services } from '#kernel/services.js';
import { type Bucket, consumeBucket, releaseLimit, throttleKey } from './throttle.js';

type Caller = Pick<Services, 'db' | 'clock' | 'crypto'> & { readonly address: string };

/** A /48 of IPv6 is one customer of a provider, or an office with many of them: it has as much as so many addresses. */
const SHARES_OF_A_NETWORK = 4;

/** Returns the buckets that count an address: its own (of IPv6 that of its /64), and of IPv6 that of its /48 too, where one customer has 65,536 others. */
export function addressBuckets(ctx: Caller, name: string, bucket: Bucket): readonly (readonly [Lookup, Bucket])[] {
  const own = [throttleKey(ctx, name, ctx.address), bucket] as const;
  if (!ctx.address.includes(':')) return [own];
  const wider = { holds: bucket.holds * SHARES_OF_A_NETWORK, oneEvery: bucket.oneEvery / SHARES_OF_A_NETWORK };
  return [own, [throttleKey(ctx, name, networkOf(ctx.address)), wider]];
}

/** Counts one more by all of them, or by none where one is full; returns what was counted. */
export async function consumeAddress(ctx: Caller, name: string, bucket: Bucket): Promise<readonly Lookup[]> {
  const counted: Lookup[] = [];
  try {
    for (const [key, limit] of addressBuckets(ctx, name, bucket)) {
      await consumeBucket(ctx, key, limit);
      counted.push(key);
    }
    return counted;
  } catch (error) {
    for (const key of counted) await releaseLimit(ctx, key);
    throw error;
  }
}
