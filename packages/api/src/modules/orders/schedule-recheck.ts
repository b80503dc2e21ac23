import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { enqueue, type NewJob } from '#queue/queue.js';

const RECHECK_AFTER = 60 * 60_000;

/** Has what is not decided yet looked at again in an hour, by a job that is named by `ref` and its time. */
export function scheduleRecheck(db: Db, { ref, ...job }: Omit<NewJob, 'dueAt'>, now: Instant): Promise<void> {
  const dueAt = now + RECHECK_AFTER;
  return enqueue(db, [{ ...job, ref: `${ref}:${dueAt}`, dueAt }], now);
}
