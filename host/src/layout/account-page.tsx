import { useIsLocked, useSession } from '@prosperx/sdk/site';
import { EmptyState, Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { layoutText, pageText } from '#layout.text.js';
import { isOpenToLocked, useNav } from '#nav.js';
import { AskedApprovals } from './lazy-regions.js';
import { RequireSession } from './require-session.js';

interface AccountPageProps {
  readonly title: string;
  readonly intro?: string;
  /** Shows the places of the area on a phone too, where other pages have no room for them. */
  readonly isHub?: boolean;
  /** A minor who has turned 18 sees it too. */
  readonly isOpenToLocked?: boolean;
  readonly children: ReactNode;
}

/** A page of the account area: the rail is next to it, and visitors see nothing but the way in. It names the document too. */
export function AccountPage({ title, intro, isHub, isOpenToLocked, children }: AccountPageProps) {
  const text = useWords(pageText);
  useEffect(() => {
    document.title = text.documentTitle(title);
  }, [text, title]);
  return (
    <div className="x-wrap x-page x-account" data-hub={isHub || undefined}>
      <AccountRail />
      <div className="x-account__main">
        <div>
          <h1 className="x-title">{title}</h1>
          {intro && <p className="x-lead">{intro}</p>}
        </div>
        <AskedInAccount />
        <RequireSession>{isOpenToLocked ? children : <OpenAccount>{children}</OpenAccount>}</RequireSession>
      </div>
    </div>
  );
}

/** What an advisor in an account asked its owner to approve, above each page of it. */
function AskedInAccount() {
  const { advisor, user } = useSession();
  return advisor && user ? <AskedApprovals /> : null;
}

/** The places of the account area. A minor who has turned 18 goes only to those that are open to them, until the account is changed. */
function AccountRail() {
  const nav = useNav();
  const text = useWords(layoutText);
  // of a page with tabs, wherever in it one is
  const here = useMatches({ select: (matches): readonly string[] => matches.map(({ fullPath }) => fullPath) });
  const isLocked = useIsLocked();
  return (
    <nav className="x-side" aria-label={text.accountNav}>
      <ul className="px-plain">
        {nav.account.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              disabled={isLocked && !isOpenToLocked(to)}
              activeOptions={{ exact: true }}
              activeProps={{ 'aria-current': 'page' }}
              aria-current={here.includes(to) ? 'page' : undefined}
            >
              <Icon shape={siteIcons[icon]} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {isLocked && <p>{text.locked}</p>}
    </nav>
  );
}

/** Shows its content unless the account is closed for now; then, that it is. */
export function OpenAccount({ children }: { readonly children: ReactNode }) {
  const text = useWords(layoutText);
  return useIsLocked() ? <EmptyState level={2} title={text.lockedTitle} text={text.locked} /> : children;
}
