import { getNfos, type Nfo } from '@prosperx/core/nfo';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';

/** How often a page that stays open asks again, so that what it counts down to stays true. */
const FIVE_MINUTES = 300_000;

/** All new fund offers by groups, and the server's time. Without a server nothing is asked. */
export function useNfos() {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['nfos'],
    queryFn: async ({ signal }) => (await api(getNfos, { signal })).data,
    enabled: apiBase !== null,
    refetchInterval: FIVE_MINUTES,
  });
}

/** The most offers that a search names beside the funds. */
const MOST = 3;

/** The offers that stand and have no fund yet whose names have the beginnings of all words of a text, those that close first; none for an empty text. */
export function useMatchingNfos(text: string): readonly Nfo[] {
  const { api } = useServices();
  const { apiBase } = useWidget();
  const words = wordsOf(text);
  const { data } = useQuery({
    queryKey: ['nfos'],
    queryFn: async ({ signal }) => (await api(getNfos, { signal })).data,
    enabled: apiBase !== null && words.length > 0,
  });
  if (!data || words.length === 0) return [];
  const fits = ({ schemeName, fundHouse, fund, withdrawnOn }: Nfo) => {
    if (fund !== null || withdrawnOn !== null) return false;
    const named = wordsOf(`${schemeName} ${fundHouse}`);
    return words.every((word) => named.some((each) => each.startsWith(word)));
  };
  return data.groups
    .flatMap(({ nfos }) => nfos)
    .filter(fits)
    .slice(0, MOST);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
