import { PxError } from '@prosperx/core/errors';
import { eq, sql } from 'drizzle-orm';
import { at } from '#db/instants.js';
import { type Lookup, throttles } from '#db/schema/index.js';
import type { Services } from '#services.js';
import { levelAt } from './level.js';

/**
 * So many tries are free; each one after makes the next wait twice as long (milliseconds). One is forgotten every
 * `forgetsOneEvery`, which is longer than `longest`: else who keeps guessing would never be slowed down further.
 */
export interface BackOff {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  readonly forgetsOneEvery: number;
}

type Needs = Pick<Services, 'db' | 'clock'>;

async function refuse({ db, clock }: Needs, key: Lookup): Promise<never> {
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  const wait = (row?.blockedUntil ?? clock.now()) - clock.now();
  throw new PxError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / 1_000)) });
}

/**
 * Counts a try before it is judged, by one statement: of many in parallel only the free ones pass.
 * Throws `too_many_requests` while tries must wait.
 */
export async function countTry(needs: Needs, key: Lookup, limit: BackOff): Promise<void> {
  const { free, first, longest, forgetsOneEvery } = limit;
  const now = needs.clock.now();
  const { left, since } = levelAt(now, forgetsOneEvery);
  const count = sql`(${left} + 1)`;
  const wait = sql`least(${longest}::float8, ${first}::float8 * power(2, least(${count} - ${free}::int, 30)))`;
  const counted = await needs.db
    .insert(throttles)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count,
        since,
        blockedUntil: sql`case when ${count} >= ${free}::int then ${at(now)} + ${wait} * interval '1 millisecond' end`,
      },
      setWhere: sql`${throttles.blockedUntil} is null or ${throttles.blockedUntil} <= ${at(now)}`,
    })
    .returning({ count: throttles.count });
  if (counted.length === 0) await refuse(needs, key);
}
