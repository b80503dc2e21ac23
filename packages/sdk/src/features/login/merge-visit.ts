import { mergeCarts } from '@prosperx/core/cart';
import { cartKey } from '#data/cart-queries.js';
import type { Services } from '#data/services.js';

/** The cart of the visit becomes part of the own one. What fails here is no reason to refuse a login: the cart stays where it is. */
export async function mergeVisit({ api, queryClient }: Services): Promise<void> {
  const merged = await api(mergeCarts, { body: {} }).catch(() => null);
  if (merged) queryClient.setQueryData(cartKey, merged.responseData);
  else await queryClient.invalidateQueries({ queryKey: cartKey });
}
