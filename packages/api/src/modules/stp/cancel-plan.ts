import { PxError } from '@prosperx/core/errors';
import type { cancelPlan as call } from '@prosperx/core/stp';
import { and, eq, exists, isNotNull, ne, not, notExists, type SQL, sql } from 'drizzle-orm';
import { audit, auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { bankAccounts, profiles, queue, type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import { CANCEL_PLAN } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, type JobName } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { heardInTime } from '#records/order/heard-in-time.js';
import { planText } from '#records/order/remarks.text.js';
import { IS_GROWN_MINOR } from '#records/profile/grown-minors.js';
import { ownProfile } from '#records/profile/repository.js';
import { exchangePlanOf } from './exchange-plan.js';
import { queuePlanNotification } from './plan-notification.js';
import { lockedPlan, movePlan, readPlans } from './repository.js';

/** The reason for which a plan is kept while the exchange has not answered. */
export const UNANSWERED = '';

/** The end of a plan that is requested at the exchange. */
export interface PlanEnd {
  readonly planId: string;
  readonly failures?: number;
  /** Whether the night requests it, of which its owner hears by day. */
  readonly isOfNight?: boolean;
}

/** Stops a running plan: here at once, and at the exchange by the queue. Stopping it again answers alike. */
export const cancelPlan: Verb<typeof call> = ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  return ctx.db.transaction(async (tx) => {
    const mine = and(
      eq(transferPlans.registrationNumber, input.txnRegNo),
      eq(transferPlans.kind, input.txnType),
      eq(transferPlans.profileId, profileId),
    );
    const [plan] = await tx.select().from(transferPlans).where(mine).for('update');
    if (!plan) throw new PxError('stp_not_stopped');
    const now = ctx.clock.now();
    const message = await stopPlan(tx, plan, { remarks: '', failures: 0 }, now);
    if (!message && plan.status !== 'STOPPED') throw new PxError('stp_not_stopped');
    const [view] = await readPlans({ ...ctx, db: tx }, eq(transferPlans.id, plan.id));
    if (!view) throw new PxError('stp_not_stopped');
    if (message) {
      await audit(withDb(ctx, tx), { action: 'plan.stopped', objectId: plan.id });
      runSoon(ctx, [message]);
    }
    return view;
  });
};

/**
 * Ends a running plan that is locked, with a message to the exchange; null for one that does not run. An exchange that makes instalments by itself
 * goes on until it has let go: its owner is told then.
 */
export async function stopPlan(
  tx: Db,
  plan: TransferPlanRow,
  { remarks, ...end }: { readonly remarks: string } & Omit<PlanEnd, 'planId'>,
  now: number,
): Promise<JobName | null> {
  const stopped = await movePlan(tx, plan, 'stopped', now, { nextDate: null, remarks, keptReason: UNANSWERED });
  if (!stopped) return null;
  const message = { kind: CANCEL_PLAN, ref: plan.clientRef };
  await enqueue(tx, [{ ...message, payload: { planId: plan.id, ...end } }], now);
  return message;
}

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Stops the running plans of minors who have turned 18, here and at the exchange, as their SIPs are. */
export const stopPlansOfGrown = (services: Deps): Promise<void> =>
  stopRunning(services, IS_GROWN_MINOR, planText.grownUp);

/** Stops the running SWPs of investors whose only account was refused, here and at the exchange, which would go on paying to it. */
export function stopPayoutsToRefused(services: Deps): Promise<void> {
  const own = eq(bankAccounts.profileId, profiles.id);
  const of = (which: SQL | undefined) => services.db.select({ id: bankAccounts.id }).from(bankAccounts).where(which);
  const isWithout = and(exists(of(own)), notExists(of(and(own, eq(bankAccounts.isDefault, true)))));
  return stopRunning(services, and(eq(transferPlans.kind, 'SWP'), isWithout), planText.accountRefused);
}

async function stopRunning({ db, clock, crypto }: Deps, which: SQL | undefined, remarks: string): Promise<void> {
  const now = clock.now();
  const running = await db
    .select({ id: transferPlans.id })
    .from(transferPlans)
    .innerJoin(profiles, eq(profiles.id, transferPlans.profileId))
    .where(and(eq(transferPlans.status, 'ACTIVE'), which));
  for (const { id } of running)
    await db.transaction(async (tx) => {
      const plan = await lockedPlan(tx, id);
      const end = { remarks, isOfNight: true };
      if (!plan || !(await stopPlan(tx, plan, end, now))) return;
      await auditBySystem({ db: tx, clock, crypto }, { action: 'plan.stopped', objectId: id });
    });
}

/**
 * Ends a plan at the exchange, and tells its owner of the end. One that the exchange keeps is marked, logged for a person to look at, and asked about
 * again each night; its owner reads that too where the exchange still makes its instalments.
 */
export const cancelPlanAtExchange: JobHandler = async (services, job) => {
  const end = job.payload as PlanEnd;
  const { planId } = end;
  const { exchange } = services.providers;
  const [plan] = await services.db.select().from(transferPlans).where(eq(transferPlans.id, planId));
  // asked twice, where a person retries what the night has asked again too
  if (!plan?.registrationNumber || plan.keptReason === null) return;
  const { registrationNumber } = plan;
  const asked = { ...(await exchangePlanOf(services, plan)), registrationNumber };
  const ask = () => exchange.cancelPlan(asked);
  const answer = await (exchange.makesPlanInstalments ? heardInTime(services, job, ask) : ask());
  if (!answer.cancelled) services.log.error('plan_not_cancelled', { planId, reason: answer.reason });
  await services.db.transaction(async (tx) => {
    const keptReason = answer.cancelled ? null : answer.reason;
    await noteEnd(services, tx, end, keptReason);
  });
};

/**
 * Notes why the exchange goes on with a plan that is over here, null where it has let go, and tells its owner. Where an exchange that makes instalments
 * by itself has kept the plan, they are told so, and then of its end, once for each count of instalments: another one may be made after either.
 * A plan that it had let go of before stays so.
 */
export async function noteEnd(
  { providers, clock }: Pick<Services, 'providers' | 'clock'>,
  tx: Db,
  { planId, failures = 0, isOfNight = false }: PlanEnd,
  keptReason: string | null,
): Promise<void> {
  const plan = await lockedPlan(tx, planId);
  if (!plan || plan.keptReason === null) return;
  await tx.update(transferPlans).set({ keptReason }).where(eq(transferPlans.id, planId));
  const { makesPlanInstalments } = providers.exchange;
  const about = keptReason !== null && makesPlanInstalments ? 'stopping' : 'stopped';
  const wasKept = makesPlanInstalments && (keptReason ?? plan.keptReason ?? UNANSWERED) !== UNANSWERED;
  const instalment = wasKept ? plan.instalmentsDone : undefined;
  const now = clock.now();
  const toldAt = isOfNight ? byDay(now) : now;
  await queuePlanNotification(tx, { about, planId, failures, instalment }, now, toldAt);
}

/** Requests again the end of a plan that is over here, as the night does. */
export async function requestPlanEnd(db: Db, { id, clientRef }: TransferPlanRow, now: number): Promise<void> {
  await enqueue(db, [{ kind: CANCEL_PLAN, ref: `${clientRef}:${now}`, payload: { planId: id, isOfNight: true } }], now);
}

/**
 * Requests again the end of plans that are over here and that the exchange goes on with, not of those of which a request is on its way. A request that
 * waits for a person does not hold this up: the exchange may make an instalment meanwhile. Returns how many plans the exchange has said to keep.
 */
export async function requeueKeptPlans(db: Db, now: number): Promise<number> {
  const ofPlan = eq(sql`${queue.payload} ->> 'planId'`, transferPlans.id);
  const underWay = and(eq(queue.kind, CANCEL_PLAN), eq(queue.state, 'pending'), ofPlan);
  const isAsked = exists(db.select({ seq: queue.seq }).from(queue).where(underWay));
  const isKept = isNotNull(transferPlans.keptReason);
  const unasked = await db
    .select()
    .from(transferPlans)
    .where(and(isKept, not(isAsked)));
  for (const plan of unasked) await requestPlanEnd(db, plan, now);
  return db.$count(transferPlans, and(isKept, ne(transferPlans.keptReason, UNANSWERED)));
}
