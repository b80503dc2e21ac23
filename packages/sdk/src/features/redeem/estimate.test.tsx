import { previewSale } from '@prosperx/core/redemption';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { redeemContract } from './redeem.contract.js';
import { Redeem as View } from './redeem.js';

const Redeem = toReact(redeemContract, View);
const server = serverForTests();
const AT_WORK = 'We are working out what to expect.';

async function open() {
  const browser = await signedInBrowser(server, '9876500001');
  const page = renderWithServer(server, <Redeem isin="INF179K01CR2" folioNo="17730925" />, { browser });
  await screen.findByText('Folio 17730925');
  const type = (amount: string) => enter(screen.getByRole('textbox', { name: /^Amount/ }), amount);
  return { ...page, type };
}

it('marks an estimate of another amount as what it is while the next one is worked out', async () => {
  const { browser, type } = await open();
  type('5000');
  const estimate = await screen.findByRole('region', { name: 'What to expect' });
  await waitFor(() => expect(estimate.textContent).toContain('5,000'));
  const answer = browser.hold(previewSale);
  type('7000');
  expect(estimate.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(AT_WORK)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  answer();
  await waitFor(() => expect(estimate.textContent).toContain('7,000'));
  expect(estimate.getAttribute('aria-busy')).toBeNull();
  expect(screen.queryByText(AT_WORK)).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^You get about: ₹6,/);
});

it('says that an estimate could not be worked out, and offers another try, which keeps the focus', async () => {
  const { user, browser, type } = await open();
  browser.refusals.push({ call: previewSale, code: 'not_found' });
  type('5000');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We could not work out what to expect.')).toBeTruthy();
  expect(screen.queryByText(AT_WORK)).toBeNull();
  const again = alert.getByRole('button', { name: 'Try again' });
  const answer = browser.hold(previewSale);
  browser.refusals.push({ call: previewSale, code: 'not_found' });
  await user.click(again);
  await alert.findByText(AT_WORK);
  expect(screen.getAllByText(AT_WORK)).toHaveLength(1);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(again);
  answer();
  await waitFor(() => expect(alert.queryByText(AT_WORK)).toBeNull());
  expect(document.activeElement).toBe(again);
  await user.click(again);
  const estimate = await screen.findByRole('region', { name: 'What to expect' });
  await waitFor(() => expect(estimate.textContent).toContain('5,000'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(estimate);
});
