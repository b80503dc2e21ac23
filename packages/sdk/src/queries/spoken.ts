import { hashKey, type QueryKey } from '@tanstack/react-query';

/** The key of an answer that has words of the server in a language, and what stands there while it is fetched in another: the same as it was. */
export const spoken = (key: QueryKey, language: string | undefined) => ({
  queryKey: [...key, language],
  placeholderData: <Data>(before: Data | undefined, query?: { readonly queryKey: QueryKey }) =>
    query && hashKey(query.queryKey.slice(0, -1)) === hashKey(key) ? before : undefined,
});
