/** Where an order stands. `unknown` is waiting for the exchange's answer and shown as processing, never as a failure. */
export const ORDER_STATES = [
  'created',
  'unknown',
  'registered',
  'paid',
  'allotted',
  'refused',
  'expired',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order. `unanswered`: sent, and no answer came. */
export const ORDER_EVENTS = ['unanswered', 'accepted', 'refused', 'paid', 'allotted', 'expired', 'cancelled'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Where the money for an order stands. */
export const PAYMENT_STATES = ['unpaid', 'processing', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** VALID: the exchange has it. INVALID: it does not, or no more. PENDING: not known yet. */
export const ORDER_STATUSES = ['VALID', 'INVALID', 'PENDING'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const steps: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  created: {
    unanswered: 'unknown',
    accepted: 'registered',
    refused: 'refused',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  // the exchange may have it, so it can neither expire nor be cancelled before that is known; news of money or units settles it too
  unknown: { accepted: 'registered', refused: 'refused', paid: 'paid', allotted: 'allotted' },
  registered: { paid: 'paid', allotted: 'allotted', refused: 'refused', expired: 'expired', cancelled: 'cancelled' },
  paid: { allotted: 'allotted', refused: 'refused' },
  allotted: {},
  refused: {},
  expired: {},
  cancelled: {},
};

/**
 * The state after an event. States only move forward: an event that is late, repeated or makes no sense leaves the state as it is,
 * so call-backs may come twice and out of order. (Money for an order that expired or was refused is refunded; the order stays.)
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  return steps[state][event] ?? state;
}

/** Whether nothing more can happen to an order. */
export function isFinalOrderState(state: OrderState): boolean {
  return Object.keys(steps[state]).length === 0;
}

/** What existing readers call the state of an order. */
export function statusOf(state: OrderState): OrderStatus {
  if (state === 'created' || state === 'unknown') return 'PENDING';
  return state === 'registered' || state === 'paid' || state === 'allotted' ? 'VALID' : 'INVALID';
}
