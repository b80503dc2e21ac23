import { Brand, Icon, siteIcons, useWords } from '@prosperx/sdk/site/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { useNav } from '#nav.js';
import { useMayBeSignedIn } from '#session/session-hint.js';
import { contactLinks, operator } from '#site.js';
import { ToLanguages } from './languages.js';
import { AccountMenu, AccountNotice, CartBadge } from './lazy-regions.js';
import { SearchBox } from './search-box.js';
import { AccountSpace, SignIn } from './sign-in.js';

export function Header() {
  const nav = useNav();
  const text = useWords(layoutText);
  const mayBeSignedIn = useMayBeSignedIn();
  // the page is a search itself
  const isSearch = useLocation().pathname === '/search-panel';
  return (
    <header className="px-header">
      <Strip />
      <div className="px-header__bar">
        <Link className="px-brand" to="/home" aria-label={text.home}>
          <Brand />
        </Link>
        <nav aria-label={text.mainNav}>
          {nav.main.map(({ label, to }) => (
            <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
              {label}
            </Link>
          ))}
        </nav>
        {!isSearch && <SearchBox />}
        <div className="px-header__end">
          {!isSearch && (
            <Link className="px-iconbtn only-narrow" to="/search-panel" aria-label={text.search}>
              <Icon shape={siteIcons.search} />
            </Link>
          )}
          <ToLanguages />
          <CartLink />
          <AccountMenu fallback={mayBeSignedIn ? <AccountSpace /> : <SignIn />} />
        </div>
      </div>
    </header>
  );
}

/** The way to the cart; how much is in it, and a preview, when they are there. */
function CartLink() {
  const text = useWords(layoutText);
  const plain = (
    <Link className="px-iconbtn" to="/cart-review" aria-label={text.cart}>
      <Icon shape={siteIcons.cart} />
    </Link>
  );
  return <CartBadge fallback={plain} />;
}

/** Stands above the header's bar: says in which account one is, and how to reach people who help. */
function Strip() {
  const text = useWords(layoutText);
  return (
    <div className="px-strip">
      <div>
        <AccountNotice />
        <address className="px-strip__help only-wide">
          <span>{text.helpLine}</span>
          <a href={contactLinks.helpLine}>{operator.helpLine}</a>
          <a href={contactLinks.supportEmail}>{operator.supportEmail}</a>
        </address>
      </div>
    </div>
  );
}
