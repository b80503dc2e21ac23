import {
  type Cart,
  discardActiveCart,
  type InvestmentInput,
  removeInvestment,
  saveInvestment,
} from '@prosperx/core/cart';
import type { BodyOf } from '@prosperx/core/http';
import { savePack } from '@prosperx/core/pack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey, cartWrites } from './cart.js';
import { useServices } from '#api/services.js';

export type PackInput = BodyOf<typeof savePack>;

/** Writes to the cart; each answer is the whole cart and replaces what is shown. */
export function useCartChanges() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = (cart: Cart) => queryClient.setQueryData(cartKey, cart);
  return {
    save: useMutation({
      mutationFn: async (body: InvestmentInput) => (await api(saveInvestment, { body })).responseData,
      onSuccess,
      ...cartWrites,
    }),
    savePack: useMutation({
      mutationFn: async (body: PackInput) => (await api(savePack, { body })).responseData,
      onSuccess,
      ...cartWrites,
    }),
    remove: useMutation({
      mutationFn: async (investmentId: string) =>
        (await api(removeInvestment, { body: { investmentId } })).responseData,
      onSuccess,
      ...cartWrites,
    }),
    discard: useMutation({
      mutationFn: async () => (await api(discardActiveCart, { body: {} })).data,
      onSuccess,
      ...cartWrites,
    }),
  };
}
