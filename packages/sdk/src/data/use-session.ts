import { chooseProfile, getCurrentUser, logout } from '@prosperx/core/session';
import { PxError } from '@prosperx/core/errors';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type SessionState } from './session-store.js';
import { type Services, useServices } from './services.js';

/** Who is signed in. Asks the server once a page; a visitor is not an error. */
export function useSession(): SessionState {
  const services = useServices();
  const state = useStore(services.session);
  useEffect(() => {
    if (state.status === 'unknown') void readSession(services);
  }, [services, state.status]);
  return state;
}

const reading = new WeakMap<Services, Promise<void>>();

/** Brings the store in step with the server; calls at the same time share one request. */
function readSession(services: Services): Promise<void> {
  const underWay = reading.get(services);
  if (underWay) return underWay;
  const request = services
    .api(getCurrentUser)
    .then(({ responseData }) => services.session.getState().signedIn(responseData))
    .catch((error: unknown) => {
      if (error instanceof PxError && error.code === 'signed_out') return;
      services.session.getState().signedOut();
    })
    .finally(() => reading.delete(services));
  reading.set(services, request);
  return request;
}

/** Ends the session here and on the server, even when the server cannot be reached. */
export async function signOut(services: Services): Promise<void> {
  await services.api(logout).catch(() => undefined);
  services.session.getState().signedOut();
}

export async function pickProfile(services: Services, encryptedId: string): Promise<void> {
  const { responseData } = await services.api(chooseProfile, { body: { encryptedId } });
  services.session.getState().signedIn(responseData);
}
