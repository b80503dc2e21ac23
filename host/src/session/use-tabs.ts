import { readSession, type SessionState, useServices } from '@prosperx/sdk/site';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { loginPrompt } from './login-prompt.js';
import { joinTabs } from './tabs.js';

/** Signs a person in or out in all tabs when they do so in one. */
export function useTabs() {
  const services = useServices();
  const rejoin = useRefreshSession();
  useEffect(() => {
    const { session, agent } = services;
    const tabs = joinTabs<'signed_in' | 'signed_out'>('session', (message) => {
      agent.getState().resync();
      if (message === 'signed_out') session.getState().signedOut();
      else void rejoin();
    });
    const stopTelling = session.subscribe((now, before) => {
      if (before.status === 'unknown') return;
      if (isSomebodyElse(now, before)) tabs.tell('signed_in');
      else if (hasLeft(now, before)) tabs.tell('signed_out');
    });
    return () => {
      stopTelling();
      tabs.leave();
    };
  }, [services, rejoin]);
}

type Person = Pick<SessionState, 'user' | 'advisor' | 'expired' | 'expiredAdvisor'>;

const nameOf = ({ user, advisor }: Person) => [user?.encryptedId, advisor?.agentCode].join(' ');

function isSomebodyElse(now: Person, before: Person): boolean {
  return (now.user ?? now.advisor) !== null && nameOf(now) !== nameOf(before);
}

function hasLeft(now: Person, before: Person): boolean {
  const isNobody = !(now.user ?? now.advisor ?? now.expired ?? now.expiredAdvisor);
  return isNobody && (before.user ?? before.advisor) !== null;
}

/** Asks anew who is signed in. A person whom another tab has signed in meanwhile is not asked to sign in here, and goes on to where they wanted. */
export function useRefreshSession(): () => Promise<void> {
  const services = useServices();
  const router = useRouter();
  return useCallback(async () => {
    await readSession(services);
    const { user, advisor } = services.session.getState();
    const { isOpen, to, close } = loginPrompt.getState();
    if (!isOpen || !(user ?? advisor)) return;
    close();
    if (router.state.location.pathname === '/login') router.history.replace(router.basepath + (to ?? '/home'));
  }, [services, router]);
}
