import { auditBySystem } from '#audit/audit.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { JobHandler } from '#queue/queue.js';
import { noteEnd, type PlanEnd } from './cancel-plan.js';
import { queuePlanNotification } from './plan-notification.js';
import { lockedPlan, movePlan } from './repository.js';

/** Ends a plan about whose registration a person has given up asking: the exchange has none. Its owner is told. */
export const giveUpPlan: JobHandler = async ({ db, clock, crypto }, { payload }) => {
  const { planId } = payload as { readonly planId: string };
  await db.transaction(async (tx) => {
    const plan = await lockedPlan(tx, planId);
    const now = clock.now();
    if (!plan || !(await movePlan(tx, plan, 'refused', now, { remarks: bseText.noAnswer }))) return;
    await queuePlanNotification(tx, { about: 'refused', planId }, now);
    const details = { registered: false };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'plan.answered', objectId: planId, details });
  });
};

/**
 * Marks a plan that is over here and that the exchange goes on with: its end is asked for again each night. Its owner is told. One that the exchange
 * has let go of meanwhile, since a night has asked again, stays so.
 */
export const keepPlan: JobHandler = async (services, { payload }) => {
  const end = payload as PlanEnd;
  await services.db.transaction((tx) => noteEnd(services, tx, end, bseText.noAnswer));
};
