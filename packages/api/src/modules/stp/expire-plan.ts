import { auditBySystem } from '#audit/audit.js';
import { byDay } from '#notifications/by-day.js';
import type { JobHandler } from '#queue/queue.js';
import { queuePlanNotification } from './plan-notification.js';
import { lockedPlan, movePlan } from './repository.js';

/** Cancels a plan whose time to be confirmed, or to be set up, has passed; one that went on meanwhile stays as it is. */
export const expirePlan: JobHandler = async ({ db, clock, crypto }, { payload }) => {
  const { planId } = payload as { planId: string };
  const now = clock.now();
  await db.transaction(async (tx) => {
    const plan = await lockedPlan(tx, planId);
    if (!plan || plan.actBefore === null || now < plan.actBefore) return;
    const expired = await movePlan(tx, plan, 'expired', now, { actBefore: null });
    if (!expired) return;
    await queuePlanNotification(tx, { about: 'expired', planId }, now, byDay(now));
    await auditBySystem({ db: tx, clock, crypto }, { action: 'plan.expired', objectId: planId });
  });
};
