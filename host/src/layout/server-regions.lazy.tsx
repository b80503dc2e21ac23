import { isInAppShell } from '@prosperx/sdk/bridge';
import { FlashPlace, Loader, useIsLocked, useServices } from '@prosperx/sdk/internal';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { layoutText } from '#layout.text.js';
import { Tabs } from './tab-bar.js';

/** The tabs, once it is known whose account is shown. */
export const LiveTabBar = () => <Tabs isLocked={useIsLocked()} />;

/** The one banner of the page. */
export const FlashRegion = () => <FlashPlace isPages />;

/** What stands around every page and shows what the server knows: one chunk, fetched while the page paints. */
export { AccountMenu } from './account-menu.js';

export { CartBadge } from '@prosperx/sdk/internal';

export { LoginRegion } from '#session/login-overlay.js';
export { AccountNotice } from './account-notice.js';
export { SessionWatch } from '#session/session-watch.js';

/** The one full-screen loader of the page. */
export function LoaderRegion() {
  const { count } = useStore(useServices().loader);
  return <Loader open={count > 0} text={layoutText.loading} />;
}

/** Ties the site to the mobile app around it; nothing in a browser. */
export function AppShell() {
  const { history } = useRouter();
  const { flash } = useServices();
  useEffect(() => {
    if (!isInAppShell()) return;
    const stopped = new AbortController();
    void import('./answer-app.lazy.js').then(({ answerApp }) => {
      const onNothing = () => flash.getState().show('error', layoutText.nothingToDownload);
      if (!stopped.signal.aborted) answerApp({ history, onNothing, signal: stopped.signal });
    });
    return () => stopped.abort();
  }, [history, flash]);
  return null;
}
