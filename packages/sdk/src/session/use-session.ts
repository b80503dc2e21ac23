import { chooseProfile, exitAccount as call, getCurrentUser, launch, logout } from '@prosperx/core/session';
import { useEffect } from 'react';
import { isSessionExpired } from '#services/error-message.js';
import { errorMessage, type Services, useServices, useStore } from '#services/services.js';
import type { SessionState } from '#stores/stores.js';

/** Returns who is signed in. It asks the server once a page; a visitor is not an error. */
export function useSession(): SessionState {
  const services = useServices();
  const state = useStore(services.session);
  useEffect(() => {
    if (state.status === 'unknown') void readSession(services);
  }, [services, state.status, state.generation]);
  return state;
}

/** Returns the agent code in force: the advisor's own, that of the agent whose customer is signed in, else the one that came to the page; null: none. */
export function useAgentCode(): string | null {
  const { agent } = useServices();
  const { code } = useStore(agent);
  const { advisor, user } = useSession();
  return advisor?.agentCode ?? user?.mintAgentCode ?? code;
}

/** Returns whether the account is that of a minor who has turned 18: its pages are closed but the portfolio, until it is changed. */
export function useIsLocked(): boolean {
  return (useSession().user?.majorStatus ?? null) !== null;
}

/** Returns whether a partner's server began the session: its person does there what they agreed to, and the rest once they have signed in themselves. */
export function useIsSignedOn(): boolean {
  return (useSession().user?.signedOnTo ?? null) !== null;
}

/** Returns whether a partner's server began the session for its person to look alone: the server changes nothing there. */
export function useIsReadOnly(): boolean {
  return useSession().user?.signedOnTo === 'read';
}

const reading = new WeakMap<Services['session'], Promise<void>>();

/** Brings the store in step with the server; calls at the same time share one request. */
export function readSession(services: Services): Promise<void> {
  const underWay = reading.get(services.session);
  if (underWay) return underWay;
  const ticket = services.takeTicket();
  const request = (ticket === null ? ask(services) : launchOrAsk(services, ticket)).finally(() =>
    reading.delete(services.session),
  );
  reading.set(services.session, request);
  return request;
}

async function ask(services: Services): Promise<void> {
  const { api, session, mayBeSignedIn } = services;
  const { generation } = session.getState();
  const isSamePerson = () => session.getState().generation === generation;
  if (session.getState().token === null && mayBeSignedIn?.() === false) return session.getState().expire();
  try {
    const { responseData } = await api(getCurrentUser);
    if (isSamePerson()) session.getState().signedIn(responseData);
  } catch (failure) {
    // offline, or a server in trouble, says nothing of who is signed in: what is known stays. That nobody is has been noted by then
    if (isSamePerson() && session.getState().user === null && !isSessionExpired(failure)) session.setState({ failure });
  }
  // the page has another customer since
  if (!isSamePerson() && session.getState().status === 'unknown') await ask(services);
}

const READING_TIME = 10_000;

/** Tells a person who comes with a ticket why it does not open the site; then they are whoever they were before. */
async function launchOrAsk(services: Services, ticket: string): Promise<void> {
  try {
    await exchangeTicket(services, ticket);
  } catch (error) {
    services.flash.getState().show('error', errorMessage(error), READING_TIME);
    await ask(services);
  }
}

export async function pickProfile(services: Services, encryptedId: string): Promise<void> {
  const { responseData } = await services.api(chooseProfile, { body: { encryptedId } });
  services.session.getState().signedIn(responseData);
}

/** Ends a session that was idle for too long: notifies the server and keeps what the person was doing. */
export function endIdleSession(services: Services): void {
  // sent with the token that ends here
  void services.api(logout).catch(() => undefined);
  services.session.getState().expire();
}

/** Exchanges a ticket for the advisor's session. Rejects with a PxError that says why not. */
async function exchangeTicket({ api, session, agent }: Services, ticket: string): Promise<void> {
  const { responseData } = await api(launch, { body: { encryptedId: ticket } });
  session.getState().signedIn(responseData);
  if (responseData.advisor) agent.getState().keep(responseData.advisor.agentCode);
}

/** Takes an advisor out of the account of their customer. */
export async function exitAccount({ api, session }: Services): Promise<void> {
  const { responseData } = await api(call, { body: {} });
  session.getState().signedIn(responseData);
}
