import { Login } from '@prosperx/sdk';
import { Brand, Dialog, placeAfterLogin, useServices } from '@prosperx/sdk/internal';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from 'zustand';
import { layoutText } from '#layout.text.js';
import { loginPrompt } from './login-prompt.js';

const LOGIN_PAGE = '/login';

/** Signing in over the page where one is; then on to where one wanted to go, or on with what one was doing. */
export function LoginOverlay() {
  const { isOpen, to, close } = useStore(loginPrompt);
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const router = useRouter();
  const isLoginPage = pathname === LOGIN_PAGE;
  const { session } = useServices();
  const [lapsed] = useState(() => session.getState().lapsed?.encryptedId);

  const dismiss = () => {
    close();
    if (isLoginPage) void navigate({ to: '/home', search: {}, replace: true });
  };
  const goOn = (person: { readonly registered: boolean; readonly minor: boolean }) => {
    const isBack = lapsed !== undefined && session.getState().user?.encryptedId === lapsed;
    if (isBack) return close();
    const place = placeAfterLogin({ ...person, url: location.href }) ?? to ?? (isLoginPage ? '/home' : null);
    close();
    if (place === null || place === pathname + searchStr) return;
    const { history, basepath } = router;
    if (isLoginPage) history.replace(basepath + place);
    else history.push(basepath + place);
  };
  return (
    <Dialog open={isOpen} title={layoutText.login} face={<Brand />} onClose={dismiss}>
      <Login onAuthorised={goOn} />
    </Dialog>
  );
}
