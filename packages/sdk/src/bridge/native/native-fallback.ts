import { isAppAddress } from './addresses.js';
import type { Share } from '#bridge/protocol.js';

/** Who did it: the app, the browser in its place, or nobody. */
export type Route = 'app' | 'browser' | 'none';

/** A new tab for the web; UPI and the like are left to the system, which keeps the page. */
export function openInBrowser(url: string): Route {
  if (isAppAddress(url)) location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
  return 'browser';
}

/** The system's share sheet where the browser has one; `none` elsewhere, so that the caller shows its own dialog. */
export function shareInBrowser(share: Share): Route {
  if (typeof navigator.share !== 'function') return 'none';
  // Rejects when the person changes their mind.
  navigator.share(share).catch(() => undefined);
  return 'browser';
}
