import { mergeCarts } from '@prosperx/core/cart';
import { cartKey } from '#data/cart-queries.js';
import type { Services } from '#data/services.js';
import { loginText } from './login.text.js';

/** The cart of the visit becomes part of the own one. What fails here is no reason to refuse a login: the cart stays where it is. */
export async function mergeVisit({ api, queryClient, flash }: Services): Promise<void> {
  const merged = await api(mergeCarts, { body: {} }).catch(() => null);
  if (!merged) return queryClient.invalidateQueries({ queryKey: cartKey });
  const { leftOut, ...cart } = merged.responseData;
  queryClient.setQueryData(cartKey, cart);
  if (leftOut > 0) flash.getState().show('error', loginText.leftOut(leftOut));
}
