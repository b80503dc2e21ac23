import { PARTNER_KEY_HEADER } from '@prosperx/core/http';
import { agreeConnection, getConnectedCustomer, requestConnection } from '@prosperx/core/partner';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RenderOptions } from '#testing/render-with-server.js';
import { serverForTests } from '#testing/render-with-server.js';
import { button, heading, openLogin, PASSWORD } from './testing/login-page.js';

const server = serverForTests();
const ASHA = '9876500001';
const elsewhere = { pageOrigin: 'http://127.0.0.1:4173', partner: 'bluebank' };
const headers = { Origin: '', [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-bluebank' };
const QUESTION = 'Connect with Blue Bank?';

let customers = 0;
/** A name of the bank's that nobody is connected under. */
const newRef = () => `customer-${++customers}-a8f3`;
const requestFor = async (customerRef = newRef()) => {
  const { request } = await server.kit.client().call(requestConnection, { body: { customerRef }, headers });
  return { customerRef, request };
};
/** Whether the bank's server knows somebody by its name. */
const isKnown = async (customerRef: string) =>
  (await server.kit.client().send(getConnectedCustomer, { body: { customerRef }, headers })).ok;

async function logIn(connectionRequest: string, mobile = ASHA, options: RenderOptions = elsewhere) {
  const page = openLogin(server, { ...options, connectionRequest });
  await page.giveMobile(mobile);
  await heading('Please enter your password');
  page.type('Password', PASSWORD);
  await page.submit();
  return page;
}

describe('the login on the page of a partner that asks to connect its customer', () => {
  beforeEach(() => server.kit.clock.advance(86_400_000));

  it('asks who has logged in, names the partner as the server does, and connects who agrees', async () => {
    const { customerRef, request } = await requestFor();
    const page = await logIn(request);
    await heading(QUESTION);
    expect(screen.getByText(/^Blue Bank asks to log you in/)).toBeTruthy();
    const agreed = document.activeElement?.textContent;
    for (const act of ['change your cart', 'place orders', 'cancel orders that are not paid yet', 'begin AutoPay'])
      expect(agreed).toContain(act);
    expect([page.onAnswered.mock.calls, page.onAuthorised.mock.calls]).toEqual([[], []]);
    await page.user.click(button('Connect'));
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: true, minor: false }));
    expect(page.onAnswered.mock.calls).toEqual([[{ connected: true }]]);
    expect(page.onAnswered.mock.invocationCallOrder[0]).toBeLessThan(page.onAuthorised.mock.invocationCallOrder[0]!);
    await heading("You have successfully logged in to Asha Rao's account.");
    expect(await isKnown(customerRef)).toBe(true);
  });

  it('goes on as before for who puts it off, and the request stays open', async () => {
    const { customerRef, request } = await requestFor();
    const page = await logIn(request);
    await heading(QUESTION);
    await page.user.click(button('Not now'));
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    expect(page.onAnswered.mock.calls).toEqual([[{ connected: false }]]);
    expect(page.browser.requests).not.toContain(`POST ${agreeConnection.path}`);
    expect(await isKnown(customerRef)).toBe(false);
    page.unmount();
    await logIn(request);
    await heading(QUESTION);
  });

  it('asks after the choice among several profiles', async () => {
    const { request } = await requestFor();
    const page = await logIn(request, '9876500004');
    await heading('Choose the profile you want to access');
    await page.user.click(page.container.querySelectorAll('input[type=radio]')[1]!);
    await page.user.click(button('Continue with this account'));
    await heading(QUESTION);
    expect(page.onAuthorised).not.toHaveBeenCalled();
    await page.user.click(button('Connect'));
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
  });

  it('asks nothing of who is connected under this name already', async () => {
    const { customerRef, request } = await requestFor();
    const first = await logIn(request);
    await heading(QUESTION);
    await first.user.click(button('Connect'));
    await waitFor(() => expect(first.onAuthorised).toHaveBeenCalled());
    first.unmount();
    const page = await logIn((await requestFor(customerRef)).request);
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    expect(page.onAnswered.mock.calls).toEqual([[{ connected: true }]]);
    expect(screen.queryByRole('heading', { name: QUESTION })).toBeNull();
    page.unmount();
    const other = await logIn((await requestFor(customerRef)).request, '9876500002');
    await waitFor(() => expect(other.onAuthorised).toHaveBeenCalled());
    expect(screen.getByRole('alert').textContent).toMatch(/connected you to another ProsperX account/);
    expect(other.onAnswered.mock.calls).toEqual([[{ connected: false }]]);
  });

  it('says that a request has ended, before the question and after it, and goes on', async () => {
    const { request } = await requestFor();
    server.kit.clock.advance(15 * 60_000);
    const late = await logIn(request);
    await waitFor(() => expect(late.onAuthorised).toHaveBeenCalled());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This request to connect is no longer valid/);
    expect(late.onAnswered.mock.calls).toEqual([[{ connected: false }]]);
    await waitFor(() => expect(late.failures).toContain('connection_request_over'));
    late.unmount();
    const page = await logIn((await requestFor()).request);
    await heading(QUESTION);
    server.kit.clock.advance(15 * 60_000);
    await page.user.click(button('Connect'));
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer valid/);
  });

  it('lets one try again whose answer was lost', async () => {
    const { customerRef, request } = await requestFor();
    const page = await logIn(request);
    await heading(QUESTION);
    page.browser.lost = agreeConnection;
    await page.user.click(button('Connect'));
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    page.browser.lost = null;
    await page.user.click(button('Connect'));
    await waitFor(() => expect(page.onAnswered).toHaveBeenCalledWith({ connected: true }));
    expect(await isKnown(customerRef)).toBe(true);
  });

  it('does not ask a minor who has turned 18', async () => {
    const { request } = await requestFor();
    const page = await logIn(request, '9876500006');
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: true, minor: true }));
    expect(page.onAnswered.mock.calls).toEqual([[{ connected: false }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks who was logged in before it was shown, and tells of no login', async () => {
    const { cookies } = await server.kit.signedIn(ASHA);
    const { customerRef, request } = await requestFor();
    const page = openLogin(server, { cookies, connectionRequest: request });
    await heading(QUESTION);
    expect(document.activeElement).toBe(document.body);
    await page.user.click(button('Connect'));
    await waitFor(() => expect(page.onAnswered).toHaveBeenCalledWith({ connected: true }));
    expect(page.onAuthorised).not.toHaveBeenCalled();
    expect(await isKnown(customerRef)).toBe(true);
  });
});
