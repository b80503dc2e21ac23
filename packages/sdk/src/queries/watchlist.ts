import { PxError } from '@prosperx/core/errors';
import { getWatchlist, MAX_WATCHED, unwatchFund, watchedWith, watchFunds } from '@prosperx/core/fund';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessage, keepAnswer, type Services, useServices, useStore } from '#services/services.js';
import { idList, useIdList } from '#session/id-list.js';
import { READING_TIME } from '#stores/stores.js';
import { mergeVisitText } from './merge-visit.text.js';

export const watchKey = ['my', 'watchlist'] as const;

/** What a visitor watches, in this browser, until they sign in. */
const visitorList = idList('px-watched-funds', () => localStorage);

/** What the own list had no room for, in this window: it is not asked again at each reading. */
const leftList = idList('px-unwatched-funds', () => sessionStorage);

/** The funds that are watched, newest first: those of the account holder, else those of this browser. `own` is how the former are read; null where nobody is signed in. */
export function useWatchlist() {
  const text = useWords(mergeVisitText);
  const { api, session, flash } = useServices();
  const { user } = useStore(session);
  const isSignedIn = user !== null;
  const queryClient = useQueryClient();
  const visitorIds = useIdList(visitorList);
  const own = useQuery({
    queryKey: watchKey,
    queryFn: async ({ signal }) => {
      // no login of this page has merged what the visit watched, where a partner's server signed its person in to invest
      const merged = user?.signedOnTo === 'invest' && (await takeVisitOnce({ api, flash }, text));
      return merged || (await api(getWatchlist, { signal })).data;
    },
    enabled: isSignedIn,
  });
  const change = useMutation({
    mutationFn: async ({ schemeId, isWatched }: { schemeId: string; isWatched: boolean }) =>
      isWatched
        ? (await api(unwatchFund, { body: { schemeId } })).data
        : (await api(watchFunds, { body: { schemeIds: [schemeId] } })).data,
    onSuccess: (ids) => keepAnswer(queryClient, watchKey, ids),
    onError: (error) => flash.getState().show('error', errorMessage(error)),
    scope: { id: watchKey[1] },
  });
  const ids = isSignedIn ? (own.data ?? []) : visitorIds;
  const toggle = (schemeId: string) => {
    const isWatched = ids.includes(schemeId);
    if (isSignedIn) return change.mutate({ schemeId, isWatched });
    // another window may have changed it since it was shown
    const kept = visitorList.get();
    if (isWatched) visitorList.set(kept.filter((id) => id !== schemeId));
    else if (kept.length < MAX_WATCHED) visitorList.set(watchedWith(kept, [schemeId]));
  };
  return {
    ids,
    own: isSignedIn ? own : null,
    isFull: ids.length >= MAX_WATCHED,
    has: (id: string) => ids.includes(id),
    toggle,
  };
}

/** What the visitor watched becomes part of the own list, which is returned; null where they watched nothing. */
export async function takeVisit(api: Services['api']): Promise<readonly string[] | null> {
  const schemeIds = [...visitorList.get()];
  if (schemeIds.length === 0) return null;
  const { data } = await api(watchFunds, { body: { schemeIds } });
  visitorList.set([]);
  return data;
}

/** Returns whether the own list has no room for what is to be watched. */
export const isWatchlistFull = (error: unknown) => error instanceof PxError && error.code === 'watchlist_full';

/** Takes the visit over where no login does. What fails is tried at the next reading; that there is no room is said, and not tried again in this window. */
async function takeVisitOnce(
  { api, flash }: Pick<Services, 'api' | 'flash'>,
  text: typeof mergeVisitText,
): Promise<readonly string[] | null> {
  const ids = visitorList.get();
  if (String(ids) === String(leftList.get())) return null;
  try {
    return await takeVisit(api);
  } catch (error) {
    if (!isWatchlistFull(error)) return null;
    leftList.set(ids);
    flash.getState().show('error', text.unwatched, READING_TIME);
    return null;
  }
}
