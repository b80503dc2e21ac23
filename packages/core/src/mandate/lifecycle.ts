import { type BusinessDate, type Instant, DAY, HOUR } from '#time/index.js';
import type { MandateMethod } from './methods.js';
import type { MandateStatus } from './rules.js';

/**
 * The states of a mandate at the server. `created`: registered, or about to be, and not proven yet. `unknown`: the exchange did not
 * answer its registration. `pending`: its holder has proven it, and the bank decides.
 */
export const MANDATE_STATES = ['created', 'unknown', 'pending', 'approved', 'rejected', 'cancelled'] as const;
/** One of `MANDATE_STATES`. */
export type MandateState = (typeof MANDATE_STATES)[number];

/** What happens to a mandate: `authorised` by its holder, at the bank or on paper; `ended` when nobody answered in time. */
export const MANDATE_EVENTS = [
  'unanswered',
  'registered',
  'authorised',
  'approved',
  'rejected',
  'cancelled',
  'ended',
] as const;
/** One of `MANDATE_EVENTS`. */
export type MandateEvent = (typeof MANDATE_EVENTS)[number];

/** The states in which nobody knows yet whether a mandate will debit. */
export const OPEN_MANDATE_STATES = ['created', 'unknown', 'pending'] as const satisfies readonly MandateState[];

const isOpen = (state: MandateState) => OPEN_MANDATE_STATES.some((open) => open === state);

/**
 * Returns the state after an event; null where it changes nothing. States only go forward: what a bank says twice counts once, and a
 * mandate that is over stays over, whatever its bank says later.
 */
export function nextMandateState(state: MandateState, event: MandateEvent): MandateState | null {
  if (event === 'cancelled') return isOpen(state) || state === 'approved' ? 'cancelled' : null;
  if (!isOpen(state)) return null;
  if (event === 'unanswered') return state === 'created' ? 'unknown' : null;
  if (event === 'registered') return state === 'unknown' ? 'created' : null;
  if (event === 'authorised') return state === 'pending' ? null : 'pending';
  return event === 'ended' ? 'rejected' : event;
}

/** Tells whether a bank has let in a mandate that is over here: it has to be cancelled there, so that nothing is ever debited by it. */
export function isLateApproval(state: MandateState, event: MandateEvent): boolean {
  return (event === 'approved' || event === 'authorised') && (state === 'rejected' || state === 'cancelled');
}

/** The status that the wire has for a state. */
export const mandateStatusOf: Readonly<Record<MandateState, MandateStatus>> = {
  created: 'New Mandate',
  unknown: 'Processing',
  pending: 'Processing',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Rejected',
};

interface Ending {
  readonly state: MandateState;
  readonly endDate: BusinessDate | null;
}

/** Tells whether an approved mandate is past its last day: nothing is debited by it any more. */
export const isPastEnd = ({ state, endDate }: Ending, today: BusinessDate): boolean =>
  state === 'approved' && endDate !== null && endDate < today;

/** Returns the status of a mandate on a day. */
export const mandateStatusOn = (mandate: Ending, today: BusinessDate): MandateStatus =>
  isPastEnd(mandate, today) ? 'Rejected' : mandateStatusOf[mandate.state];

/** Milliseconds between two questions to the bank about a mandate of a method. */
const ASKED_EVERY: Readonly<Record<MandateMethod, number>> = {
  upi: HOUR,
  netBanking: 2 * HOUR,
  debitCard: 2 * HOUR,
  paper: DAY,
};

/** The days after which a mandate that its holder has not proven is given up: a form on paper takes its time. */
const PROVEN_WITHIN_DAYS: Readonly<Record<MandateMethod, number>> = {
  upi: 7,
  netBanking: 7,
  debitCard: 7,
  paper: 60,
};

/** The days after which a bank that does not answer has refused: more than twice what is promised (`APPROVAL_DAYS`). */
const DECIDED_WITHIN_DAYS: Readonly<Record<MandateMethod, number>> = {
  upi: 3,
  netBanking: 10,
  debitCard: 10,
  paper: 45,
};

/** The facts that say how long a mandate is waited for. */
export interface WaitingMandate {
  readonly method: MandateMethod;
  readonly state: MandateState;
  readonly createdAt: Instant;
  /** The time at which its holder proved it; null before. */
  readonly authorisedAt: Instant | null;
}

/** Returns when a mandate that nobody decides is over; null for one that is decided. */
export function mandateTimeout({ method, state, createdAt, authorisedAt }: WaitingMandate): Instant | null {
  if (!isOpen(state)) return null;
  if (authorisedAt === null) return createdAt + PROVEN_WITHIN_DAYS[method] * DAY;
  return authorisedAt + DECIDED_WITHIN_DAYS[method] * DAY;
}

/** Returns when a mandate's bank is asked again: regularly, and the last time when its time is over; null for one that is decided. */
export function nextMandateCheck(mandate: WaitingMandate, now: Instant): Instant | null {
  const end = mandateTimeout(mandate);
  if (end === null) return null;
  return now >= end ? now : Math.min(now + ASKED_EVERY[mandate.method], end);
}
