import { useState } from 'react';
import type { TransactionFilter } from '#queries/transactions.js';
import type { ViewProps } from '#widget/contract.js';
import type { transactionsContract } from './transactions.contract.js';

type Props = ViewProps<typeof transactionsContract>;

/** What the page gives, as a filter. */
function givenBy({ kind, state, schemeId, folioNo, from, to, pageNumber }: Props): TransactionFilter {
  return { kind: kind ?? '', state: state ?? '', schemeId, folioNo, from, to, pageNumber };
}

/** Returns what the reader wants to see, until the page gives something else; the page hears of each change. */
export function useTransactionFilter(props: Props) {
  const given = givenBy(props);
  const key = JSON.stringify(given);
  const [own, setOwn] = useState({ key, filter: given });
  if (own.key !== key) setOwn({ key, filter: given });
  const filter = own.key === key ? own.filter : given;
  return {
    filter,
    change: (changed: Partial<TransactionFilter>) => {
      // another filter begins with its first page
      const next = { ...filter, pageNumber: 1, ...changed };
      setOwn({ key, filter: next });
      props.onChanged?.({ ...next });
    },
  };
}

export type ChangeFilter = ReturnType<typeof useTransactionFilter>['change'];
