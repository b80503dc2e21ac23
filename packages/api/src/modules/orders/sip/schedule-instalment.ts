import { type BusinessDate, businessDateAt, type Instant, instantAt } from '@prosperx/core/time';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type SipRow, sips } from '#db/schema/index.js';
import { enqueue } from '#queue/queue.js';
import { SIP_INSTALMENT } from '#modules/orders/topics.js';

/** When instalments are ordered on their day (India): after the units of the day before have come, well before every cut-off. */
const INSTALMENT_TIME = '09:15';

/** What the job of an instalment is told. */
export interface DueInstalment {
  readonly sipId: string;
  /** Which one of the SIP; 1 was the order of the cart. */
  readonly instalment: number;
  readonly date: BusinessDate;
}

/**
 * Arranges for the next instalment of a running SIP, in the transaction that gave it its next date; asking again does no harm.
 * The date is part of the job's name: a SIP that was paused runs on with the same instalment on another date.
 */
export async function scheduleInstalment(tx: Db, sip: Place, now: Instant): Promise<void> {
  const due = dueOf(sip);
  if (due) await addInstalmentJob(tx, due, { ref: refOf(due), on: due.date }, now);
}

/** Arranges for instalments whose day went by without them: their job was given up after many failures, or never made. Each night has its own job of it; the one that comes first orders the instalment. */
export async function scheduleOverdue(db: Db, now: Instant): Promise<void> {
  const today = businessDateAt(now);
  const overdue = await db
    .select()
    .from(sips)
    .where(and(eq(sips.state, 'running'), lt(sips.nextDate, today)));
  for (const due of overdue.map(dueOf)) {
    if (due) await addInstalmentJob(db, due, { ref: `${refOf(due)}:${today}`, on: today }, now);
  }
}

type Place = Pick<SipRow, 'id' | 'state' | 'instalmentsDone' | 'nextDate'>;

const dueOf = ({ id, state, instalmentsDone, nextDate }: Place): DueInstalment | null =>
  state === 'running' && nextDate !== null ? { sipId: id, instalment: instalmentsDone + 1, date: nextDate } : null;

const refOf = ({ sipId, instalment, date }: DueInstalment) => `${sipId}:${instalment}:${date}`;

function addInstalmentJob(tx: Db, due: DueInstalment, { ref, on }: { ref: string; on: BusinessDate }, now: Instant) {
  const dueAt = instantAt(on, INSTALMENT_TIME);
  return enqueue(tx, [{ kind: SIP_INSTALMENT, ref, payload: { ...due }, dueAt }], now);
}
