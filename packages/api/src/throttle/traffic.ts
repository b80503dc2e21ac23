import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@prosperx/core/time';
import { type ConcurrencyLimit, concurrencyLimiter } from './concurrency-limiter.js';
import { fairShare } from './fair-share.js';
import { type TokenBucket, tokenBuckets } from './token-buckets.js';

/**
 * What is no call: `files` are pages and what they load, `documents` and `pictures` what is made as it is asked for, `providers` pages and files
 * for which a provider is asked, `webhooks` the messages of providers. `waits` is whoever only waits for what
 * is made.
 */
export type PageTraffic = 'files' | 'documents' | 'pictures' | 'providers' | 'webhooks' | 'waits';

/**
 * What requests ask for: `reads` are calls of nobody known that change nothing, `writes` those that do, `logins` those by which somebody signs in,
 * `calls` are those of people who are signed in and of partners' servers.
 */
export type Traffic = 'reads' | 'writes' | 'logins' | 'calls' | PageTraffic;

/** What is counted by address and visitor, all pages as files; logins and what else changes something have limits of their own. */
type Counted = 'reads' | 'files';

/** Whose request it is: the address, and who says there to be whom: the name of a cart, a device or a page that keeps no cookies; null for who has none. */
export interface Asker {
  readonly address: string;
  readonly name: string | null;
}

/** A bucket for an IPv4 address, which thousands of phones may share behind a carrier, and for a /64 of IPv6, which is one subscriber's. */
interface AddressBuckets {
  readonly shared: TokenBucket;
  readonly own: TokenBucket;
}

export interface TrafficLimits {
  /** Calls of people who are signed in are not counted; what changes something has limits of its own. */
  readonly buckets: {
    /** Reads of one who has a name, at one address. */
    readonly visitor: TokenBucket;
    /** Reads of all at an address who have none. */
    readonly nameless: AddressBuckets;
    /** Reads of all at an address who have one, since names cost nothing. */
    readonly named: AddressBuckets;
    readonly files: AddressBuckets;
  };
  /** The limit of one person, however many sessions they have. */
  readonly share: ConcurrencyLimit;
  /** The limit of what waits at one address, or is held back there with a refusal. */
  readonly waits: ConcurrencyLimit;
  /** The limits of all addresses together. */
  readonly work: Readonly<Record<Traffic, ConcurrencyLimit>>;
  /**
   * Time that a refusal is held back (milliseconds): one who repeats at once does not keep the server busy with refusing. Whoever is held back
   * has no place among any work.
   */
  readonly refusedAfter: number;
}

const VISITOR: TokenBucket = { holds: 300, aSecond: 30 };

/** So many at once, and none waits for its turn. */
const atOnce = (most: number): ConcurrencyLimit => ({ atOnce: most, waiting: 0, longest: 0 });

/**
 * The limits of a server. A visitor may open a dozen pages at once; an address that a mobile network shares may be that of two thousand who
 * open a page of ten reads within a minute, and one of them who is greedy takes nothing from those who have a name. Reads of nobody known are few at once, so that they leave the database to people who are signed in: the embedded one does one thing at a time.
 */
export function trafficLimits(engine: 'pglite' | 'postgres'): TrafficLimits {
  // a page asks for a dozen at once, two tabs for twice as much: who has more than that waiting is no browser
  const share = { waiting: 64, longest: 10_000, restsFrom: 32, givesWay: true, refusal: 'too_many_requests' as const };
  const reads = { waiting: 200, longest: 5_000, givesWay: true };
  return {
    buckets: {
      visitor: VISITOR,
      nameless: { shared: { holds: 3_000, aSecond: 150 }, own: VISITOR },
      named: { shared: { holds: 6_000, aSecond: 300 }, own: { holds: 1_200, aSecond: 120 } },
      files: { shared: { holds: 20_000, aSecond: 400 }, own: { holds: 2_000, aSecond: 200 } },
    },
    // a fifth of the connections to PostgreSQL: several who ask for all they can leave some to the others
    share: { ...share, atOnce: engine === 'pglite' ? 2 : 4 },
    // as many as may have a connection (`start/listen.ts`)
    waits: { ...atOnce(1_000), refusal: 'too_many_requests' },
    work: {
      reads: engine === 'pglite' ? { ...reads, atOnce: 1, restsFrom: 12 } : { ...reads, atOnce: 3, restsFrom: 50 },
      files: { atOnce: 16, waiting: 400, longest: 5_000 },
      documents: { atOnce: 16, waiting: 200, longest: 10_000 },
      pictures: { atOnce: 16, waiting: 200, longest: 10_000 },
      waits: atOnce(4_000),
      // they wait for others, most of their time
      providers: { atOnce: 40, waiting: 200, longest: 10_000 },
      webhooks: { atOnce: 16, waiting: 200, longest: 10_000 },
      // a login is the most work that nobody known can ask for: a password to check, and a dozen rows
      logins: { atOnce: 1, waiting: 100, longest: 15_000, givesWay: true, restsFrom: 4 },
      writes: { atOnce: engine === 'pglite' ? 4 : 16, waiting: 200, longest: 10_000 },
      calls: { atOnce: 64, waiting: 200, longest: 10_000 },
    },
    refusedAfter: 1_000,
  };
}

export interface TrafficControl {
  /** Counts a request; throws `too_many_requests`. */
  count(kind: Counted, asker: Asker): Promise<void>;
  /**
   * Waits for room, first among what its owner asks for: of a call the person of that token, of what waits the address. Resolves to what is
   * called when the work is done. Throws `unavailable`, and `too_many_requests` to an owner who asks for too much at once.
   */
  enter(kind: Traffic, owner?: string): Promise<() => void>;
  /** Says whose a token is: from then on it shares with their other ones. */
  belongsTo(token: string, person: string): void;
  /** Says whether it is known whose a token is. */
  knows(token: string): boolean;
  /** Says that a token is nobody's any more. */
  forget(token: string): void;
}

/** Takes everything: for tests, which ask for more in a second than a page does in an hour. */
export const openTraffic: TrafficControl = {
  count: () => Promise.resolve(),
  enter: () => Promise.resolve(() => {}),
  belongsTo: () => {},
  knows: () => true,
  forget: () => {},
};

export function trafficControl(clock: Clock, limits: TrafficLimits): TrafficControl {
  const { buckets, work, refusedAfter } = limits;
  const byAddress = ({ shared, own }: AddressBuckets) => {
    const [ofMany, ofOne] = [tokenBuckets(clock, shared), tokenBuckets(clock, own)];
    return (address: string) => (address.includes(':') ? ofOne : ofMany).take(address);
  };
  const visitors = tokenBuckets(clock, buckets.visitor);
  const takeNameless = byAddress(buckets.nameless);
  const takeNamed = byAddress(buckets.named);
  const takeFile = byAddress(buckets.files);
  const counted: Readonly<Record<Counted, (asker: Asker) => void>> = {
    reads: ({ address, name }) => {
      if (name === null) return takeNameless(address);
      visitors.take(`${address} ${name}`);
      takeNamed(address);
    },
    files: ({ address }) => takeFile(address),
  };
  const gates = {
    reads: concurrencyLimiter(clock, work.reads),
    writes: concurrencyLimiter(clock, work.writes),
    files: concurrencyLimiter(clock, work.files),
    documents: concurrencyLimiter(clock, work.documents),
    pictures: concurrencyLimiter(clock, work.pictures),
    waits: concurrencyLimiter(clock, work.waits),
    providers: concurrencyLimiter(clock, work.providers),
    webhooks: concurrencyLimiter(clock, work.webhooks),
    logins: concurrencyLimiter(clock, work.logins),
    calls: concurrencyLimiter(clock, work.calls),
  };
  const people = fairShare(clock, limits.share);
  const addresses = fairShare(clock, limits.waits);
  const enter = async (kind: Traffic, owner?: string) => {
    const shares = kind === 'waits' ? addresses : people;
    const leaveShare = owner === undefined ? () => {} : await shares.enter(owner);
    const leave = await gates[kind].enter().catch((error: unknown) => {
      leaveShare();
      throw error;
    });
    return () => {
      leave();
      leaveShare();
    };
  };
  /** Holds a refusal back, unless so much waits at its address already that this would be work too. */
  const heldBack = async <Value>(act: () => Value | Promise<Value>, address?: string): Promise<Value> => {
    try {
      return await act();
    } catch (error) {
      const leave = address === undefined ? () => {} : await addresses.enter(address).catch(() => null);
      if (leave) await wait(refusedAfter).finally(leave);
      throw error;
    }
  };
  return {
    count: (kind, asker) => heldBack(() => counted[kind](asker), asker.address),
    enter: (kind, owner) => heldBack(() => enter(kind, owner)),
    belongsTo: people.belongsTo,
    knows: people.knows,
    forget: people.forget,
  };
}
