import { getMostViewedFunds, searchFunds, SUGGEST, suggestFunds } from '@prosperx/core/fund';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';

/** One page of results, from 1. The page before stays while the next one is fetched. */
export function useSearchResults(keywords: string, page: number) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund-search', keywords, page],
    queryFn: async ({ signal }) => {
      const { data } = await api(searchFunds, { query: { q: keywords, PageNumber: page - 1 }, signal });
      return { ...data, page };
    },
    enabled: apiBase !== null,
    placeholderData: keepPreviousData,
  });
}

export type FoundPage = NonNullable<ReturnType<typeof useSearchResults>['data']>;

/** Funds whose name is like a text; none while the text is too short. */
export function useSuggestions(text: string) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const isLongEnough = text.length >= SUGGEST.minimumLength;
  const { data } = useQuery({
    queryKey: ['fund-suggestions', text],
    queryFn: async ({ signal }) => (await api(suggestFunds, { query: { text }, signal })).data,
    enabled: apiBase !== null && isLongEnough,
    placeholderData: keepPreviousData,
  });
  return isLongEnough ? data : undefined;
}

/** The funds that were opened most often of late. */
export function useMostSearched(isShown: boolean) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const { data = [] } = useQuery({
    queryKey: ['most-searched-funds'],
    queryFn: async ({ signal }) => (await api(getMostViewedFunds, { signal })).data,
    enabled: apiBase !== null && isShown,
  });
  return data;
}
