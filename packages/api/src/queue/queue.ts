import { type Instant, HOUR } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { added, write } from '#db/row-statements.js';
import { queue, type Sealed } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/** A row of the queue: work that falls due at a time of the injected clock, or a message to a provider. */
export type Job = typeof queue.$inferSelect;

/** The name of a job: the queue keeps one job of a name. */
export type JobName = Pick<Job, 'kind' | 'ref'>;

/**
 * Does one job. It opens its own transactions and may be called again after a crash: what it books is kept apart by natural keys, what it
 * sends goes through `sendOnce`. When it rejects, the job is tried again later; with ProviderUnknown when no answer came.
 */
export type JobHandler = (services: Services, job: Job) => Promise<void>;

/** Kind of job → what does it. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface NewJob extends JobName {
  /** Absent when the job is due at once. */
  readonly dueAt?: Instant;
  /** Holds ids alone, since the queue is not encrypted. */
  readonly payload?: unknown;
  /** The address of a notification that goes to another one than the stored one, sealed under the `ref`. */
  readonly recipient?: Sealed | undefined;
}

/** Jobs that are written by one statement, whose values PostgreSQL counts in 16 bits. */
const BATCH = 1_000;

/** Writes jobs, however many, in the transaction that decides on them. One that is there already stays as it is. */
export async function enqueue(tx: Db, jobs: readonly NewJob[], now: Instant): Promise<void> {
  const [first, ...others] = jobs;
  if (!first) return;
  if (others.length === 0) return write(tx, addedJob(first, now));
  const state = 'pending' as const;
  const rows = jobs.map((job) => ({ payload: {}, dueAt: now, ...job, state, createdAt: now }));
  for (let at = 0; at < rows.length; at += BATCH)
    await tx
      .insert(queue)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing();
}

/** Adds a job beside other rows (`write`), in the transaction that decides on it. One that is there already stays as it is. */
export const addedJob = (job: NewJob, now: Instant) =>
  added(queue, { payload: {}, dueAt: now, ...job, state: 'pending', createdAt: now }, true);

const RECHECK_AFTER = HOUR;

/** Schedules another check of something undecided in an hour, by a job that is named by `ref` and its time. */
export function scheduleRecheck(db: Db, { ref, ...job }: Omit<NewJob, 'dueAt'>, now: Instant): Promise<void> {
  const dueAt = now + RECHECK_AFTER;
  return enqueue(db, [{ ...job, ref: `${ref}:${dueAt}`, dueAt }], now);
}
