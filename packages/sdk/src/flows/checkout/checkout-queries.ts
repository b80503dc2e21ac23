import { type OrderSet, sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { PAYMENT_MODES, payOrders } from '@prosperx/core/payment';
import { addPaise } from '@prosperx/core/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endIntent, intentKey } from '#data/intent-key.js';
import { useServices } from '#data/services.js';
import { orderSetKey } from './order-set-query.js';
import { payableOrders } from './payable-orders.js';
import type { PaymentLink } from './payment-link.js';

const CART_FLOW = '1';

export function useSendOtp(cartId: string) {
  const { api } = useServices();
  return useMutation({
    mutationFn: async () => (await api(sendTransactionOtp, { query: { flowType: CART_FLOW, cartId } })).responseData,
  });
}

export function useVerifyOtp(cartId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (otp: string) => api(verifyTransactionOtp, { query: { cartId }, body: { otp, flowType: CART_FLOW } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) }),
  });
}

/** Starts the payment; resolves with the address that the payer goes to. One key for a try to pay these orders. */
export function usePay(link: PaymentLink) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (set: OrderSet) => {
      const orders = payableOrders(set);
      const intent = `pay:${link.cartId}:${orders.map(({ encryptedOrderId }) => encryptedOrderId).join()}`;
      const { data } = await api(payOrders, {
        idempotencyKey: intentKey(intent),
        body: {
          cartId: link.cartId,
          orderDetailsList: orders.map(({ encryptedOrderId }) => ({ encryptedOrderId })),
          totalAmount: addPaise(...orders.map(({ amount }) => amount)),
          paymentMode: String(PAYMENT_MODES.netBanking) as '0',
          loopBackUrl: link.loopBackUrl,
        },
      });
      endIntent(intent);
      return data;
    },
    onError: () => queryClient.invalidateQueries({ queryKey: orderSetKey(link.cartId) }),
  });
}
