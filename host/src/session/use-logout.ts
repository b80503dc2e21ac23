import { signOut, useAudience, useServices } from '@prosperx/sdk/internal';
import { BASE_PATH } from '#site.js';

/** Ends the session. An investor stays where he is, on a fresh page; an advisor leaves the agent code behind and goes home. */
export function useLogout(): () => Promise<void> {
  const services = useServices();
  const isAdvisor = useAudience() === 'advisor';
  return async () => {
    // first, so that other tabs find no code when they hear of it
    if (isAdvisor) services.agent.getState().forget();
    await signOut(services);
    if (!isAdvisor) return location.reload();
    location.assign(`${BASE_PATH}/home`);
  };
}
