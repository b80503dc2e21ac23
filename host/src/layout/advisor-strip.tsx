import { formatShortMoney, Icon, siteIcons, useOwnAgent } from '@prosperx/sdk/internal';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { nav } from '#nav.js';

/** For the advisor himself: the ways back, his customers, and what they hold together. */
export function AdvisorStrip() {
  const { data } = useOwnAgent();
  return (
    <>
      <nav className="px-strip__start" aria-label={layoutText.advisorNav}>
        {data?.partner?.returnUrl && (
          <a href={data.partner.returnUrl}>
            <Icon shape={siteIcons.arrowLeft} />
            {layoutText.backTo(data.partner.name)}
          </a>
        )}
        <Ways />
      </nav>
      {data?.countTotalAUM && <Totals {...data.countTotalAUM} />}
    </>
  );
}

/** A page that is not there yet has no link. */
function Ways() {
  const { routesByPath } = useRouter();
  const { pathname } = useLocation();
  return nav.advisor
    .filter(({ to }) => to in routesByPath && to !== pathname)
    .map(({ to, label }) => (
      <Link key={to} to={to as never}>
        {label}
      </Link>
    ));
}

type TotalsProps = NonNullable<NonNullable<ReturnType<typeof useOwnAgent>['data']>['countTotalAUM']>;

function Totals({ customerCount, totalAUM }: TotalsProps) {
  return (
    <p className="px-strip__end">
      <span>
        <b>{customerCount}</b> {layoutText.customers(customerCount)}
      </span>
      <span>
        <abbr title={layoutText.aumLong}>{layoutText.aum}</abbr> <b>{formatShortMoney(totalAUM)}</b>
      </span>
    </p>
  );
}
