import { SANDBOX_PASSWORD, TEST_ORIGIN } from '@prosperx/api/testing';
import { getCart } from '@prosperx/core/cart';
import { connectCustomer, createSignOnTicket } from '@prosperx/core/partner';
import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePortfolio } from '#queries/portfolio.js';
import type { ProviderOptions } from '#services/provider-registry.js';
import { createServices, DataProvider, SERVICES, type Services } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { ProsperXProvider } from '#widget/react.js';
import { useSession } from './use-session.js';

const server = serverForTests();
const [ASHA, VIKRAM] = ['9876500001', '9876500002'];
const pageOrigin = 'http://127.0.0.1:4173';

/** A session that the bank's own server has begun for a customer. */
async function tokenOf(mobile: string): Promise<string> {
  const [info] = await server.kit.client().call(verifyPassword, {
    body: { username: mobile, password: SANDBOX_PASSWORD },
    headers: { Origin: pageOrigin, 'X-PX-Partner': 'bluebank' },
  });
  return info!.token!;
}

const KEY = 'sandbox-server-key-of-bluebank';

/** A ticket that the bank's own server asks for, once its customer is connected. */
async function ticketOf(mobile: string): Promise<string> {
  const headers = { 'X-PX-Partner': 'bluebank', 'X-PX-Partner-Key': KEY };
  const body = { customerRef: `customer-${mobile}` };
  const authorization = { Authorization: `Bearer ${await tokenOf(mobile)}` };
  await server.kit.client().call(connectCustomer, { body, headers: { ...headers, ...authorization } });
  const { ticket } = await server.kit.client().call(createSignOnTicket, { body, headers });
  return ticket;
}

/** What a widget of a person shows of them. */
function Own() {
  const { status, user } = useSession();
  const { data } = usePortfolio(status === 'signed_in');
  return (
    <>
      <p>{user?.name ?? status}</p>
      <p>{data === undefined ? 'nothing read' : 'holdings'}</p>
    </>
  );
}

const HOURS = 3_600_000;

/** The page of a bank: what it gives its provider may change. */
function openBank(options: ProviderOptions) {
  const browser = testBrowser(server.kit, { pageOrigin });
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${pageOrigin}/page`);
  let services!: Services;
  function Connected() {
    services = useWidget().shared.get(SERVICES, (provider) => createServices(provider, browser.fetch));
    return (
      <DataProvider>
        <Own />
      </DataProvider>
    );
  }
  const page = (given: ProviderOptions) => (
    <ProsperXProvider apiBase={TEST_ORIGIN} partner="bluebank" {...given}>
      <Connected />
    </ProsperXProvider>
  );
  const { rerender } = render(page(options));
  return { browser, give: (next: ProviderOptions) => rerender(page(next)), services };
}

const isShown = (text: string) => screen.findByText(text);
/** Nothing is on its way any more. */
const isRead = () => waitFor(() => expect(screen.queryByText('nothing read')).toBeNull());

describe('a bank whose customer changes while its page stands', () => {
  it('shows nothing of the first from the moment in which it gives another function', async () => {
    const [asha, vikram] = [await tokenOf(ASHA), await tokenOf(VIKRAM)];
    const { give, services } = openBank({ getToken: () => asha });
    await isShown('Asha Rao');
    await isRead();
    const { generation } = services.session.getState();
    give({ getToken: () => vikram });
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(screen.getByText('nothing read')).toBeTruthy();
    await isShown('Vikram Shah');
    expect(services.session.getState().generation).toBeGreaterThan(generation);
  });

  it('ends a login on the page too, and asks nobody once the function is taken away', async () => {
    const { give, services } = openBank({});
    await isShown('visitor');
    const { responseData } = await services.api(verifyPassword, {
      body: { username: ASHA, password: SANDBOX_PASSWORD },
    });
    act(() => services.session.getState().signedIn(responseData[0]!));
    await isShown('Asha Rao');
    const vikram = await tokenOf(VIKRAM);
    give({ getToken: () => vikram });
    await isShown('Vikram Shah');
    give({ getToken: undefined });
    await isShown('visitor');
    await expect(services.api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('is asked again where the first was still asked for', async () => {
    const vikram = await tokenOf(VIKRAM);
    let answer: (token: string) => void = () => undefined;
    const { give } = openBank({ getToken: () => new Promise((resolve) => (answer = resolve)) });
    give({ getToken: () => vikram });
    answer(await tokenOf(ASHA));
    await isShown('Vikram Shah');
  });

  it('may give a new function each time that it names its customer', async () => {
    const [asha, vikram] = [await tokenOf(ASHA), await tokenOf(VIKRAM)];
    const { give, services, browser } = openBank({ customer: 'one', getToken: () => asha });
    await isShown('Asha Rao');
    const [{ generation }, asked] = [services.session.getState(), browser.requests.length];
    give({ customer: 'one', getToken: () => asha });
    expect(screen.getByText('Asha Rao')).toBeTruthy();
    expect([services.session.getState().generation, browser.requests.length]).toEqual([generation, asked]);
    give({ customer: 'two', getToken: () => vikram });
    expect(screen.queryByText('Asha Rao')).toBeNull();
    await isShown('Vikram Shah');
  });

  it('shows nobody from the moment in which it says that nobody is logged in, and is asked for no token until it names somebody', async () => {
    const asha = await tokenOf(ASHA);
    const getToken = vi.fn(() => asha);
    const { give, services } = openBank({ customer: 'one', getToken });
    await isShown('Asha Rao');
    getToken.mockClear();
    give({ customer: null, getToken });
    expect(screen.queryByText('Asha Rao')).toBeNull();
    await isShown('visitor');
    await expect(services.api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    expect(getToken).not.toHaveBeenCalled();
    give({ customer: 'one', getToken });
    await isShown('Asha Rao');
  });

  it('holds the session of a ticket until it names another customer', async () => {
    const [asha, vikram] = [await ticketOf(ASHA), await ticketOf(VIKRAM)];
    let ticket = asha;
    const getToken = vi.fn(() => ticket);
    const { give, services } = openBank({ customer: 'one', getToken });
    await isShown('Asha Rao');
    await isRead();
    getToken.mockClear();
    ticket = vikram;
    await services.api(getCart);
    expect(getToken).not.toHaveBeenCalled();
    expect(screen.getByText('Asha Rao')).toBeTruthy();
    give({ customer: 'two', getToken });
    expect(screen.queryByText('Asha Rao')).toBeNull();
    await isShown('Vikram Shah');
  });

  it('is told on the console that it makes a function each time', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const asha = await tokenOf(ASHA);
    const { give } = openBank({ getToken: () => asha });
    for (let drawn = 0; drawn < 9; drawn++) give({ getToken: () => asha });
    expect(warn).toHaveBeenCalledOnce();
    await isShown('Asha Rao');
  });
});

describe('a function that gives another token', () => {
  it('makes no call of what is shown of one person in the session of another', async () => {
    let token = await tokenOf(ASHA);
    const { services, browser } = openBank({ getToken: () => token });
    await isShown('Asha Rao');
    token = await tokenOf(VIKRAM);
    const asked = browser.requests.length;
    await expect(services.api(getCart)).rejects.toMatchObject({ code: 'signed_out' });
    expect(browser.requests.slice(asked)).not.toContain('GET /api/v1/cart/get-cart-details');
    await isShown('Vikram Shah');
  });

  it('goes on with another session of the same person', async () => {
    let token = await tokenOf(ASHA);
    const { services } = openBank({ getToken: () => token });
    await isShown('Asha Rao');
    const { generation } = services.session.getState();
    token = await tokenOf(ASHA);
    await services.api(getCart);
    expect(services.session.getState()).toMatchObject({ status: 'signed_in', generation });
  });

  it('tells of a customer who logs in with the bank after the widgets came, and of one who leaves', async () => {
    let token: string | null = null;
    const { services } = openBank({ getToken: () => token });
    await isShown('visitor');
    token = await tokenOf(ASHA);
    await services.api(getCart);
    await isShown('Asha Rao');
    token = null;
    await expect(services.api(getCart)).rejects.toMatchObject({ code: 'signed_out' });
    await isShown('visitor');
  });
});

describe('a session of getToken that is over', () => {
  it('is followed by another one of the same person, and what was asked is answered', async () => {
    let token = await tokenOf(ASHA);
    const { services } = openBank({ getToken: () => token });
    await isShown('Asha Rao');
    await isRead();
    const { generation } = services.session.getState();
    server.kit.clock.advance(HOURS);
    token = await tokenOf(ASHA);
    // both are refused, and one question who is here does for both
    const former = vi.spyOn(services.session.getState(), 'signedIn');
    const answers = await Promise.all([services.api(getCurrentUser), services.api(getCurrentUser)]);
    expect(answers.map(({ responseData }) => responseData.user?.name)).toEqual(['Asha Rao', 'Asha Rao']);
    expect(former.mock.calls.length).toBeLessThanOrEqual(1);
    expect(services.session.getState()).toMatchObject({ status: 'signed_in', expired: null, generation });
  });

  it('ends where the page gives none that is good', async () => {
    const token = await tokenOf(ASHA);
    const { services } = openBank({ getToken: () => token });
    await isShown('Asha Rao');
    await isRead();
    server.kit.clock.advance(HOURS);
    await expect(services.api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    expect(services.session.getState()).toMatchObject({ status: 'visitor', expired: { name: 'Asha Rao' } });
  });

  it('makes no call again in the session of another person', async () => {
    const tokens = [await tokenOf(ASHA)];
    const { services } = openBank({ getToken: () => (tokens.length > 1 ? tokens.shift() : tokens[0])! });
    await isShown('Asha Rao');
    await isRead();
    server.kit.clock.advance(HOURS);
    tokens.push(await tokenOf(VIKRAM));
    await expect(services.api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    await isShown('Vikram Shah');
  });

  it('says that nobody can say so where the server is away, and keeps what is shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const token = await tokenOf(ASHA);
    let timesLeft = Infinity;
    const getToken = () => {
      if (--timesLeft < 0) throw new Error('the bank is away');
      return token;
    };
    const { services } = openBank({ getToken });
    await isShown('Asha Rao');
    await isRead();
    server.kit.clock.advance(HOURS);
    timesLeft = 1;
    await expect(services.api(getCurrentUser)).rejects.toMatchObject({ code: 'unreachable', retryable: true });
    expect(screen.getByText('Asha Rao')).toBeTruthy();
  });
});

it('the searches of one person are not offered to the next', async () => {
  const [asha, vikram] = [await tokenOf(ASHA), await tokenOf(VIKRAM)];
  const { give } = openBank({ getToken: () => asha });
  await isShown('Asha Rao');
  localStorage.setItem('px-recent-searches', JSON.stringify([{ text: 'liquid' }]));
  give({ getToken: () => vikram });
  expect(localStorage.getItem('px-recent-searches')).toBeNull();
});
