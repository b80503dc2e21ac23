import { SIP_REMINDER_DAYS } from '@prosperx/core/sip';
import { type BusinessDate, type Instant, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, like } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue, type SipRow } from '#db/schema/index.js';
import { byDay } from '#notifications/by-day.js';
import { CANCEL_SIP, SIP_INSTALMENT, SIP_REMINDER } from '#queue/job-kinds.js';
import { enqueue, type NewJob } from '#queue/queue.js';

/** The time (India) at which instalments of SIPs and plans are ordered on their day: after the units of the day before have come, well before every cut-off. */
export const INSTALMENT_TIME = '09:15';

/** The time at which its owner is reminded, on the day of the reminder. */
const REMINDER_TIME = '10:00';

/** The payload of an instalment's job, and of its reminder. */
export interface DueInstalment {
  readonly sipId: string;
  /** The number within the SIP; 1 was the order of the cart. */
  readonly instalment: number;
  readonly date: BusinessDate;
}

/** The payload of a reminder. */
export interface Reminder extends DueInstalment {
  /** The date of which its owner may have been reminded before, by another calendar. */
  readonly instead?: BusinessDate;
}

/**
 * Schedules the next instalment of a running SIP, in the transaction that gave it its next date; a second call does no harm.
 * The date is part of the job's name: a SIP that was paused runs on with the same instalment on another date.
 */
export function scheduleInstalment(
  tx: Db,
  sip: Place,
  now: Instant,
  calendar: ExchangeCalendar,
  instead?: BusinessDate,
): Promise<void> {
  return enqueue(tx, nextInstalmentJobs(sip, now, calendar, instead), now);
}

/**
 * The jobs of the next instalment of a SIP: that it is ordered, and that its owner is reminded; none where no instalment follows. Where it takes
 * place `instead` of another date, of which they were reminded, they are told so once more, also of a date that they were told before.
 */
export function nextInstalmentJobs(
  sip: Place,
  now: Instant,
  calendar: ExchangeCalendar,
  instead?: BusinessDate,
): readonly NewJob[] {
  const due = dueOf(sip);
  if (!due) return [];
  const ref = refOf(due);
  const remindAt = instantAt(calendar.add(due.date, -SIP_REMINDER_DAYS), REMINDER_TIME);
  const isToldAgain = instead !== undefined && remindAt <= now;
  const told: Pick<NewJob, 'ref'> & { readonly payload: Reminder } = isToldAgain
    ? { ref: `${ref}:${now}`, payload: { ...due, instead } }
    : { ref, payload: due };
  const dueAt = Math.max(remindAt, byDay(now));
  return [instalmentJob(due, { ref, on: due.date }), { kind: SIP_REMINDER, dueAt, ...told }];
}

export type Place = Pick<SipRow, 'id' | 'state' | 'instalmentsDone' | 'nextDate'>;

export const dueOf = ({ id, state, instalmentsDone, nextDate }: Place): DueInstalment | null =>
  state === 'running' && nextDate !== null ? { sipId: id, instalment: instalmentsDone + 1, date: nextDate } : null;

export const refOf = ({ sipId, instalment, date }: DueInstalment) => `${sipId}:${instalment}:${date}`;

/** The job that orders an instalment on a day. */
export const instalmentJob = (due: DueInstalment, { ref, on }: { ref: string; on: BusinessDate }): NewJob => ({
  kind: SIP_INSTALMENT,
  ref,
  payload: { ...due },
  dueAt: instantAt(on, INSTALMENT_TIME),
});

/** The payload of the message that ends a SIP at the exchange. */
export interface SipEnd {
  readonly sipId: string;
  readonly registrationNumber: string;
  /** Whether the night requests it, of which its owner hears by day. */
  readonly isOfNight?: boolean;
}

/** Queues the message that ends a SIP at the exchange; one that it kept is asked for again by a message of its own. */
export async function enqueueSipCancellation(
  tx: Db,
  { id: sipId, registrationNumber }: Pick<SipRow, 'id' | 'registrationNumber'>,
  now: Instant,
  by: Pick<SipEnd, 'isOfNight'> = {},
): Promise<void> {
  if (registrationNumber === null) return;
  const asked = await tx.$count(queue, and(eq(queue.kind, CANCEL_SIP), like(queue.ref, `${registrationNumber}%`)));
  const ref = asked === 0 ? registrationNumber : `${registrationNumber}:${now}`;
  await enqueue(tx, [{ kind: CANCEL_SIP, ref, payload: { sipId, registrationNumber, ...by } }], now);
}
