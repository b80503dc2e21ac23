import { said } from '@prosperx/core/language';
import { logout } from '@prosperx/core/session';
import type { Services } from '#services/services.js';
import { logoutText } from './logout.text.js';

const READING_TIME = 15_000;

/** Whoever leaves a shared computer waits no longer than this, twice. */
const ANSWER_LIMIT = 10_000;

/**
 * Ends the session here and on the server. Where that cannot be reached, by a second try either, its cookie stays in the browser: word is
 * left for its next request, and the person is told. Returns whether the server has heard.
 */
export async function signOut(services: Services): Promise<boolean> {
  const { api, session, flash, rememberLogout } = services;
  const end = () => api(logout, { signal: AbortSignal.timeout(ANSWER_LIMIT) }).then(() => true);
  const hasHeard = await end()
    .catch(end)
    .catch(() => false);
  if (!hasHeard && rememberLogout) {
    rememberLogout();
    flash.getState().show('error', said(logoutText).unheard, READING_TIME);
  }
  session.getState().signedOut();
  return hasHeard;
}
