import { Login } from '@prosperx/sdk';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from './pages.text.js';

/** Signing in, and then on to where one wanted to go. */
export function LoginPage() {
  const { to } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <Page title={pagesText.login}>
      <div className="x-narrow">
        <Login
          onAuthorised={({ minor }) => {
            if (minor) void navigate({ to: '/profile/portfolio' });
            else if (isOwnPath(to)) router.history.push(router.basepath + to);
            else void navigate({ to: '/home', search: {} });
          }}
        />
      </div>
    </Page>
  );
}

/** A path of this site: it may not lead a person away who has just signed in. */
function isOwnPath(to: string | undefined): to is string {
  return to !== undefined && /^\/(?![/\\])/.test(to);
}
