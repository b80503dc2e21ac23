import { formatDateShort } from '@prosperx/core/format';
import type { Portfolio as PortfolioData } from '@prosperx/core/portfolio';
import { RISK_WARNING } from '@prosperx/core/regulation';
import { DataProvider } from '#data/data-provider.js';
import { usePortfolio } from '#data/portfolio-queries.js';
import { useSession } from '#data/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { useWidget } from '#widget/context.js';
import { Holdings } from './holdings.js';
import css from './portfolio.css?inline';
import { portfolioText as text } from './portfolio.text.js';
import { Spread } from './spread.js';
import { Summary } from './summary.js';

export function Portfolio() {
  return (
    <DataProvider>
      <PortfolioStates />
    </DataProvider>
  );
}

function PortfolioStates() {
  useStyles(css);
  const { status } = useSession();
  const { data, error, refetch } = usePortfolio(status === 'signed_in');
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return <EmptyState level={2} tone="error" title={text.failed} text={text.failedText} action={retry} />;
  }
  if (!data) {
    return (
      <SkeletonGroup>
        {[1, 2, 3, 4].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </SkeletonGroup>
    );
  }
  return data.portfolioSchemes.length === 0 ? <NothingHeld /> : <Held portfolio={data} />;
}

function NothingHeld() {
  const { navigate } = useWidget();
  const explore = (
    <Button variant="primary" onClick={() => navigate('/home')}>
      {text.explore}
    </Button>
  );
  return <EmptyState level={2} title={text.empty} text={text.emptyText} action={explore} />;
}

function Held({ portfolio }: { readonly portfolio: PortfolioData }) {
  const { user } = useSession();
  const isMajor = user?.majorStatus != null;
  return (
    <div className="portfolio">
      {portfolio.asOfNavDate && (
        <p className="portfolio__muted">{text.navAsOf(formatDateShort(portfolio.asOfNavDate))}</p>
      )}
      {isMajor && <Banner>{text.major}</Banner>}
      <Summary portfolio={portfolio} />
      <Spread portfolio={portfolio} />
      <Holdings holdings={portfolio.portfolioSchemes} mayInvest={!isMajor} />
      <p className="portfolio__muted">{text.past}</p>
      <p className="portfolio__muted">{RISK_WARNING}</p>
    </div>
  );
}
