import { handleInvalidExpiredOrders } from '@prosperx/core/payment';
import { useQueryClient } from '@tanstack/react-query';
import { cartKey } from './cart.js';
import { READING_TIME } from '#session/flash-store.js';
import { sentenceOf, useServices } from '#api/services.js';

/** Puts what lapsed of an ordered cart back into the cart; where it did not come back, its owner is told why. Answers whether it did. */
export function usePutBack() {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return (cartId: string): Promise<boolean> =>
    api(handleInvalidExpiredOrders, { body: { cartId }, background: true }).then(
      ({ data }) => {
        queryClient.setQueryData(cartKey, data);
        return true;
      },
      (error: unknown) => {
        flash.getState().show('error', sentenceOf(error), READING_TIME);
        return false;
      },
    );
}
