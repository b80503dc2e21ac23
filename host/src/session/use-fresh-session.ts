import { readSession, useServices } from '@prosperx/sdk/internal';
import { useEffect } from 'react';

/** A tab that is looked at again asks anew who is signed in; a page that comes out of the browser's cache is loaded anew. */
export function useFreshSession() {
  const services = useServices();
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState !== 'visible') return;
      services.agent.getState().resync();
      void readSession(services);
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
  }, [services]);
}
