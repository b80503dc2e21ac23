import { cartKey, endIdleSession, type SessionState, useServices, useSession } from '@prosperx/sdk/site';
import { Button, Dialog, useWords } from '@prosperx/sdk/site/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { hasCartChanged } from '#session/cart-watch.js';
import { useIdle } from '#session/idle-watch.js';
import { saveDealerUserName, saveMajorStatus, savePartnerApp, saveUserInfo } from '#session/legacy-storage.js';
import { loginPrompt } from '#session/login-prompt.js';
import { sessionText } from '#session/session.text.js';
import { shareCart } from '#session/share-cart.js';
import { useLogout } from '#session/use-logout.js';
import { useRefreshSession, useTabs } from '#session/use-tabs.js';

const READING_TIME = 6_000;

/** Says once that a session ended by itself, and asks to sign in again; the page stays as it is. It may have ended before this was loaded. */
function useSessionEnd(isIdle: boolean) {
  const text = useWords(sessionText);
  const { session, agent, flash } = useServices();
  const notified = useRef<object | null>(null);
  useEffect(() => {
    const notify = ({ expired, expiredAdvisor }: SessionState) => {
      const person = expiredAdvisor ?? expired;
      if (person === notified.current) return;
      notified.current = person;
      if (expiredAdvisor) {
        // else their own code would name them as the advisor of whoever is here next
        agent.getState().forget();
        flash.getState().show('error', text.advisorEnded, READING_TIME);
      } else if (expired) {
        flash.getState().show('error', isIdle ? text.idle : text.ended, READING_TIME);
        loginPrompt.getState().open();
      }
    };
    notify(session.getState());
    return session.subscribe(notify);
  }, [session, agent, flash, isIdle, text]);
}

/** The address keeps the agent code in force: of one that is given up nothing is left there, or a reload would bring it back. */
function useAgentInAddress() {
  const { agent } = useServices();
  const router = useRouter();
  useEffect(
    () =>
      agent.subscribe(({ code }, before) => {
        if (code === before.code) return;
        void router.navigate({ to: '.', search: true, hash: true, state: true, replace: true, resetScroll: false });
      }),
    [agent, router],
  );
}

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
  useLegacyStorage();
  useSessionEnd(isOver);
  useAgentInAddress();
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

interface IdleWarningProps {
  /** null: nothing to warn of. */
  readonly secondsLeft: number | null;
  onStay(): void;
  onSignOut(): void;
}

/** A minute before the end: whoever is there may stay. */
function IdleWarning({ secondsLeft, onStay, onSignOut }: IdleWarningProps) {
  const text = useWords(sessionText);
  const actions = (
    <>
      <Button onClick={onSignOut}>{text.signOut}</Button>
      <Button variant="primary" onClick={onStay}>
        {text.stay}
      </Button>
    </>
  );
  return (
    <Dialog open={secondsLeft !== null} onClose={onStay} title={text.warningTitle} actions={actions} alert>
      <p>{text.warning}</p>
      <p role="timer">{secondsLeft !== null && text.secondsLeft(secondsLeft)}</p>
    </Dialog>
  );
}

/**
 * A tab that is looked at again asks anew who is signed in, in which advisor's name, and what is in the cart, which hangs on a cookie
 * (`cookieId`) that only the server reads. A page that comes out of the browser's cache is loaded anew.
 */
function useFreshSession() {
  const services = useServices();
  const rejoin = useRefreshSession();
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState !== 'visible') return;
      services.agent.getState().resync();
      void rejoin();
      void services.queryClient.invalidateQueries({ queryKey: cartKey });
    };
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', restored);
    };
  }, [services, rejoin]);
}

/** What is changed of the cart in one tab, or ordered of it, is read again in the others. */
function useCartTabs() {
  const { queryClient } = useServices();
  useEffect(() => shareCart(queryClient, hasCartChanged()), [queryClient]);
}

/** Keeps the names that other systems read in step with who is signed in. */
function useLegacyStorage(): void {
  const { status, user, advisor } = useSession();
  const isKnown = status !== 'unknown';
  const name = user?.name ?? null;
  const majorStatus = user?.majorStatus ?? null;
  const dealer = advisor?.advisorName ?? null;
  useEffect(() => {
    if (isKnown) saveMajorStatus(majorStatus);
  }, [isKnown, majorStatus]);
  useEffect(() => {
    if (isKnown) saveUserInfo(name);
  }, [isKnown, name]);
  useEffect(() => {
    if (isKnown) saveDealerUserName(dealer);
  }, [isKnown, dealer]);
  useEffect(() => {
    if (name !== null && dealer === null) savePartnerApp(null);
  }, [name, dealer]);
}
