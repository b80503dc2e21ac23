import { getCart } from '@prosperx/core/cart';
import { getPacks } from '@prosperx/core/pack';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readSession } from '#session/use-session.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { packsContract } from './packs.contract.js';
import { Packs as View } from './packs.js';

const Packs = toReact(packsContract, View);
const server = serverForTests();

it('a pack can begin on its SIP date: all of its schemes do, and the first debit is said before', async () => {
  const onAdded = vi.fn();
  const { user, services } = renderWithServer(server, <Packs onAdded={onAdded} />);
  const [invest] = await screen.findAllByRole('button', { name: /^Invest in / });
  await user.click(invest!);
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(await form.findByRole('combobox', { name: 'First instalment' }), 'On its SIP date');
  expect(form.getByText('First instalment', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/\d{4}$/);
  await user.click(form.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const { responseData: cart } = await services.api(getCart);
  const details = cart.activeMintPackInvestmentDetailList.flatMap(({ investmentDetail }) => investmentDetail);
  expect(new Set(details.map(({ firstOrderToday }) => firstOrderToday))).toEqual(new Set([false]));
  expect(cart.amount).toBe(0);
});

it('a pack is not added while the session of a person has expired: a login comes first, and nothing is sent', async () => {
  const browser = await signedInBrowser(server, '9876500001');
  const { user, services, navigations } = renderWithServer(server, <Packs />, { browser });
  const [invest] = await screen.findAllByRole('button', { name: /^Invest in / });
  await act(() => readSession(services));
  act(() => services.session.getState().expire());
  await user.click(invest!);
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(navigations).toEqual([{ to: '/login', params: { to: '/packs' } }]));
  expect(browser.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  expect(form.queryByText('Please log in to continue.')).toBeNull();
});

it('a pack of which one scheme takes no money says so, names it, and is not offered', async () => {
  const [pack] = await server.kit.client().call(getPacks);
  const [closed] = pack!.schemes;
  const setOpen = (allowPurchase: boolean) =>
    server.kit.services.db.execute(
      `update schemes set allow_purchase = ${allowPurchase} where id = '${closed!.encryptedSchemeId}'`,
    );
  await setOpen(false);
  renderWithServer(server, <Packs />);
  const [row] = await screen.findAllByRole('link', { name: /This scheme is not accepting new investments at present/ });
  await setOpen(true);
  expect(row!.textContent).toContain(closed!.schemeName);
  expect(screen.getAllByText(/This pack is not accepting new investments at present/)[0]).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Invest in ${pack!.packName}` })).toBeNull();
});
