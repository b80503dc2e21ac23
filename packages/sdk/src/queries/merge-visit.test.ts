import { describe, expect, it } from 'vitest';
import { createProvider } from '#services/provider-registry.js';
import { createServices, type Services } from '#services/services.js';
import { cartKey, cartWrites } from './cart.js';
import { mergeVisit } from './merge-visit.js';

const CART = { encryptedCartId: 'cart_1' };

/** Services whose server answers every call with the merged cart. */
function servicesOf(answer: () => Promise<object>): Services {
  const services = createServices(createProvider({ apiBase: 'https://invest.example' }));
  return { ...services, api: (async () => ({ responseData: await answer() })) as never };
}

describe('mergeVisit', () => {
  it('counts as a write to the cart once the server has merged it, so that other tabs and frames read it again', async () => {
    const services = servicesOf(() => Promise.resolve({ ...CART, leftOut: 0 }));
    const scopes: unknown[] = [];
    services.queryClient.getMutationCache().subscribe(({ mutation, type }) => {
      if (type === 'updated' && mutation.state.status === 'success') scopes.push(mutation.options.scope?.id);
    });
    await mergeVisit(services);
    expect(scopes).toContain(cartWrites.scope.id);
    expect(services.queryClient.getQueryData(cartKey)).toEqual(CART);
  });

  it('is not undone by a reading that was asked for before', async () => {
    const services = servicesOf(() => Promise.resolve({ ...CART, leftOut: 0 }));
    const { queryClient } = services;
    let answer = (_cart: object) => {};
    const reading = queryClient.fetchQuery({
      queryKey: cartKey,
      queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    const ended = reading.catch(() => undefined);
    await mergeVisit(services);
    answer({ encryptedCartId: 'cart_before' });
    await ended;
    expect(queryClient.getQueryData(cartKey)).toEqual(CART);
  });

  it('leaves who signs in signed in when it fails, and the cart is read again', async () => {
    const services = servicesOf(() => Promise.reject(new Error('no answer')));
    services.queryClient.setQueryData(cartKey, CART);
    await mergeVisit(services);
    expect(services.queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
  });
});
