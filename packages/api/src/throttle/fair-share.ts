import type { Clock } from '@prosperx/core/time';
import { type ConcurrencyLimit, concurrencyLimiter } from './concurrency-limiter.js';

/** More owners than that are not remembered at once. */
const MAX_OWNERS = 50_000;

/**
 * Gives each owner so much work at once, and has the rest of theirs wait among itself: however much one asks for, the others find room. An owner
 * is known by a token: each token is one of its own until `belongsTo` says whose it is, so that several sessions of a person are one owner.
 */
export function fairShare(clock: Clock, limit: ConcurrencyLimit, most = MAX_OWNERS) {
  const shares = new Map<string, ReturnType<typeof concurrencyLimiter>>();
  const owners = new Map<string, string>();
  const shareOf = (owner: string) => {
    const known = shares.get(owner);
    if (known) return known;
    if (shares.size >= most) for (const [name, share] of shares) if (share.isIdle) shares.delete(name);
    const made = concurrencyLimiter(clock, limit);
    shares.set(owner, made);
    return made;
  };
  return {
    enter: (token: string): Promise<() => void> => shareOf(owners.get(token) ?? token).enter(),
    belongsTo: (token: string, owner: string): void => {
      if (owners.size >= most && !owners.has(token)) owners.clear();
      owners.set(token, owner);
    },
    knows: (token: string): boolean => owners.has(token),
    forget: (token: string): void => void owners.delete(token),
  };
}
