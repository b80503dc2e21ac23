import { type BusinessDate, businessDateAt, type Instant, instantAt } from '@prosperx/core/time';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import { PLAN_INSTALMENT } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { INSTALMENT_TIME } from '#records/sip/instalment-jobs.js';

/** The payload of an instalment's job. */
export interface DueInstalment {
  readonly planId: string;
  readonly instalment: number;
  readonly date: BusinessDate;
}

/** Schedules the next instalment of a running plan, in the transaction that gave it its next date; a second call does no harm. */
export async function scheduleInstalment(tx: Db, plan: TransferPlanRow, now: Instant): Promise<void> {
  const due = dueOf(plan);
  if (due) await addJob(tx, due, { ref: refOf(due), on: due.date }, now);
}

/** Schedules instalments whose day went by without them; each night's job has a name of its own. */
export async function scheduleOverduePlans(db: Db, now: Instant): Promise<void> {
  const today = businessDateAt(now);
  const overdue = await db
    .select()
    .from(transferPlans)
    .where(and(eq(transferPlans.status, 'ACTIVE'), lt(transferPlans.nextDate, today)));
  for (const due of overdue.map(dueOf)) {
    if (due) await addJob(db, due, { ref: `${refOf(due)}:${today}`, on: today }, now);
  }
}

const dueOf = ({ id, status, instalmentsDone, nextDate }: TransferPlanRow): DueInstalment | null =>
  status === 'ACTIVE' && nextDate !== null ? { planId: id, instalment: instalmentsDone + 1, date: nextDate } : null;

const refOf = ({ planId, instalment, date }: DueInstalment) => `${planId}:${instalment}:${date}`;

function addJob(tx: Db, due: DueInstalment, { ref, on }: { ref: string; on: BusinessDate }, now: Instant) {
  const dueAt = instantAt(on, INSTALMENT_TIME);
  return enqueue(tx, [{ kind: PLAN_INSTALMENT, ref, payload: { ...due }, dueAt }], now);
}
