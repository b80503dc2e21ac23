import { addDays, businessDateAt, type Instant, instantAt, DAY } from '#time/index.js';
import type { PlanInstalment } from './schemas.js';

/** The kinds of plan: an STP moves units to another scheme of the same house, an SWP pays money out to the bank. */
export const PLAN_KINDS = ['STP', 'SWP'] as const;
/** One of `PLAN_KINDS`; the `trxnType` of the calls. */
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The frequencies that are offered, by the codes of the wire: daily, weekly, monthly, quarterly. */
export const PLAN_FREQUENCIES = [30, 52, 1, 3] as const;
/** One of `PLAN_FREQUENCIES`. */
export type PlanFrequency = (typeof PLAN_FREQUENCIES)[number];

/**
 * The states of a plan as the wire names them. The first five are prescribed: PENDNEW waits for its
 * owner's email link, PENDING for the owner's approval of what their advisor entered, APPROVED was confirmed, ACTIVE runs, AUTOCXL was
 * not confirmed in time. PROCESSING was sent to the exchange, which has not answered; REJECTED was refused by it; DECLINED was refused by
 * its owner; STOPPED ended early; COMPLETED had all of its instalments.
 */
export const PLAN_STATUSES = [
  'PENDNEW',
  'PENDING',
  'APPROVED',
  'ACTIVE',
  'AUTOCXL',
  'PROCESSING',
  'REJECTED',
  'DECLINED',
  'STOPPED',
  'COMPLETED',
] as const;
/** One of `PLAN_STATUSES`. */
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/**
 * What happens to a plan: its owner confirms or declines it by the link, the time for that passes, it is set up, the exchange answers, it
 * is stopped, its last instalment is over.
 */
export const PLAN_EVENTS = [
  'confirmed',
  'declined',
  'expired',
  'set_up',
  'registered',
  'refused',
  'stopped',
  'completed',
] as const;
/** One of `PLAN_EVENTS`. */
export type PlanEvent = (typeof PLAN_EVENTS)[number];

const waiting = { confirmed: 'APPROVED', declined: 'DECLINED', expired: 'AUTOCXL' } as const;

const steps: Readonly<Record<PlanStatus, Partial<Record<PlanEvent, PlanStatus>>>> = {
  PENDNEW: waiting,
  PENDING: waiting,
  APPROVED: { set_up: 'PROCESSING', expired: 'AUTOCXL' },
  PROCESSING: { registered: 'ACTIVE', refused: 'REJECTED' },
  ACTIVE: { stopped: 'STOPPED', completed: 'COMPLETED' },
  AUTOCXL: {},
  REJECTED: {},
  DECLINED: {},
  STOPPED: {},
  COMPLETED: {},
};

/** Returns the status after an event; null for an event that changes nothing there, such as a link that is opened twice. */
export function nextPlanStatus(status: PlanStatus, event: PlanEvent): PlanStatus | null {
  return steps[status][event] ?? null;
}

/** What the list offers for a plan: Stop, or Setup order; null for nothing. */
export type PlanAction = 'stop' | 'set_up' | null;

/** Returns the action that a plan of a status offers. */
export function planAction(status: PlanStatus): PlanAction {
  if (nextPlanStatus(status, 'stopped') !== null) return 'stop';
  return nextPlanStatus(status, 'set_up') === null ? null : 'set_up';
}

/** The time of day (India) before which a plan is confirmed. */
const CONFIRM_BEFORE = '15:00';

/**
 * Returns the instant by which a plan has to be confirmed: 3 PM of the same day for one that starts today and is entered before 3 PM, else
 * 3 PM of the next day.
 */
export function confirmationDeadline(startsToday: boolean, enteredAt: Instant): Instant {
  const today = businessDateAt(enteredAt);
  const sameDay = instantAt(today, CONFIRM_BEFORE);
  return startsToday && enteredAt < sameDay ? sameDay : instantAt(addDays(today, 1), CONFIRM_BEFORE);
}

/** Milliseconds from its confirmation in which a plan is set up: it was approved for prices and circumstances as they are. */
export const SET_UP_WITHIN = DAY;

/** The number of instalments that fail one after another until a plan is stopped, as fund houses stop it too. */
export const FAILURES_TO_STOP = 3;

/**
 * Returns how many instalments failed since the last one that was made, of those that fell due, the newest first. One that is under way
 * says nothing yet: a daily plan has the next one ordered before the exchange refuses the one before it.
 */
export function failuresInRow(newestFirst: readonly Pick<PlanInstalment, 'outcome'>[]): number {
  const ended = newestFirst.filter(({ outcome }) => outcome !== 'under_way');
  const firstMade = ended.findIndex(({ outcome }) => outcome === 'done');
  return firstMade === -1 ? ended.length : firstMade;
}
