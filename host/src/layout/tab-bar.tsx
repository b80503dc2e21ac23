import { Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { nav } from '#nav.js';

/** Bottom bar of narrow screens. */
export function TabBar() {
  return (
    <nav className="px-tabbar" aria-label={layoutText.sections}>
      {nav.tabs.map(({ label, to, icon }) => (
        <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
          <Icon shape={siteIcons[icon]} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
