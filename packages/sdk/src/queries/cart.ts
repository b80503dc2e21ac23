import { type Cart, getCart } from '@prosperx/core/cart';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { useServices } from '#api/services.js';

export const cartKey = ['my', 'cart'] as const;

/** One after the other, so that no older answer replaces a newer one; by its scope the site tells its other tabs and frames; without a network they fail at once instead of waiting for it. */
export const cartWrites = { scope: { id: cartKey[1] }, networkMode: 'always' } as const;

/** When it is read again, besides after its changes. */
type Rereading = Pick<UseQueryOptions<Cart>, 'refetchInterval' | 'refetchOnWindowFocus'>;

/** The active cart; shared by the cart, the badge and the fund page. */
export function useCart(rereading: Rereading = {}) {
  const { api } = useServices();
  return useQuery({
    queryKey: cartKey,
    queryFn: async (reading) => (await api(getCart, { background: isReread(reading) })).responseData,
    ...rereading,
  });
}
