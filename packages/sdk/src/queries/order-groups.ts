import type { Order } from '@prosperx/core/order';

/** One order by itself, or all orders of a pack. */
export type OrderGroup = readonly [Order, ...Order[]];

/** Orders with those of a pack together, each group where its first one stands. */
export function groupsOf(orders: readonly Order[]): OrderGroup[] {
  const groups = new Map<string, [Order, ...Order[]]>();
  for (const order of orders) {
    const key = order.packGroup ?? order.encryptedOrderId;
    const group = groups.get(key);
    if (group) group.push(order);
    else groups.set(key, [order]);
  }
  return [...groups.values()];
}
