import { useState } from 'react';
import { LogInFirst, QueryState, Waiting as WaitingForSession } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFundList } from '#queries/fund.js';
import { useWatchlist } from '#queries/watchlist.js';
import { DataProvider, errorMessage, useIsExpired, usePersonKey } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { watchlistContract } from './watchlist.contract.js';
import { watchlistText } from './watchlist.text.js';

type Props = ViewProps<typeof watchlistContract>;

const Watched = lazy(async () => (await import('./watched.lazy.js')).Watched);

export function Watchlist(props: Props) {
  return (
    <DataProvider>
      <List key={usePersonKey()} {...props} />
    </DataProvider>
  );
}

function List({ onOpened }: Props) {
  const text = useWords(watchlistText);
  const { apiBase, navigate } = useWidget();
  const { status } = useSession();
  const isExpired = useIsExpired();
  const { ids, own, toggle } = useWatchlist();
  const [page, show] = useState(1);
  const query = useFundList(
    { schemeIds: [...ids], option: 'Growth', sort: 'name', PageNumber: page - 1 },
    ids.length > 0,
  );
  if (apiBase === null) return <EmptyState level={2} title={text.noServer} />;
  if (status === 'unknown') return <WaitingForSession title={text.failed} />;
  if (isExpired) return <LogInFirst title={text.logInFirst} to="/watchlist" />;
  if (own && own.data === undefined)
    return (
      <QueryState query={own} failed={text.failed} reasonOf={errorMessage} waiting={<Waiting />}>
        {() => null}
      </QueryState>
    );
  if (ids.length === 0) {
    const search = <Button onClick={() => navigate('/search')}>{text.searchFunds}</Button>;
    return <EmptyState level={2} title={text.noneTitle} text={text.noneText} action={search} />;
  }
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<Waiting />}>
      {(found) => (
        <Watched fallback={<Waiting />} {...{ found, ids, page, onOpened }} onPage={show} onUnwatch={toggle} />
      )}
    </QueryState>
  );
}

const Waiting = () => (
  <Card>
    <SkeletonRows rows={5} />
  </Card>
);

export const WatchlistWidget = /* @__PURE__ */ toReact(watchlistContract, Watchlist);
