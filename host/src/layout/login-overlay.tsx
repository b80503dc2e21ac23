import { pathAfterLogin } from '@prosperx/core/session';
import { useServices, useSession } from '@prosperx/sdk/site';
import { Brand, Button, Dialog, EmptyState, lazy, SkeletonGroup, SkeletonRow, useWords } from '@prosperx/sdk/site/ui';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { layoutText } from '#layout.text.js';
import { loginPrompt } from '#session/login-prompt.js';
import { sessionText } from '#session/session.text.js';
import { ChooseCustomer } from './lazy-regions.js';
import { RegionBoundary } from './region-boundary.js';

const LOGIN_PAGE = '/login';
const WALKS: readonly string[] = ['BACK', 'FORWARD', 'GO'];

/** The ways out of the sign-in dialog: on to where one wanted to go or on with what one was doing, or away from it, by the browser too. */
function useLoginWays() {
  const { to, close } = useStore(loginPrompt);
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const { history, basepath } = useRouter();
  const isLoginPage = pathname === LOGIN_PAGE;
  const { session } = useServices();
  const [expired] = useState(() => session.getState().expired?.encryptedId);

  useEffect(() => history.subscribe(({ action }) => WALKS.includes(action.type) && close()), [history, close]);

  // over a page Back closes the dialog alone, as it does a sheet of the phone's own
  useEffect(() => {
    if (isLoginPage) return;
    return history.block({ enableBeforeUnload: false, blockerFn: ({ action }) => action === 'BACK' });
  }, [history, isLoginPage]);

  const dismiss = () => {
    close();
    if (isLoginPage) void navigate({ to: '/home', search: {}, replace: true });
  };
  const next = (person: { readonly registered: boolean; readonly minor: boolean }) => {
    const isBack = expired !== undefined && session.getState().user?.encryptedId === expired;
    if (isBack) return close();
    const place =
      pathAfterLogin({ ...person, url: `${location.href} ${to ?? ''}` }) ?? to ?? (isLoginPage ? '/home' : null);
    close();
    if (place === null || place === pathname + searchStr) return;
    if (isLoginPage) history.replace(basepath + place);
    else history.push(basepath + place);
  };
  return { dismiss, next };
}

const LoginForm = lazy(async () => (await import('./login-form.lazy.js')).LoginForm);

/** The login over the page where one is. An advisor signs in nowhere: they choose a customer. */
function LoginOverlay() {
  const text = useWords(layoutText);
  const { dismiss, next } = useLoginWays();
  const { advisor, user } = useSession();
  const [tries, setTries] = useState(0);
  const retry = () => setTries(tries + 1);
  if (advisor && !user)
    return (
      <Dialog open title={text.chooseCustomer} onClose={dismiss}>
        <ChooseCustomer fallback={<Coming />} onFollow={dismiss} isTitled />
      </Dialog>
    );
  return (
    <Dialog open title={text.login} face={<Brand />} onClose={dismiss}>
      <RegionBoundary key={tries} fallback={<NotLoaded onRetry={retry} />}>
        <LoginForm fallback={<Coming />} onAuthorised={next} />
      </RegionBoundary>
    </Dialog>
  );
}

const Coming = () => (
  <SkeletonGroup>
    <SkeletonRow />
    <SkeletonRow />
  </SkeletonGroup>
);

/** Without a network, or in one that drops things: nothing but another try helps. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const layoutWords = useWords(layoutText);
  const text = useWords(sessionText);
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {layoutWords.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState level={3} tone="error" title={text.notLoaded} text={text.notLoadedText} action={retry} />
    </div>
  );
}

/** The one sign-in dialog of the page. */
export function LoginRegion() {
  const isOpen = useStore(loginPrompt, (prompt) => prompt.isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // what opened the dialog is gone when somebody has signed in
    return () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return isOpen && <LoginOverlay />;
}
