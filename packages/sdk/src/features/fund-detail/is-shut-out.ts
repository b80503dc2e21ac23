import { PxError } from '@prosperx/core/errors';

/**
 * Whether a call failed since this page may not make it: it stands on an origin that is not registered. A browser hides the answer to such
 * a call, so that it looks as if there were no network.
 */
export function isShutOut(error: unknown, apiBase: string | null): boolean {
  if (!(error instanceof PxError) || !apiBase) return false;
  if (error.code === 'foreign_origin') return true;
  return error.code === 'offline' && new URL(apiBase).origin !== location.origin && navigator.onLine;
}
