import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { outbox } from '#db/schema/index.js';

export type Claimed = typeof outbox.$inferSelect;

/** For so long a worker owns what it has claimed: longer than a provider may take. */
const LEASE = 60_000;

/** What to claim: by reference, whatever its due time, or all that is due. */
export interface ClaimFilter {
  readonly topic?: string;
  readonly refs?: readonly string[];
}

/** Takes messages for one worker. Two workers never hold the same one; a dead worker's come free when its lease ends. */
export async function claim(db: Db, now: Instant, { topic, refs }: ClaimFilter, most = 20): Promise<Claimed[]> {
  const claimed = await db.transaction(async (tx) => {
    const free = await tx
      .select({ seq: outbox.seq })
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'pending'),
          or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, now)),
          topic ? eq(outbox.topic, topic) : undefined,
          refs ? inArray(outbox.ref, [...refs]) : lte(outbox.dueAt, now),
        ),
      )
      .orderBy(asc(outbox.seq))
      .limit(most)
      .for('update', { skipLocked: true });
    if (free.length === 0) return [];
    return tx
      .update(outbox)
      .set({ leaseUntil: now + LEASE })
      .where(
        inArray(
          outbox.seq,
          free.map(({ seq }) => seq),
        ),
      )
      .returning();
  });
  return claimed.sort((a, b) => a.seq - b.seq);
}
