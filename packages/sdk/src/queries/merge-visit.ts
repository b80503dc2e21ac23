import { mergeCarts } from '@prosperx/core/cart';
import { said } from '@prosperx/core/language';
import { keepAnswer, type Services } from '#services/services.js';
import { READING_TIME } from '#stores/stores.js';
import { cartKey, cartWrites } from './cart.js';
import { mergeVisitText } from './merge-visit.text.js';
import { isWatchlistFull, takeVisit, watchKey } from './watchlist.js';

/** Merges what the visitor watched into the own list. Returns what is to be said where that had no room: the list stays in the browser. */
async function mergeWatched({ api, queryClient }: Services): Promise<string | null> {
  try {
    const merged = await takeVisit(api);
    if (merged) keepAnswer(queryClient, watchKey, merged);
    return null;
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: watchKey });
    return isWatchlistFull(error) ? said(mergeVisitText).unwatched : null;
  }
}

/** Merges the visitor's cart into the own one, which other tabs and frames then read again. Returns what is to be said where not all of it had room. */
async function mergeCart({ api, queryClient }: Services): Promise<string | null> {
  const merge = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => (await api(mergeCarts, { body: {} })).responseData,
    ...cartWrites,
  });
  const merged = await merge.execute(undefined).catch(() => null);
  if (!merged) {
    await queryClient.invalidateQueries({ queryKey: cartKey });
    return null;
  }
  const { leftOut, ...cart } = merged;
  keepAnswer(queryClient, cartKey, cart);
  return leftOut > 0 ? said(mergeVisitText).leftOut(leftOut) : null;
}

/** What the visit watched and put into the cart becomes part of the own list and cart. What fails here is no reason to refuse a login: it stays where it is. Returns whether something had no room, which is said then. */
export async function mergeVisit(services: Services): Promise<boolean> {
  const refused = [await mergeWatched(services), await mergeCart(services)].filter((sentence) => sentence !== null);
  if (refused.length > 0) services.flash.getState().show('error', refused.join(' '), READING_TIME);
  return refused.length > 0;
}
