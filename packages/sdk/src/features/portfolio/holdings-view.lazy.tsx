import { formatDateShort } from '@prosperx/core/format';
import type { Portfolio } from '@prosperx/core/portfolio';
import { Amount } from '#domain/holding/amounts.js';
import { Facts } from '#primitives/display/card.js';
import { Delta } from '#primitives/display/delta.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { yearlyText } from './holding-detail.js';
import { Holdings } from './holdings.js';
import { BelowOrders } from './orders-in-progress.js';
import { portfolioText } from './portfolio.text.js';
import { Spread } from './spread.js';
import { Accounts, HideAmounts, type PortfolioViewProps, Tools } from './tools.js';
import css from './portfolio.css?inline';

export { BelowOrders };

const Elsewhere = lazy(async () => (await import('./elsewhere.lazy.js')).Elsewhere, { optional: true });
const Family = lazy(async () => (await import('./family.lazy.js')).Family, { optional: true });
const Further = lazy(async () => (await import('./further.lazy.js')).Further, { optional: true });

/** A portfolio that has arrived and holds something, below what was ordered and is not held yet. */
export function HoldingsView(props: PortfolioViewProps) {
  return (
    <BelowOrders>
      <Held {...props} />
    </BelowOrders>
  );
}

function Held({ portfolio, choice, onChoose, onHide }: PortfolioViewProps) {
  const text = useWords(portfolioText);
  useStyles(css);
  const { user, advisor } = useSession();
  const { asOfNavDate, oldestNavDate, newestNavDate } = portfolio;
  const isOwners = choice.accounts === 'own' && user?.majorStatus == null && !advisor;
  return (
    <div className="portfolio">
      <div className="portfolio__head">
        {asOfNavDate && (
          <p className="portfolio__muted">
            {text.navAsOf(
              formatDateShort(asOfNavDate),
              formatDateShort(oldestNavDate ?? asOfNavDate),
              formatDateShort(newestNavDate ?? asOfNavDate),
            )}
          </p>
        )}
        <HideAmounts onHide={onHide} />
      </div>
      <Accounts choice={choice} onChoose={onChoose} />
      <Summary portfolio={portfolio} />
      <Tools portfolio={portfolio} accounts={choice.accounts} />
      <div className="portfolio__parts">
        <Holdings portfolio={portfolio} choice={choice} onChoose={onChoose} />
        <Spread portfolio={portfolio} />
      </div>
      <Further portfolio={portfolio} accounts={choice.accounts} />
      {isOwners && <Family />}
      {choice.accounts === 'own' && user?.majorStatus == null && <Elsewhere />}
      <p className="portfolio__muted">{text.xirrNote}</p>
      <p className="portfolio__muted">{text.past}</p>
      <p className="portfolio__muted">
        <RiskWarning />
      </p>
    </div>
  );
}

/** The one large figure, and what it is made of. */
function Summary({ portfolio }: { readonly portfolio: Portfolio }) {
  const text = useWords(portfolioText);
  const { asOfNavDate, realisedGain } = portfolio;
  return (
    <section className="portfolio__summary" aria-label={text.currentValue}>
      <p className="portfolio__value">
        <span>{text.currentValue}</span>
        <Amount amount={portfolio.netCurrentValue} size="hero" decimals={2} />
      </p>
      <Facts
        facts={[
          { term: text.invested, value: <Amount amount={portfolio.netAmountInvested} size="lg" /> },
          {
            term: text.totalReturn,
            value: <Change amount={portfolio.netReturnAmount} percent={portfolio.netReturnPercentage} />,
          },
          {
            term: asOfNavDate ? text.dayChangeOn(formatDateShort(asOfNavDate)) : text.dayChange,
            value:
              portfolio.hasDayChange === false ? (
                text.notAvailable
              ) : (
                <Change amount={portfolio.absoluteChange} percent={portfolio.todaysChange} />
              ),
          },
          { term: text.xirr, value: yearlyText(portfolio.xirr, text) },
          ...(realisedGain === undefined
            ? []
            : [{ term: text.realised, value: <Amount amount={realisedGain} size="lg" /> }]),
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
      <Amount amount={amount} size="lg" />
      <Delta percent={percent} />
    </span>
  );
}
