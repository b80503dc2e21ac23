import { isPayable } from './payable.js';
import type { Order } from './schemas.js';
import { isFinalOrderState, statusOf } from './states.js';

/** The statuses of orders that were made together: a page shows them and links by them. */
export const ORDER_SET_STATUSES = [
  'waiting_for_exchange',
  'to_pay',
  'payment_failed',
  'being_paid',
  'paid',
  'allotted',
  'refused',
  'expired',
  'cancelled',
] as const;
/** One of `ORDER_SET_STATUSES`. */
export type OrderSetStatus = (typeof ORDER_SET_STATUSES)[number];

type Described = Pick<Order, 'state' | 'paymentState'>;

const isOngoing = ({ state }: Described) => state === 'allotted' || !isFinalOrderState(state);

/**
 * Returns the status of a set: money on its way comes before what is still to be paid, and what has ended counts only when nothing else
 * is left.
 */
export function orderSetStatus(orders: readonly Described[]): OrderSetStatus {
  const ongoing = orders.filter(isOngoing);
  if (ongoing.some(({ paymentState }) => paymentState === 'processing')) return 'being_paid';
  if (ongoing.some(({ state }) => statusOf(state) === 'PENDING')) return 'waiting_for_exchange';
  const unpaid = ongoing.filter(isPayable);
  if (unpaid.some(({ paymentState }) => paymentState === 'failed')) return 'payment_failed';
  if (unpaid.length > 0) return 'to_pay';
  if (ongoing.length > 0) return ongoing.every(({ state }) => state === 'allotted') ? 'allotted' : 'paid';
  return (['expired', 'cancelled'] as const).find((end) => orders.some(({ state }) => state === end)) ?? 'refused';
}

/** Returns the orders that the status of a set is about: those to pay, else those that go on, else all. */
export function ordersForStatus<Item extends Described>(orders: readonly Item[]): readonly Item[] {
  const status = orderSetStatus(orders);
  if (status === 'to_pay' || status === 'payment_failed') return orders.filter(isPayable);
  const ongoing = orders.filter(isOngoing);
  return ongoing.length > 0 ? ongoing : orders;
}

/** Days for which a set that was refused, expired or paid back is still listed with those that go on. */
export const RECENTLY_ENDED_DAYS = 7;
