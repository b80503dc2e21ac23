import { forgetRecent, signOut, useAudience, useServices } from '@prosperx/sdk/internal';
import { BASE_PATH } from '#site.js';
import { forgetKept } from './kept-names.js';

/** Ends the session and leaves nothing of it behind. An investor stays where he is, on a fresh page; an advisor goes home. */
export function useLogout(): () => Promise<void> {
  const services = useServices();
  const isAdvisor = useAudience() === 'advisor';
  return async () => {
    // first, so that other tabs find no code when they hear of it
    services.agent.getState().forget();
    await signOut(services);
    forgetKept();
    forgetRecent();
    if (!isAdvisor) return location.reload();
    location.assign(`${BASE_PATH}/home`);
  };
}
