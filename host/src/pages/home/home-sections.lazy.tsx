import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { DataProvider, useFundCounts, usePacks, useSession } from '@prosperx/sdk/site';
import { Icon, lazy, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { NotAllowed } from '#layout/lazy-regions.js';
import { RegionBoundary } from '#layout/region-boundary.js';
import { useMayBeSignedIn } from '#session/session-hint.js';
import { Hero } from './hero.js';
import { homeText } from './home.text.js';
import { offeredPacks } from './offered-packs.js';
import { WorthSkeleton } from './worth-skeleton.js';

/** Only for advisors. */
const AdvisorOffers = lazy(async () => (await import('./advisor-offers.lazy.js')).AdvisorOffers, { optional: true });
/** Only for advisors who are in nobody's account. */
const AdvisorHome = lazy(async () => (await import('./advisor-home.lazy.js')).AdvisorHome, { optional: true });
/** Only for those who are signed in. */
const WorthSummary = lazy(async () => (await import('./worth-summary.lazy.js')).WorthSummary);
/** Only for those who are signed in and not registered. */
const Registration = lazy(async () => (await import('#layout/registration.lazy.js')).Registration);

/** The first of the packs that take money, each a way to all of them. Nothing is there until they are. */
export const Packs = () => (
  <DataProvider>
    <PackCards />
  </DataProvider>
);

function PackCards() {
  const text = useWords(homeText);
  const packs = offeredPacks(usePacks().data ?? []);
  if (packs.length === 0) return null;
  return (
    <section className="x-section" aria-labelledby="packs">
      <div className="x-head">
        <h2 className="x-h2" id="packs">
          {text.packs}
        </h2>
        <Link className="px-link px-small" to="/packs">
          {text.allPacks}
        </Link>
      </div>
      <div className="h-calc h-packs">
        {packs.map(({ least, pack: { encryptedMintPackId, packName, summary, schemes } }) => (
          <Link key={encryptedMintPackId} className="x-card" to="/packs">
            <span>
              <b lang="en">{packName}</b>
              <small lang="en">{summary}</small>
              <small>{text.pack(schemes.length, formatMoney(least))}</small>
            </span>
            <Icon shape={siteIcons.arrowRight} />
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Says how many schemes of how many houses there are, by the server's own count. */
export const FundCounts = () => (
  <DataProvider>
    <CountsLine />
  </DataProvider>
);

function CountsLine() {
  const text = useWords(homeText);
  const { data } = useFundCounts();
  if (!data || data.schemes === 0) return null;
  const counts = text.counts(data.schemes.toLocaleString('en-IN'), data.fundHouses.toLocaleString('en-IN'));
  return (
    <p className="px-muted px-small">{data.navDate ? text.countsOf(counts, formatDateShort(data.navDate)) : counts}</p>
  );
}

/** Says what people have to know before they begin: to an advisor, that they may not transact; to those who are not registered, what the exchange answered. */
export function Notices() {
  const { user, advisor } = useSession();
  return (
    <>
      {advisor && user && <NotAllowed />}
      {user && !isRegisteredWithBse(user) && (
        <RegionBoundary>
          <Registration className="x-wrap x-unknown" fallback={<i className="x-waits" />} />
        </RegionBoundary>
      )}
    </>
  );
}

/** What advisors are offered on their own home; nothing for everybody else. */
export function Offers() {
  const { advisor, user } = useSession();
  return advisor && !user && <AdvisorOffers />;
}

/** The same in the account of a customer, below what belongs to it. */
export function OffersInAccount() {
  const { advisor, user } = useSession();
  return advisor && user && <AdvisorOffers />;
}

/** What the signed-in person's investments are worth, or the hero; neither while it is not known which. */
export function Worth() {
  const { status, failure, user, advisor } = useSession();
  const mayBeSignedIn = useMayBeSignedIn();
  if (user)
    return (
      <RegionBoundary fallback={<Hero />}>
        <WorthSummary name={user.name} fallback={<WorthSkeleton />} />
      </RegionBoundary>
    );
  if (advisor) return <AdvisorHome name={advisor.advisorName} />;
  return status === 'unknown' && failure === undefined && mayBeSignedIn ? <WorthSkeleton /> : <Hero />;
}
