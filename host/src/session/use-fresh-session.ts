import { cartKey, useServices } from '@prosperx/sdk/internal';
import { useEffect } from 'react';
import { useRejoin } from './use-rejoin.js';

/**
 * A tab that is looked at again asks anew who is signed in, in which advisor's name, and what is in the cart, which hangs on a cookie
 * (`cookieId`) that only the server reads. A page that comes out of the browser's cache is loaded anew.
 */
export function useFreshSession() {
  const services = useServices();
  const rejoin = useRejoin();
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
