import { getSwitchTargets, previewSale, type RedemptionInput } from '@prosperx/core/redemption';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** What a redemption would bring, and what of the folio can be sold; null asks nothing. The answer before stays while the next one is fetched. */
export function useRedemptionPreview(request: RedemptionInput | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'sale-preview', request],
    queryFn: async ({ signal }) => (await api(previewSale, { body: request as RedemptionInput, signal })).data,
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
}

/** The schemes of the same fund house that units can be switched to. */
export function useSwitchTargets(isin: string, enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'switch-targets', isin],
    queryFn: async ({ signal }) => (await api(getSwitchTargets, { query: { isin }, signal })).data,
    enabled,
  });
}
