import { exitAccount, forgetRecent, errorMessage, signOut, useAudience, useServices } from '@prosperx/sdk/site';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BASE_PATH } from '#site.js';
import { clearLegacyStorage } from './legacy-storage.js';

/** Ends the session and leaves nothing of it behind. An investor stays where they are, on a fresh page; an advisor goes home. */
export function useLogout(): () => Promise<void> {
  const services = useServices();
  const isAdvisor = useAudience() === 'advisor';
  return async () => {
    // first, so that other tabs find no code when they hear of it
    services.agent.getState().forget();
    await signOut(services);
    clearLegacyStorage();
    forgetRecent();
    if (!isAdvisor) return location.reload();
    location.assign(`${BASE_PATH}/home`);
  };
}

/** Takes an advisor out of the account of their customer, back to the list of them all; a flash says why that failed. */
export function useExit() {
  const services = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const exit = () => {
    if (busy) return;
    setBusy(true);
    exitAccount(services)
      .then(() => navigate({ to: '/my-customers', search: {} }))
      .catch((error: unknown) => services.flash.getState().show('error', errorMessage(error)))
      .finally(() => setBusy(false));
  };
  return { exit, busy };
}
