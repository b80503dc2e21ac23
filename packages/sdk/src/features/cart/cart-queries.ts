import { requestApproval } from '@prosperx/core/cart';
import { createOrders } from '@prosperx/core/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey, cartWrites } from '#queries/cart.js';
import { endIntent, intentKey } from '#api/idempotency.js';
import { useServices } from '#api/services.js';

/** What its owner has seen. */
export interface CartVersion {
  readonly cartId: string;
  readonly version: number;
}

/** Turns a cart into orders. One key for a cart and its version: a second click, tab or reload finds the same orders. */
export function usePlaceOrder() {
  const { api, loader } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartVersion) => {
      const intent = `order:${cart.cartId}:${cart.version}`;
      const idempotencyKey = intentKey(intent);
      const { data } = await loader.getState().during(api(createOrders, { body: cart, idempotencyKey }));
      endIntent(intent);
      return data;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey }),
    ...cartWrites,
  });
}

/** E-mails the customer the link by which he approves the cart. */
export function useRequestApproval() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cart: CartVersion) => (await api(requestApproval, { body: cart })).responseData,
    onSuccess: (asked) => queryClient.setQueryData(cartKey, asked),
  });
}
