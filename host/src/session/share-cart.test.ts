import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareCart } from './share-cart.js';

const CART = ['my', 'cart'];
const stops: (() => void)[] = [];

/** A tab that shows a cart. */
function openTab(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(CART, {});
  stops.push(shareCart(queryClient));
  return queryClient;
}

const write = (tab: QueryClient, scope: string, mutationFn: () => Promise<unknown>) =>
  tab
    .getMutationCache()
    .build(tab, { mutationFn, scope: { id: scope } })
    .execute(undefined);

const isOutdated = (tab: QueryClient) => tab.getQueryState(CART)?.isInvalidated;

describe('shareCart', () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('reads the cart again in the other tabs once it was written in one', async () => {
    const [one, other] = [openTab(), openTab()];
    await write(one, 'cart', () => Promise.resolve());
    await vi.waitFor(() => expect(isOutdated(other)).toBe(true), { timeout: 20_000 });
    expect(isOutdated(one)).toBe(false);
  });

  it('tells nobody of what fails, or of what is no write to the cart', async () => {
    const [one, other] = [openTab(), openTab()];
    await write(one, 'cart', () => Promise.reject(new Error('no'))).catch(() => undefined);
    await write(one, 'profile', () => Promise.resolve());
    const end = new BroadcastChannel('px-cart');
    const isHeard = new Promise((resolve) => (end.onmessage = resolve));
    await write(other, 'cart', () => Promise.resolve());
    await isHeard;
    end.close();
    expect(isOutdated(other)).toBe(false);
  });
});
