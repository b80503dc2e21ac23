import { exitAccount, errorMessage, signOut, useAudience, useServices } from '@prosperx/sdk/site';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BASE_PATH } from '#site.js';
import { takeEntry } from './entered-from.js';
import { clearLegacyStorage } from './legacy-storage.js';

/** Ends the session and leaves nothing of it behind. An investor stays where they are, on a fresh page; an advisor goes home. Without the server there is no other page: there what `signOut` says stays to be read. */
export function useLogout(): () => Promise<void> {
  const services = useServices();
  const isAdvisor = useAudience() === 'advisor';
  return async () => {
    // first, so that other tabs find no code when they hear of it
    services.agent.getState().forget();
    const hasEnded = await signOut(services);
    clearLegacyStorage();
    takeEntry();
    if (!hasEnded) return;
    if (!isAdvisor) return location.reload();
    location.assign(`${BASE_PATH}/home`);
  };
}

/** Takes an advisor out of the account of their customer, back to where they entered it from; a flash says why that failed. */
export function useExit() {
  const services = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const exit = () => {
    if (busy) return;
    setBusy(true);
    exitAccount(services)
      .then(() => {
        const { pathname, search } = takeEntry();
        return navigate({ to: pathname as never, search: search as never });
      })
      .catch((error: unknown) => services.flash.getState().show('error', errorMessage(error)))
      .finally(() => setBusy(false));
  };
  return { exit, busy };
}
