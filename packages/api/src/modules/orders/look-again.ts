import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { enqueue, type NewJob } from '#queue/queue.js';

const NEXT_LOOK = 60 * 60_000;

/** Has what is not decided yet looked at again in an hour, by a job that is named by `ref` and its time. */
export function lookAgain(db: Db, { ref, ...job }: Omit<NewJob, 'dueAt'>, now: Instant): Promise<void> {
  const dueAt = now + NEXT_LOOK;
  return enqueue(db, [{ ...job, ref: `${ref}:${dueAt}`, dueAt }], now);
}
