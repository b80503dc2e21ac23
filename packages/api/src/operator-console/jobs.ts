import {
  type decideJob as decideCall,
  type getParkedJobs as listCall,
  JOB_ACTS,
  type JobAct,
  OPERATOR_ROWS,
  type retryJobs as retryCall,
} from '@prosperx/core/operator';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { mayBeDropped, NUMBER_REASONS } from '#kernel/person-needed.js';
import { AFTER_APPROVAL, NEVER_DROPPED, ONE_PERSON_JOBS, REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { countByKind, decideParked, retryParked } from '#queue/operate.js';
import type { Job } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { isTriedAgain, numberOf, reasonOf, refused } from './act.js';
import { aboutJob, openProposals, propose } from './proposals.js';
import { afterSeq, isAbout, recordOfJob } from './record-of-job.js';

/** Whoever approves an account decides where redemptions are paid to. */
const asksSecond = (kind: string, act: JobAct): boolean =>
  !ONE_PERSON_JOBS.has(kind) || (kind === REVIEW_BANK_ACCOUNT && act === 'approve');

function actsOf({ kind, lastError }: Pick<Job, 'kind' | 'lastError'>): JobAct[] {
  const asksNumber = NUMBER_REASONS.includes(lastError ?? '');
  return JOB_ACTS.filter((act) => {
    if (act === 'approve') return AFTER_APPROVAL[kind] !== undefined;
    if (act === 'drop') return mayBeDropped(lastError ?? '') && !NEVER_DROPPED.includes(kind);
    return act !== 'found' || asksNumber;
  });
}

const isParked = and(eq(queue.state, 'parked'), ne(queue.kind, REVIEW_BANK_ACCOUNT));

/** What is done is most of the queue, and by its index left out. */
const isOpen = inArray(queue.state, ['pending', 'parked', 'dropped']);

/** Reviews of bank accounts have a list of their own, with their pictures. */
export const getParkedJobs: Verb<typeof listCall> = async ({ ctx, input: { after, kind: wanted, profileId } }) => {
  const { db } = ctx;
  const isAsked = and(
    isParked,
    wanted === undefined ? undefined : eq(queue.kind, wanted),
    profileId === undefined ? undefined : isAbout(profileId),
  );
  const rows = await db
    .select()
    .from(queue)
    .where(and(isAsked, afterSeq(after)))
    .orderBy(asc(queue.seq))
    .limit(OPERATOR_ROWS);
  const proposals = await openProposals(ctx);
  const jobs = [];
  for (const { seq, kind, ref, attempts, unanswered, dueAt, lastError, payload } of rows) {
    const about = await recordOfJob(db, payload);
    jobs.push({
      ...{ seq, kind, ref, attempts, unanswered, parkedAt: dueAt, lastError: lastError ?? '' },
      acts: actsOf({ kind, lastError }),
      asksSecond: actsOf({ kind, lastError }).filter((act) => asksSecond(kind, act)),
      proposal: proposals.find(({ jobSeq }) => jobSeq === seq) ?? null,
      ...{ profileId: about?.profileId ?? null, about },
    });
  }
  const counts = await countByKind(db, isOpen);
  return {
    jobs,
    all: await db.$count(queue, isAsked),
    // reviews are looked at one by one
    counts: counts.map((counted) => ({
      ...counted,
      retriedAlone: counted.kind !== REVIEW_BANK_ACCOUNT && !asksSecond(counted.kind, 'retry'),
    })),
  };
};

async function parkedJob(db: Db, seq: number): Promise<Job> {
  const [job] = Number.isSafeInteger(seq)
    ? await db
        .select()
        .from(queue)
        .where(and(eq(queue.seq, seq), eq(queue.state, 'parked')))
    : [];
  if (!job) throw refused('not_parked');
  return job;
}

export const decideJob: Verb<typeof decideCall> = async ({ ctx, input: { seq, act, ...given } }) => {
  const reason = reasonOf(given.reason);
  const number = act === 'found' ? numberOf(given.number) : null;
  const job = await parkedJob(ctx.db, seq);
  if (!actsOf(job).includes(act)) throw refused('not_parked');
  if (asksSecond(job.kind, act)) {
    await propose(ctx, { act, number, job, reason });
    return { outcome: 'proposed' };
  }
  const decided = await decideParked(await aboutJob(ctx, job), { act, number }, seq, { reason });
  if (decided.length === 0) throw refused('not_parked');
  if (isTriedAgain(act)) runSoon(ctx, decided);
  return { outcome: 'done' };
};

/** The worker does them one after the other: there may be thousands. */
export const retryJobs: Verb<typeof retryCall> = async ({ ctx, input: { kind, ...given } }) => {
  const reason = reasonOf(given.reason);
  if (asksSecond(kind, 'retry')) throw refused('one_by_one');
  const retried = await retryParked(ctx, kind, { reason });
  if (retried === 0) throw refused('not_parked');
  return { retried };
};
