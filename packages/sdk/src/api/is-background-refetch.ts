import type { QueryFunctionContext } from '@tanstack/react-query';

/** What is on the page already and is read again, for the time that passed or a network that came back: no person asked for it. */
export function isBackgroundRefetch({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): boolean {
  return client.getQueryData(queryKey) !== undefined;
}
