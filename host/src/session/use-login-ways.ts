import { pathAfterLogin, useServices } from '@prosperx/sdk/internal';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loginPrompt } from './login-prompt.js';

const LOGIN_PAGE = '/login';
const WALKS: readonly string[] = ['BACK', 'FORWARD', 'GO'];

/** The ways out of the sign-in dialog: on to where one wanted to go or on with what one was doing, or away from it, by the browser too. */
export function useLoginWays() {
  const { to, close } = useStore(loginPrompt);
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const { history, basepath } = useRouter();
  const isLoginPage = pathname === LOGIN_PAGE;
  const { session } = useServices();
  const [lapsed] = useState(() => session.getState().lapsed?.encryptedId);

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
  const goOn = (person: { readonly registered: boolean; readonly minor: boolean }) => {
    const isBack = lapsed !== undefined && session.getState().user?.encryptedId === lapsed;
    if (isBack) return close();
    const place = pathAfterLogin({ ...person, url: location.href }) ?? to ?? (isLoginPage ? '/home' : null);
    close();
    if (place === null || place === pathname + searchStr) return;
    if (isLoginPage) history.replace(basepath + place);
    else history.push(basepath + place);
  };
  return { dismiss, goOn };
}
