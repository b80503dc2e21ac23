import { PxError } from '@prosperx/core/errors';
import type { Clock, Instant } from '@prosperx/core/time';

/** A bucket of tokens, one for each request: it holds so many, and so many are added a second. */
export interface TokenBucket {
  readonly holds: number;
  readonly aSecond: number;
}

interface Level {
  readonly left: number;
  readonly at: Instant;
}

/** More addresses than that are not remembered at once: the buckets that are full again are dropped first. */
const MAX_ADDRESSES = 50_000;

/**
 * Counts the requests of each address in the memory of this process: it is asked so often that a row in the database would cost more
 * than the request. `take` throws `too_many_requests` when a bucket is empty.
 */
export function tokenBuckets(clock: Clock, { holds, aSecond }: TokenBucket, most = MAX_ADDRESSES) {
  const levels = new Map<string, Level>();
  const levelAt = (level: Level, now: Instant) =>
    Math.min(holds, level.left + (Math.max(0, now - level.at) / 1_000) * aSecond);
  const forget = (now: Instant) => {
    for (const [address, level] of levels) if (levelAt(level, now) >= holds) levels.delete(address);
    // A crowd of strangers: the first that came make room.
    for (const address of levels.keys()) {
      if (levels.size < most) return;
      levels.delete(address);
    }
  };
  return {
    take: (address: string): void => {
      const now = clock.now();
      if (levels.size >= most && !levels.has(address)) forget(now);
      const left = levelAt(levels.get(address) ?? { left: holds, at: now }, now);
      levels.set(address, { left: left < 1 ? left : left - 1, at: now });
      if (left < 1)
        throw new PxError('too_many_requests', { retryAfter: Math.max(1, Math.ceil((1 - left) / aSecond)) });
    },
    /** The number of addresses that are remembered. */
    get size() {
      return levels.size;
    },
  };
}
