import { getCart } from '@prosperx/core/cart';
import { useQuery } from '@tanstack/react-query';
import { isReread } from './is-reread.js';
import { useServices } from './services.js';

export const cartKey = ['my', 'cart'] as const;

/** The active cart; shared by the cart, the badge and the fund page. */
export function useCart() {
  const { api } = useServices();
  return useQuery({
    queryKey: cartKey,
    queryFn: async (reading) => (await api(getCart, { background: isReread(reading) })).responseData,
  });
}
