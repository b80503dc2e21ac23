import { availableParallelism } from 'node:os';
import { PxError } from '@prosperx/core/errors';

/** The threads that Node has for such work, and for files. */
const THREADS = 4;

/**
 * A password keeps a processor busy for about 20 ms and 19 MiB. One processor is left to the calls of everybody else, and one thread to
 * what they read from files; what is left works on passwords.
 */
export const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, THREADS - 1));

/** More than log in within the seconds for which a browser waits. */
export const MOST_WAITING = 200;

/** Seconds after which somebody who was refused may find room. */
const RETRY_AFTER = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Does heavy work in the order in which it comes, so much at once; throws `unavailable` where too much waits. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length >= MOST_WAITING) throw new PxError('unavailable', { retryAfter: RETRY_AFTER });
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // whoever waits takes the turn over
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
