import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { returnJob } from './lease.js';
import type { Job } from './queue.js';

/** The jobs that this server is doing, by database. */
const held = new WeakMap<Db, Set<Job>>();

/** Notes that a job is being done, for as long as it is. */
export async function whileHeld<Result>(db: Db, job: Job, work: () => Promise<Result>): Promise<Result> {
  const jobs = held.get(db) ?? new Set();
  held.set(db, jobs.add(job));
  try {
    return await work();
  } finally {
    jobs.delete(job);
  }
}

/** Gives back what this server is still doing as it ends, so that another need not wait for the end of a lease. Returns how many there were. */
export async function handBack(db: Db, now: Instant): Promise<number> {
  const jobs = [...(held.get(db) ?? [])];
  for (const job of jobs) await returnJob(db, job, now);
  return jobs.length;
}
