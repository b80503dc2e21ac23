import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import type { Portfolio } from '@prosperx/core/portfolio';
import { Donut, type Slice } from '#primitives/chart/donut.js';
import { Banner } from '#primitives/display/banner.js';
import { Card, Facts } from '#primitives/display/card.js';
import { Delta } from '#primitives/display/delta.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { Holdings } from './holdings.js';
import css from './portfolio.css?inline';
import { portfolioText } from './portfolio.text.js';

const MOST = 6;

/** Shares for a donut: at most six, the rest as one. */
function slicesOf(shares: Portfolio['categoryDistribution'], portfolioWords: typeof portfolioText): Slice[] {
  const slices = shares.map(({ name, percentage }) => ({ name: categoryName(name), percent: percentage }));
  if (slices.length <= MOST) return slices;
  const rest = slices.slice(MOST - 1).reduce((sum, { percent }) => sum + percent, 0);
  return [...slices.slice(0, MOST - 1), { name: portfolioWords.others, percent: rest }];
}

/** Shows how the value is spread over categories and sub-categories. */
function Spread({ portfolio }: { readonly portfolio: Portfolio }) {
  const portfolioWords = useWords(portfolioText);
  const text = useWords(portfolioText);
  const { categoryDistribution, subCategoryDistribution, netCurrentValue, portfolioSchemes } = portfolio;
  const total = formatShortMoney(netCurrentValue);
  return (
    <div className="portfolio__spread">
      <Shares
        title={text.byCategory}
        slices={slicesOf(categoryDistribution, portfolioWords)}
        total={total}
        note={text.schemesHeld(new Set(portfolioSchemes.map(({ metaData }) => metaData.schemeId)).size)}
      />
      <Shares
        title={text.bySubCategory}
        slices={slicesOf(subCategoryDistribution, portfolioWords)}
        total={String(subCategoryDistribution.length)}
        note={text.subCategories(subCategoryDistribution.length)}
      />
    </div>
  );
}

interface SharesProps {
  readonly title: string;
  readonly slices: readonly Slice[];
  readonly total: string;
  readonly note: string;
}

function Shares({ title, slices, total, note }: SharesProps) {
  return (
    <Card title={title}>
      <Donut slices={slices} total={total} note={note} print={(percent) => formatPercent(percent, 1)} />
    </Card>
  );
}

/** A portfolio that has arrived and holds something. */
export function HoldingsView({ portfolio }: { readonly portfolio: Portfolio }) {
  const text = useWords(portfolioText);
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

/** The one large figure, and what it is made of. */
function Summary({ portfolio }: { readonly portfolio: Portfolio }) {
  const text = useWords(portfolioText);
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
          {
            term: portfolio.asOfNavDate ? text.dayChangeOn(formatDateShort(portfolio.asOfNavDate)) : text.dayChange,
            value: <Change amount={portfolio.absoluteChange} percent={portfolio.todaysChange} />,
          },
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
