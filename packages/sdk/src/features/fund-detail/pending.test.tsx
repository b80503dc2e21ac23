import { fillCart, lumpsum, newCheckout, newInvestor, orderCart, sip } from '@prosperx/api/testing';
import { getCart } from '@prosperx/core/cart';
import { getCurrentUser } from '@prosperx/core/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSession } from '#session/use-session.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { FundDetail as View } from './fund-detail.js';

const FundDetail = toReact(fundDetailContract, View);
const server = serverForTests();

// fetched where it is seen; the first load is slow and no test should wait for it
beforeAll(() => import('./invest.lazy.js'));

/** The fund that somebody has ordered, as often as there are `carts`, and adds once more. */
async function addAgain(...carts: Parameters<typeof fillCart>[1][]) {
  const { client } = await newInvestor(server.kit);
  const numbers: string[] = [];
  let schemeId = '';
  for (const choice of carts) {
    const cart = await fillCart(client, choice);
    schemeId = choice.schemeId;
    numbers.push((await orderCart(client, cart)).pxOrderNumber);
    server.kit.clock.advance(1_000);
  }
  await server.kit.settle();
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  const page = renderWithServer(server, <FundDetail schemeId={schemeId} investmentType="LUMPSUM" />, { browser });
  const form = within(await screen.findByRole('complementary', { name: 'Invest' }));
  await page.user.click(form.getByRole('button', { name: 'Add to cart' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hold on!' }));
  await dialog.findByText(new RegExp(numbers[0] ?? ''));
  return { ...page, client, dialog, numbers };
}

describe('pending orders of a fund', () => {
  it('tells orders of one fund apart, and of several leads to all of them', async () => {
    const { user, navigations, dialog, numbers } = await addAgain(lumpsum(5_000), sip(5_000));
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toContain(`SIP, placed 16 Nov 2026, ${numbers[1]}`);
    expect(items[1]).toContain(`Lumpsum, placed 16 Nov 2026, ${numbers[0]}`);
    expect(dialog.getByRole('button', { name: 'Cancel Order (all 2)' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(navigations).toEqual([{ to: '/profile/portfolio', params: {} }]);
  });

  it('leads from the only ones to their payment', async () => {
    const { user, navigations, dialog } = await addAgain(lumpsum(5_000));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/order-summary']);
  });

  it('cancels the only ones, and puts the fund into the cart', async () => {
    const { user, client, dialog } = await addAgain(lumpsum(5_000));
    await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    await waitFor(async () => expect((await client.call(getCart)).noOfItems).toBe(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are shown to nobody once their owner is away, and to nobody else who comes', async () => {
    const { user, services, client } = await addAgain(lumpsum(5_000));
    await act(() => readSession(services));
    act(() => services.session.getState().expire());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const { user: owner } = (await client.call(getCurrentUser))!;
    act(() => services.session.getState().signedIn({ user: owner, idleSeconds: 900 }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Hold on!' }));
    // what would be cancelled is read anew for whoever is back
    const cancel = again.getByRole('button', { name: 'Cancel Order' });
    await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBeNull());
    await user.click(cancel);
    await screen.findByText(/^Your cart has 1 item/);
    act(() => services.session.getState().personChanged());
    expect(screen.queryByText(/^Your cart has/)).toBeNull();
  });

  it('are not added to while their owner is away: a login comes first, and nothing is sent', async () => {
    const { client } = await newInvestor(server.kit);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { schemeId } = lumpsum(5_000);
    const view = <FundDetail schemeId={schemeId} investmentType="LUMPSUM" />;
    const { user, services, navigations } = renderWithServer(server, view, { browser });
    const form = within(await screen.findByRole('complementary', { name: 'Invest' }));
    await act(() => readSession(services));
    act(() => services.session.getState().expire());
    await user.click(form.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(navigations.map(({ to }) => to)).toEqual(['/login']));
    expect(navigations[0]?.params['to']).toMatch(
      new RegExp(`schemeId=${schemeId}&investmentType=LUMPSUM&lumpsumAmount=\\d+&thisFundOnly=true$`),
    );
    expect(browser.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect(form.queryByRole('alert')).toBeNull();
  });

  it('does not ask of one whose payment is under way before it is ordered', async () => {
    const { client, startPaying } = await newCheckout(server.kit, lumpsum(5_000));
    await startPaying();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { schemeId } = lumpsum(5_000);
    const view = <FundDetail schemeId={schemeId} investmentType="LUMPSUM" />;
    const { user } = renderWithServer(server, view, { browser });
    const form = within(await screen.findByRole('complementary', { name: 'Invest' }));
    await user.click(form.getByRole('button', { name: 'Add to cart' }));
    await waitFor(async () => expect((await client.call(getCart)).noOfItems).toBe(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
