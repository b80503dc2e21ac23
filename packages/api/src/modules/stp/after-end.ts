import { planDateFrom } from '@prosperx/core/stp';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  DAY,
  type ExchangeCalendar,
  type Instant,
  instantAt,
} from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { planInstalments, profiles, sales, type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import { ProviderUnknown } from '#providers/providers.js';
import { PLAN_AFTER_END } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, type NewJob } from '#queue/queue.js';
import { bookMadeInstalment } from '#records/redemption/place-redemption.js';
import { INSTALMENT_TIME } from '#records/sip/instalment-jobs.js';
import { PLAN_MADE_AFTER_END } from './after-end.text.js';
import { requestPlanEnd, UNANSWERED } from './cancel-plan.js';
import { redemptionOf } from './plan-instalment.js';
import { queuePlanNotification } from './plan-notification.js';
import { changePlan, lockedPlan } from './repository.js';

/** The days for which a plan that was stopped is looked for: a quarterly one has an instalment in them. What is found begins them anew. */
const LOOKED_FOR_DAYS = 100;

/** The days from that of an instalment on, on which the exchange may have made it. */
const MADE_WITHIN_DAYS = 7;

/** The days before today that a night asks about: a server that stood still for two nights makes up for them. */
const DAYS_BACK = [1, 2, 3];

interface Question {
  readonly planId: string;
  readonly day: BusinessDate;
  /** The time at which an instalment of that day was booked, until a person has seen to it. */
  readonly since?: Instant;
}

/** Has an exchange that makes instalments by itself asked what it has made of plans that were stopped: each day once, about a week from each date of theirs. */
export async function askPlansAfterEnd(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<void> {
  const stopped = await db
    .select()
    .from(transferPlans)
    .where(and(eq(transferPlans.status, 'STOPPED'), gt(transferPlans.changedAt, now - LOOKED_FOR_DAYS * DAY)));
  const days = DAYS_BACK.map((back) => addDays(businessDateAt(now), -back));
  const jobs = stopped.flatMap((plan) =>
    days.filter((day) => isDueAbout(plan, day, calendar)).map((day) => questionAbout(plan, day)),
  );
  await enqueue(db, jobs, now);
}

function isDueAbout(plan: TransferPlanRow, day: BusinessDate, calendar: ExchangeCalendar): boolean {
  const due = planDateFrom(plan, addDays(day, 1 - MADE_WITHIN_DAYS), calendar);
  return day >= businessDateAt(plan.changedAt) && due !== null && due <= day;
}

const questionAbout = ({ id: planId }: TransferPlanRow, day: BusinessDate): NewJob => ({
  kind: PLAN_AFTER_END,
  ref: `${planId}:${day}`,
  payload: { planId, day },
});

/**
 * Books what the exchange has made on a day of a plan that was stopped: the units are sold, and what they brought is their owner's. The owner is
 * told, the end of the plan is asked for again, and a person looks after it.
 */
export const planInstalmentsAfterEnd: JobHandler = async (services, { payload }) => {
  const { planId, day, since } = payload as unknown as Question;
  if (since !== undefined) {
    services.log.error('plan_made_after_end', { planId, day });
    throw new PersonNeeded(PLAN_MADE_AFTER_END);
  }
  const [found] = await services.db
    .select({ registrationNumber: transferPlans.registrationNumber, ucc: profiles.ucc })
    .from(transferPlans)
    .innerJoin(profiles, eq(profiles.id, transferPlans.profileId))
    .where(eq(transferPlans.id, planId));
  if (!found?.registrationNumber) return;
  const { registrationNumber, ucc } = found;
  const made = await services.providers.exchange.planInstalmentsOn({ ucc, registrationNumber }, day);
  for (const orderNumber of made) await bookAfterEnd(services, { planId, day }, orderNumber);
};

/** Books one order of the exchange, once, and has a person see to it. */
function bookAfterEnd(services: Services, { planId, day }: Question, orderNumber: string): Promise<void> {
  const { db, clock, crypto } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const plan = await lockedPlan(tx, planId);
    if (!plan || (await isKnown(tx, planId, orderNumber))) return;
    const instalment = plan.instalmentsDone + 1;
    const madeAt = Math.min(instantAt(day, INSTALMENT_TIME), now);
    const { id: saleId } = await bookMadeInstalment(tx, redemptionOf(plan, { instalment }), madeAt, now);
    await tx.update(sales).set({ bseOrderNumber: orderNumber }).where(eq(sales.id, saleId));
    const row = { id: newId('pin'), planId, instalment, date: day, saleId, failure: null, createdAt: now };
    await tx.insert(planInstalments).values(row);
    // also what the exchange had let go of is asked about each night again
    const keptReason = plan.keptReason ?? UNANSWERED;
    await changePlan(tx, plan, { instalmentsDone: instalment, keptReason }, now);
    await queuePlanNotification(tx, { about: 'made_after_end', planId, instalment }, now, byDay(now));
    await requestPlanEnd(tx, plan, now);
    const details = { plan: planId, instalment, amount: plan.amount, orderNumber };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'plan.made_after_end', objectId: saleId, details });
    const seenTo = { kind: PLAN_AFTER_END, ref: `made:${orderNumber}`, payload: { planId, day, since: now } };
    await enqueue(tx, [seenTo], now);
  });
}

/** Tells whether an order of the exchange is one of ours. While an instalment of the plan is sought, it may be that one: throws ProviderUnknown. */
async function isKnown(tx: Db, planId: string, orderNumber: string): Promise<boolean> {
  const ofPlan = eq(sales.planId, planId);
  if ((await tx.$count(sales, and(ofPlan, eq(sales.bseOrderNumber, orderNumber)))) > 0) return true;
  const isSought = and(ofPlan, isNull(sales.bseOrderNumber), inArray(sales.state, ['created', 'unknown']));
  if ((await tx.$count(sales, isSought)) > 0) throw new ProviderUnknown('an instalment that is sought');
  return false;
}
