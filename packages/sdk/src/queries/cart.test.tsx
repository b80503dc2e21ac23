import { clientOfMobile, lumpsum } from '@prosperx/api/testing';
import { rupees } from '@prosperx/core/money';
import { getCurrentUser } from '@prosperx/core/session';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { useCart, useCartChanges } from './cart.js';
import { usePlaceOrder } from './place-order.js';

const server = serverForTests();
const SAVE = '/save-investment-details';

let changes: ReturnType<typeof useCartChanges>;
let order: ReturnType<typeof usePlaceOrder>;
function Cart() {
  const { user } = useSession();
  const { data } = useCart();
  changes = useCartChanges();
  order = usePlaceOrder();
  return (
    <p>
      {user?.name}: {data?.noOfItems}
    </p>
  );
}

/** A network that holds the answers of one call back until they may arrive. */
function holdingBack(browser: Awaited<ReturnType<typeof signedInBrowser>>, call: string) {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await browser.fetch(input, init);
    if (String(input).includes(call)) await late;
    return answer;
  };
  return { fetch, arrive };
}

it('the answer to a write of one person is not shown to the next, and what waited behind it is not sent', async () => {
  const browser = await signedInBrowser(server, '9876500001');
  const { fetch, arrive } = holdingBack(browser, SAVE);
  const { services } = renderWithServer(
    server,
    <DataProvider>
      <Cart />
    </DataProvider>,
    { browser: { ...browser, fetch } },
  );
  await screen.findByText('Asha Rao: 0');
  act(() => {
    changes.save.mutate({ ...lumpsum(5_000), amount: rupees(5_000) });
    changes.discard.mutate();
    order.mutate({ cartId: 'cart', version: 1 });
  });
  await waitFor(() => expect(browser.requests.some((request) => request.endsWith(SAVE))).toBe(true));

  const next = await clientOfMobile(server.kit, '9876500002');
  (browser.cookies as Map<string, string>).clear();
  for (const [name, value] of next.cookies) (browser.cookies as Map<string, string>).set(name, value);
  const { responseData } = await services.api(getCurrentUser);
  act(() => services.session.getState().signedIn(responseData));
  await screen.findByText('Vikram Shah: 0');
  const asked = browser.requests.length;
  act(arrive);
  for (const write of [() => changes.save, () => changes.discard, () => order])
    await waitFor(() => expect(write().error).toMatchObject({ code: 'signed_out' }));
  expect(browser.requests.slice(asked).filter((request) => request.startsWith('POST'))).toEqual([]);
  expect(changes.save.data).toBeUndefined();
  expect(screen.getByText('Vikram Shah: 0')).toBeTruthy();
});

it('what was asked before a write does not take the place of its answer', async () => {
  const browser = await signedInBrowser(server, '9876500002');
  const { fetch, arrive } = holdingBack(browser, '/get-cart-details');
  const { services } = renderWithServer(
    server,
    <DataProvider>
      <Cart />
    </DataProvider>,
    { browser: { ...browser, fetch } },
  );
  await screen.findByText('Vikram Shah:');
  await waitFor(() => expect(browser.requests.some((request) => request.includes('/get-cart-details'))).toBe(true));
  act(() => changes.save.mutate({ ...lumpsum(5_000), amount: rupees(5_000) }));
  await screen.findByText('Vikram Shah: 1');
  act(arrive);
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect(screen.getByText('Vikram Shah: 1')).toBeTruthy();
});
