import { Button, Icon, siteIcons, Menu, Monogram, useSession, useIsLocked } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { nav, OPEN_TO_LOCKED } from '#nav.js';
import { loginPrompt } from '#session/login-prompt.js';
import { useLogout } from '#session/use-logout.js';
import { MenuExit } from './advisor-regions.js';

/** The way in for a visitor, the account's pages and the way out for who is signed in; nothing while it is not known. */
export function AccountMenu() {
  const isLocked = useIsLocked();
  const { status, user, advisor, expiredAdvisor } = useSession();
  // an advisor signs in nowhere: he comes from his app
  if (status === 'unknown' || expiredAdvisor) return <span className="x-account-space" />;
  if (user)
    return (
      <SignedIn
        name={user.name}
        pages={nav.account.filter(({ to }) => !isLocked || to === OPEN_TO_LOCKED)}
        isCustomer={advisor !== null}
      />
    );
  return advisor ? <SignedIn name={advisor.advisorName} /> : <SignIn />;
}

function SignIn() {
  return (
    <Button variant="primary" size="sm" aria-haspopup="dialog" onClick={() => loginPrompt.getState().open()}>
      <span className="only-wide">{layoutText.login}</span>
      <span className="only-narrow">{layoutText.loginShort}</span>
    </Button>
  );
}

interface SignedInProps {
  readonly name: string;
  /** Of his account; an advisor has none of his own. */
  readonly pages?: readonly (typeof nav.account)[number][];
  /** An advisor is in this account. */
  readonly isCustomer?: boolean;
}

function SignedIn({ name, pages, isCustomer = false }: SignedInProps) {
  const logout = useLogout();
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
      {pages?.map(({ label, to, icon }) => (
        <Link key={to} to={to}>
          <Icon shape={siteIcons[icon]} />
          {label}
        </Link>
      ))}
      {pages && <hr />}
      {isCustomer && <MenuExit />}
      <button type="button" data-tone="danger" onClick={() => void logout()}>
        <Icon shape={siteIcons.logout} />
        {layoutText.logout}
      </button>
    </Menu>
  );
}
