import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useOrdersInProgress } from '#queries/order.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { BelowOrders } from './orders-in-progress.js';
import { portfolioText } from './portfolio.text.js';

/** What is held with others, by an imported statement. */
const Elsewhere = lazy(async () => (await import('./elsewhere.lazy.js')).Elsewhere, { optional: true });
const Family = lazy(async () => (await import('./family.lazy.js')).Family, { optional: true });

/** What is paid for appears within days; whoever has paid for nothing waits for nothing. */
export function NothingHeld({ isUnvalued }: { readonly isUnvalued: boolean }) {
  const text = useWords(portfolioText);
  const { navigate } = useWidget();
  const { user, advisor } = useSession();
  const { data: sets = [] } = useOrdersInProgress(true);
  const isOnItsWay = sets.some(({ status }) => status === 'being_paid' || status === 'paid');
  const explore = (
    <Button variant="primary" onClick={() => navigate('/home')}>
      {text.explore}
    </Button>
  );
  return (
    <BelowOrders>
      <EmptyState
        level={2}
        title={isOnItsWay || isUnvalued ? text.empty : text.notYet}
        text={isOnItsWay ? text.emptyText : isUnvalued ? undefined : text.notYetText}
        action={explore}
      />
      {user?.majorStatus == null && !advisor && <Family />}
      {user?.majorStatus == null && <Elsewhere />}
    </BelowOrders>
  );
}
