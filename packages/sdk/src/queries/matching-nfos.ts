import type { NfoCategory } from '@prosperx/core/nfo';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';

/** A new fund offer that a search has found. */
export interface FoundNfo {
  readonly schemeName: string;
  readonly fundHouse: string;
  /** What kind of scheme it is, in words. */
  readonly kind: string;
  readonly schemeId: string;
  /** What says to its page that it is an offer. */
  readonly nfoType: NfoCategory;
  /** The path of its page. */
  readonly path: string;
}

/** The new fund offers that a text names; none for an empty text. Their code comes with the first text. */
export function useMatchingNfos(text: string): readonly FoundNfo[] {
  const services = useServices();
  const { apiBase } = useWidget();
  const queryClient = useQueryClient();
  const isAsked = text.trim() !== '';
  const { data = [] } = useQuery({
    queryKey: ['matching-nfos', text],
    queryFn: async () => (await import('./matching-nfos.lazy.js')).matchingNfos(services, queryClient, text),
    enabled: apiBase !== null && isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? data : [];
}
