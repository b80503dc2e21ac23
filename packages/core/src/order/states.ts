import type { InstalmentOutcome } from '#sip/index.js';

/**
 * The states of an order. `unknown` is waiting for the exchange's answer and shown as processing, never as a failure. So is `cancelling`:
 * its cancellation was requested, or it has expired, and the exchange has not let go of it yet, or not even answered whether it has it.
 * `sip_registered` is the end of an order that only began a SIP: each instalment is an order of its own.
 */
export const ORDER_STATES = [
  'created',
  'unknown',
  'registered',
  'cancelling',
  'paid',
  'allotted',
  'sip_registered',
  'refused',
  'expired',
  'cancelled',
] as const;
/** One of `ORDER_STATES`. */
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * The events of an order. `unanswered`: it was sent, and no answer came. `withdrawn`: the exchange is asked to cancel it; then it either
 * is `cancelled` or `expired` there too, or `kept` by the exchange.
 */
export const ORDER_EVENTS = [
  'unanswered',
  'accepted',
  'refused',
  'withdrawn',
  'kept',
  'paid',
  'allotted',
  'sip_registered',
  'expired',
  'cancelled',
] as const;
/** One of `ORDER_EVENTS`. */
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * The states of the money for an order. `refund_due`: it has come, the order cannot use it, and it is on its way back. `not_due`: nothing is
 * paid for it, since it begins a SIP whose first instalment is debited on its date.
 */
export const PAYMENT_STATES = ['unpaid', 'processing', 'paid', 'failed', 'refund_due', 'refunded', 'not_due'] as const;
/** One of `PAYMENT_STATES`. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states of money that goes back to its payer. */
export const REFUND_STATES = ['due', 'refunded'] as const;

/**
 * The statuses that existing readers know. VALID: the exchange has the order. INVALID: it does not, or no more. PENDING: it is not known
 * yet.
 */
export const ORDER_STATUSES = ['VALID', 'INVALID', 'PENDING'] as const;
/** One of `ORDER_STATUSES`. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const steps: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  created: {
    unanswered: 'unknown',
    accepted: 'registered',
    refused: 'refused',
    withdrawn: 'cancelling',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  // The exchange may have it, so it can neither expire nor be over before that is known; news of money or units settles it too.
  unknown: {
    accepted: 'registered',
    refused: 'refused',
    withdrawn: 'cancelling',
    paid: 'paid',
    allotted: 'allotted',
    sip_registered: 'sip_registered',
  },
  registered: {
    paid: 'paid',
    allotted: 'allotted',
    refused: 'refused',
    withdrawn: 'cancelling',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  // Money that comes now is not for units: the exchange's answer decides.
  cancelling: {
    kept: 'registered',
    allotted: 'allotted',
    refused: 'refused',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  paid: { allotted: 'allotted', refused: 'refused' },
  allotted: {},
  sip_registered: {},
  refused: {},
  expired: {},
  cancelled: {},
};

/**
 * Returns the state after an event. States only move forward, except for an order that the exchange keeps: an event that is late,
 * repeated or makes no sense leaves the state as it is, so call-backs may come twice and out of order. (Money for an order that expired
 * or was refused is refunded; the order stays.)
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  return steps[state][event] ?? state;
}

/** Tells whether nothing more can happen to an order. */
export function isFinalOrderState(state: OrderState): boolean {
  return Object.keys(steps[state]).length === 0;
}

/** Tells whether the exchange or the payer may still decide what becomes of an order. An order that is paid goes its way. */
export function isOpenOrderState(state: OrderState): boolean {
  return state === 'registered' || statusOf(state) === 'PENDING';
}

/** Returns the status by which existing readers know the state of an order. */
export function statusOf(state: OrderState): OrderStatus {
  if (state === 'created' || state === 'unknown' || state === 'cancelling') return 'PENDING';
  return VALID_STATES.includes(state) ? 'VALID' : 'INVALID';
}

const VALID_STATES: readonly OrderState[] = ['registered', 'paid', 'allotted', 'sip_registered'];

/** Returns the outcome of an instalment, by the state of its order and whether its owner skipped it. */
export function instalmentOutcome(state: OrderState, isSkipped = false): InstalmentOutcome {
  if (isSkipped) return 'skipped';
  if (state === 'allotted') return 'invested';
  return isFinalOrderState(state) ? 'failed' : 'under_way';
}
