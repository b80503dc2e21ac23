import { usePreload } from '#primitives/display/lazy.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from './use-session.js';

/**
 * Fetches what is shown to a person as soon as there is one: while the server is asked who is here where the page knows of a session or
 * names its customer, else once it has answered. A visitor, who is led to the login, fetches nothing of it.
 */
export function usePreloadForPerson(view: { preload(): Promise<void> }): void {
  const { mayBeSignedIn, getToken } = useWidget().shared;
  const { status, user, advisor } = useSession();
  const isLikely = mayBeSignedIn?.() ?? getToken !== null;
  usePreload(view, status === 'unknown' ? isLikely : (user ?? advisor) !== null);
}
