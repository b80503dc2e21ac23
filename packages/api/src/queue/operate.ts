import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { queue } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { AFTER_APPROVAL, AFTER_DROP } from './job-kinds.js';
import { enqueue, type Job, type NewJob } from './queue.js';
import { queueText } from './queue.text.js';

/** The requests of an operator to the queue: `npm run queue`. */
export type QueueCommand =
  | { readonly act: 'show' }
  | { readonly act: 'retry'; readonly seq: number | 'all' }
  | { readonly act: 'approve' | 'drop'; readonly seq: number }
  | { readonly act: 'picture'; readonly file: string; readonly path: string };

type Operated = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Reads nothing, `retry ID`, `retry all`, `approve ID`, `drop ID` or `picture FILE PATH`. Throws `StartError` for anything else. */
export function readQueueCommand([act, id, ...rest]: readonly string[]): QueueCommand {
  if (act === undefined) return { act: 'show' };
  if (act === 'picture' && id !== undefined && rest[0] !== undefined && rest.length === 1)
    return { act, file: id, path: rest[0] };
  const seq = /^[1-9]\d{0,14}$/.test(id ?? '') ? Number(id) : null;
  if (rest.length === 0 && act === 'retry' && id === 'all') return { act, seq: id };
  if (rest.length > 0 || seq === null || (act !== 'retry' && act !== 'approve' && act !== 'drop'))
    throw new StartError(queueText.usage);
  return { act, seq };
}

/** Carries out a command; returns what it has done, as lines for people. Throws `StartError` for a job that is not parked. */
export async function operate(services: Operated, command: QueueCommand): Promise<readonly string[]> {
  if (command.act === 'retry') return [queueText.retried(await retryParked(services, command.seq))];
  if (command.act === 'show' || command.act === 'picture') return [];
  if (command.act === 'approve') {
    await approveParked(services, command.seq);
    return [queueText.approved(command.seq)];
  }
  await dropParked(services, command.seq);
  return [queueText.dropped(command.seq)];
}

/** Makes parked jobs pending again, with as many attempts as new ones; returns how many. */
function retryParked(services: Operated, seq: number | 'all'): Promise<number> {
  return changeParked(services, 'queue.retried', seq, { state: 'pending', attempts: 0, unanswered: 0 });
}

/** Says that a parked job is not to be done, and queues what follows from that. Its row stays: its name is not used again. */
function dropParked(services: Operated, seq: number): Promise<number> {
  return changeParked(services, 'queue.dropped', seq, { state: 'dropped' });
}

/** Says that a person approves what a parked job asks, and queues what follows. Throws `StartError` for a job that asks nothing. */
function approveParked({ db, clock, crypto }: Operated, seq: number): Promise<void> {
  return db.transaction(async (tx) => {
    const parked = and(eq(queue.state, 'parked'), eq(queue.seq, seq), inArray(queue.kind, Object.keys(AFTER_APPROVAL)));
    const [job] = await tx.update(queue).set({ state: 'done', doneAt: clock.now() }).where(parked).returning();
    if (!job) throw new StartError(queueText.notApprovable(seq));
    await enqueue(tx, following(job, AFTER_APPROVAL), clock.now());
    const note = { action: 'queue.approved', objectId: String(seq), details: { kind: job.kind } };
    await auditBySystem({ db: tx, clock, crypto }, note);
  });
}

function changeParked(
  { db, clock, crypto }: Operated,
  action: string,
  seq: number | 'all',
  change: Partial<Job>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const jobs = await tx
      .update(queue)
      .set(change)
      .where(and(eq(queue.state, 'parked'), seq === 'all' ? undefined : eq(queue.seq, seq)))
      .returning();
    if (jobs.length === 0 && seq !== 'all') throw new StartError(queueText.notParked(seq));
    if (change.state === 'dropped')
      await enqueue(
        tx,
        jobs.flatMap((job) => following(job, AFTER_DROP)),
        clock.now(),
      );
    for (const job of jobs)
      await auditBySystem(
        { db: tx, clock, crypto },
        { action, objectId: String(job.seq), details: { kind: job.kind } },
      );
    return jobs.length;
  });
}

/** Returns the job that follows when a person has decided about another, such as the end of the order that it sought. */
function following({ kind, ref, payload }: Job, after: typeof AFTER_DROP): NewJob[] {
  const next = after[kind];
  return next === undefined ? [] : [{ kind: next, ref: `${kind}:${ref}`, payload }];
}

/** The queue for people to read: how many jobs of each kind are in which state, and why some are parked. No payloads. */
export async function queueLines({ db }: Pick<Services, 'db'>): Promise<readonly string[]> {
  const inState = (state: Job['state']) =>
    sql<number>`count(*) filter (where ${queue.state} = ${state})`.mapWith(Number);
  const counts = await db
    .select({
      kind: queue.kind,
      pending: inState('pending'),
      unanswered: sql`count(*) filter (where ${queue.state} = 'pending' and ${queue.unanswered} > 0)`.mapWith(Number),
      done: inState('done'),
      parked: inState('parked'),
      dropped: inState('dropped'),
    })
    .from(queue)
    .groupBy(queue.kind)
    .orderBy(asc(queue.kind));
  const parked = await db.select().from(queue).where(eq(queue.state, 'parked')).orderBy(asc(queue.seq));
  return [
    queueText.head,
    ...counts.map(queueText.counts),
    ...(parked.length === 0 ? [] : ['', queueText.parkedHead, ...parked.map(queueText.parked), '', queueText.hint]),
  ];
}
