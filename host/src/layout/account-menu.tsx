import { Icon, siteIcons, Menu, Monogram, signOut, useServices, useSession } from '@prosperx/sdk/internal';
import { Link, useLocation } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { nav } from '#nav.js';

/** The way in for a visitor, the account's pages and the way out for who is signed in; nothing while it is not known. */
export function AccountMenu() {
  const { status, user } = useSession();
  if (status === 'unknown') return <span className="x-account-space" />;
  return user ? <SignedIn name={user.name} /> : <SignIn />;
}

function SignIn() {
  const { pathname, searchStr } = useLocation();
  const to = pathname === '/login' ? undefined : `${pathname}${searchStr}`;
  return (
    <Link className="px-btn" data-variant="primary" data-size="sm" to="/login" search={{ to }}>
      <span className="only-wide">{layoutText.login}</span>
      <span className="only-narrow">{layoutText.loginShort}</span>
    </Link>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const services = useServices();
  const [firstName] = name.split(' ');
  const opener = (
    <>
      <Monogram name={name} user />
      <span className="only-wide">{firstName}</span>
      <Icon shape={siteIcons.chevronDown} />
    </>
  );
  return (
    <Menu label={layoutText.account(name)} opener={opener} openerClass="px-user">
      {nav.account.map(({ label, to, icon }) => (
        <Link key={to} to={to}>
          <Icon shape={siteIcons[icon]} />
          {label}
        </Link>
      ))}
      <hr />
      <button type="button" data-tone="danger" onClick={() => void signOut(services).then(() => location.reload())}>
        <Icon shape={siteIcons.logout} />
        {layoutText.logout}
      </button>
    </Menu>
  );
}
