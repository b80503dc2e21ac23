import { errorSentence, PxError } from '@prosperx/core/errors';
import { MINUTE } from '@prosperx/core/time';
import {
  MutationCache,
  QueryClient,
  QueryClientProvider,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { type AgentStore, createAgentStore, pageStorage } from '#stores/agent.js';
import { forgetStoredDrafts } from '#stores/draft-storage.js';
import { forgetRecent } from '#stores/recent-storage.js';
import {
  createFlashStore,
  createLoaderStore,
  createSessionStore,
  type FlashStore,
  type LoaderStore,
  type SessionState,
  type SessionStore,
} from '#stores/stores.js';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.js';
import { customerWatch } from './customer-watch.js';
import type { PageSession } from './page-session.lazy.js';
import type { Provider } from './provider-registry.js';
import { useWidget, type WidgetContext } from './widget-context.js';

/** Returns what a store holds, and each change of it. It stands in for zustand's own, which asks for React's default export and so for all of a stand-in. */
export function useStore<State>({ subscribe, getState, getInitialState }: StoreApi<State>): State {
  return useSyncExternalStore(subscribe, getState, getInitialState);
}

/** What the widgets of one server and partner share while they are on a page. */
export interface Services {
  readonly api: ApiClient;
  /** The language in which `api` asks, where a widget has said it; part of the key under which words of the server are kept. */
  readonly language?: string;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly agent: AgentStore;
  /** The launch ticket with which the page was opened; null once it was taken. */
  takeTicket(): string | null;
  /** Whether there may be a session: see `ProviderOptions`. */
  readonly mayBeSignedIn: Provider['mayBeSignedIn'];
  /** Leaves word of a logout that did not reach the server: see `ProviderOptions`. */
  readonly rememberLogout: Provider['rememberLogout'];
  readonly flash: FlashStore;
  readonly loader: LoaderStore;
}

/** The key under which a provider keeps its services. */
export const SERVICES = 'services';

/** Without a server no request is sent. */
const unconnected: ApiClient = () => Promise.reject(new PxError('unavailable'));

/** Creates the services of a provider, once; `fetch` may stand in for the network. `cookieless`: see the client's options. */
export function createServices(
  provider: Provider,
  fetch?: typeof globalThis.fetch,
  cookieless: ApiClientOptions['cookieless'] = 'elsewhere',
): Services {
  const { mayBeSignedIn, rememberLogout, launchTicket = null } = provider;
  // where there can be no session nobody is asked, and a visitor's page stands there at once
  const session = createSessionStore(launchTicket === null && mayBeSignedIn?.() === false ? 'visitor' : 'unknown');
  const agent = createAgentStore(provider.agentFromPage ? pageStorage() : null);
  keepAgentIn(provider, agent);
  const queryClient = new QueryClient({
    mutationCache: ownMutations(session),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        // The client has tried a read twice already.
        retry: false,
        throwOnError: false,
        // without a network what is not there yet fails at once, in place of a page that waits; what is there stays, and is read again later
        behavior: {
          onFetch: ({ options, state }) => {
            options.networkMode = state.data === undefined ? 'always' : 'online';
          },
        },
      },
      // never kept back until there is a network again: an order would be placed when nobody looks any more
      mutations: { networkMode: 'always' },
    },
  });
  const { apiBase } = provider;
  const getLanguage = () => provider.locale;
  const { partner, secretsIn } = provider;
  const reached = { apiBase: apiBase ?? '', partner, secretsIn, cookieless, getLanguage, ...(fetch ? { fetch } : {}) };
  let pageSession: Promise<PageSession> | null = null;
  const ofPage = () =>
    (pageSession ??= import('./page-session.lazy.js').then(
      ({ createPageSession }) => createPageSession(provider, session, reached),
      (error: unknown) => {
        pageSession = null;
        throw error;
      },
    ));
  const connected = createApiClient({
    ...reached,
    // a person who signed in here did so after the page said who they are
    getToken: (language) => {
      const isSamePerson = samePerson(session);
      return (
        session.getState().token ?? (provider.getToken && ofPage().then(({ token }) => token(isSamePerson, language)))
      );
    },
    getAgentCode: () => provider.agentCode,
    sessionInForce: () => {
      const { token, status, generation } = session.getState();
      return token ?? status + generation;
    },
    onSignedOut: async (refused, failure) => {
      const { token, expire } = session.getState();
      if (token === null && provider.getToken) return (await ofPage()).renew(refused, failure);
      expire(failure);
      return false;
    },
  });
  customerWatch(provider).subscribe(() => {
    void pageSession?.then(({ forget }) => forget());
    session.getState().personChanged();
  });
  const api = apiBase === null ? unconnected : connected;
  forgetPersonOnChange(session, queryClient);
  const takeTicket = once(launchTicket);
  const [flash, loader] = [createFlashStore(), createLoaderStore()];
  return { api, queryClient, session, agent, takeTicket, mayBeSignedIn, rememberLogout, flash, loader };
}

/** Notes who is here. The function that it returns says whether they still are; nobody stays whoever comes, since a visitor may log in. */
export function samePerson(session: SessionStore): () => boolean {
  const { user, advisor, generation } = session.getState();
  return () => !(user ?? advisor) || session.getState().generation === generation;
}

/** Tells the page of the widget that a client belongs to what was refused there. */
const tellers = new WeakMap<QueryClient, (error: unknown) => void>();

/**
 * An answer that comes when another person is here is none: what was written for one is shown to nobody else. But for what makes the change
 * itself (`meta.changesPerson`). What fails for the person who is here their widget tells its page.
 */
function ownMutations(session: SessionStore): MutationCache {
  const begun = new WeakMap<object, () => boolean>();
  return new MutationCache({
    onMutate: (_given, mutation) => void begun.set(mutation, samePerson(session)),
    onSuccess: (_data, _given, _context, mutation) => {
      if (!mutation.meta?.['changesPerson'] && begun.get(mutation)?.() === false) throw new PxError('signed_out');
    },
    onError: (error, _given, _context, mutation, { client }) => {
      if (begun.get(mutation)?.() === false) return;
      const { status, failure } = session.getState();
      const isEnd = status === 'visitor' && error instanceof PxError && error.code === 'signed_out';
      tellers.get(client)?.(isEnd ? (failure ?? error) : error);
    },
  });
}

/** What each widget has told last. */
const told = new WeakMap<WidgetContext['fail'], unknown>();

/** Tells the page about a failure, once: an act finds that its session has ended, and so does the login that takes its place. */
export function tellOnce(fail: WidgetContext['fail'], error: unknown): void {
  if (told.get(fail) === error) return;
  told.set(fail, error);
  fail(error);
}

/** Calls and links name the agent whom the site has, or an advisor who signed in; else the one whom the page names. */
function keepAgentIn(provider: Provider, agent: AgentStore): void {
  const tell = (code: string | null) => provider.configure({ agentCode: code });
  if (provider.agentFromPage) tell(agent.getState().code);
  agent.subscribe(({ code }) => tell(code));
}

/** Gives a thing to the first who asks. */
function once<Thing>(thing: Thing): () => Thing | null {
  let left: Thing | null = thing;
  return () => {
    const given = left;
    left = null;
    return given;
  };
}

const advisorOf = ({ advisor, expiredAdvisor }: SessionState) => (advisor ?? expiredAdvisor)?.agentCode;

/**
 * Drops what was read for one person, which the next must not see; a person who comes back finds what they left, and it is read again. Keys of
 * what an advisor typed at their desk begin with `desk`: they go into accounts of customers and come back to it.
 */
function forgetPersonOnChange(session: SessionStore, queryClient: QueryClient) {
  // a view keeps its last answer to show it while it asks anew, also one that has left the cache, where the reset below does not find it
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && isPersonal(query)) query.reset();
  });
  session.subscribe((now, before) => {
    // nobody was known before
    if (before.status === 'unknown' && now.status !== 'unknown') return;
    const isSamePerson = now.generation === before.generation;
    if (!isSamePerson) {
      forgetStoredDrafts();
      forgetRecent();
      void queryClient.resetQueries({ predicate: isPersonal });
      if (advisorOf(now) !== advisorOf(before)) queryClient.removeQueries({ queryKey: ['desk'] });
    } else if (before.expired && now.user) void queryClient.invalidateQueries({ predicate: isPersonal });
  });
}

/** Keys of what belongs to a person begin with `my`. */
function isPersonal(query: { queryKey: readonly unknown[] }) {
  return query.queryKey[0] === 'my';
}

/** What widgets share. What one asks is asked in its own language, which may be another than that of its page. */
export function useServices(): Services {
  const { shared, locale } = useWidget();
  const services = shared.get(SERVICES, createServices);
  const inLanguage = (language: string): Services => {
    const api: ApiClient = (call, given) => services.api(call, { language, ...given });
    return { ...services, api, language };
  };
  return locale ? shared.get(SERVICES + locale, () => inLanguage(locale)) : services;
}

/** The key of what one person types and is told: whoever comes after them finds nothing of it. A visitor who logs in keeps theirs. */
export const usePersonKey = (): number => useStore(useServices().session).departures;

/** Whether somebody's session has expired: what they read and typed is kept for them, and shown to nobody until they are back. */
export const useIsExpired = (): boolean => useStore(useServices().session).expired !== null;

/** The sentence for a person, whatever was thrown. */
export function errorMessage(error: unknown): string {
  return errorSentence(error instanceof PxError ? error : new PxError('unknown'));
}

/** Gives what is below it a client of its own over what the page's widgets share, by which is known whose act was refused. Every view that asks the server stands in one. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useServices();
  const fail = useLatest(useWidget().fail);
  const client = useMemo(() => {
    const own = new QueryClient({
      queryCache: queryClient.getQueryCache(),
      mutationCache: queryClient.getMutationCache(),
      defaultOptions: queryClient.getDefaultOptions(),
    });
    tellers.set(own, (error) => tellOnce(fail.current, error));
    return own;
  }, [queryClient, fail]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Returns whether a query is on the page already and is read again, for the time that passed or a network that came back: no person asked for it. */
export function isBackgroundRefetch({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): boolean {
  return client.getQueryData(queryKey) !== undefined;
}

/** Keeps what a write has answered as what its query finds. A question that is still on its way is dropped: its answer may be older, and would take the place of this one. */
export function keepAnswer<Data>(client: QueryClient, queryKey: QueryKey, data: Data): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}
