import type { FetchQueryOptions, Query, QueryClient } from '@tanstack/react-query';

/**
 * What a page asked for when it was rendered last, by its key. Each question is asked by the function of that earlier render. This is right as
 * long as every render asks public calls alone, through the one `fetch` of the server, and the key names what else a render is given: its
 * language, and whether the reader may be signed in.
 */
const askedBefore = new Map<string, readonly FetchQueryOptions[]>();
/** Pages that are remembered; the one that was rendered longest ago goes first. */
const MOST = 500;

/** Marks a query that nothing has asked for yet: who asks for it brings options without the mark. */
const FORESEEN = { isForeseen: true };
const isAnswered = (query: Query) => query.state.status === 'success' && query.meta !== FORESEEN;

/** Asks at once for all that a page asked for the last time, most of which one render finds out after the other. What fails is asked for again by the page. */
export async function askAsBefore(client: QueryClient, page: string): Promise<void> {
  const queries = askedBefore.get(page) ?? [];
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, meta: FORESEEN })));
  client.removeQueries({ predicate: ({ state }) => state.data === undefined });
}

/** Leaves out what was asked for in vain, and remembers the rest for the next time. */
export function keepAsked(client: QueryClient, page: string): void {
  client.removeQueries({ predicate: (query) => !isAnswered(query) });
  const answered = client.getQueryCache().getAll();
  askedBefore.delete(page);
  askedBefore.set(
    page,
    answered.flatMap(({ queryKey, options: { queryFn } }) => (queryFn ? [{ queryKey, queryFn }] : [])),
  );
  for (const oldest of askedBefore.keys()) {
    if (askedBefore.size <= MOST) break;
    askedBefore.delete(oldest);
  }
}
