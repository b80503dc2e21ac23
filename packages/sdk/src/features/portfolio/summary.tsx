import type { Portfolio } from '@prosperx/core/portfolio';
import { Delta } from '#primitives/display/delta.js';
import { Facts } from '#primitives/display/facts.js';
import { Money } from '#primitives/display/money.js';
import { portfolioText as text } from './portfolio.text.js';

/** The one large figure, and what it is made of. */
export function Summary({ portfolio }: { readonly portfolio: Portfolio }) {
  return (
    <section className="portfolio__summary" aria-label={text.currentValue}>
      <p className="portfolio__value">
        <span>{text.currentValue}</span>
        <Money amount={portfolio.netCurrentValue} size="hero" decimals={2} />
      </p>
      <Facts
        facts={[
          { term: text.invested, value: <Money amount={portfolio.netAmountInvested} size="lg" /> },
          {
            term: text.totalReturn,
            value: <Change amount={portfolio.netReturnAmount} percent={portfolio.netReturnPercentage} />,
          },
          { term: text.today, value: <Change amount={portfolio.absoluteChange} percent={portfolio.todaysChange} /> },
        ]}
      />
    </section>
  );
}

interface ChangeProps {
  readonly amount: Portfolio['netReturnAmount'];
  readonly percent: number;
}

function Change({ amount, percent }: ChangeProps) {
  return (
    <span className="portfolio__change">
      <Money amount={amount} size="lg" />
      <Delta percent={percent} />
    </span>
  );
}
