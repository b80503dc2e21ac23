import { addPaise, type Paise } from '#money/index.js';
import { businessDateAt, type Instant, instantAt, type ExchangeCalendar, MINUTE } from '#time/index.js';
import { type OrderState, type PaymentState, statusOf } from './states.js';

/**
 * Milliseconds for which orders are confirmed by the code that was given for them, which comes before the payment; to pay them later asks
 * for another.
 */
export const CONFIRMATION_VALIDITY = 15 * MINUTE;

/** Tells whether orders that were last confirmed at an instant may be paid without another code. */
export function isConfirmed(confirmedAt: Instant | null, now: Instant): boolean {
  return confirmedAt !== null && now - confirmedAt < CONFIRMATION_VALIDITY;
}

/** The working days after its own for which an unpaid order lives, and the time in India at which it expires. */
const PAYMENT_DEADLINE = { openDays: 2, time: '18:00' } as const;

/** Returns until when orders made at an instant can be paid; then they expire. */
export function paymentDeadline(createdAt: Instant, calendar: ExchangeCalendar): Instant {
  return instantAt(calendar.add(businessDateAt(createdAt), PAYMENT_DEADLINE.openDays), PAYMENT_DEADLINE.time);
}

/** Tells whether the time in which orders can be paid is over; null is no limit. */
export const isPastPaymentDeadline = (until: Instant | null, now: Instant): boolean => until !== null && now >= until;

/** The parts of an order that decide whether it can be paid. */
interface PayableOrder {
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

/** Tells whether an order that nothing is paid for waits for the code of its owner: without it, its SIP is not registered. */
export function awaitsCode({ state, paymentState }: PayableOrder): boolean {
  return state === 'created' && paymentState === 'not_due';
}

/** Tells whether the exchange has not answered for an order yet. */
export const awaitsExchange = (order: PayableOrder): boolean =>
  statusOf(order.state) === 'PENDING' && !awaitsCode(order);

interface OfferedOrder extends PayableOrder {
  readonly offerWithdrawn?: boolean | null | undefined;
}

/** Tells whether an order can be paid now: it waits for money, its offer stands, and the time in which its set can be paid is not over. */
export const canBePaid = (order: OfferedOrder, payableUntil: Instant | null, now: Instant): boolean =>
  isPayable(order) && !order.offerWithdrawn && !isPastPaymentDeadline(payableUntil, now);

/** Returns the orders of a set that go on. An unpaid one whose offer was withdrawn is left out, unless there are no others: then the server says why. */
function ordersGoingOn<Item extends OfferedOrder>(orders: readonly Item[]): Item[] {
  const ongoing = orders.filter(({ state }) => statusOf(state) !== 'INVALID');
  const open = ongoing.filter((order) => !order.offerWithdrawn || !isPayable(order));
  return open.length > 0 ? open : ongoing;
}

/** Returns the orders of a set that its payer pays now: those that go on and wait for money. */
export function ordersToPay<Item extends OfferedOrder>(orders: readonly Item[]): Item[] {
  return ordersGoingOn(orders).filter(isPayable);
}

/** Returns the amount that a set's payer pays now. */
export function payableAmount(orders: readonly (OfferedOrder & { readonly amount: Paise })[]): Paise {
  return addPaise(...ordersToPay(orders).map(({ amount }) => amount));
}

/** The statuses of orders that were made together: a page shows them and links by them. */
export const ORDER_SET_STATUSES = [
  'waiting_for_exchange',
  'to_pay',
  'to_confirm',
  'payment_failed',
  'being_paid',
  'paid',
  'allotted',
  'sip_registered',
  'refused',
  'expired',
  'cancelled',
] as const;
/** One of `ORDER_SET_STATUSES`. */
export type OrderSetStatus = (typeof ORDER_SET_STATUSES)[number];

/**
 * Returns the status of a set: money on its way comes before what is still to be paid, and what has ended counts only when nothing else
 * is left. `to_confirm`: nothing is to be paid, and SIPs that begin later wait for their owner's code.
 */
export function orderSetStatus(orders: readonly OfferedOrder[]): OrderSetStatus {
  const ongoing = ordersGoingOn(orders);
  if (ongoing.some(({ paymentState }) => paymentState === 'processing')) return 'being_paid';
  if (ongoing.some(awaitsExchange)) return 'waiting_for_exchange';
  const unpaid = ongoing.filter(isPayable);
  if (unpaid.some(({ paymentState }) => paymentState === 'failed')) return 'payment_failed';
  if (unpaid.length > 0) return 'to_pay';
  if (ongoing.some(awaitsCode)) return 'to_confirm';
  if (ongoing.length > 0) return statusOfBought(ongoing);
  return (['expired', 'cancelled'] as const).find((end) => orders.some(({ state }) => state === end)) ?? 'refused';
}

function statusOfBought(ongoing: readonly OfferedOrder[]): OrderSetStatus {
  const bought = ongoing.filter(({ state }) => state !== 'sip_registered');
  if (bought.length === 0) return 'sip_registered';
  return bought.every(({ state }) => state === 'allotted') ? 'allotted' : 'paid';
}

/** Returns the orders that the status of a set is about: those to pay, else those that go on, else all. */
export function ordersForStatus<Item extends OfferedOrder>(orders: readonly Item[]): readonly Item[] {
  const status = orderSetStatus(orders);
  if (status === 'to_pay' || status === 'payment_failed') return ordersToPay(orders);
  if (status === 'to_confirm') return orders.filter(awaitsCode);
  const ongoing = ordersGoingOn(orders);
  return ongoing.length > 0 ? ongoing : orders;
}

/** Days for which a set that was refused, expired or paid back is still listed with those that go on. */
export const RECENTLY_ENDED_DAYS = 7;
