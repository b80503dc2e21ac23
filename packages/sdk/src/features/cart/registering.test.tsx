import { completeApplicant, fillCart, lumpsum, onboardingTicket } from '@prosperx/api/testing';
import { saveUser } from '@prosperx/core/profile';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const order = () => screen.findByRole('button', { name: 'Place order' });

describe('the cart of an investor whose registration is with the exchange', () => {
  it('says so, and can be ordered as soon as the exchange has answered, without a reload', async () => {
    const { kit } = server;
    const applicant = await completeApplicant(kit);
    await fillCart(applicant.client, lumpsum(5_000));
    const { exchange } = kit.services.providers;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { registerClient } = exchange;
    vi.spyOn(exchange, 'registerClient').mockImplementation(async (sent) => {
      await isAnswered;
      return registerClient(sent);
    });
    await applicant.client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });
    let askAgain = () => {};
    const { setInterval } = globalThis;
    vi.stubGlobal('setInterval', (run: () => void, every: number) => {
      if (every !== 5_000) return setInterval(run, every);
      askAgain = run;
      return 0;
    });
    const browser = testBrowser(kit, { cookies: applicant.client.cookies });
    const page = renderWithServer(server, <Cart />, { browser });
    await screen.findByText(/The exchange is registering your account/);
    expect((await order()).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Continue Onboarding')).toBeNull();
    answer();
    await kit.settle();
    await act(() => askAgain());
    await screen.findByText('The exchange has registered your account. You can place the order now.');
    await page.user.click(await order());
    await waitFor(() => expect(page.navigations[0]?.to).toBe('/order-summary'));
  });

  it('is asked about when it is shown, whatever the session said before', async () => {
    const { kit } = server;
    const applicant = await completeApplicant(kit);
    await fillCart(applicant.client, lumpsum(5_000));
    const browser = testBrowser(kit, { cookies: applicant.client.cookies });
    const page = renderWithServer(server, <Cart />, { browser });
    await screen.findByText('Complete your profile before you place an order.');
    await applicant.client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });
    await kit.settle();
    await act(() => page.services.queryClient.refetchQueries({ queryKey: ['my', 'registration'] }));
    await waitFor(async () => expect((await order()).getAttribute('aria-disabled')).toBeNull());
  });
});
