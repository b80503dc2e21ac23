import type { InstalmentOutcome, OrderEvent, OrderState, OrderStatus } from './state-names.js';

const steps: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  created: {
    unanswered: 'unknown',
    accepted: 'registered',
    refused: 'refused',
    withdrawn: 'cancelling',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  // the exchange may have it, so it can neither expire nor be over before that is known; news of money or units settles it too
  unknown: {
    accepted: 'registered',
    refused: 'refused',
    withdrawn: 'cancelling',
    paid: 'paid',
    allotted: 'allotted',
  },
  registered: {
    paid: 'paid',
    allotted: 'allotted',
    refused: 'refused',
    withdrawn: 'cancelling',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  // money that comes now is not for units: the exchange's answer decides
  cancelling: {
    kept: 'registered',
    allotted: 'allotted',
    refused: 'refused',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  paid: { allotted: 'allotted', refused: 'refused' },
  allotted: {},
  refused: {},
  expired: {},
  cancelled: {},
};

/**
 * The state after an event. States only move forward, but of an order that the exchange keeps: an event that is late, repeated or makes
 * no sense leaves the state as it is, so call-backs may come twice and out of order. (Money for an order that expired or was refused is
 * refunded; the order stays.)
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  return steps[state][event] ?? state;
}

/** Whether nothing more can happen to an order. */
export function isFinalOrderState(state: OrderState): boolean {
  return Object.keys(steps[state]).length === 0;
}

/** Whether the exchange or the payer may still decide what becomes of an order. One that is paid goes its way. */
export function isOpenOrderState(state: OrderState): boolean {
  return state === 'registered' || statusOf(state) === 'PENDING';
}

/** What existing readers call the state of an order. */
export function statusOf(state: OrderState): OrderStatus {
  if (state === 'created' || state === 'unknown' || state === 'cancelling') return 'PENDING';
  return state === 'registered' || state === 'paid' || state === 'allotted' ? 'VALID' : 'INVALID';
}

/** What became of an instalment, by the state of its order. */
export function instalmentOutcome(state: OrderState): InstalmentOutcome {
  if (state === 'allotted') return 'invested';
  return isFinalOrderState(state) ? 'failed' : 'under_way';
}
