import { firstNameOf, formatDateShort } from '@prosperx/core/format';
import type { Portfolio } from '@prosperx/core/portfolio';
import { useSession } from '@prosperx/sdk/site';
import { Delta, Facts, Money } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { ExistingOrder } from './existing-order.lazy.js';
import { worthSummaryText as text } from './worth-summary.text.js';

interface WorthSummaryProps {
  portfolio: Portfolio;
  name: string;
}

/** What a person's investments are worth, and what they may do next. */
export function WorthSummary({ portfolio, name }: WorthSummaryProps) {
  const { advisor } = useSession();
  return (
    <section className="h-sum">
      <div className="x-wrap">
        <div className="x-card h-sum__card">
          <div className="h-sum__main">
            <h1 className="px-small px-muted">{(advisor ? text.worthOf : text.worth)(firstNameOf(name))}</h1>
            <p>
              <Money amount={portfolio.netCurrentValue} size="hero" decimals={2} />
            </p>
            <p className="h-sum__change">
              <span>
                <Delta percent={portfolio.netReturnPercentage} /> {text.overall}
              </span>
              <span>
                <Delta percent={portfolio.todaysChange} />{' '}
                {portfolio.asOfNavDate && text.dayChange(formatDateShort(portfolio.asOfNavDate))}
              </span>
            </p>
            <div className="px-btns">
              <Link className="px-btn" data-variant="primary" to="/search">
                {text.investMore}
              </Link>
              <ExistingOrder />
              <Link className="px-btn" data-variant="secondary" to="/profile/portfolio">
                {text.reviewPortfolio}
              </Link>
            </div>
          </div>
          <div className="h-sum__facts">
            <Facts
              facts={[
                { term: text.invested, value: <Money amount={portfolio.netAmountInvested} /> },
                { term: text.gain, value: <Money amount={portfolio.netReturnAmount} /> },
                { term: text.navOf, value: portfolio.asOfNavDate ? formatDateShort(portfolio.asOfNavDate) : '' },
              ]}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
