import { isPayable } from './payable.js';
import type { Order } from './schemas.js';
import { isFinalOrderState, statusOf } from './states.js';

/** Where orders that were made together stand as a whole: what a page says of them, and where it leads. */
export const ORDER_SET_STANDINGS = [
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
export type OrderSetStanding = (typeof ORDER_SET_STANDINGS)[number];

type Described = Pick<Order, 'state' | 'paymentState'>;

const isAlive = ({ state }: Described) => state === 'allotted' || !isFinalOrderState(state);

/** The standing of a set: money on its way before what is still to be paid, and what ended only when nothing else is left. */
export function standingOf(orders: readonly Described[]): OrderSetStanding {
  const alive = orders.filter(isAlive);
  if (alive.some(({ paymentState }) => paymentState === 'processing')) return 'being_paid';
  if (alive.some(({ state }) => statusOf(state) === 'PENDING')) return 'waiting_for_exchange';
  const unpaid = alive.filter(isPayable);
  if (unpaid.some(({ paymentState }) => paymentState === 'failed')) return 'payment_failed';
  if (unpaid.length > 0) return 'to_pay';
  if (alive.length > 0) return alive.every(({ state }) => state === 'allotted') ? 'allotted' : 'paid';
  return (['expired', 'cancelled'] as const).find((end) => orders.some(({ state }) => state === end)) ?? 'refused';
}

/** The orders of a set that its standing speaks of: those to pay, else those that go on, else all. */
export function concernedOrders<Item extends Described>(orders: readonly Item[]): readonly Item[] {
  const standing = standingOf(orders);
  if (standing === 'to_pay' || standing === 'payment_failed') return orders.filter(isPayable);
  const alive = orders.filter(isAlive);
  return alive.length > 0 ? alive : orders;
}

/** Days that a set which was refused, lapsed or paid back is still told about beside those that go on. */
export const RECENTLY_OVER_DAYS = 7;
