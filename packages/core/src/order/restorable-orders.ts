import { awaitsExchange } from './order-set-status.js';
import type { Order } from './schemas.js';
import { isOpenOrderState } from './states.js';

type Described = Pick<Order, 'state' | 'bseOrderNumber' | 'paymentState' | 'offerClosed'>;

/**
 * Returns the orders of a set that go back into the cart: those that the exchange refused at once, when it has answered for all, since
 * another amount or fund may be taken; and those that expired, when no other still waits to be paid. None of a new fund offer that has closed.
 */
export function restorableOrders<Item extends Described>(orders: readonly Item[]): Item[] {
  if (orders.some(awaitsExchange)) return [];
  const isOver = !orders.some(({ state }) => isOpenOrderState(state));
  return orders.filter(
    (order) => !order.offerClosed && (isRefusedAtOnce(order) || (isOver && order.state === 'expired')),
  );
}

/** Tells whether all orders of a set that go back into the cart were moved there; the cart may hold others since. */
export function areRestored(orders: readonly (Described & Pick<Order, 'restoredAt'>)[]): boolean {
  const back = restorableOrders(orders);
  return back.length > 0 && back.every(({ restoredAt }) => typeof restoredAt === 'number');
}

/** Tells whether the exchange never took an order; one that it refused after the payment has a number. */
const isRefusedAtOnce = ({ state, bseOrderNumber }: Pick<Described, 'state' | 'bseOrderNumber'>) =>
  state === 'refused' && bseOrderNumber === null;
