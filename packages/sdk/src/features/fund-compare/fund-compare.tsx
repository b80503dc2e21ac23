import { useState } from 'react';
import { useCompared } from '#domain/fund-choice/compared.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useKeptFocus } from '#primitives/hooks/use-kept-focus.js';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { useRemoved } from '#primitives/hooks/use-removed.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useComparedFunds } from '#queries/fund.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { fundCompareContract } from './fund-compare.contract.js';
import { fundCompareText } from './fund-compare.text.js';

type Props = ViewProps<typeof fundCompareContract>;

const Comparison = lazy(async () => (await import('./comparison.lazy.js')).Comparison);

export function FundCompare(props: Props) {
  const removed = useRemoved();
  return (
    <DataProvider>
      {removed.status}
      <div ref={useKeptFocus()}>
        <Compared {...props} onRemoved={removed.tell} />
      </div>
    </DataProvider>
  );
}

/** The funds that the page names, else those that were chosen in this window, and then those that the reader leaves. */
function Compared({
  schemeIds,
  onChanged,
  onOpened,
  onRemoved,
}: Props & { readonly onRemoved: ReturnType<typeof useRemoved>['tell'] }) {
  const text = useWords(fundCompareText);
  const { apiBase, navigate } = useWidget();
  const [chosen, choose] = useLastSet({ schemeIds });
  const compared = useCompared();
  // whoever took all away is not shown those that were chosen elsewhere
  const [isEmptied, setEmptied] = useState(false);
  const named = chosen.schemeIds.split(',').filter(Boolean);
  const ids = named.length > 0 || isEmptied ? named : compared.ids;
  const query = useComparedFunds(ids);
  usePreload(Comparison, apiBase !== null && ids.length > 0);
  if (apiBase === null) return <EmptyState level={2} title={text.noServer} />;
  if (ids.length === 0) {
    const search = <Button onClick={() => navigate('/search')}>{text.searchFunds}</Button>;
    return <EmptyState level={2} title={text.noneTitle} text={text.noneText} action={search} />;
  }
  const change = (next: readonly string[]) => {
    const detail = { schemeIds: next.join(',') };
    const left = ids.filter((id) => !next.includes(id));
    left.filter(compared.has).forEach(compared.toggle);
    setEmptied(next.length === 0);
    choose(detail);
    const name = query.data?.find(({ encryptedSchemeId: id }) => left.includes(id))?.schemeName;
    if (left.length > 0) onRemoved(name ?? text.goneFunds(left.length), left.length);
    onChanged?.(detail);
  };
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<Waiting />}>
      {(funds) => (
        <Comparison
          fallback={<Waiting />}
          gone={query.isPlaceholderData ? [] : ids.filter((id) => !funds.some((fund) => fund.encryptedSchemeId === id))}
          {...{ funds, ids, onOpened }}
          onChange={change}
        />
      )}
    </QueryState>
  );
}

const Waiting = () => (
  <Card>
    <SkeletonRows rows={6} />
  </Card>
);

export const FundCompareWidget = /* @__PURE__ */ toReact(fundCompareContract, FundCompare);
