/** Tells whether the page stands on the server's own origin, or there is no server. */
export const isOwnSite = (apiBase: string | null) => !apiBase || new URL(apiBase).origin === location.origin;

/** Tells whether the page is in a frame, which is as high as its content: there is no room for what lies over the page. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}

/** Tells whether the window is the widget's own: that of a partner's page is the partner's, and a frame has none. */
export const ownsWindow = (apiBase: string | null): boolean => isOwnSite(apiBase) && !isFramed();
