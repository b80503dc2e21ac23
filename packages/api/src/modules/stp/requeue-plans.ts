import type { Instant } from '@prosperx/core/time';
import { lt } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { transferPlans } from '#db/schema/index.js';
import { EXPIRE_PLAN } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { requeueKeptPlans } from './cancel-plan.js';
import { scheduleOverduePlans } from './schedule-instalment.js';

/**
 * Each night: schedules instalments whose day went by without them, ends what was not confirmed or set up in time and has no job any more,
 * and asks the exchange again about plans that are over here. Returns how many the exchange goes on with.
 */
export async function requeuePlans(db: Db, now: Instant): Promise<number> {
  await scheduleOverduePlans(db, now);
  const overdue = await db.select({ id: transferPlans.id }).from(transferPlans).where(lt(transferPlans.actBefore, now));
  for (const { id } of overdue) {
    await enqueue(db, [{ kind: EXPIRE_PLAN, ref: `${id}:${now}`, payload: { planId: id } }], now);
  }
  return requeueKeptPlans(db, now);
}
