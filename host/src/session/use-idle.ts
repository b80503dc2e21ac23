import { type IdleState, readSession, useServices } from '@prosperx/sdk/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchIdle } from './idle-watch.js';
import { joinTabs } from './tabs.js';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
const TELL_EVERY = 5_000;

/** Calls `notice` with every sign that somebody is there; returns how to stop. */
function watchSigns(notice: () => void): () => void {
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
  return () => SIGNS.forEach((sign) => removeEventListener(sign, notice, { capture: true }));
}

/** How long nobody has done anything, in any tab, while somebody is signed in. `limit` in seconds; null: nobody is. */
export function useIdle(limit: number | null): { readonly state: IdleState; readonly stay: () => void } {
  const services = useServices();
  const answer = useRef(() => {});
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  useEffect(() => {
    if (limit === null) return;
    const watch = watchIdle({ limit, onState: setState, keepAlive: () => void readSession(services) });
    const tabs = joinTabs('active', watch.stay);
    // a tab that slept through the sign-in must not take the new session for idle
    tabs.tell('active');
    let told = 0;
    const stopWatching = watchSigns(() => {
      if (!watch.active() || performance.now() - told < TELL_EVERY) return;
      told = performance.now();
      tabs.tell('active');
    });
    answer.current = () => {
      watch.stay();
      tabs.tell('active');
      void readSession(services);
    };
    return () => {
      stopWatching();
      tabs.leave();
      watch.stop();
      setState({ kind: 'active' });
    };
  }, [limit, services]);
  return { state, stay: useCallback(() => answer.current(), []) };
}
