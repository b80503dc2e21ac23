import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { instantOrNull } from '#db/db.js';
import { jobs } from '#db/schema/index.js';
import type { Services } from '#services.js';
import type { DueWork } from './due-work.js';
import type { Job, JobHandlers } from './jobs.js';

const LEASE = 60_000;
const FIRST_RETRY = 10_000;
const MOST_ATTEMPTS = 12;

/** Takes the job that is due first. No other server is given it until the lease ends. */
async function claimNext({ db, clock }: Services): Promise<Job | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ seq: jobs.seq })
      .from(jobs)
      .where(
        and(eq(jobs.state, 'pending'), lte(jobs.dueAt, now), or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now))),
      )
      .orderBy(asc(jobs.dueAt), asc(jobs.seq))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [job] = await tx
      .update(jobs)
      .set({ leaseUntil: now + LEASE })
      .where(eq(jobs.seq, next.seq))
      .returning();
    return job;
  });
}

async function doJob(services: Services, handlers: JobHandlers, job: Job): Promise<void> {
  const { db, clock } = services;
  try {
    const handle = handlers[job.kind];
    if (!handle) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handle(services, job);
    await db
      .update(jobs)
      .set({ state: 'done', doneAt: clock.now(), leaseUntil: null, lastError: null })
      .where(eq(jobs.seq, job.seq));
  } catch (error) {
    await putOff(services, job, error);
  }
}

/** Only who still holds the lease puts a job off: otherwise it is in the hands of somebody else, or done. */
async function putOff({ db, clock, log }: Services, job: Job, error: unknown): Promise<void> {
  const { seq, kind, ref, leaseUntil } = job;
  const attempts = job.attempts + 1;
  const isDead = attempts >= MOST_ATTEMPTS;
  log.error('job_failed', { kind, seq, attempts, error });
  // nobody tries it again by itself: the nightly sweep does, or a person
  if (isDead) log.error('job_dead', { kind, seq, attempts, ref });
  await db
    .update(jobs)
    .set({
      attempts,
      leaseUntil: null,
      state: isDead ? 'dead' : 'pending',
      dueAt: clock.now() + FIRST_RETRY * 2 ** Math.min(attempts, 12),
      lastError: error instanceof Error ? error.name : 'unknown',
    })
    .where(and(eq(jobs.seq, seq), eq(jobs.leaseUntil, leaseUntil ?? 0)));
}

/** The jobs of the database, done one after another in the order in which they fall due. */
export function jobWork(services: Services, handlers: JobHandlers): DueWork {
  return {
    nextDueAt: async () => {
      const [row] = await services.db
        .select({ at: instantOrNull(sql`min(greatest(${jobs.dueAt}, ${jobs.leaseUntil}))`) })
        .from(jobs)
        .where(eq(jobs.state, 'pending'));
      return row?.at ?? null;
    },
    runDue: async () => {
      // one only: another piece of work may fall due before the next job does
      const job = await claimNext(services);
      if (job) await doJob(services, handlers, job);
    },
  };
}
