import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { eq, sql } from 'drizzle-orm';
import { at } from '#db/instants.js';
import { type Lookup, throttles } from '#db/schema/index.js';
import type { Services } from '#services.js';

/** At most so many in a span of time (milliseconds) that begins with the first. */
export interface Limit {
  readonly most: number;
  readonly within: number;
}

type Needs = Pick<Services, 'db' | 'clock' | 'crypto'>;

export function throttleKey({ crypto }: Needs, ...parts: readonly string[]): Lookup {
  return crypto.lookup('throttle', parts.join('\0'));
}

/** Counts one more, by one statement that no parallel call can slip past; throws when it is more than the limit. */
export async function takeFrom(
  needs: Needs,
  key: Lookup,
  limit: Limit,
  code: ErrorCode = 'too_many_requests',
): Promise<void> {
  const now = needs.clock.now();
  const over = sql`${throttles.since} <= ${at(now - limit.within)}`;
  const [row] = await needs.db
    .insert(throttles)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else least(${throttles.count} + 1, ${limit.most + 1}::int) end`,
        since: sql`case when ${over} then ${at(now)} else ${throttles.since} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.most) return;
  throw new PxError(code, { retryAfter: Math.ceil((row.since + limit.within - now) / 1_000) });
}

/** Takes back one that was counted and is not to count, as a try that was right. */
export async function takeBack({ db }: Pick<Services, 'db'>, key: Lookup): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)`, blockedUntil: null })
    .where(eq(throttles.key, key));
}

export async function forget({ db }: Needs, key: Lookup): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}
