import { DataProvider } from '#api/data-provider.js';
import { usePortfolio } from '#queries/portfolio.js';
import { useSession } from '#session/use-session.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { LogInFirst } from '#domain/session/log-in-first.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import { useWidget } from '#api/widget-context.js';
import { portfolioText as text } from './portfolio.text.js';

const Held = lazy(async () => (await import('./held.lazy.js')).Held);
/** What was ordered and is not held yet. */
const OrdersInProgress = lazy(async () => (await import('./orders-in-progress.lazy.js')).OrdersInProgress);

export function Portfolio() {
  return (
    <DataProvider>
      <OrdersInProgress />
      <PortfolioStates />
    </DataProvider>
  );
}

function PortfolioStates() {
  const { status } = useSession();
  const { data, error, refetch } = usePortfolio(status === 'signed_in');
  usePreload(Held);
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return (
      <EmptyState level={2} tone="error" error={error} title={text.failed} text={text.failedText} action={retry} />
    );
  }
  if (status === 'visitor') return <LogInFirst title={text.forMembers} to="/profile/portfolio" />;
  if (data?.portfolioSchemes.length === 0) return <NothingHeld />;
  if (data) return <Held fallback={<Waiting />} portfolio={data} />;
  return <Waiting />;
}

const Waiting = () => (
  <SkeletonGroup>
    {[1, 2, 3, 4].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);

function NothingHeld() {
  const { navigate } = useWidget();
  const explore = (
    <Button variant="primary" onClick={() => navigate('/home')}>
      {text.explore}
    </Button>
  );
  return <EmptyState level={2} title={text.empty} text={text.emptyText} action={explore} />;
}
