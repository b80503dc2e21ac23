import type { Order } from '@prosperx/core/order';
import { handleInvalidExpiredOrders, reportInvalidOrders } from '@prosperx/core/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLatest } from '#widget/use-latest.js';
import { cartKey } from './cart-queries.js';
import { READING_TIME } from './flash-store.js';
import { sentenceOf, useServices } from './services.js';

interface Lapsed {
  readonly cartId: string;
  readonly orders: readonly Pick<Order, 'encryptedOrderId'>[];
}

/** Tells that orders were seen too late to be paid, and has them put back into the cart. Neither waits for the other; of what did not come back into the cart its owner is told. */
function useTellExpired() {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return async ({ cartId, orders }: Lapsed) => {
    const orderDetailsList = orders.map(({ encryptedOrderId }) => ({ encryptedOrderId }));
    const told = [
      api(reportInvalidOrders, { body: { orderDetailsList, isPaymentLinkExpired: true }, background: true }),
      api(handleInvalidExpiredOrders, { body: { cartId }, background: true }).then(
        ({ data }) => queryClient.setQueryData(cartKey, data),
        (error: unknown) => flash.getState().show('error', sentenceOf(error), READING_TIME),
      ),
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
