import { readSession, useServices } from '@prosperx/sdk/internal';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { loginPrompt } from './login-prompt.js';

/** Asks anew who is signed in. Whom another tab has signed in meanwhile is not asked to sign in here, and goes on to where he wanted. */
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
