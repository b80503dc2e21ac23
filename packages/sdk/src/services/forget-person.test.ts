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
