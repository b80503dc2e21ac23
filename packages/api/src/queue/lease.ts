import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '@prosperx/core/time';
import { at, type Db, instantOrNull } from '#db/db.js';
import { queue } from '#db/schema/index.js';
import type { Job, JobName } from './queue.js';

/** The time for which a worker owns what it claims: longer than a provider may take. */
export const LEASE = 60_000;

/**
 * A job is parked with its twelfth failure, some eleven hours after the first: crashes and exceptions alike. A provider that is silent may
 * be for three weeks, in which what it is asked about comes to its own end.
 */
export const parksAfter = { failures: 12, silences: 2_020 };

const FIRST_QUESTION = 5_000;
const LAST_QUESTIONS = 15 * 60_000;

/** 20 s after the first failed attempt, 40 s after the second, …: worked out by the database, which counts them. */
function pauseAfterFailure(attempts: SQL): SQL {
  return sql`interval '10 seconds' * power(2, least(${attempts}, 12))`;
}

/** 5 s after the first question without an answer, then longer and longer, at last 15 minutes. Milliseconds. */
function pauseForAnswer(unanswered: number): number {
  return Math.min(LAST_QUESTIONS, FIRST_QUESTION * 2 ** Math.min(unanswered - 1, 20));
}

const isFree = (now: Instant) =>
  and(eq(queue.state, 'pending'), or(isNull(queue.leaseUntil), lte(queue.leaseUntil, now)));

/**
 * Leases the job that is due first, or the one that is named whatever its due time; null when there is none. Two workers never hold the
 * same one. The claim itself counts the attempt and says when the next one is due: nobody reports back from a process that dies.
 */
export async function claim(db: Db, now: Instant, name?: JobName): Promise<Job | null> {
  const wanted = name ? and(eq(queue.kind, name.kind), eq(queue.ref, name.ref)) : lte(queue.dueAt, now);
  const next = db
    .select({ seq: queue.seq })
    .from(queue)
    .where(and(isFree(now), wanted))
    .orderBy(asc(queue.dueAt), asc(queue.seq))
    .limit(1)
    .for('update', { skipLocked: true });
  const attempts = sql`${queue.attempts} + 1`;
  const [job] = await db
    .update(queue)
    .set({
      attempts,
      leaseUntil: now + LEASE,
      dueAt: later(now, pauseAfterFailure(attempts)),
      lastError: 'interrupted',
    })
    // one row and not a list, which PostgreSQL may work out several times and lock more for
    .where(eq(queue.seq, next))
    .returning();
  return job ?? null;
}

/** Marks a job as done, whoever did it: also when the lease was over meanwhile. */
export async function complete(db: Db, { seq }: Job, now: Instant): Promise<void> {
  const done = { state: 'done' as const, doneAt: now, leaseUntil: null, lastError: null };
  await db.update(queue).set(done).where(eq(queue.seq, seq));
}

/** Puts off what failed, or parks it after its last attempt. */
export function retryLater(db: Db, job: Job, now: Instant, reason: string): Promise<Job | null> {
  if (job.attempts >= parksAfter.failures) return park(db, job, now, reason);
  return release(db, job, { dueAt: later(now, pauseAfterFailure(sql`${queue.attempts}`)), lastError: reason });
}

/** Hands the attempt back, since the job is not to blame for a provider that does not answer, and asks again later; parks it after three weeks. */
export function awaitAnswer(db: Db, job: Job, now: Instant, reason: string): Promise<Job | null> {
  const unanswered = job.unanswered + 1;
  if (unanswered >= parksAfter.silences) return park(db, job, now, reason);
  const dueAt = now + pauseForAnswer(unanswered);
  return release(db, job, { attempts: job.attempts - 1, unanswered, dueAt, lastError: reason });
}

/** Sets a job aside until a person retries or drops it (`npm run queue`). */
export function park(db: Db, job: Job, now: Instant, reason: string): Promise<Job | null> {
  return release(db, job, { state: 'parked', attempts: job.attempts, dueAt: now, lastError: reason });
}

/** Ends a lease that is still held; returns null when another worker has the job by now, or it is done. */
async function release(
  db: Db,
  { seq, leaseUntil }: Job,
  change: Partial<Omit<Job, 'dueAt'>> & { readonly dueAt: Instant | SQL },
): Promise<Job | null> {
  const [released] = await db
    .update(queue)
    .set({ ...change, leaseUntil: null })
    .where(and(eq(queue.seq, seq), eq(queue.state, 'pending'), eq(queue.leaseUntil, leaseUntil ?? 0)))
    .returning();
  return released ?? null;
}

/** Returns when the next job can be claimed; null when nothing waits. A job that another worker holds counts from the end of its lease. */
export async function nextDueAt(db: Db): Promise<Instant | null> {
  const [row] = await db
    .select({ at: instantOrNull(sql`min(greatest(${queue.dueAt}, ${queue.leaseUntil}))`) })
    .from(queue)
    .where(eq(queue.state, 'pending'));
  return row?.at ?? null;
}

const later = (now: Instant, pause: SQL) => sql`${at(now)} + ${pause}`;
