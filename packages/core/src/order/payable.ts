import { addPaise, type Paise } from '#money/index.js';
import { businessDateAt, type Instant, instantAt } from '#time/business-date.js';
import type { ExchangeCalendar } from '#time/calendar.js';
import { type OrderState, type PaymentState, statusOf } from './states.js';

/**
 * Milliseconds for which orders are confirmed by the code that was given for them; to pay them later asks for another (specification,
 * investing, section 4: the code comes before the payment).
 */
export const CONFIRMATION_VALIDITY = 15 * 60_000;

/** Tells whether orders that were last confirmed at an instant may be paid without another code. */
export function isConfirmed(confirmedAt: Instant | null, now: Instant): boolean {
  return confirmedAt !== null && now - confirmedAt < CONFIRMATION_VALIDITY;
}

/** The open days after its own for which an unpaid order lives, and the time in India at which it expires. */
export const PAYMENT_DEADLINE = { openDays: 2, time: '18:00' } as const;

/** Returns until when orders made at an instant can be paid; then they expire. */
export function paymentDeadline(createdAt: Instant, calendar: ExchangeCalendar): Instant {
  return instantAt(calendar.add(businessDateAt(createdAt), PAYMENT_DEADLINE.openDays), PAYMENT_DEADLINE.time);
}

/** Tells whether the time in which orders can be paid is over; null is no limit. */
export const isPastPaymentDeadline = (until: Instant | null, now: Instant): boolean => until !== null && now >= until;

/** The parts of an order that decide whether it can be paid. */
export interface PayableOrder {
  readonly state: OrderState;
  readonly paymentState: PaymentState;
}

/** The payment states of an order for which no payment is under way or has arrived. */
export const UNPAID_STATES: readonly PaymentState[] = ['unpaid', 'failed'];

/** Tells whether an order waits for money: the exchange took it, and no payment for it is under way or has arrived. */
export function isPayable({ state, paymentState }: PayableOrder): boolean {
  return state === 'registered' && UNPAID_STATES.includes(paymentState);
}

/** Tells whether money that comes now pays an order: neither after its end, nor while it is being cancelled, nor a second time. */
export function acceptsPayment({ state, paymentState }: PayableOrder): boolean {
  const waits = paymentState === 'processing' || UNPAID_STATES.includes(paymentState);
  return waits && state !== 'cancelling' && statusOf(state) !== 'INVALID';
}

/** Returns the amount that a set's payer pays now: the sum of those of its orders that wait for money. */
export function payableAmount(orders: readonly (PayableOrder & { readonly amount: Paise })[]): Paise {
  return addPaise(...orders.filter(isPayable).map(({ amount }) => amount));
}
