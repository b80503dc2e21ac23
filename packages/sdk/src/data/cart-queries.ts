import {
  type Cart,
  getCart,
  type InvestmentInput,
  mergeCarts,
  removeInvestment,
  saveInvestment,
} from '@prosperx/core/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from './services.js';

export const cartKey = ['my', 'cart'] as const;

/** The active cart; shared by the cart, the badge and the fund page. */
export function useCart() {
  const { api } = useServices();
  return useQuery({ queryKey: cartKey, queryFn: async () => (await api(getCart)).responseData });
}

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
    merge: useMutation({ mutationFn: async () => (await api(mergeCarts, { body: {} })).responseData, onSuccess }),
  };
}
