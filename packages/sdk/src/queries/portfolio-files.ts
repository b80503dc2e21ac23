import type { BodyOf, QueryOf } from '@prosperx/core/http';
import { getCapitalGains, getPortfolioFile, sharePortfolio } from '@prosperx/core/portfolio';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { handFile } from '#services/hand-file.js';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useWidget } from '#services/widget-context.js';
import type { PortfolioChoice } from './portfolio.js';

/** The choice of a file, but for its format. */
export type FileChoice = Omit<QueryOf<typeof getPortfolioFile>, 'format'>;

/** Has the server make a file of the portfolio, and hands it over. Its link ends after ten minutes: each press asks for a new one. */
export function useSaveFile() {
  const { api } = useServices();
  const widget = useWidget();
  return useExclusiveMutation({
    mutationFn: async (query: QueryOf<typeof getPortfolioFile>) =>
      handFile((await api(getPortfolioFile, { query })).data, widget),
  });
}

/** Returns what the redemptions of a financial year gained; of the year that runs where none is chosen. */
export function useCapitalGains(year: number | null, page: number, accounts: PortfolioChoice['accounts']) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'capital-gains', year, page, accounts],
    queryFn: async () =>
      (await api(getCapitalGains, { query: { page, accounts, ...(year !== null && { year }) } })).data,
    placeholderData: keepPreviousData,
  });
}

/** Has the server share the portfolio of the account that an advisor is in. */
export function useSharePortfolio() {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof sharePortfolio>) => (await api(sharePortfolio, { body })).responseData,
  });
}
