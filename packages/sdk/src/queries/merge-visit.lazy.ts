import { mergeCarts } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import { keepAnswer, type Services } from '#services/services.js';
import { cartKey, cartWrites } from './cart.js';
import { mergeVisitText } from './merge-visit.text.js';
import { takeVisit, watchKey } from './watchlist.js';

/** Merges what the visitor watched into the own list. What fails here is no reason to refuse a login: the list stays in the browser. */
async function mergeWatched({
  api,
  queryClient,
  flash,
}: Pick<Services, 'api' | 'flash' | 'queryClient'>): Promise<void> {
  try {
    const merged = await takeVisit(api);
    if (merged) keepAnswer(queryClient, watchKey, merged);
  } catch (error) {
    if (error instanceof PxError && error.code === 'watchlist_full')
      flash.getState().show('error', said(mergeVisitText).unwatched);
    await queryClient.invalidateQueries({ queryKey: watchKey });
  }
}

/** What the visit watched and put into the cart becomes part of the own list and cart, which other tabs and frames then read again. What fails here is no reason to refuse a login: the cart stays where it is. */
export async function mergeVisit({ api, queryClient, flash }: Services): Promise<void> {
  await mergeWatched({ api, queryClient, flash });
  const merge = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => (await api(mergeCarts, { body: {} })).responseData,
    ...cartWrites,
  });
  const merged = await merge.execute(undefined).catch(() => null);
  if (!merged) return queryClient.invalidateQueries({ queryKey: cartKey });
  const { leftOut, ...cart } = merged;
  keepAnswer(queryClient, cartKey, cart);
  if (leftOut > 0) flash.getState().show('error', said(mergeVisitText).leftOut(leftOut));
}
