import { QueryClient } from '@tanstack/react-query';
import { PxError } from '@prosperx/core/errors';
import { useWidget } from '#widget/context.js';
import type { Provider } from '#widget/registry.js';
import { type ApiClient, createApiClient } from './api-client.js';
import { createFlashStore, type FlashStore } from './flash-store.js';
import { createLoaderStore, type LoaderStore } from './loader-store.js';
import { createSessionStore, type SessionStore } from './session-store.js';

/** What the widgets of one server and partner share while they are on a page. */
export interface Services {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly flash: FlashStore;
  readonly loader: LoaderStore;
}

/** Under which a provider keeps them. */
export const SERVICES = 'services';
const ONE_MINUTE = 60_000;

/** Made once for each provider; `fetch` may stand in for the network. */
export function createServices(provider: Provider, fetch?: typeof globalThis.fetch): Services {
  const session = createSessionStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ONE_MINUTE,
        // The client has tried a read twice already.
        retry: false,
        throwOnError: false,
      },
    },
  });
  const api = createApiClient({
    apiBase: provider.apiBase ?? '',
    partner: provider.partner,
    getToken: () => provider.getToken?.() ?? null,
    onSignedOut: () => session.getState().signedOut(),
    ...(fetch ? { fetch } : {}),
  });
  forgetPersonOnChange(session, queryClient);
  return { api, queryClient, session, flash: createFlashStore(), loader: createLoaderStore() };
}

/** What was read for one person must not be shown to the next. */
function forgetPersonOnChange(session: SessionStore, queryClient: QueryClient) {
  session.subscribe((now, before) => {
    const first = before.status === 'unknown';
    if (!first && now.generation !== before.generation) void queryClient.resetQueries({ predicate: isPersonal });
  });
}

/** Keys of what belongs to a person begin with `my`. */
function isPersonal(query: { queryKey: readonly unknown[] }) {
  return query.queryKey[0] === 'my';
}

export function useServices(): Services {
  return useWidget().shared.get(SERVICES, createServices);
}

/** The sentence for a person, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return (error instanceof PxError ? error : new PxError('unknown')).message;
}
