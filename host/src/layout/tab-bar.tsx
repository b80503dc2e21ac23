import { Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link, useLocation } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { nav } from '#nav.js';

/** Bottom bar of narrow screens. The tab of a page below another tab's is that of the nearer one alone. */
export function TabBar() {
  const here = currentTab(useLocation().pathname);
  return (
    <nav className="px-tabbar" aria-label={layoutText.sections}>
      {nav.tabs.map(({ label, to, icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: to !== here }} activeProps={{ 'aria-current': 'page' }}>
          <Icon shape={siteIcons[icon]} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function currentTab(pathname: string): string | undefined {
  const above = nav.tabs.map(({ to }) => to).filter((to) => pathname === to || pathname.startsWith(`${to}/`));
  return above.sort((one, other) => other.length - one.length)[0];
}
