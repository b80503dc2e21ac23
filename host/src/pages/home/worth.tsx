import { DataProvider, Delta, Facts, formatDateShort, Money, usePortfolio, useSession } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { homeText } from './home.text.js';
import { Hero } from './hero.js';
import { ExistingOrder } from './lazy-regions.js';

/** What the signed-in person's investments are worth; the hero until there are some. */
export function Worth() {
  return (
    <DataProvider>
      <WorthOrHero />
    </DataProvider>
  );
}

function WorthOrHero() {
  const { user } = useSession();
  const { data } = usePortfolio(user !== null);
  if (!user) return <Hero />;
  if (!data || data.portfolioSchemes.length === 0)
    return (
      <Hero>
        <ExistingOrder size="lg" />
      </Hero>
    );
  const [firstName = user.name] = user.name.split(' ');
  return (
    <section className="h-sum">
      <div className="x-wrap">
        <div className="x-card h-sum__card">
          <div className="h-sum__main">
            <h1 className="px-small px-muted">{homeText.worth(firstName)}</h1>
            <p>
              <Money amount={data.netCurrentValue} size="hero" decimals={2} />
            </p>
            <p className="h-sum__change">
              <span>
                <Delta percent={data.netReturnPercentage} /> {homeText.overall}
              </span>
              <span>
                <Delta percent={data.todaysChange} /> {homeText.today}
              </span>
            </p>
            <div className="px-btns">
              <Link className="px-btn" data-variant="primary" to="/search">
                {homeText.investMore}
              </Link>
              <ExistingOrder />
              <Link className="px-btn" data-variant="secondary" to="/profile/portfolio">
                {homeText.reviewPortfolio}
              </Link>
            </div>
          </div>
          <div className="h-sum__facts">
            <Facts
              facts={[
                { term: homeText.invested, value: <Money amount={data.netAmountInvested} /> },
                { term: homeText.gain, value: <Money amount={data.netReturnAmount} /> },
                { term: homeText.navOf, value: data.asOfNavDate ? formatDateShort(data.asOfNavDate) : '' },
              ]}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
