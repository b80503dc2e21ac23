import { Icon, siteIcons, useIsLocked } from '@prosperx/sdk/internal';
import { Link, useMatches } from '@tanstack/react-router';
import { layoutText as text } from '#layout.text.js';
import { nav } from '#nav.js';

/** The places of the account area. A minor who has turned 18 sees where they are and goes nowhere, until the account is changed. */
export function AccountRail() {
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
              disabled={isLocked}
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
