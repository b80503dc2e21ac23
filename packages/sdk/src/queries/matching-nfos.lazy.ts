import { type Nfo, nfoKind, nfoPage } from '@prosperx/core/nfo';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '#services/services.js';
import type { FoundNfo } from './matching-nfos.js';
import { nfosQuery } from './nfo.js';

/** The most offers that a search names beside the funds. */
const MOST = 3;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const found = (nfo: Nfo): FoundNfo => {
  const { to: path, params } = nfoPage(nfo);
  return { schemeName: nfo.schemeName, fundHouse: nfo.fundHouse, kind: nfoKind(nfo), path, ...params };
};

/** Returns the offers that stand and have no fund yet whose names have the beginnings of all words of a text. */
export async function matchingNfos(services: Services, queryClient: QueryClient, text: string): Promise<FoundNfo[]> {
  const { groups } = await queryClient.ensureQueryData(nfosQuery(services));
  const fits = ({ schemeName, fundHouse, fund, withdrawnOn }: Nfo) => {
    if (fund !== null || withdrawnOn !== null) return false;
    const named = wordsOf(`${schemeName} ${fundHouse}`);
    return wordsOf(text).every((word) => named.some((each) => each.startsWith(word)));
  };
  return groups
    .flatMap(({ nfos }) => nfos)
    .filter(fits)
    .slice(0, MOST)
    .map(found);
}
