import { Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { useNav } from '#nav.js';

/** Bottom bar of narrow screens. The tab of a page below another tab's is that of the nearer one alone. */
export function TabBar() {
  const text = useWords(layoutText);
  const nav = useNav();
  const here = currentTab(useLocation().pathname, nav);
  return (
    <nav className="px-tabbar" aria-label={text.sections}>
      {nav.tabs.map(({ label, to, icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to !== here }}
          activeProps={{ 'aria-current': 'page' }}
          aria-current={to === here ? 'page' : undefined}
        >
          <Icon shape={siteIcons[icon]} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The pages of the account that have addresses of their own, such as the SIPs, are below the profile. */
function currentTab(pathname: string, nav: ReturnType<typeof useNav>): string | undefined {
  const isBelow = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const above = nav.tabs.map(({ to }) => to).filter(isBelow);
  const ofAccount = nav.account.some(({ to }) => isBelow(to)) ? '/profile' : undefined;
  return above.sort((one, other) => other.length - one.length)[0] ?? ofAccount;
}
