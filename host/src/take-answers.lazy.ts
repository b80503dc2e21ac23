import { createServices, type Provider, SERVICES } from '@prosperx/sdk/site';
import { type DehydratedState, hydrate } from '@tanstack/react-query';

/** Gives the page what its queries have read on the server. */
export const takeAnswers = (provider: Provider, queries: DehydratedState): void =>
  hydrate(provider.get(SERVICES, createServices).queryClient, queries);
