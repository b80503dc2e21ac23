import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { eq, sql } from 'drizzle-orm';
import { type Lookup, throttles } from '#db/schema/index.js';
import type { Services } from '#services.js';
import { levelAt } from './level.js';

/**
 * A leaky bucket: it takes `holds` at once and then one every `oneEvery` milliseconds, for as long as it is asked.
 * For what many share, such as an address: whoever finds it full waits for the next drop, never for longer.
 */
export interface Bucket {
  readonly holds: number;
  readonly oneEvery: number;
}

type Needs = Pick<Services, 'db' | 'clock'>;

/** Counts one more, by one statement that no parallel call can slip past; throws when the bucket is full. */
export async function pourInto(
  { db, clock }: Needs,
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
