import { PxError } from '@prosperx/core/errors';
import { eq, sql } from 'drizzle-orm';
import { at } from '#db/instants.js';
import { type Lookup, throttles } from '#db/schema/index.js';
import type { Services } from '#services.js';

/** So many tries are free; each one after makes the next wait twice as long (milliseconds). A day without a try forgets. */
export interface BackOff {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

type Needs = Pick<Services, 'db' | 'clock'>;

const DAY = 86_400_000;

async function refuse({ db, clock }: Needs, key: Lookup): Promise<never> {
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  const wait = (row?.blockedUntil ?? clock.now()) - clock.now();
  throw new PxError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / 1_000)) });
}

/**
 * Counts a try before it is judged, by one statement: of many in parallel only the free ones pass.
 * Throws `too_many_requests` while tries must wait.
 */
export async function countTry(needs: Needs, key: Lookup, { free, first, longest }: BackOff): Promise<void> {
  const now = needs.clock.now();
  const count = sql`(case when ${throttles.since} <= ${at(now - DAY)} then 1 else ${throttles.count} + 1 end)`;
  const wait = sql`least(${longest}::float8, ${first}::float8 * power(2, least(${count} - ${free}::int, 30)))`;
  const counted = await needs.db
    .insert(throttles)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count,
        since: at(now),
        blockedUntil: sql`case when ${count} >= ${free}::int then ${at(now)} + ${wait} * interval '1 millisecond' end`,
      },
      setWhere: sql`${throttles.blockedUntil} is null or ${throttles.blockedUntil} <= ${at(now)}`,
    })
    .returning({ count: throttles.count });
  if (counted.length === 0) await refuse(needs, key);
}

/** Takes back a try that was no failure. */
export async function takeBackTry({ db }: Needs, key: Lookup): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)`, blockedUntil: null })
    .where(eq(throttles.key, key));
}
