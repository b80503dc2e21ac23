import type { QueryOf, ReplyOf } from '@prosperx/core/http';
import { getTransactions, TRANSACTIONS_PAGE } from '@prosperx/core/portfolio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';

/** What transactions are chosen by; an empty field chooses all. */
export interface TransactionFilter {
  readonly kind: string;
  readonly state: string;
  readonly schemeId: string;
  readonly folioNo: string;
  /** Days as 2026-11-16, both included. */
  readonly from: string;
  readonly to: string;
  readonly pageNumber: number;
}

export type Transactions = ReplyOf<typeof getTransactions>['data'];

function queryOf({ pageNumber, ...fields }: TransactionFilter): QueryOf<typeof getTransactions> {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), page: String(pageNumber), size: String(TRANSACTIONS_PAGE) };
}

/** Returns a page of the transactions that a filter chooses. */
export function useTransactions(filter: TransactionFilter, enabled: boolean) {
  const { api, language } = useServices();
  return useQuery({
    queryKey: ['my', 'transactions', filter, language],
    queryFn: async (reading) => {
      const query = queryOf(filter);
      return (await api(getTransactions, { query, background: isBackgroundRefetch(reading) })).data;
    },
    enabled,
    placeholderData: keepPreviousData,
  });
}
