import { PxError } from '@prosperx/core/errors';
import {
  type answerProposal as answerCall,
  type getProposals as listCall,
  type JobAct,
  OPERATOR_ROWS,
  PROPOSAL_HOURS,
  type Proposal,
} from '@prosperx/core/operator';
import { HOUR } from '@prosperx/core/time';
import { and, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit, type AuditContext } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { operatorProposals, operators, queue } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, operatorOf, withDb } from '#kernel/context.js';
import { decideParked } from '#queue/operate.js';
import type { Job } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { act, isTriedAgain, reasonOf, refused } from './act.js';
import { recordOfJob } from './record-of-job.js';

const isOpen = (now: number) => and(eq(operatorProposals.state, 'open'), gt(operatorProposals.expiresAt, now));

const deciders = alias(operators, 'deciders');

async function read(ctx: Context, which?: SQL): Promise<Proposal[]> {
  const [me, now] = [operatorOf(ctx).operatorId, ctx.clock.now()];
  const rows = await ctx.db
    .select({ proposal: operatorProposals, by: operators.name, decider: deciders.name, payload: queue.payload })
    .from(operatorProposals)
    .leftJoin(queue, eq(queue.seq, operatorProposals.jobSeq))
    .innerJoin(operators, eq(operators.id, operatorProposals.proposedBy))
    .leftJoin(deciders, eq(deciders.id, operatorProposals.decidedBy))
    .where(which)
    .orderBy(desc(sql`${operatorProposals.state} = 'open'`), desc(operatorProposals.proposedAt))
    .limit(OPERATOR_ROWS);
  const proposals: Proposal[] = [];
  for (const { proposal, by, decider, payload } of rows) {
    const { proposedBy, decidedBy: _, ...kept } = proposal;
    // the row says so only once another is made
    const state = kept.state === 'open' && kept.expiresAt <= now ? 'over' : kept.state;
    const about = state === 'open' ? await recordOfJob(ctx.db, payload) : null;
    proposals.push({ ...kept, state, proposedBy: by, isMine: proposedBy === me, decidedBy: decider, about });
  }
  return proposals;
}

/** The context in which what is done to a job is audited as a part of the account that it is about, whose timeline shows it. */
export async function aboutJob(ctx: Context, { payload }: Pick<Job, 'payload'>): Promise<AuditContext> {
  const about = await recordOfJob(ctx.db, payload);
  return { ...ctx, subject: about === null ? null : { profileId: about.profileId } };
}

export const openProposals = (ctx: Context): Promise<Proposal[]> => read(ctx, isOpen(ctx.clock.now()));

export const getProposals: Verb<typeof listCall> = ({ ctx }) => read(ctx);

/** Keeps what an operator proposes, once a job: of two who propose at once, the second is told. Throws `decision_refused`. */
export async function propose(
  ctx: Context,
  proposed: {
    readonly act: JobAct;
    readonly number: string | null;
    readonly job: Pick<Job, 'seq' | 'kind' | 'payload'>;
    readonly reason: string;
  },
): Promise<void> {
  const { job, reason, number } = proposed;
  const now = ctx.clock.now();
  const note = {
    action: 'proposal.made',
    objectId: String(job.seq),
    details: { act: proposed.act, kind: job.kind, ...(number !== null && { number }) },
    profileId: (await recordOfJob(ctx.db, job.payload))?.profileId,
  };
  await act(ctx, { ...note, reason }, async ({ db }) => {
    const late = and(eq(operatorProposals.jobSeq, job.seq), eq(operatorProposals.state, 'open'));
    await db
      .update(operatorProposals)
      .set({ state: 'over' })
      .where(and(late, lte(operatorProposals.expiresAt, now)));
    const made = await db
      .insert(operatorProposals)
      .values({
        id: newId('prop'),
        act: proposed.act,
        jobSeq: job.seq,
        jobKind: job.kind,
        number,
        reason,
        proposedBy: operatorOf(ctx).operatorId,
        proposedAt: now,
        expiresAt: now + PROPOSAL_HOURS * HOUR,
        state: 'open',
      })
      .onConflictDoNothing()
      .returning({ id: operatorProposals.id });
    if (made.length === 0) throw refused('proposed');
  });
}

const STATES = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Why a proposal was not decided: it is none, one's own (or not one's own, to be withdrawn), or decided or over. */
async function refusalOf(ctx: Context, id: string, answer: keyof typeof STATES): Promise<PxError> {
  const [known] = await ctx.db.select().from(operatorProposals).where(eq(operatorProposals.id, id));
  if (!known) return new PxError('not_found');
  const isWaiting = known.state === 'open' && known.expiresAt > ctx.clock.now();
  if (!isWaiting) return refused('over');
  return refused(answer === 'withdraw' ? 'not_own' : 'own');
}

/**
 * Decides about what another operator proposed; `withdraw` is for one's own. The decision, what it does to the job and the entry in the audit
 * are one transaction. It locks the job before the proposal, as whoever ends a job that waits, and the proposal by the one statement that
 * only one of several can win: two who approve at once do it once.
 */
export const answerProposal: Verb<typeof answerCall> = async ({ ctx, input: { id, answer, ...given } }) => {
  const reason = reasonOf(given.reason);
  const { operatorId } = operatorOf(ctx);
  const now = ctx.clock.now();
  const isMine = (answer === 'withdraw' ? eq : ne)(operatorProposals.proposedBy, operatorId);
  const jobs = await ctx.db.transaction(async (db) => {
    const plain = withDb(ctx, db);
    const its = db
      .select({ seq: operatorProposals.jobSeq })
      .from(operatorProposals)
      .where(eq(operatorProposals.id, id));
    const [job] = await db.select().from(queue).where(inArray(queue.seq, its)).for('update');
    const [decided] = await db
      .update(operatorProposals)
      .set({ state: STATES[answer], decidedBy: operatorId, decidedAt: now, decisionReason: reason })
      .where(and(eq(operatorProposals.id, id), isOpen(now), isMine))
      .returning();
    if (!decided) throw await refusalOf(plain, id, answer);
    const { act: what, number, jobSeq, jobKind, reason: proposal, proposedBy } = decided;
    const [proposer] = await db.select().from(operators).where(eq(operators.id, proposedBy));
    const tx = job ? await aboutJob(plain, job) : plain;
    const details = { act: what, kind: jobKind, proposedBy: proposer?.name ?? '', reason };
    const done =
      answer === 'approve' ? await decideParked(tx, { act: what, number }, jobSeq, { proposal, ...details }) : [];
    if (answer === 'approve' && done.length === 0) throw refused('not_parked');
    const action = `proposal.${answer === 'approve' ? 'approved' : STATES[answer]}`;
    await audit(tx, { action, objectId: String(jobSeq), details });
    return isTriedAgain(what) ? done : [];
  });
  runSoon(ctx, jobs);
  return null;
};
