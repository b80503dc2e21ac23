import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { type Instant, MINUTE } from '@prosperx/core/time';
import { eq, sql, type SQL } from 'drizzle-orm';
import { at } from '#db/db.js';
import { type Lookup, throttles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/** Allows a number of tries in a span of time (milliseconds) that begins with the first. */
export interface Limit {
  readonly most: number;
  readonly within: number;
}

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Clocks of servers differ by less (milliseconds). What was counted later than that from now was counted before the clock was set back, and is forgotten: else it would be held against people for as long as the clock was wrong. */
const CLOCKS_DIFFER = MINUTE;

const isOfWrongClock = (now: Instant): SQL => sql`${throttles.since} > ${at(now + CLOCKS_DIFFER)}`;

/** True of what was counted before the span of a limit that ends now, or by a wrong clock: it counts no more. */
export const isOver = (now: Instant, { within }: Pick<Limit, 'within'>): SQL =>
  sql`(${throttles.since} <= ${at(now - within)} or ${isOfWrongClock(now)})`;

export function throttleKey({ crypto }: Deps, ...parts: readonly string[]): Lookup {
  return crypto.lookup('throttle', parts.join('\0'));
}

/** Counts one more, by one statement that no parallel call can slip past; throws when it is more than the limit. */
export async function consumeLimit(
  deps: Deps,
  key: Lookup,
  limit: Limit,
  code: ErrorCode = 'too_many_requests',
): Promise<void> {
  const now = deps.clock.now();
  const over = isOver(now, limit);
  const [row] = await deps.db
    .insert(throttles)
    .values({ key, count: 1, since: now, keptUntil: now + limit.within })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        keptUntil: sql`case when ${over} then ${at(now + limit.within)} else ${throttles.keptUntil} end`,
        count: sql`case when ${over} then 1 else least(${throttles.count} + 1, ${limit.most + 1}::int) end`,
        since: sql`case when ${over} then ${at(now)} else ${throttles.since} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.most) return;
  throw new PxError(code, { retryAfter: Math.ceil((row.since + limit.within - now) / 1_000) });
}

/** Says whether a limit would refuse the next one, and counts nothing. */
export async function isUsedUp(deps: Pick<Deps, 'db' | 'clock'>, key: Lookup, limit: Limit): Promise<boolean> {
  const now = deps.clock.now();
  const [row] = await deps.db
    .select({ count: throttles.count })
    .from(throttles)
    .where(sql`${throttles.key} = ${key} and not ${isOver(now, limit)}`);
  return (row?.count ?? 0) >= limit.most;
}

/** Says whether something happens for the first time within a span of milliseconds; of many at once one is the first. */
export async function isFirstWithin(deps: Pick<Deps, 'db' | 'clock'>, key: Lookup, within: number): Promise<boolean> {
  const now = deps.clock.now();
  const made = await deps.db
    .insert(throttles)
    .values({ key, count: 1, since: now, keptUntil: now + within })
    .onConflictDoNothing()
    .returning({ key: throttles.key });
  return made.length > 0;
}

/** Returns a try that is not to count, such as one that was right. */
export async function releaseLimit({ db }: Pick<Services, 'db'>, key: Lookup): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)`, blockedUntil: null })
    .where(eq(throttles.key, key));
}

export async function resetLimit({ db }: Deps, key: Lookup): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/**
 * A leaky bucket: it takes `holds` at once and then one every `oneEvery` milliseconds, for as long as it is asked. It suits what many
 * share, such as an address: a caller who finds it full waits for the next drop, never for longer.
 */
export interface Bucket {
  readonly holds: number;
  readonly oneEvery: number;
}

type DbAndClock = Pick<Services, 'db' | 'clock'>;

/** Counts one more, by one statement that no parallel call can slip past; throws when the bucket is full. */
export async function consumeBucket(
  { db, clock }: DbAndClock,
  key: Lookup,
  { holds, oneEvery }: Bucket,
  code: ErrorCode = 'too_many_requests',
): Promise<void> {
  const now = clock.now();
  const { left, since } = levelAt(now, oneEvery);
  const poured = await db
    .insert(throttles)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { count: sql`${left} + 1`, since },
      setWhere: sql`${left} < ${holds}::int`,
    })
    .returning({ count: throttles.count });
  if (poured.length > 0) return;
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  const wait = oneEvery - (row ? (now - row.since) % oneEvery : 0);
  throw new PxError(code, { retryAfter: Math.ceil(wait / 1_000) });
}

/** Says whether a bucket would refuse the next one, and counts nothing. */
export async function isBucketFull(
  { db, clock }: DbAndClock,
  key: Lookup,
  { holds, oneEvery }: Bucket,
): Promise<boolean> {
  const { left } = levelAt(clock.now(), oneEvery);
  const [row] = await db.select({ left }).from(throttles).where(eq(throttles.key, key));
  return Number(row?.left ?? 0) >= holds;
}

interface Level {
  /** The rest of the count. */
  readonly left: SQL;
  /** The time from which the next one runs out. */
  readonly since: SQL;
}

/** Returns a count that loses one every `oneEvery` milliseconds. It goes in whole steps, so that no fraction is lost by asking often. */
function levelAt(now: Instant, oneEvery: number): Level {
  const passed = sql`extract(epoch from (${at(now)} - ${throttles.since})) * 1000`;
  const gone = sql`case when ${isOfWrongClock(now)} then ${throttles.count} else greatest(floor((${passed}) / ${oneEvery}::float8), 0) end`;
  return {
    left: sql`greatest(${throttles.count} - ${gone}, 0)::int`,
    since: sql`case when ${throttles.count} <= ${gone} then ${at(now)} else ${throttles.since} + ${gone} * ${oneEvery}::float8 * interval '1 millisecond' end`,
  };
}

/**
 * Allows `free` tries; each one after makes the next wait twice as long (milliseconds). One is forgotten every `forgetsOneEvery`, which
 * is longer than `longest`: otherwise a person who keeps guessing would never be slowed down further.
 */
export interface BackOff {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  readonly forgetsOneEvery: number;
}

async function refuse({ db, clock }: DbAndClock, key: Lookup): Promise<never> {
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  const wait = (row?.blockedUntil ?? clock.now()) - clock.now();
  throw new PxError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / 1_000)) });
}

/**
 * Counts a try before it is judged, by one statement: of many in parallel only the free ones pass. Throws `too_many_requests` while tries
 * must wait.
 */
export async function countAttempt(deps: DbAndClock, key: Lookup, limit: BackOff): Promise<void> {
  const { free, first, longest, forgetsOneEvery } = limit;
  const now = deps.clock.now();
  const { left, since } = levelAt(now, forgetsOneEvery);
  const count = sql`(${left} + 1)`;
  const wait = sql`least(${longest}::float8, ${first}::float8 * power(2, least(${count} - ${free}::int, 30)))`;
  const counted = await deps.db
    .insert(throttles)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count,
        since,
        blockedUntil: sql`case when ${count} >= ${free}::int then ${at(now)} + ${wait} * interval '1 millisecond' end`,
      },
      setWhere: sql`${throttles.blockedUntil} is null or ${throttles.blockedUntil} <= ${at(now)} or ${isOfWrongClock(now)}`,
    })
    .returning({ count: throttles.count });
  if (counted.length === 0) await refuse(deps, key);
}
