import {
  compareFunds,
  type FundSummary,
  getFundCounts,
  getFundDetail,
  getMostViewedFunds,
  listFunds,
  searchFunds,
  SUGGEST,
  suggestFunds,
} from '@prosperx/core/fund';
import type { QueryOf } from '@prosperx/core/http';
import type { BusinessDate } from '@prosperx/core/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';

/** All that is known of one fund; read by its page and by the way to it. Without a server or an id nothing is asked. */
export function useFund(schemeId: string | undefined) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund', schemeId],
    queryFn: async ({ signal }) => (await api(getFundDetail, { query: { schemeId: schemeId ?? '' }, signal })).data,
    enabled: apiBase !== null && Boolean(schemeId),
  });
}

/** The days of the NAVs to which the returns of some funds are counted: one, or the first and the last; none for no funds. */
function navDaysOf(funds: readonly FundSummary[]): readonly BusinessDate[] {
  const days = funds.map(({ lastUpdatedNavDate }) => lastUpdatedNavDate).sort();
  return [...new Set([...days.slice(0, 1), ...days.slice(-1)])];
}

/** One page of results, from 1. The page before stays while the next one is fetched. */
export function useSearchResults(keywords: string, page: number) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund-search', keywords, page],
    queryFn: async ({ signal }) => {
      const { data } = await api(searchFunds, { query: { q: keywords, PageNumber: page - 1 }, signal });
      return { ...data, page, navDays: navDaysOf(data.content) };
    },
    enabled: apiBase !== null,
    placeholderData: keepPreviousData,
  });
}

export type SearchResultPage = NonNullable<ReturnType<typeof useSearchResults>['data']>;

/** A page of the funds that some filters leave, with what further ones would. The page before stays while the next one is fetched. */
export function useFundList(query: Partial<QueryOf<typeof listFunds>>, isEnabled = true) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund-list', query],
    queryFn: async ({ signal }) => {
      const { data } = await api(listFunds, { query: query as QueryOf<typeof listFunds>, signal });
      return { ...data, page: (query.PageNumber ?? 0) + 1, navDays: navDaysOf(data.content) };
    },
    enabled: apiBase !== null && isEnabled,
    placeholderData: keepPreviousData,
  });
}

export type FundListPage = NonNullable<ReturnType<typeof useFundList>['data']>;

/** Funds to stand side by side, in the order of their ids. Those that stand there stay while others are fetched. */
export function useComparedFunds(schemeIds: readonly string[]) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['compared-funds', schemeIds],
    queryFn: async ({ signal }) => (await api(compareFunds, { query: { schemeIds: [...schemeIds] }, signal })).data,
    enabled: apiBase !== null && schemeIds.length > 0,
    placeholderData: keepPreviousData,
  });
}

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

/** Reads how many schemes, of how many houses, the server offers. */
export function useFundCounts() {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['fund-counts'],
    queryFn: async ({ signal }) => (await api(getFundCounts, { signal })).data,
    enabled: apiBase !== null,
  });
}

/** The funds that were opened most often of late. */
export function usePopularSearches(isShown: boolean) {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const { data = [] } = useQuery({
    queryKey: ['most-searched-funds'],
    queryFn: async ({ signal }) => (await api(getMostViewedFunds, { signal })).data,
    enabled: apiBase !== null && isShown,
  });
  return data;
}
