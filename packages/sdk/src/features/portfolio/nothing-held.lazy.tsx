import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useOrdersInProgress } from '#queries/order.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { BelowOrders } from './orders-in-progress.js';
import { portfolioText } from './portfolio.text.js';
import { Accounts, HideAmounts, type PortfolioViewProps, Tools } from './tools.js';
import css from './portfolio.css?inline';

/** What is held with others, by an imported statement. */
const Elsewhere = lazy(async () => (await import('./elsewhere.lazy.js')).Elsewhere, { optional: true });
const Family = lazy(async () => (await import('./family.lazy.js')).Family, { optional: true });

/** What is paid for appears within days; whoever has paid for nothing waits for nothing; what was sold stays in gains and statements. */
export function NothingHeld({ portfolio, choice, onChoose, onHide }: PortfolioViewProps) {
  const text = useWords(portfolioText);
  useStyles(css);
  const { navigate } = useWidget();
  const { user, advisor } = useSession();
  const { data: sets = [] } = useOrdersInProgress(true);
  const isOnItsWay = sets.some(({ status }) => status === 'being_paid' || status === 'paid');
  const { unvalued = [], wasHeld = false } = portfolio;
  const isUnvalued = unvalued.length > 0;
  const isOwn = choice.accounts === 'own' && user?.majorStatus == null;
  const explore = (
    <Button variant="primary" onClick={() => navigate('/home')}>
      {text.explore}
    </Button>
  );
  return (
    <BelowOrders>
      <EmptyState
        level={2}
        title={isOnItsWay || isUnvalued ? text.empty : wasHeld ? text.allSold : text.notYet}
        text={isOnItsWay ? text.emptyText : isUnvalued ? undefined : wasHeld ? text.allSoldText : text.notYetText}
        action={explore}
      />
      <div className="portfolio">
        <Accounts choice={choice} onChoose={onChoose} />
        {wasHeld && (
          <>
            <Tools portfolio={portfolio} accounts={choice.accounts} />
            <HideAmounts onHide={onHide} />
          </>
        )}
        {isOwn && !advisor && <Family />}
        {isOwn && <Elsewhere />}
      </div>
    </BelowOrders>
  );
}
