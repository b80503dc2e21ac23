import type { OrderSet } from '@prosperx/core/order';
import {
  handleInvalidExpiredOrders,
  reportInvalidOrders,
  sharePayment,
  sharePaymentLink,
} from '@prosperx/core/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from '#data/cart-queries.js';
import { READING_TIME } from '#data/flash-store.js';
import { sentenceOf, useServices } from '#data/services.js';

/** Tells that a link was opened too late, and has what lapsed put back into the cart. Neither waits for the other; of what did not come back into the cart its owner is told. */
export function useTellExpired() {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return async ({ cartId, orders }: OrderSet) => {
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

interface Receiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** The words and the address of a payment link, and its sending by the server. */
export function useSharePayment(paymentLink: string) {
  const { api } = useServices();
  const validityDate = new URLSearchParams(paymentLink).get('validTill') ?? '';
  return {
    content: useMutation({
      mutationFn: async () => (await api(sharePaymentLink, { body: { paymentLink } })).responseData,
    }),
    send: ({ channel: type, to: value }: Receiver) =>
      api(sharePayment, { body: { type, value, paymentLink, validityDate } }),
  };
}
