import { LOGOUT_DUE, SESSION_HINT } from '@prosperx/core/session';
import { useRouter } from '@tanstack/react-router';

/** Says whether the server has left word that there may be a session; a visitor's page asks nothing. */
export const mayBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((pair) => /^(?:__Host-)?([^=]+)=/.exec(pair)?.[1] === SESSION_HINT);

const HOUR = 3_600;

/** Sets a cookie under the name that the server gives it. */
function setCookie(name: string, value: string, maxAge: number): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  document.cookie = `${prefix}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Makes this browser a visitor's although its session could not be ended: the server ends that with the next request. It is over by itself before the word is. */
export function rememberLogout(): void {
  setCookie(LOGOUT_DUE, '1', 24 * HOUR);
  setCookie(SESSION_HINT, '', 0);
}

/** What `mayBeSignedIn` says, in a page that a server may render too. */
export const useMayBeSignedIn = (): boolean => useRouter().options.context.provider.mayBeSignedIn?.() ?? false;
