import { movedPlanDate } from '@prosperx/core/stp';
import { businessDateAt, type ExchangeCalendar, type Instant } from '@prosperx/core/time';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { transferPlans } from '#db/schema/index.js';
import { byDay } from '#notifications/by-day.js';
import { EXPIRE_PLAN } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { requeueKeptPlans } from './cancel-plan.js';
import { noteCompletion } from './plan-instalment.js';
import { changePlan, lockedPlan, movePlan } from './repository.js';
import { scheduleInstalment, scheduleOverduePlans } from './schedule-instalment.js';

/**
 * Moves the next instalments that were dated before the exchange named a holiday, or took one back, to where they fall by the calendar of now;
 * those of today stay. A daily plan whose last day is closed now is complete: its owner is told, once no instalment of it is under way.
 */
async function movePlanDates(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<void> {
  const today = businessDateAt(now);
  const live = and(eq(transferPlans.status, 'ACTIVE'), gt(transferPlans.nextDate, today));
  for (const { id, ...found } of await db.select().from(transferPlans).where(live)) {
    const due = found.nextDate;
    const nextDate = due && movedPlanDate(found, due, calendar);
    if (nextDate === due || (nextDate !== null && nextDate <= today)) continue;
    await db.transaction(async (tx) => {
      const plan = await lockedPlan(tx, id);
      if (plan?.status !== 'ACTIVE' || plan.nextDate !== due) return;
      if (nextDate !== null) return scheduleInstalment(tx, await changePlan(tx, plan, { nextDate }, now), now);
      const ended = await movePlan(tx, plan, 'completed', now, { nextDate });
      if (ended) await noteCompletion(tx, ended, now, byDay(now));
    });
  }
}

/**
 * Each night: moves what falls on a day that is a holiday now, schedules instalments whose day went by without them, ends what was not confirmed or set up in time and has no job any more,
 * and asks the exchange again about plans that are over here. Returns how many the exchange goes on with.
 */
export async function requeuePlans(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<number> {
  await movePlanDates(db, now, calendar);
  await scheduleOverduePlans(db, now);
  const overdue = await db.select({ id: transferPlans.id }).from(transferPlans).where(lt(transferPlans.actBefore, now));
  for (const { id } of overdue) {
    await enqueue(db, [{ kind: EXPIRE_PLAN, ref: `${id}:${now}`, payload: { planId: id } }], now);
  }
  return requeueKeptPlans(db, now);
}
