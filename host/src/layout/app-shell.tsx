import { isInAppShell } from '@prosperx/sdk/bridge';
import { useServices } from '@prosperx/sdk/internal';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { layoutText } from '#layout.text.js';

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
