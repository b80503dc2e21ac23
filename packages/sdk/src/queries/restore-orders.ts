import { type Order, restorableOrders } from '@prosperx/core/order';
import { handleInvalidExpiredOrders, reportInvalidOrders } from '@prosperx/core/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { errorMessage, keepAnswer, samePerson, useServices } from '#services/services.js';
import { READING_TIME } from '#stores/stores.js';
import { cartKey } from './cart.js';
import { orderSetKey } from './order.js';

/** Restores the orders of a cart that were refused or have expired to the cart; where that fails, a flash says why. Answers whether it did. */
export function useRestoreCart() {
  const { api, flash, session } = useServices();
  const queryClient = useQueryClient();
  return (cartId: string): Promise<boolean> => {
    const isSamePerson = samePerson(session);
    return api(handleInvalidExpiredOrders, { body: { cartId }, background: true }).then(
      ({ data }) => {
        if (!isSamePerson()) return true;
        keepAnswer(queryClient, cartKey, data);
        // the orders say then that they were moved
        void queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) });
        return true;
      },
      (error: unknown) => {
        flash.getState().show('error', errorMessage(error), READING_TIME);
        return false;
      },
    );
  };
}

interface OrdersOfCart {
  readonly cartId: string;
  readonly orders: readonly Order[];
}

/** Tells that orders were seen which can no longer be paid, and has them put back into the cart. Neither waits for the other. */
function useReportInvalid() {
  const { api } = useServices();
  const restore = useRestoreCart();
  return async ({ cartId, orders }: OrdersOfCart) => {
    const invalid = orders.filter(({ orderStatus }) => orderStatus === 'INVALID');
    const orderDetailsList = invalid.map(({ encryptedOrderId }) => ({ encryptedOrderId }));
    const isPaymentLinkExpired = invalid.length === orders.length;
    const reports = [
      api(reportInvalidOrders, { body: { orderDetailsList, isPaymentLinkExpired }, background: true }),
      restore(cartId),
    ];
    await Promise.allSettled(reports);
  };
}

/** Restores orders that were refused or have expired to the cart, once, when they are seen; null: orders of no cart. Nobody waits for it. */
export function useRestoreOrders(set: OrdersOfCart | null) {
  const tell = useReportInvalid();
  const isDue = set !== null && restorableOrders(set.orders).length > 0;
  const latest = useLatest(() => set && void tell(set));
  useEffect(() => {
    if (isDue) latest.current();
  }, [isDue, latest]);
}
