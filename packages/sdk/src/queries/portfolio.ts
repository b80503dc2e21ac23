import { getFolio, getPortfolio, getPortfolioHistory, type HoldingSort } from '@prosperx/core/portfolio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';

/** The choice of folios that are read: a page of them, in an order, of one account or of all accounts of the login. */
export interface PortfolioChoice {
  readonly page: number;
  readonly sort: HoldingSort;
  readonly accounts: 'own' | 'all';
}

const FIRST: PortfolioChoice = { page: 1, sort: 'value', accounts: 'own' };

/** Returns what the signed-in person holds, in sums and the chosen page of folios; read by the portfolio and by the site's home. */
export function usePortfolio(enabled: boolean, choice: PortfolioChoice = FIRST) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'portfolio', choice],
    queryFn: async (reading) =>
      (await api(getPortfolio, { query: { ...choice }, background: isBackgroundRefetch(reading) })).data,
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** Returns what the signed-in person holds with all folios, for a choice among them: the first page may be without the one that is meant. */
export function useAllFolios(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'portfolio', 'all-folios'],
    queryFn: async (reading) => (await api(getPortfolio, { background: isBackgroundRefetch(reading) })).data,
    enabled,
  });
}

/** Returns what the portfolio was worth over time. */
export function usePortfolioHistory(accounts: PortfolioChoice['accounts']) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'portfolio-history', accounts],
    queryFn: async () => (await api(getPortfolioHistory, { query: { accounts } })).data,
  });
}

/** Returns a folio of a scheme with a page of its transactions; nothing is asked before both are named. */
export function useFolio(enabled: boolean, folioNo: string, schemeId: string, page: number) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'folio', folioNo, schemeId, page],
    queryFn: async () => (await api(getFolio, { query: { folioNo, schemeId, page } })).data,
    enabled: enabled && folioNo !== '' && schemeId !== '',
    placeholderData: keepPreviousData,
  });
}
