import { createOrders } from '@prosperx/core/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endIntent, intentKey } from '#api/idempotency.js';
import { useServices } from '#api/services.js';
import { cartKey, type CartVersion, cartWrites } from './cart.js';

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
