import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { jobs } from '#db/schema/index.js';
import type { Services } from '#services.js';

export type Job = typeof jobs.$inferSelect;

/**
 * Does one job. It opens its own transactions and may be called again after a crash: what it books is kept apart by natural
 * keys. When it rejects, the job is tried again later.
 */
export type JobHandler = (services: Services, job: Job) => Promise<void>;

/** Kind of job → what does it. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface NewJob {
  readonly kind: string;
  /** One job of a kind with this name, ever. */
  readonly ref: string;
  readonly dueAt: Instant;
  /** Ids alone: jobs are not encrypted. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Writes a job in the transaction that decided on it. One that is there already stays as it is. */
export async function addJob(tx: Db, { payload = {}, ...job }: NewJob, now: Instant): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, payload, state: 'pending', createdAt: now })
    .onConflictDoNothing();
}
