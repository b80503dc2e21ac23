import { mergeCarts } from '@prosperx/core/cart';
import { checkMobileNumber, verifyPassword } from '@prosperx/core/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from '#data/cart-queries.js';
import { useServices } from '#data/services.js';
import { pickProfile } from '#data/use-session.js';

export function useCheckMobile() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (mobile: string) => (await api(checkMobileNumber, { query: { mobile } })).responseData,
  });
}

export function useVerifyPassword() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) =>
      (await api(verifyPassword, { body })).responseData,
  });
}

export function usePickProfile() {
  const services = useServices();
  return useMutation({ mutationFn: (encryptedId: string) => pickProfile(services, encryptedId) });
}

/** The cart of the visit becomes part of the own one. What fails here is no reason to refuse a login: the cart stays where it is. */
export function useMergeCarts() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return async () => {
    const merged = await api(mergeCarts, { body: {} }).catch(() => null);
    if (merged) queryClient.setQueryData(cartKey, merged.responseData);
    else await queryClient.invalidateQueries({ queryKey: cartKey });
  };
}
