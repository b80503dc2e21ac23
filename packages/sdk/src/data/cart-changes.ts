import { type Cart, type InvestmentInput, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from './cart-queries.js';
import { useServices } from './services.js';

/** Writes to the cart; each answer is the whole cart and replaces what is shown. */
export function useCartChanges() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = (cart: Cart) => queryClient.setQueryData(cartKey, cart);
  return {
    save: useMutation({
      mutationFn: async (body: InvestmentInput) => (await api(saveInvestment, { body })).responseData,
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: async (investmentId: string) =>
        (await api(removeInvestment, { body: { investmentId } })).responseData,
      onSuccess,
    }),
  };
}
