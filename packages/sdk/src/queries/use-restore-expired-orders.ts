import type { Order } from '@prosperx/core/order';
import { reportInvalidOrders } from '@prosperx/core/payment';
import { useEffect } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useServices } from '#api/services.js';
import { usePutBack } from './use-restore-cart.js';

interface Lapsed {
  readonly cartId: string;
  readonly orders: readonly Pick<Order, 'encryptedOrderId'>[];
}

/** Tells that orders were seen too late to be paid, and has them put back into the cart. Neither waits for the other. */
function useTellExpired() {
  const { api } = useServices();
  const putBack = usePutBack();
  return async ({ cartId, orders }: Lapsed) => {
    const orderDetailsList = orders.map(({ encryptedOrderId }) => ({ encryptedOrderId }));
    const told = [
      api(reportInvalidOrders, { body: { orderDetailsList, isPaymentLinkExpired: true }, background: true }),
      putBack(cartId),
    ];
    await Promise.allSettled(told);
  };
}

/** Has orders that lapsed put back into the cart, once, when they are seen (specification, investing, section 4); null: none have. Nobody waits for it. */
export function useExpired(lapsed: Lapsed | null) {
  const tell = useTellExpired();
  const isExpired = lapsed !== null;
  const latest = useLatest(() => lapsed && void tell(lapsed));
  useEffect(() => {
    if (isExpired) latest.current();
  }, [isExpired, latest]);
}
