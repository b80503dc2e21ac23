import { type Instant, MINUTE, SECOND } from '@prosperx/core/time';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue } from '#db/schema/index.js';

/** More jobs than a second has on the average of a day. */
const JOBS_A_SECOND = 10;

/** The most numbers that are left out at once: with those of a day's work they stay within the six digits that an exchange is sent. */
const MOST_SKIPPED = 400_000;

/**
 * Lets the next jobs leave out the numbers of those that may have been made since the newest one here: after a restore to an earlier time the
 * exchange has seen them, and takes an order under such a number for one that it has. Called before a job can be added. While other servers
 * write, the newest job is of this minute, and nothing is left out.
 */
export async function skipUsedNumbers(db: Db, now: Instant): Promise<void> {
  const [newest] = await db
    .select({ at: queue.createdAt, seq: queue.seq })
    .from(queue)
    .orderBy(desc(queue.seq))
    .limit(1);
  const passed = newest ? now - newest.at : 0;
  if (!newest || passed < MINUTE) return;
  const skipped = Math.min(Math.ceil(passed / SECOND) * JOBS_A_SECOND, MOST_SKIPPED);
  // counted from the newest job: servers and commands that start one after another leave them out once
  const next = newest.seq + skipped;
  await db.execute(sql`select setval('queue_seq_seq', greatest(last_value, ${next}::bigint)) from queue_seq_seq`);
}
