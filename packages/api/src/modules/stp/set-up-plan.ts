import { PxError } from '@prosperx/core/errors';
import { CONFIRMATION_VALIDITY } from '@prosperx/core/order';
import { SALE_CUT_OFF } from '@prosperx/core/redemption';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import {
  instalmentsFrom,
  nextPlanStatus,
  planDateFrom,
  type PlanForm,
  planRefusalText,
  setUpDeadline,
  type setUpPlan as call,
} from '@prosperx/core/stp';
import { addDays, businessDateAt, type Instant, minuteOfDay } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit, auditBySystem } from '#audit/audit.js';
import { type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { asNumberKnown, asNumberWanted } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import type { PlanAnswer } from '#providers/exchange/port/plans.js';
import { ProviderNotReached } from '#providers/providers.js';
import { numberFoundFor } from '#queue/found-number.js';
import { REGISTER_PLAN } from '#queue/job-kinds.js';
import { enqueue, type Job, type JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { runSoon } from '#queue/worker.js';
import { checkTransact } from '#records/order/check-transact.js';
import { planText } from '#records/order/remarks.text.js';
import { checkNotDeleted } from '#records/profile/check-not-deleted.js';
import { ownProfile } from '#records/profile/repository.js';
import { stopPlan } from './cancel-plan.js';
import { exchangePlanOf } from './exchange-plan.js';
import { queuePlanNotification } from './plan-notification.js';
import { readScheme } from './plan-terms.js';
import { enterPlan } from './register-plan.js';
import { changePlan, lockedPlan, movePlan, readPlans } from './repository.js';
import { scheduleInstalment } from './schedule-instalment.js';

/** Sends a confirmed plan to the exchange by the queue, once: a plan that is on its way, or runs, is answered as it is. */
export const setUpPlan: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  await checkNotDeleted(ctx);
  const plan = await lockedPlan(ctx.db, input.id);
  if (plan?.profileId !== subject.profileId) throw new PxError('order_not_saved');
  const now = ctx.clock.now();
  if (nextPlanStatus(plan.status, 'set_up') !== null) await send(ctx, plan, now);
  else if (plan.status !== 'PROCESSING' && plan.status !== 'ACTIVE') throw new PxError('order_not_saved');
  const [view] = await readPlans(ctx, eq(transferPlans.id, plan.id));
  if (!view) throw new PxError('order_not_saved');
  return view;
};

/** Enters a plan that its owner has approved by a code, which the caller has used up in this transaction, and sends it to the exchange by the queue. */
export async function setUpApproved(ctx: Context, form: PlanForm): Promise<string> {
  const now = ctx.clock.now();
  const entered = await enterPlan(ctx, form);
  const given = { otpConfirmedAt: now, actBefore: setUpDeadline(entered, now, ctx.calendar) };
  const confirmed = await movePlan(ctx.db, entered, 'confirmed', now, given);
  if (!confirmed) throw new PxError('stp_not_created');
  await send(ctx, confirmed, now);
  return entered.id;
}

async function send(ctx: Context, plan: TransferPlanRow, now: Instant): Promise<void> {
  if (plan.actBefore === null || now >= plan.actBefore) throw new PxError('order_not_saved');
  if (!isEnteredByCaller(ctx, plan)) checkOtpGiven(plan, now);
  const { fundHouse } = await readScheme(ctx.db, plan.schemeId);
  await checkTransact(ctx, [{ transaction: plan.kind === 'STP' ? 'stp' : 'swp', fundHouse }]);
  await movePlan(ctx.db, plan, 'set_up', now, { actBefore: null });
  const message = { kind: REGISTER_PLAN, ref: plan.clientRef, payload: { planId: plan.id } };
  await enqueue(ctx.db, [message], now);
  await audit(ctx, { action: 'plan.set_up', objectId: plan.id });
  runSoon(ctx, [message]);
}

/** Tells whether the caller is the advisor who entered a plan: its owner has approved it through the link, and gives no code besides. */
const isEnteredByCaller = ({ actor }: Context, { actorAgentCode }: TransferPlanRow) =>
  actor.kind === 'advisor' && actor.agentCode === actorAgentCode;

function checkOtpGiven({ otpConfirmedAt }: TransferPlanRow, now: Instant): void {
  if (otpConfirmedAt === null || now >= otpConfirmedAt + CONFIRMATION_VALIDITY) throw new PxError('otp_required');
}

/** Registers a plan with the exchange: asks by our reference first, and sends only what is not there. */
export const registerPlanAtExchange: JobHandler = async (services, message) => {
  const { planId } = message.payload as { planId: string };
  const [plan] = await services.db.select().from(transferPlans).where(eq(transferPlans.id, planId));
  if (plan?.status !== 'PROCESSING') return;
  const answer = await answerOf(services, message, plan);
  await services.db.transaction(async (tx) => {
    const locked = await lockedPlan(tx, planId);
    if (!locked) return;
    const now = services.clock.now();
    if (!answer.registered) {
      const refused = await movePlan(tx, locked, 'refused', now, { remarks: planRefusalText(answer.reason) });
      if (refused) await queuePlanNotification(tx, { about: 'refused', planId }, now);
    } else {
      const { registrationNumber } = answer;
      // an exchange that makes instalments by itself has made them since it took the plan, whenever we learn of that
      const since = services.providers.exchange.makesPlanInstalments ? (locked.sentAt ?? now) : now;
      const nextDate = locked.firstOrderToday
        ? businessDateAt(since)
        : planDateFrom(locked, firstPossible(since), services.calendar);
      // dates that passed while the exchange was silent are not made up for
      const instalments = nextDate === null ? locked.instalments : instalmentsFrom(locked, nextDate, services.calendar);
      const begun = { registrationNumber, nextDate, instalments };
      const active = await movePlan(tx, locked, 'registered', now, begun);
      if (!active) return;
      if (nextDate === null) await stopPlan(tx, active, { remarks: planText.registeredTooLate, failures: 0 }, now);
      else {
        await scheduleInstalment(tx, active, now);
        await queuePlanNotification(tx, { about: 'active', planId }, now);
      }
    }
    const details = { registered: answer.registered };
    await auditBySystem({ ...services, db: tx }, { action: 'plan.answered', objectId: planId, details });
  });
};

/** The first day on which a plan that is registered at a time may have an instalment: that day while a redemption still counts for it. */
function firstPossible(at: Instant) {
  const day = businessDateAt(at);
  return minuteOfDay(at) < SALE_CUT_OFF ? day : addDays(day, 1);
}

/**
 * Asks the exchange, and sends a plan that it does not know. One that was sent before to an exchange that cannot tell is put before a
 * person: sent again, it could run twice. Retried, it is looked for once more; one that did not reach the exchange goes there then.
 */
async function answerOf(services: Services, message: Job, plan: TransferPlanRow): Promise<PlanAnswer> {
  const { exchange } = services.providers;
  return sendOnce(services, message, {
    ask: async () => {
      const known = await askForPlan(services, message, plan);
      if (known !== 'cannot_tell') return known;
      if (plan.sentAt !== null) throw asNumberWanted();
      return null;
    },
    send: async () => {
      const sent = await exchangePlanOf(services, plan);
      const now = services.clock.now();
      await changePlan(services.db, plan, { sentAt: plan.sentAt ?? now }, now);
      return exchange.registerPlan(sent).catch(async (error) => {
        if (error instanceof ProviderNotReached) await changePlan(services.db, plan, { sentAt: plan.sentAt }, now);
        throw error;
      });
    },
  });
}

/** Asks for a plan under our reference; the number that a person has found goes before what the exchange says. */
async function askForPlan(services: Services, message: Job, plan: TransferPlanRow) {
  const { db, providers } = services;
  const registrationNumber = numberFoundFor(message);
  if (registrationNumber === null) return providers.exchange.findPlan(await exchangePlanOf(services, plan));
  if ((await db.$count(transferPlans, eq(transferPlans.registrationNumber, registrationNumber))) > 0)
    throw asNumberKnown();
  return { registered: true as const, registrationNumber };
}
