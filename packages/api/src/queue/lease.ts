import { type Instant, MINUTE } from '@prosperx/core/time';
import { and, asc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { at, type Db, instantNamed, instantOrNull, instantParameter, preparedOnce } from '#db/db.js';
import { queue } from '#db/schema/index.js';
import type { Job, JobName } from './queue.js';

/** The time for which a worker owns what it claims: longer than a provider may take. */
export const LEASE = MINUTE;

/**
 * A job is parked with its twelfth failure, some eleven hours after the first: crashes and exceptions alike. A provider that is silent may
 * be for three weeks, in which what it is asked about comes to its own end.
 */
export const parksAfter = { failures: 12, silences: 2_020 };

/**
 * Selects jobs that a person must bring to an end (`PersonNeeded`): nothing asks again by itself. What has failed, or was not answered, too often is
 * parked with all of its attempts or questions.
 */
export const waitsForPerson = and(
  eq(queue.state, 'parked'),
  lt(queue.attempts, parksAfter.failures),
  // servers up to November 2026 did not count the last question of what they parked
  lt(queue.unanswered, parksAfter.silences - 1),
);

const FIRST_QUESTION = 5_000;
const LAST_QUESTIONS = 15 * MINUTE;

/** 20 s after the first failed attempt, 40 s after the second, …: worked out by the database, which counts them. */
function pauseAfterFailure(attempts: SQL): SQL {
  return sql`interval '10 seconds' * power(2, least(${attempts}, 12))`;
}

/** 5 s after the first question without an answer, then longer and longer, at last 15 minutes. Milliseconds. */
function pauseForAnswer(unanswered: number): number {
  return Math.min(LAST_QUESTIONS, FIRST_QUESTION * 2 ** Math.min(unanswered - 1, 20));
}

const NOW = instantNamed('now');

const IS_DUE = lte(queue.dueAt, NOW);
const IS_FREE = isNull(queue.leaseUntil);
const IS_HELD_BY_NONE = or(IS_FREE, lte(queue.leaseUntil, NOW));

const nextOf = (db: Db, wanted: SQL | undefined) =>
  db
    .select({ seq: queue.seq })
    .from(queue)
    .where(and(eq(queue.state, 'pending'), wanted))
    .orderBy(asc(queue.dueAt), asc(queue.seq))
    .limit(1)
    .for('update', { skipLocked: true });

const completionOf = (db: Db) =>
  db
    .update(queue)
    .set({ state: 'done', doneAt: instantNamed('now'), leaseUntil: null, lastError: null })
    // what was parked or dropped meanwhile stays so
    .where(and(eq(queue.seq, sql.placeholder('seq')), eq(queue.state, 'pending')));

function claimOf(name: string, wanted: SQL | undefined, isAfterAnother = false) {
  const attempts = sql`${queue.attempts} + 1`;
  return preparedOnce((db) =>
    (isAfterAnother ? db.with(db.$with('completed').as(completionOf(db))) : db)
      .update(queue)
      .set({
        attempts,
        leaseUntil: instantNamed('leaseUntil'),
        dueAt: sql`${NOW} + ${pauseAfterFailure(attempts)}`,
        lastError: 'interrupted',
      })
      // one row and not a list, which PostgreSQL may work out several times and lock more for
      .where(eq(queue.seq, nextOf(db, wanted)))
      .returning()
      .prepare(name),
  );
}

const claimDue = claimOf('claim_due', and(IS_DUE, IS_HELD_BY_NONE));
// a job whose lease is over may be what another worker completes, which in turn may claim what is completed here: each would wait for the other
const completeAndClaimDue = claimOf('complete_and_claim_due', and(IS_DUE, IS_FREE), true);
const claimNamed = claimOf(
  'claim_named',
  and(eq(queue.kind, sql.placeholder('kind')), eq(queue.ref, sql.placeholder('ref')), IS_HELD_BY_NONE),
);

/**
 * Leases the job that is due first, or the one that is named whatever its due time; null when there is none. Two workers never hold the
 * same one. The claim itself counts the attempt and says when the next one is due: nobody reports back from a process that dies.
 */
export async function claim(db: Db, now: Instant, name?: JobName): Promise<Job | null> {
  const times = { now: instantParameter(now), leaseUntil: instantParameter(now + LEASE) };
  const [job] = await (name
    ? claimNamed(db).execute({ ...times, kind: name.kind, ref: name.ref })
    : claimDue(db).execute(times));
  return job ?? null;
}

const completion = preparedOnce((db) => completionOf(db).returning({ seq: queue.seq }).prepare('complete_job'));

/**
 * Marks a job as done, whoever did it: also when the lease was over meanwhile. Returns false where it has come to another end since: was parked,
 * or a person has decided about it.
 */
export async function complete(db: Db, { seq }: Job, now: Instant): Promise<boolean> {
  const done = await completion(db).execute({ seq, now: instantParameter(now) });
  return done.length > 0;
}

/** Marks a job whose lease is not over as done and leases the one that is due first and that nobody has begun, in one statement. */
export async function completeAndClaim(db: Db, { seq }: Job, now: Instant): Promise<Job | null> {
  const times = { now: instantParameter(now), leaseUntil: instantParameter(now + LEASE) };
  const [job] = await completeAndClaimDue(db).execute({ ...times, seq });
  return job ?? null;
}

/** Puts off what failed, or parks it after its last attempt. */
export function retryLater(db: Db, job: Job, now: Instant, reason: string): Promise<Job | null> {
  if (job.attempts >= parksAfter.failures) return park(db, job, now, reason);
  return release(db, job, { dueAt: later(now, pauseAfterFailure(sql`${queue.attempts}`)), lastError: reason });
}

/** Hands the attempt back, since the job is not to blame for a provider that does not answer, and asks again later, not before the time for which that asks; parks it after three weeks. */
export function awaitAnswer(
  db: Db,
  job: Job,
  now: Instant,
  reason: string,
  notBefore: Instant = 0,
): Promise<Job | null> {
  const unanswered = job.unanswered + 1;
  if (unanswered >= parksAfter.silences) return park(db, { ...job, unanswered }, now, reason);
  const dueAt = Math.max(now + pauseForAnswer(unanswered), notBefore);
  return release(db, job, { attempts: job.attempts - 1, unanswered, dueAt, lastError: reason });
}

/** Sets a job aside until a person retries or drops it (`npm run queue`). */
export function park(db: Db, job: Job, now: Instant, reason: string): Promise<Job | null> {
  const { attempts, unanswered } = job;
  return release(db, job, { state: 'parked', attempts, unanswered, dueAt: now, lastError: reason });
}

/** Longer than a provider is waited for: what it was asked has arrived by then, or never will. */
const AFTER_RETURN = 20_000;

/** Gives a job back that its server has begun and does not finish, since it ends; the attempt does not count. */
export function returnJob(db: Db, job: Job, now: Instant): Promise<Job | null> {
  return release(db, job, { attempts: job.attempts - 1, dueAt: now + AFTER_RETURN, lastError: 'handed_back' });
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

const nextDue = preparedOnce((db) =>
  db
    .select({ at: instantOrNull(sql`min(greatest(${queue.dueAt}, ${queue.leaseUntil}))`) })
    .from(queue)
    .where(eq(queue.state, 'pending'))
    .prepare('next_due'),
);

/** Returns when the next job can be claimed; null when nothing waits. A job that another worker holds counts from the end of its lease. */
export async function nextDueAt(db: Db): Promise<Instant | null> {
  const [row] = await nextDue(db).execute();
  return row?.at ?? null;
}

const oldest = preparedOnce((db) =>
  db
    .select({ at: instantOrNull(sql`min(${queue.dueAt})`) })
    .from(queue)
    .where(and(eq(queue.state, 'pending'), IS_DUE, IS_HELD_BY_NONE))
    .prepare('oldest_due'),
);

/** Returns since when the job waits that is due longest and that nobody does; null when none waits. */
export async function oldestDue(db: Db, now: Instant): Promise<Instant | null> {
  const [row] = await oldest(db).execute({ now: instantParameter(now) });
  return row?.at ?? null;
}

const later = (now: Instant, pause: SQL) => sql`${at(now)} + ${pause}`;
