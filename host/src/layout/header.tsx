import { Brand, Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link, useLocation } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { nav } from '#nav.js';
import { CartLink } from './cart-link.js';
import { AccountMenu } from './lazy-regions.js';
import { SearchBox } from './search-box.js';
import { Strip } from './strip.js';

export function Header() {
  // the page is a search itself
  const isSearch = useLocation().pathname === '/search-panel';
  return (
    <header className="px-header">
      <Strip />
      <div className="px-header__bar">
        <Link className="px-brand" to="/home" aria-label={layoutText.home}>
          <Brand />
        </Link>
        <nav aria-label={layoutText.mainNav}>
          {nav.main.map(({ label, to }) => (
            <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
              {label}
            </Link>
          ))}
        </nav>
        {!isSearch && <SearchBox />}
        <div className="px-header__end">
          {!isSearch && (
            <Link className="px-iconbtn only-narrow" to="/search-panel" aria-label={layoutText.search}>
              <Icon shape={siteIcons.search} />
            </Link>
          )}
          <CartLink />
          <AccountMenu fallback={<span className="x-account-space" />} />
        </div>
      </div>
    </header>
  );
}
