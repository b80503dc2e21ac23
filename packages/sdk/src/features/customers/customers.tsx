import { type CustomerFilter, isCustomerFilter } from '@prosperx/core/agent';
import { useState } from 'react';
import { AdvisorsOnly } from '#domain/agent/advisors-only.js';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useDebouncedValue } from '#primitives/hooks/use-debounced-value.js';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useCustomers } from '#queries/customers.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { customersContract } from './customers.contract.js';
import { customersText } from './customers.text.js';
import css from './customers.css?inline';

export type CustomersProps = ViewProps<typeof customersContract>;

const List = lazy(async () => (await import('./customer-list.lazy.js')).CustomerList);

export function Customers(props: CustomersProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: CustomersProps) {
  const text = useWords(customersText);
  const { status, advisor } = useSession();
  usePreloadForPerson(List);
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly title={text.advisorsOnly} text={text.advisorsOnlyText} />;
  return <Listed {...props} />;
}

/** What is listed, and how its reader changes it; another search, filter or order begins at the first page. */
function useChoice({ need: given, sort: givenSort, page: givenPage, familyOf: account, onChanged }: CustomersProps) {
  const [{ need: named, sort, page, familyOf }, set] = useLastSet({
    ...{ need: given, sort: givenSort, page: givenPage, familyOf: account },
  });
  const need: CustomerFilter | '' = isCustomerFilter(named) ? named : '';
  const [typed, setTyped] = useState('');
  const [tag, setTag] = useState('');
  const text = useDebouncedValue(typed.trim());
  const change = (edit: Partial<{ need: string; sort: typeof sort; page: number; familyOf: string }>) =>
    void onChanged?.(set({ page: 1, ...edit }));
  return {
    need,
    sort,
    page,
    typed,
    text,
    tag,
    familyOf,
    change,
    pickTag: (picked: string) => {
      setTag(picked);
      if (page !== 1) change({});
    },
    type: (value: string) => {
      setTyped(value);
      if (page !== 1) change({});
    },
    clear: () => {
      setTyped('');
      setTag('');
      change({ need: '', familyOf: '' });
    },
  };
}

export type CustomerChoice = ReturnType<typeof useChoice>;

function Listed(props: CustomersProps) {
  const text = useWords(customersText);
  useStyles(css);
  const choice = useChoice(props);
  const { need, sort, page, tag, familyOf } = choice;
  const query = useCustomers({ text: choice.text, tag, familyOf, need, sort, page });
  return (
    <div className="customers">
      <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<Rows />}>
        {(found) => (
          <List fallback={<Rows />} {...props} found={found} choice={choice} isBefore={query.isPlaceholderData} />
        )}
      </QueryState>
    </div>
  );
}

const Rows = () => <SkeletonRows rows={5} />;

export const CustomersWidget = /* @__PURE__ */ toReact(customersContract, Customers);
