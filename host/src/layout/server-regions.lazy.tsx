import { firstNameOf } from '@prosperx/core/format';
import { isGrownMinor, isMinor } from '@prosperx/core/session';
import { whenInAppShell } from '@prosperx/sdk/bridge';
import {
  DataProvider,
  FlashOutlet,
  ProfileSwitch,
  useIsLocked,
  useLinkedAgent,
  useServices,
  useSession,
} from '@prosperx/sdk/site';
import { Icon, Loader, Menu, Monogram, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { layoutText } from '#layout.text.js';
import { isOpenToLocked, REPORT, useNav } from '#nav.js';
import { useLogout } from '#session/use-logout.js';
import { AdvisorStrip, CustomerStrip } from './lazy-regions.js';
import { AccountSpace, SignIn } from './sign-in.js';
import { useIsInApp } from './use-is-in-app.js';

/** The one banner of the page. */
export const FlashRegion = () => <FlashOutlet isPages />;

export { CartBadge } from '@prosperx/sdk/site';

export { LoginRegion } from './login-overlay.js';

export { PageTitle } from './page-title.js';

export { SessionWatch } from './session-watch.js';

/** The one full-screen loader of the page. */
export function LoaderRegion() {
  const layoutWords = useWords(layoutText);
  const { count } = useStore(useServices().loader);
  return <Loader open={count > 0} text={layoutWords.loading} />;
}

/** Ties the site to the mobile app around it; nothing in a browser. */
export function AppShell() {
  const text = useWords(layoutText);
  const { history } = useRouter();
  const { flash } = useServices();
  useEffect(() => {
    const stopped = new AbortController();
    const stopLooking = whenInAppShell(() => {
      void import('./answer-app.lazy.js').then(({ answerApp }) => {
        const onNothing = () => flash.getState().show('error', text.nothingToDownload);
        if (!stopped.signal.aborted) answerApp({ history, onNothing, signal: stopped.signal });
      });
    });
    return () => {
      stopLooking();
      stopped.abort();
    };
  }, [history, flash, text]);
  return null;
}

/** Names the advisor: to themselves, in a customer's account, and to those whom they sent a link; and says that an account is a minor's. */
export function AccountNotice() {
  return (
    <DataProvider>
      <OneOf />
    </DataProvider>
  );
}

function OneOf() {
  const { advisor, user } = useSession();
  if (advisor && user) return <CustomerStrip encryptedId={user.encryptedId} name={user.name} />;
  return advisor ? <AdvisorStrip /> : <OfHolder />;
}

/** Says that the account is a minor's, and which advisor's link brought the reader here. */
function OfHolder() {
  const text = useWords(layoutText);
  const { user } = useSession();
  const agent = useLinkedAgent();
  const minor = user ? minorText(user, text) : null;
  if (!agent && minor === null) return null;
  return (
    <p className="px-strip__start">
      {minor !== null && <b>{minor}</b>}
      {agent && (
        <span>
          {text.yourAdvisor} <b>{agent.advisorName}</b>
        </span>
      )}
    </p>
  );
}

function minorText(
  user: { readonly taxStatus: string; readonly majorStatus: string | null },
  text: typeof layoutText,
): string | null {
  if (isGrownMinor(user)) return text.grownMinor;
  return isMinor(user) ? text.minor : null;
}

/** The way in for a visitor, the account's pages and the way out for who is signed in; nothing while it is not known. */
export function AccountMenu() {
  const nav = useNav();
  const isLocked = useIsLocked();
  const { status, user, advisor, expiredAdvisor } = useSession();
  // an advisor signs in nowhere: they come from their app
  if (status === 'unknown' || expiredAdvisor) return <AccountSpace />;
  if (user)
    return <SignedIn name={user.name} pages={nav.account.filter(({ to }) => !isLocked || isOpenToLocked(to))} />;
  return advisor ? <SignedIn name={advisor.advisorName} isAdvisor /> : <SignIn />;
}

interface SignedInProps {
  readonly name: string;
  /** The pages of the account; an advisor has others. */
  readonly pages?: ReturnType<typeof useNav>['account'][number][];
  /** An advisor, in nobody's account. */
  readonly isAdvisor?: boolean;
}

function SignedIn({ name, pages, isAdvisor = false }: SignedInProps) {
  const text = useWords(layoutText);
  const logout = useLogout();
  const opener = (
    <>
      <Monogram name={name} user />
      <span className="only-wide">{firstNameOf(name)}</span>
      <Icon shape={siteIcons.chevronDown} />
    </>
  );
  return (
    <Menu label={text.account(name)} opener={opener} openerClass="px-user">
      {pages?.map(({ label, to, icon }) => (
        <Link key={to} to={to}>
          <Icon shape={siteIcons[icon]} />
          {label}
        </Link>
      ))}
      {isAdvisor && <AdvisorPages />}
      {(pages ?? isAdvisor) && <hr />}
      <OtherProfiles />
      <button type="button" data-tone="danger" onClick={() => void logout()}>
        <Icon shape={siteIcons.logout} />
        {text.logout}
      </button>
    </Menu>
  );
}

function AdvisorPages() {
  const { advisorMenu } = useNav();
  const isInApp = useIsInApp();
  return advisorMenu
    .filter(({ to }) => !(isInApp && to === REPORT))
    .map(({ label, to, search, icon }) => (
      <Link key={label} to={to} search={search}>
        <Icon shape={siteIcons[icon]} />
        {label}
      </Link>
    ));
}

/** Pages that show what belongs to one profile, by these names in their query. */
const OF_ONE_PROFILE = ['paymentUrl', 'orderNo', 'encryptedGroupId', 'paymentId', 'ucc'];

/** The other profiles of the person. They stay on the page, unless its address names an order of the one they leave. */
function OtherProfiles() {
  const { navigate, state } = useRouter();
  const leave = () => {
    if (OF_ONE_PROFILE.some((name) => name in state.location.search)) void navigate({ to: '/home', search: {} });
  };
  return <ProfileSwitch onSwitched={leave} />;
}
