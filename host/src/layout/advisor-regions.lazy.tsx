import { errorText } from '@prosperx/core/errors';
import { formatShortMoney } from '@prosperx/core/format';
import { DataProvider, useAudienceWords, useOwnAgent, useTransactionAllowed } from '@prosperx/sdk/site';
import { Banner, ButtonLink, EmptyState, Icon, lazy, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { layoutText } from '#layout.text.js';
import { REPORT, useNav } from '#nav.js';
import { useEntry } from '#session/entered-from.js';
import { savePartnerApp } from '#session/legacy-storage.js';
import { useExit } from '#session/use-logout.js';
import { customerStripText } from './customer-strip.text.js';
import { useIsInApp } from './use-is-in-app.js';

const CustomerNotes = lazy(async () => (await import('./customer-notes.lazy.js')).CustomerNotes);

interface CustomerStripProps {
  readonly encryptedId: string;
  readonly name: string;
}

/** For an advisor in the account of a customer: names the customer, what the advisor notes about them, and the way out, on every page and at every width. */
export function CustomerStrip({ encryptedId, name }: CustomerStripProps) {
  const text = useWords(layoutText);
  const words = useWords(customerStripText);
  const [isNoting, setNoting] = useState(false);
  const { isNamed } = useAudienceWords();
  const { exit, busy } = useExit();
  useEntry();
  return (
    <>
      <p className="px-strip__start">
        <span>
          {isNamed} <b>{name}</b>
        </span>
        <span className="px-strip__acts">
          <button type="button" aria-haspopup="dialog" onClick={() => setNoting(true)}>
            {words.notes}
          </button>
          <button type="button" aria-disabled={busy} onClick={exit}>
            {text.exitAccount}
          </button>
        </span>
      </p>
      {isNoting && <CustomerNotes customer={{ encryptedId, name }} onClose={() => setNoting(false)} />}
    </>
  );
}

/** Shows the advisor the ways back, their customers, and what these hold together. */
export function AdvisorStrip() {
  const text = useWords(layoutText);
  const { data } = useOwnAgent();
  const { name, returnUrl } = data?.partner ?? {};
  useEntry();
  useEffect(() => {
    if (name && returnUrl) savePartnerApp({ name, returnUrl });
  }, [name, returnUrl]);
  return (
    <>
      <nav className="px-strip__start" aria-label={text.advisorNav}>
        {data?.partner?.returnUrl && (
          <a href={data.partner.returnUrl}>
            <Icon shape={siteIcons.arrowLeft} />
            {text.backTo(data.partner.name)}
          </a>
        )}
        <AdvisorNav />
      </nav>
      {data?.countTotalAUM && <Totals {...data.countTotalAUM} />}
    </>
  );
}

/** A page that is not there yet has no link. */
function AdvisorNav() {
  const nav = useNav();
  const { routesByPath } = useRouter();
  const { pathname } = useLocation();
  const isInApp = useIsInApp();
  return nav.advisor
    .filter(({ to }) => to in routesByPath && to !== pathname && !(isInApp && to === REPORT))
    .map(({ to, label }) => (
      <Link key={to} to={to as never} data-in-menu={to === '/home' ? undefined : ''}>
        {label}
      </Link>
    ));
}

type TotalsProps = NonNullable<NonNullable<ReturnType<typeof useOwnAgent>['data']>['countTotalAUM']>;

function Totals({ customerCount, totalAUM }: TotalsProps) {
  const text = useWords(layoutText);
  return (
    <p className="px-strip__end">
      <span>
        <b>{customerCount}</b> {text.customers(customerCount)}
      </span>
      <span>
        <abbr title={text.aumLong}>{text.aum}</abbr> <b>{formatShortMoney(totalAUM)}</b>
      </span>
    </p>
  );
}

interface ChooseCustomerProps {
  /** Called when a way on is taken. */
  readonly onFollow?: (() => void) | undefined;
  /** What stands around it says the title already. */
  readonly isTitled?: boolean;
}

/** Says to an advisor who has chosen no customer how to choose one, on what belongs to a customer. There is nothing for them to log in to. */
export function ChooseCustomer(props: ChooseCustomerProps) {
  return (
    <DataProvider>
      <Panel {...props} />
    </DataProvider>
  );
}

function Panel({ isTitled, onFollow }: ChooseCustomerProps) {
  const text = useWords(layoutText);
  const { hasList, partner } = useCustomerSource();
  const intro = hasList ? text.chooseFromList : text.chooseInApp(partner?.name);
  if (!isTitled)
    return (
      <EmptyState
        level={2}
        title={text.chooseCustomer}
        text={intro}
        action={<ChooseCustomerLink onFollow={onFollow} />}
      />
    );
  return (
    <>
      <p>{intro}</p>
      <ChooseCustomerLink onFollow={onFollow} />
    </>
  );
}

function ChooseCustomerLink({ onFollow }: Pick<ChooseCustomerProps, 'onFollow'>) {
  const text = useWords(layoutText);
  const { hasList, partner } = useCustomerSource();
  if (!hasList && partner?.returnUrl)
    return (
      <ButtonLink variant="primary" href={partner.returnUrl}>
        {text.backTo(partner.name)}
      </ButtonLink>
    );
  return (
    <Link
      className="px-btn"
      data-variant="primary"
      to={(hasList ? '/my-customers' : '/home') as never}
      onClick={onFollow}
    >
      {hasList ? text.myCustomers : text.explore}
    </Link>
  );
}

/** The list of customers where the site has one, else the app from which the advisor came. */
function useCustomerSource() {
  const { data } = useOwnAgent();
  const { routesByPath } = useRouter();
  return { hasList: '/my-customers' in routesByPath, partner: data?.partner };
}

/** Tells an advisor that they cannot transact for customers, before they begin. */
export function NotAllowed() {
  return (
    <DataProvider>
      <NotAllowedNotice />
    </DataProvider>
  );
}

function NotAllowedNotice() {
  const text = useWords(errorText);
  const { allowed, isKnown } = useTransactionAllowed();
  if (!isKnown || allowed) return null;
  return (
    <div className="x-wrap x-unknown">
      <Banner>{text.agent_not_allowed}</Banner>
    </div>
  );
}

export { AskedApprovals } from '@prosperx/sdk/site';
