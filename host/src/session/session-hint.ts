import { SESSION_HINT } from '@prosperx/core/session';
import { useRouter } from '@tanstack/react-router';

/** Says whether the server has left word that there may be a session; a visitor's page asks nothing. */
export const mayBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((pair) => /^(?:__Host-)?([^=]+)=/.exec(pair)?.[1] === SESSION_HINT);

/** The same, in a page that a server may render too. */
export const useMayBeSignedIn = (): boolean => useRouter().options.context.provider.mayBeSignedIn?.() ?? false;
