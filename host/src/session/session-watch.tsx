import { endIdleSession, useServices, useSession } from '@prosperx/sdk/internal';
import { useEffect } from 'react';
import { IdleWarning } from './idle-warning.js';
import { useCartTabs } from './use-cart-tabs.js';
import { useFreshSession } from './use-fresh-session.js';
import { useIdle } from './use-idle.js';
import { useKeptNames } from './use-kept-names.js';
import { useLapse } from './use-lapse.js';
import { useLogout } from './use-logout.js';
import { useTabs } from './use-tabs.js';

/** Keeps the page in step with the session: with the server, with idleness, with the other tabs and their cart. */
export function SessionWatch() {
  const services = useServices();
  const { status, advisor, idleSeconds } = useSession();
  const logout = useLogout();
  const { state, stay } = useIdle(status === 'signed_in' || advisor ? idleSeconds : null);
  const isOver = state.kind === 'over';
  useTabs();
  useCartTabs();
  useFreshSession();
  useKeptNames();
  useLapse(isOver);
  useEffect(() => {
    if (isOver) endIdleSession(services);
  }, [isOver, services]);
  return (
    <IdleWarning
      secondsLeft={state.kind === 'warning' ? state.secondsLeft : null}
      onStay={stay}
      onSignOut={() => void logout()}
    />
  );
}
