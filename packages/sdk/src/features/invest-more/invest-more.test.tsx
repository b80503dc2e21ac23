import { addSoldHistory, fillCart, lumpsum, newInvestor, orderCart, schemeOf } from '@prosperx/api/testing';
import { getCart } from '@prosperx/core/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { investMoreContract } from './invest-more.contract.js';
import { InvestMore as View } from './invest-more.js';

const InvestMore = toReact(investMoreContract, View);
const server = serverForTests();
const ASHA = '9876500001';

it('an additional SIP is checked in the prescribed words, saved with its folio, and reviewed in the cart', async () => {
  const onSaved = vi.fn();
  const view = <InvestMore schemeId={schemeOf('105758').id} folioNo="17730925" onSaved={onSaved} />;
  const { user, navigations } = renderWithServer(server, view, { browser: await signedInBrowser(server, ASHA) });
  const folio = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Folio' });
  await waitFor(() => expect(folio.options).toHaveLength(3));
  expect(folio.value).toBe('17730925');
  await user.click(screen.getByRole('radio', { name: 'SIP' }));
  await user.click(screen.getByRole('radio', { name: 'Fixed' }));
  const months = screen.getByRole('textbox', { name: 'Months' });
  enter(months, '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const words of ['Please enter amount', 'Please select your monthly date of investment', 'Please enter duration'])
    expect(screen.getByText(words)).toBeTruthy();
  enter(months, '361');
  expect(screen.getByText('Enter at most 360 months')).toBeTruthy();
  enter(months, '24');
  enter(screen.getByRole('textbox', { name: /^Monthly amount/ }), '2000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Monthly date of investment' }), '10');
  expect(screen.getByText('Next instalment').nextElementSibling?.textContent).toBe('11 Jan 2027');
  await user.selectOptions(screen.getByRole('combobox', { name: 'First instalment' }), 'On its SIP date');
  expect(screen.getByText(/^Nothing is paid with the order/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(navigations.map(({ to }) => to)).toEqual(['/cart-review']));
  expect(onSaved).toHaveBeenCalledOnce();
  const cart = await (await server.kit.signedIn(ASHA)).call(getCart);
  const [detail] = cart.activeCustomizedInvestmentDetailList.flatMap(({ investmentDetail }) => investmentDetail);
  expect(detail).toMatchObject({ folioNumber: '17730925', sipDate: 10, numOfInstallments: 24, firstOrderToday: false });
});

it('more money for a scheme whose order waits to be paid is held on, and the way to pay it is shown', async () => {
  const { client, profileId } = await newInvestor(server.kit);
  await orderCart(client, await fillCart(client, lumpsum(5_000)));
  await server.kit.settle();
  await addSoldHistory(server.kit.services.db, profileId);
  const view = <InvestMore schemeId={schemeOf('105758').id} folioNo="" />;
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  const { user, navigations } = renderWithServer(server, view, { browser });
  enter(await screen.findByRole('textbox', { name: /^Amount/ }), '2000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hold on!' }));
  const next = await dialog.findByRole('button', { name: 'Continue' });
  // until all orders that wait have been read
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
  await user.click(next);
  await waitFor(() => expect(navigations.map(({ to }) => to)).toEqual(['/order-summary']));
});
