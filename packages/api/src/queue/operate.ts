import { type JobAct, tidyFoundNumber } from '@prosperx/core/operator';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, gt, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { audit, type AuditContext, type AuditNote, byCommand } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { files, operatorProposals, queue } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { NUMBER_REASONS } from '#kernel/person-needed.js';
import { NOT_TO_DROP } from '#kernel/person-needed.text.js';
import type { Services } from '#kernel/services.js';
import { AFTER_APPROVAL, AFTER_DROP, NEVER_DROPPED } from './job-kinds.js';
import { enqueue, type Job, type NewJob } from './queue.js';
import { queueText } from './queue.text.js';

/** The requests of an operator to the queue: `npm run queue`. */
export type QueueCommand =
  | { readonly act: 'show' }
  | { readonly act: 'retry'; readonly seq: number | 'all' }
  | { readonly act: 'approve' | 'drop'; readonly seq: number }
  | { readonly act: 'found'; readonly seq: number; readonly number: string }
  | { readonly act: 'picture'; readonly file: string; readonly path: string };

type Operated = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Reads nothing, `retry ID`, `retry all`, `approve ID`, `drop ID`, `found ID NUMBER` or `picture FILE PATH`. Throws `StartError` for anything else. */
export function readQueueCommand([act, id, ...rest]: readonly string[]): QueueCommand {
  if (act === undefined) return { act: 'show' };
  if (act === 'picture' && id !== undefined && rest[0] !== undefined && rest.length === 1)
    return { act, file: id, path: rest[0] };
  const seq = /^[1-9]\d{0,14}$/.test(id ?? '') ? Number(id) : null;
  const number = tidyFoundNumber(rest[0] ?? '');
  if (act === 'found' && seq !== null && number !== null && rest.length === 1) return { act, seq, number };
  if (rest.length === 0 && act === 'retry' && id === 'all') return { act, seq: id };
  if (rest.length > 0 || seq === null || (act !== 'retry' && act !== 'approve' && act !== 'drop'))
    throw new StartError(queueText.usage);
  return { act, seq };
}

const AUDITED = {
  retry: 'queue.retried',
  drop: 'queue.dropped',
  approve: 'queue.approved',
  found: 'queue.found',
} as const;

/**
 * What a person decides about a parked job: that it is tried again with as many attempts as a new one, is not to be done, is approved, or, with
 * the number that they have found at the provider, was done there.
 */
export interface Decision {
  readonly act: JobAct;
  /** The number that was found; only of `found`. */
  readonly number?: string | null;
}

function changeOf({ act, number = null }: Decision, now: Instant): Partial<Job> {
  // what has waited since a time, by its payload, begins to wait anew; a number that was given before counts no more
  const anew = sql`${queue.payload} - 'since' - 'found'`;
  const payload = number === null ? anew : sql`${anew} || jsonb_build_object('found', ${number}::text)`;
  if (act === 'retry' || act === 'found') return { state: 'pending', attempts: 0, unanswered: 0, payload };
  // its row stays: its name is not used again
  return act === 'drop' ? { state: 'dropped' } : { state: 'done', doneAt: now };
}

/**
 * Decides about one parked job, by one statement: of two people who decide at once, one does. Queues what follows, ends what was proposed of it,
 * and audits it with `details`, such as the reason. Returns the job; none where it is not parked, asks for no approval, or may not be dropped.
 */
export async function decideParked(
  ctx: AuditContext,
  decision: Decision,
  seq: number,
  details: AuditNote['details'] = {},
): Promise<readonly Job[]> {
  const now = ctx.clock.now();
  const { act, number = null } = decision;
  return ctx.db.transaction(async (tx) => {
    const isOne = [
      isParked,
      eq(queue.seq, seq),
      act === 'approve' ? inArray(queue.kind, Object.keys(AFTER_APPROVAL)) : undefined,
      act === 'drop' ? notInArray(queue.kind, [...NEVER_DROPPED]) : undefined,
      act === 'drop' ? sql`coalesce(${queue.lastError}, '') not like ${`%${NOT_TO_DROP}`}` : undefined,
      act === 'found' ? inArray(queue.lastError, [...NUMBER_REASONS]) : undefined,
    ];
    const jobs = await tx
      .update(queue)
      .set(changeOf(decision, now))
      .where(and(...isOne))
      .returning();
    await endProposals(tx, jobs);
    const after = { retry: {}, found: {}, drop: AFTER_DROP, approve: AFTER_APPROVAL }[act];
    await enqueue(
      tx,
      jobs.flatMap((job) => following(job, after)),
      now,
    );
    for (const { seq: jobSeq, kind } of jobs)
      await audit(
        { ...ctx, db: tx },
        {
          action: AUDITED[act],
          objectId: String(jobSeq),
          details: { kind, ...(number !== null && { number }), ...details },
        },
      );
    return jobs;
  });
}

const isParked = eq(queue.state, 'parked');

/** Ends what was proposed of jobs: it was proposed of how they stood then. */
async function endProposals(tx: Db, jobs: readonly Pick<Job, 'seq'>[]): Promise<void> {
  const seqs = jobs.map(({ seq }) => seq);
  const isStale = and(inArray(operatorProposals.jobSeq, seqs), eq(operatorProposals.state, 'open'));
  await tx.update(operatorProposals).set({ state: 'over' }).where(isStale);
}

/** Ends jobs that wait, with what was proposed of them, since nobody has to decide any more. */
export async function endWaiting(tx: Db, which: SQL | undefined, now: Instant): Promise<void> {
  const jobs = await tx
    .update(queue)
    .set({ state: 'done', doneAt: now })
    .where(and(inArray(queue.state, ['pending', 'parked']), which))
    .returning({ seq: queue.seq });
  await endProposals(tx, jobs);
}

/** Jobs that one transaction has tried again: whoever else audits waits for its end. */
const BATCH = 500;

/** Has all that is parked tried again, or all of a kind, some at a time, each time with one entry in the audit. Returns how many there are. */
export async function retryParked(
  ctx: AuditContext,
  kind: string | 'all',
  details: AuditNote['details'] = {},
): Promise<number> {
  let retried = 0;
  for (let last: number | undefined = 0; last !== undefined;) {
    const seqs = await retryBatch(ctx, kind, last, details);
    retried += seqs.length;
    // one that is parked again meanwhile is not retried twice
    last = seqs.at(-1);
  }
  return retried;
}

/** Returns the numbers of the jobs that it has tried again, of those after another. */
function retryBatch(ctx: AuditContext, kind: string | 'all', after: number, details: AuditNote['details']) {
  return ctx.db.transaction(async (tx) => {
    const isNext = and(isParked, gt(queue.seq, after), kind === 'all' ? undefined : eq(queue.kind, kind));
    const next = tx.select({ seq: queue.seq }).from(queue).where(isNext).orderBy(asc(queue.seq)).limit(BATCH);
    const jobs = await next.for('update');
    const [first, last] = [jobs[0], jobs.at(-1)];
    if (!first || !last) return [];
    const seqs = jobs.map(({ seq }) => seq);
    await tx
      .update(queue)
      .set(changeOf({ act: 'retry' }, ctx.clock.now()))
      .where(inArray(queue.seq, seqs));
    await endProposals(tx, jobs);
    const counted = { kind, jobs: seqs.length, first: first.seq, last: last.seq };
    await audit({ ...ctx, db: tx }, { action: AUDITED.retry, details: { ...counted, ...details } });
    return seqs;
  });
}

/** Carries out a command; returns what it has done, as lines for people. Throws `StartError` for a job that is not parked. */
export async function operate(services: Operated, command: QueueCommand): Promise<readonly string[]> {
  if (command.act === 'show' || command.act === 'picture') return [];
  const { act, seq } = command;
  const ctx = byCommand(services);
  if (seq === 'all') return [queueText.retried(await retryParked(ctx, seq))];
  const jobs = await decideParked(ctx, command, seq);
  if (jobs.length === 0) throw new StartError(queueText.refused[act](seq));
  return [queueText.decided[act](seq)];
}

/** Notes a look at a picture by a command, in the account of which it is. */
export const noteSeen = (services: Operated, fileId: string): Promise<void> =>
  services.db.transaction(async (tx) => {
    const [file] = await tx.select({ profileId: files.profileId }).from(files).where(eq(files.id, fileId));
    const subject = file && file.profileId !== null ? { profileId: file.profileId } : null;
    await audit({ ...byCommand({ ...services, db: tx }), subject }, { action: 'picture.viewed', objectId: fileId });
  });

/** Returns the job that follows when a person has decided about another, such as the end of the order that it sought. */
function following({ kind, ref, payload }: Job, after: typeof AFTER_DROP): NewJob[] {
  const next = after[kind];
  return next === undefined ? [] : [{ kind: next, ref: `${kind}:${ref}`, payload }];
}

/** Counts the jobs of each kind by state; `which` leaves some of them out, such as those that are done, which are by far the most. */
export function countByKind(db: Services['db'], which?: SQL) {
  const inState = (state: Job['state']) =>
    sql<number>`count(*) filter (where ${queue.state} = ${state})`.mapWith(Number);
  return db
    .select({
      kind: queue.kind,
      pending: inState('pending'),
      unanswered: sql`count(*) filter (where ${queue.state} = 'pending' and ${queue.unanswered} > 0)`.mapWith(Number),
      done: inState('done'),
      parked: inState('parked'),
      dropped: inState('dropped'),
    })
    .from(queue)
    .where(which)
    .groupBy(queue.kind)
    .orderBy(asc(queue.kind));
}

/** The queue for people to read: how many jobs of each kind are in which state, and why some are parked. No payloads. */
export async function queueLines({ db }: Pick<Services, 'db'>): Promise<readonly string[]> {
  const counts = await countByKind(db);
  const parked = await db.select().from(queue).where(eq(queue.state, 'parked')).orderBy(asc(queue.seq));
  return [
    queueText.head,
    ...counts.map(queueText.counts),
    ...(parked.length === 0 ? [] : ['', queueText.parkedHead, ...parked.map(queueText.parked), '', queueText.hint]),
  ];
}
