import { QueryState } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useTransactions } from '#queries/transactions.js';
import { DataProvider, errorMessage, usePersonKey } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { transactionsContract } from './transactions.contract.js';
import { transactionsText } from './transactions.text.js';
import { useTransactionFilter } from './use-transaction-filter.js';

type Props = ViewProps<typeof transactionsContract>;

const TransactionList = lazy(async () => (await import('./transaction-list.lazy.js')).TransactionList);

export function Transactions(props: Props) {
  return (
    <DataProvider>
      <TransactionStates key={usePersonKey()} {...props} />
      <FlashOutlet />
    </DataProvider>
  );
}

function TransactionStates(props: Props) {
  const text = useWords(transactionsText);
  const { filter, change } = useTransactionFilter(props);
  const query = useTransactions(filter, useSession().status === 'signed_in');
  usePreloadForPerson(TransactionList);
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={errorMessage}
      logIn={{ title: text.logIn, to: '/transaction' }}
      waiting={<SkeletonRows rows={8} />}
    >
      {(list) => <TransactionList fallback={<SkeletonRows rows={8} />} {...{ list, filter, change }} />}
    </QueryState>
  );
}

export const TransactionsWidget = /* @__PURE__ */ toReact(transactionsContract, Transactions);
