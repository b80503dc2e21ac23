import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@prosperx/core/time';
import { type ConcurrencyLimit, concurrencyLimiter } from './concurrency-limiter.js';
import { type TokenBucket, tokenBuckets } from './token-buckets.js';

/**
 * What requests ask for: `reads` are calls of nobody known that change nothing, `logins` those by which somebody signs in, `files` are pages
 * and what they load, `calls` are all others.
 */
export type Traffic = 'reads' | 'files' | 'logins' | 'calls';

/** What has a limit of its own for each address; logins count their guesses. */
type Counted = Exclude<Traffic, 'calls' | 'logins'>;

export interface TrafficLimits {
  /** Of one address. Calls of people who are signed in are not counted; what changes something has limits of its own. */
  readonly buckets: Readonly<Record<Counted, TokenBucket>>;
  /** Of all addresses together. */
  readonly work: Readonly<Record<Traffic, ConcurrencyLimit>>;
  /** Time that a refusal is held back (milliseconds): one who repeats at once does not keep the server busy with refusing. */
  readonly refusedAfter: number;
}

/**
 * The limits of a server. An address may be that of an office or of a mobile network: it may open a dozen pages at once. Reads of
 * nobody known are few at once, so that they leave the database to people who are signed in: the embedded one does one thing at a time.
 */
export function trafficLimits(engine: 'pglite' | 'postgres'): TrafficLimits {
  const reads = { waiting: 200, longest: 5_000, givesWay: true };
  return {
    buckets: { reads: { holds: 300, aSecond: 30 }, files: { holds: 2_000, aSecond: 200 } },
    work: {
      reads: engine === 'pglite' ? { ...reads, atOnce: 1, restsFrom: 12 } : { ...reads, atOnce: 3, restsFrom: 50 },
      files: { atOnce: 16, waiting: 400, longest: 5_000 },
      // a login is the most work that nobody known can ask for: a password to check, and a dozen rows
      logins: { atOnce: 1, waiting: 100, longest: 15_000, givesWay: true, restsFrom: 4 },
      calls: { atOnce: 64, waiting: 200, longest: 10_000 },
    },
    refusedAfter: 1_000,
  };
}

export interface TrafficControl {
  /** Counts a request of an address; throws `too_many_requests`. */
  count(kind: Counted, address: string): Promise<void>;
  /** Waits for room; resolves to what is called when the work is done. Throws `unavailable`. */
  enter(kind: Traffic): Promise<() => void>;
}

/** Takes everything: for tests, which ask for more in a second than a page does in an hour. */
export const openTraffic: TrafficControl = {
  count: () => Promise.resolve(),
  enter: () => Promise.resolve(() => {}),
};

export function trafficControl(clock: Clock, { buckets, work, refusedAfter }: TrafficLimits): TrafficControl {
  const counted = { reads: tokenBuckets(clock, buckets.reads), files: tokenBuckets(clock, buckets.files) };
  const gates = {
    reads: concurrencyLimiter(clock, work.reads),
    files: concurrencyLimiter(clock, work.files),
    logins: concurrencyLimiter(clock, work.logins),
    calls: concurrencyLimiter(clock, work.calls),
  };
  const heldBack = async <Value>(act: () => Value | Promise<Value>): Promise<Value> => {
    try {
      return await act();
    } catch (error) {
      await wait(refusedAfter);
      throw error;
    }
  };
  return {
    count: (kind, address) => heldBack(() => counted[kind].take(address)),
    enter: (kind) => heldBack(() => gates[kind].enter()),
  };
}
