import { rupees } from '@prosperx/core/money';
import { HomeTiles } from '@prosperx/sdk/site';
import { Accordion, Banner, Icon, lazy, Money, siteIcons, primitivesText, useWords } from '@prosperx/sdk/site/ui';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { CalculatorCards } from '#layout/calculator-cards.js';
import { useMayBeSignedIn } from '#session/session-hint.js';
import { lenderUrl } from '#site.js';
import { Hero } from './hero.js';
import { homeText } from './home.text.js';
import { WorthSkeleton } from './worth-skeleton.js';

/** Whatever happens to one of them, the rest of the page goes on. */
const optional = { optional: true };

/** What shows the server's answers: one file, fetched while the page paints. */
const regions = () => import('./home-sections.lazy.js');

const FundCounts = lazy(async () => (await regions()).FundCounts, optional);
const Notices = lazy(async () => (await regions()).Notices, optional);
const Offers = lazy(async () => (await regions()).Offers, optional);
const OffersInAccount = lazy(async () => (await regions()).OffersInAccount, optional);
const Packs = lazy(async () => (await regions()).Packs, optional);
/** Nothing is there until its funds are. */
const TaxSaverStrip = lazy(async () => (await import('./tax-savers.lazy.js')).TaxSaverStrip, {
  optional: true,
  afterTakeOver: true,
});
const Worth = lazy(async () => (await regions()).Worth, optional);

const SAVED = rupees(46_800);

function TaxSavers() {
  const text = useWords(homeText);
  return (
    <section className="h-tax px-far">
      <div className="h-tax__funds">
        <TaxSaverStrip />
      </div>
      <aside className="h-46800">
        <p className="px-small">{text.saveUpTo}</p>
        <p>
          <Money amount={SAVED} size="hero" />
        </p>
        <p className="px-small">{text.taxNote}</p>
        <p className="h-46800__bar" aria-hidden="true">
          <i />
          <i />
        </p>
        <p className="h-46800__ends px-small">
          <span>{text.yourCost}</span>
          <span>{text.saved}</span>
        </p>
      </aside>
    </section>
  );
}

export function HomePage() {
  const pageWords = useWords(pageText);
  const primitivesWords = useWords(primitivesText);
  // it also stands below the sign-in dialog, at the address of the login
  const { url } = useSearch({ strict: false });
  useEffect(() => {
    document.title = pageWords.documentTitle(primitivesWords.home);
  }, [pageWords, primitivesWords]);
  const mayBeSignedIn = useMayBeSignedIn();
  const [isComing, setComing] = useState(true);
  useEffect(() => void Worth.preload().then(() => setComing(false)), []);
  return (
    <>
      {url === '404' && <UnknownPage />}
      <Notices />
      <Worth fallback={isComing && mayBeSignedIn ? <WorthSkeleton /> : <Hero />} />
      <Offers />
      <div className="x-wrap h-main">
        <div className="h-browse px-far">
          <HomeTiles loanUrl={lenderUrl} aside={<FundCounts />} />
        </div>
        <TaxSavers />
        <Packs />
        <CalculatorCards />
        <Questions />
      </div>
      <OffersInAccount />
    </>
  );
}

/** Shown on narrow screens. */
function Questions() {
  const text = useWords(homeText);
  return (
    <section className="x-section x-block only-narrow px-far" aria-labelledby="questions">
      <h2 className="x-h2" id="questions">
        {text.questions}
      </h2>
      <div>
        {text.faq.map(([question, answer]) => (
          <Accordion key={question} title={question}>
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}

/** Says why one is at home, when the page that was asked for does not exist; it stays as long as one does. */
function UnknownPage() {
  const text = useWords(layoutText);
  const search = (
    <Link className="px-link" to="/search">
      {text.search} <Icon shape={siteIcons.arrowRight} />
    </Link>
  );
  return (
    <div className="x-wrap x-unknown" role="alert">
      <Banner action={search}>{text.notFound}</Banner>
    </div>
  );
}
