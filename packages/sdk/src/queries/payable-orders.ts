import { isPayable, type Order, type OrderSet } from '@prosperx/core/order';

/** The orders of a set that wait for money. */
export function payableOrders({ orders }: Pick<OrderSet, 'orders'>): Order[] {
  return orders.filter(isPayable);
}

/** What stands in the way of paying; null when nothing does. */
export type PayObstacle = 'waiting_for_exchange' | 'payment_processing' | 'paid' | 'expired' | 'cancelled' | 'refused';

export function payObstacle(set: Pick<OrderSet, 'orders'>): PayObstacle | null {
  const { orders } = set;
  if (orders.some(({ paymentState }) => paymentState === 'processing')) return 'payment_processing';
  if (orders.some(({ orderStatus }) => orderStatus === 'PENDING')) return 'waiting_for_exchange';
  if (payableOrders(set).length > 0) return null;
  if (orders.some(({ paymentState }) => paymentState === 'paid')) return 'paid';
  if (orders.some(({ state }) => state === 'expired')) return 'expired';
  return orders.every(({ state }) => state === 'refused') ? 'refused' : 'cancelled';
}
