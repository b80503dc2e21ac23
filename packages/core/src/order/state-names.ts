/**
 * Where an order stands. `unknown` is waiting for the exchange's answer and shown as processing, never as a failure. So is `cancelling`: we
 * have taken it back, or it has lapsed, and the exchange has not let go of it yet, or not even answered whether it has it.
 */
export const ORDER_STATES = [
  'created',
  'unknown',
  'registered',
  'cancelling',
  'paid',
  'allotted',
  'refused',
  'expired',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * What can happen to an order. `unanswered`: sent, and no answer came. `withdrawn`: the exchange is asked to cancel it; then it either is
 * `cancelled` or `expired` there too, or `kept` by the exchange.
 */
export const ORDER_EVENTS = [
  'unanswered',
  'accepted',
  'refused',
  'withdrawn',
  'kept',
  'paid',
  'allotted',
  'expired',
  'cancelled',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Where the money for an order stands. `refund_due`: it has come, the order cannot use it, and it is on its way back. */
export const PAYMENT_STATES = ['unpaid', 'processing', 'paid', 'failed', 'refund_due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Where money stands that goes back to its payer. */
export const REFUND_STATES = ['due', 'refunded'] as const;

/** VALID: the exchange has it. INVALID: it does not, or no more. PENDING: not known yet. */
export const ORDER_STATUSES = ['VALID', 'INVALID', 'PENDING'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What became of an instalment that has fallen due: `under_way` until its units are there, or known never to come. */
export const INSTALMENT_OUTCOMES = ['invested', 'under_way', 'failed'] as const;
export type InstalmentOutcome = (typeof INSTALMENT_OUTCOMES)[number];
