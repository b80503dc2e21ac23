import { formatDateShort } from '@prosperx/core/format';
import type { Portfolio } from '@prosperx/core/portfolio';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { Banner } from '#primitives/display/banner.js';
import { Holdings } from './holdings.js';
import css from './portfolio.css?inline';
import { portfolioText as text } from './portfolio.text.js';
import { Spread } from './spread.js';
import { Summary } from './summary.js';

/** A portfolio that has arrived and holds something. */
export function Held({ portfolio }: { readonly portfolio: Portfolio }) {
  useStyles(css);
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
