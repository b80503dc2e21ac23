import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { type ErrorCode, PxError } from '@prosperx/core/errors';
import type { Clock, Instant } from '@prosperx/core/time';

/** The most work at once, and the most that waits for its turn, for how long at most (milliseconds). */
export interface ConcurrencyLimit {
  readonly atOnce: number;
  readonly waiting: number;
  readonly longest: number;
  /** While so many wait, each place rests after its work, three times as long as that took: most of the time belongs to others. */
  readonly restsFrom?: number;
  /** What has arrived and waits for nothing goes first. */
  readonly givesWay?: boolean;
  /** What a refusal is called; `unavailable` unless given. */
  readonly refusal?: ErrorCode;
}

const REST_TIMES = 3;
/** Milliseconds: what took longer waited for somebody else, and kept nothing busy. */
const LONGEST_REST = 500;

/** Seconds after which somebody who was refused may find room. */
const RETRY_AFTER = 5;

interface Waiting {
  admit(): void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets so much work begin at once and has the rest wait in the order in which it came. `enter` resolves to what is called when the work
 * is done; it throws for what finds too many waiting, or has waited too long. With `givesWay` each piece of work begins in a
 * turn of the event loop of its own, so that all that has arrived is heard before: the embedded database works in this thread without a
 * pause, and would go from one socket to the next while nobody knows who waits.
 */
export function concurrencyLimiter(
  clock: Clock,
  { atOnce, waiting: most, longest, restsFrom = Infinity, givesWay = false, refusal = 'unavailable' }: ConcurrencyLimit,
) {
  const refused = () => new PxError(refusal, { retryAfter: RETRY_AFTER });
  let inFlight = 0;
  const queue = new Set<Waiting>();
  const admitNext = () => {
    const [next] = queue;
    if (!next) {
      inFlight -= 1;
      return;
    }
    queue.delete(next);
    clearTimeout(next.timer);
    next.admit();
  };
  const leave = (since: Instant) => {
    if (queue.size >= restsFrom) setTimeout(admitNext, Math.min((clock.now() - since) * REST_TIMES, LONGEST_REST));
    else if (givesWay && queue.size > 0) setImmediate(admitNext);
    else admitNext();
  };
  /** One call for each entry, however often it is made. */
  const leaveOnce = () => {
    const since = clock.now();
    let isIn = true;
    return () => {
      if (isIn) leave(since);
      isIn = false;
    };
  };
  const wait = () =>
    new Promise<() => void>((resolve, reject) => {
      const entry: Waiting = {
        admit: () => resolve(leaveOnce()),
        timer: setTimeout(() => {
          queue.delete(entry);
          reject(refused());
        }, longest),
      };
      queue.add(entry);
    });
  return {
    enter: async (): Promise<() => void> => {
      if (inFlight >= atOnce) return queue.size < most ? wait() : Promise.reject(refused());
      inFlight += 1;
      if (givesWay) await turnOfLoop();
      return leaveOnce();
    },
    /** Nothing is in hand, and nothing waits. */
    get isIdle() {
      return inFlight === 0;
    },
  };
}
