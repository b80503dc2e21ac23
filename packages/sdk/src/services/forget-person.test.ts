import type { Agent } from '@prosperx/core/agent';
import type { CurrentUser, User } from '@prosperx/core/session';
import { MINUTE } from '@prosperx/core/time';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spoken } from '#queries/spoken.js';
import { createProvider } from './provider-registry.js';
import { createServices } from './services.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the next person is shown nothing of an answer that has left the cache since its view asks in another language', async () => {
  const { queryClient, session } = createServices(createProvider({ apiBase: '' }));
  const inLanguage = (language: string, queryFn: () => Promise<string>) => ({
    ...spoken(['my', 'sips'], language),
    queryFn,
  });
  const view = new QueryObserver(
    queryClient,
    inLanguage('en', async () => 'of the first'),
  );
  const leave = view.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(view.getCurrentResult().data).toBe('of the first');
  view.setOptions(inLanguage('hi', () => Promise.reject(new Error('unreachable'))));
  expect(view.getCurrentResult().data).toBe('of the first');
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  session.getState().personChanged();
  expect(view.getCurrentResult()).toMatchObject({ isPending: true, data: undefined });
  leave();
});

it('what an advisor typed at their desk waits while they are in the account of a customer, and is shown to no other advisor', () => {
  const { queryClient, session } = createServices(createProvider({ apiBase: '' }));
  const { signedIn } = session.getState();
  const isThere = (wanted: Partial<CurrentUser>) => signedIn({ user: null, idleSeconds: 900, ...wanted });
  const advisor = { agentCode: 'AG1001', advisorName: 'Sunita' } as Agent;
  const key = ['desk', 'draft', 'family'];
  isThere({ advisor });
  queryClient.setQueryData(key, 'For the two of you.');
  isThere({ advisor, user: { encryptedId: 'member' } as User });
  isThere({ advisor });
  expect(queryClient.getQueryData(key)).toBe('For the two of you.');
  isThere({ advisor: { ...advisor, agentCode: 'AG1002' } });
  expect(queryClient.getQueryData(key)).toBeUndefined();
});
