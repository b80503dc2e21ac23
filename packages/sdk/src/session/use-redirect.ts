import { isInAppShell, nativeBridge } from '#bridge/native/native.js';
import { ownsWindow } from '#services/own-site.js';
import { useWidget } from '#services/widget-context.js';

/** Before the path of each page of the site. */
const SITE = '/v1/';

/** Tells whether a place that the server names is a page of the site; others are a bank's, or lead to one. */
export const isOfSite = (path: string): boolean => path.startsWith(SITE);

/** Returns what goes where the server says: a page of the site, which the embedding page may show itself, or a path on the server. */
export function useRedirect() {
  const { navigate, apiBase } = useWidget();
  return (path: string) => {
    const url = new URL(path, apiBase || location.origin);
    if (isOfSite(path)) navigate(url.pathname.slice(SITE.length - 1), Object.fromEntries(url.searchParams));
    else location.assign(url);
  };
}

/** Returns whether the widget may leave for a bank in this window: not from a partner's page, whose window it is, nor from a frame, which banks refuse. */
export function useOwnsWindow(): boolean {
  const { apiBase } = useWidget();
  return ownsWindow(apiBase);
}

/** Returns whether the app around the site opens a place itself: a bank, which its view may not load. Pages of ours stay in the view. */
export function isHandledByApp(path: string): boolean {
  return !isOfSite(path) && isInAppShell() && nativeBridge().can('openExternal');
}
