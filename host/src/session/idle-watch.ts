import { idleState, type IdleState } from '@prosperx/core/session';
import { MINUTE } from '@prosperx/core/time';
import { readSession, useServices } from '@prosperx/sdk/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinTabs } from './tabs.js';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
const ACTIVITY_EVERY = 5_000;

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
    let sentAt = 0;
    const stopWatching = watchSigns(() => {
      if (!watch.active() || performance.now() - sentAt < ACTIVITY_EVERY) return;
      sentAt = performance.now();
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

export interface IdleWatchOptions {
  /** Seconds without activity after which the session ends. */
  readonly limit: number;
  readonly now?: () => number;
  /** Each second. */
  onState(state: IdleState): void;
  /** Once a minute at most, while somebody is there: the server must not think otherwise. */
  keepAlive(): void;
}

export interface IdleWatch {
  /** Notes an activity. Returns false while the page asks whether anybody is there, since an activity does not count then. */
  active(): boolean;
  /** Notes that a person has answered that question, here or in another tab. */
  stay(): void;
  stop(): void;
}

const TICK = 1_000;
const KEEP_ALIVE_EVERY = MINUTE;

/** Looks each second how long nobody has done anything. It goes by the clock, since a sleeping machine counts no seconds. */
export function watchIdle({ limit, now = Date.now, onState, keepAlive }: IdleWatchOptions): IdleWatch {
  let last = now();
  let keptAliveAt = last;
  const state = () => idleState(now() - last, limit);
  const stay = () => {
    last = now();
    onState(state());
  };
  const look = () => {
    const at = now();
    if (last > keptAliveAt && at - keptAliveAt >= KEEP_ALIVE_EVERY) {
      keptAliveAt = at;
      keepAlive();
    }
    onState(state());
  };
  const timer = setInterval(look, TICK);
  return {
    active: () => {
      const counts = state().kind === 'active';
      if (counts) last = now();
      return counts;
    },
    stay,
    stop: () => clearInterval(timer),
  };
}
