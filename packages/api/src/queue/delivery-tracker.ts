import type { Db } from '#db/db.js';
import { worksUnderWay } from '#kernel/works-under-way.js';
import type { JobName } from './queue.js';

const running = worksUnderWay<boolean>();
const deliveries = worksUnderWay();

const nameOf = ({ kind, ref }: JobName) => `${kind} ${ref}`;

/**
 * Does not begin with a job that this server is doing already, but waits for that to end: its lease may run out meanwhile, as when the
 * sandbox's clock is put forward.
 */
export function runExclusively(db: Db, job: JobName, work: () => Promise<boolean>): Promise<boolean> {
  const begun = running.get(db, nameOf(job));
  return begun ? begun.then(() => false) : running.add(db, nameOf(job), work());
}

/** Lets others wait for a delivery from before it claims its jobs. */
export async function trackDelivery<Result>(
  db: Db,
  jobs: readonly JobName[],
  delivery: Promise<Result>,
): Promise<Result> {
  await Promise.all(jobs.map((job) => deliveries.add(db, nameOf(job), delivery)));
  return delivery;
}

/** Resolves when this server no longer is about to do a job that it announced. */
export async function waitForDelivery(db: Db, job: JobName): Promise<void> {
  await deliveries.get(db, nameOf(job))?.catch(() => {});
}
