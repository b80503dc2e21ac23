import { SANDBOX_PASSWORD } from '@prosperx/api/testing';
import { getWatchlist, type FundSummary, MAX_WATCHED, searchFunds, unwatchFund, watchFunds } from '@prosperx/core/fund';
import { connectCustomer, createSignOnTicket } from '@prosperx/core/partner';
import { verifyPassword } from '@prosperx/core/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FundSearchWidget as FundSearch } from '#features/fund-search/fund-search.js';
import { watchKey } from '#queries/watchlist.js';
import { readSession } from '#session/use-session.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { WatchlistWidget as Watchlist } from './watchlist.js';

const ASHA = '9876500001';
const KEPT = 'px-watched-funds';
const server = serverForTests();
let funds: readonly FundSummary[];

beforeEach(async () => {
  localStorage.clear();
  funds = (await server.kit.client().call(searchFunds, { query: { q: 'flexi cap' } })).content;
});

const setListed = (isListed: boolean) =>
  server.kit.services.db.execute(
    `update schemes set is_listed = ${isListed} where id = '${funds[0]!.encryptedSchemeId}'`,
  );
const empty = () => screen.queryByRole('heading', { name: 'Your watchlist is empty' });

it('a list that could not be read is not said to be empty, and is read by another try', async () => {
  const browser = await signedInBrowser(server, ASHA);
  browser.refusals.push({ call: getWatchlist, code: 'invalid_input' });
  const { user, services } = renderWithServer(server, <Watchlist />, { browser });
  await act(() => readSession(services));
  expect(await screen.findByRole('heading', { name: 'Your watchlist could not be shown' })).toBeTruthy();
  expect(empty()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your watchlist is empty' })).toBeTruthy();
});

it('whose session has expired logs in before the list is shown', async () => {
  const browser = await signedInBrowser(server, ASHA);
  const { user, services, navigations } = renderWithServer(server, <Watchlist />, { browser });
  await act(() => readSession(services));
  await waitFor(() => expect(empty()).toBeTruthy());
  act(() => services.session.getState().expire());
  expect(await screen.findByRole('heading', { name: 'Please log in to see your watchlist' })).toBeTruthy();
  expect(empty()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Login / Sign Up' }));
  expect(navigations).toEqual([{ to: '/login', params: { to: '/watchlist' } }]);
});

it('a fund that is no longer available is named, and is taken from the list there', async () => {
  const [gone, other] = funds;
  const asha = await server.kit.signedIn(ASHA);
  await asha.call(watchFunds, { body: { schemeIds: [gone!.encryptedSchemeId, other!.encryptedSchemeId] } });
  await setListed(false);
  const browser = await signedInBrowser(server, ASHA);
  const { user, services } = renderWithServer(server, <Watchlist />, { browser });
  await act(() => readSession(services));
  expect(await screen.findByText(`No longer available: ${gone!.schemeName}.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(other!.schemeName) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove from my watchlist' }));
  await waitFor(() => expect(screen.queryByText(/No longer available/)).toBeNull());
  expect((await services.api(getWatchlist)).data).toEqual([other!.encryptedSchemeId]);
  await setListed(true);
});

it('a list of which no fund is available any more is no page past its end', async () => {
  localStorage.setItem(KEPT, JSON.stringify([funds[0]!.encryptedSchemeId, 'sch_unknown']));
  await setListed(false);
  const { user } = renderWithServer(server, <Watchlist />);
  expect(await screen.findByText(`No longer available: ${funds[0]!.schemeName}, an unknown fund.`)).toBeTruthy();
  expect(screen.queryByText(/past the end/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove from my watchlist' }));
  await waitFor(() => expect(empty()).toBeTruthy());
  expect(localStorage.getItem(KEPT)).toBe('[]');
  await setListed(true);
});

it('a visitor keeps what they watched in another window meanwhile', async () => {
  const [first, second] = funds;
  renderWithServer(server, <FundSearch keywords="flexi cap" />);
  const watch = (fund: FundSummary) => screen.findByRole('button', { name: `Watch ${fund.schemeName}` });
  const button = await watch(first!);
  localStorage.setItem(KEPT, JSON.stringify([second!.encryptedSchemeId]));
  fireEvent.click(button);
  expect(JSON.parse(localStorage.getItem(KEPT) ?? '')).toEqual([first!.encryptedSchemeId, second!.encryptedSchemeId]);
  localStorage.setItem(KEPT, '[]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEPT })));
  expect((await watch(first!)).getAttribute('aria-pressed')).toBe('false');
});

it('what a visitor watched is in the list of whom a partner signs on to invest, and stays in the browser of whom it signs on to read', async () => {
  const pageOrigin = 'http://127.0.0.1:4173';
  const [login] = await server.kit.client().call(verifyPassword, {
    body: { username: '9876500002', password: SANDBOX_PASSWORD },
    headers: { Origin: pageOrigin, 'X-PX-Partner': 'bluebank' },
  });
  const headers = { 'X-PX-Partner': 'bluebank', 'X-PX-Partner-Key': 'sandbox-server-key-of-bluebank' };
  const customerRef = 'customer-who-watches';
  const connecting = { ...headers, Authorization: `Bearer ${login?.token}` };
  await server.kit.client().call(connectCustomer, { body: { customerRef }, headers: connecting });
  const ids = [funds[0]!.encryptedSchemeId];
  const open = async (scope: 'invest' | 'read') => {
    const { ticket } = await server.kit.client().call(createSignOnTicket, { body: { customerRef, scope }, headers });
    localStorage.setItem(KEPT, JSON.stringify(ids));
    return renderWithServer(server, <Watchlist />, { partner: 'bluebank', pageOrigin, getToken: () => ticket });
  };
  const reading = await open('read');
  await waitFor(() => expect(empty()).toBeTruthy());
  expect(localStorage.getItem(KEPT)).toBe(JSON.stringify(ids));
  reading.unmount();
  const investing = await open('invest');
  expect(await screen.findByRole('link', { name: new RegExp(funds[0]!.schemeName) })).toBeTruthy();
  expect(localStorage.getItem(KEPT)).toBe('[]');
  expect((await investing.services.api(getWatchlist)).data).toEqual(ids);
  investing.unmount();

  // a list that has no room says so once, and what is taken off it later makes room for nothing of the visit
  const all = await server.kit.services.db.execute<{ id: string }>('select id from schemes where is_listed limit 51');
  const [visited, ...others] = all.rows.flatMap(({ id }) => (id === ids[0] ? [] : [id])).slice(0, MAX_WATCHED);
  const { data: full } = await investing.services.api(watchFunds, { body: { schemeIds: others } });
  ids[0] = visited!;
  const { services, browser } = await open('invest');
  const said = () => services.flash.getState().flash?.message;
  await waitFor(() => expect(said()).toMatch(/^Your watchlist has no room for the funds/));
  services.flash.getState().hide();
  await services.api(unwatchFund, { body: { schemeId: full[0]! } });
  await services.queryClient.invalidateQueries({ queryKey: watchKey });
  expect(browser.requests.filter((request) => request.endsWith('/watchlist/add'))).toHaveLength(1);
  expect(said()).toBeUndefined();
  expect((await services.api(getWatchlist)).data).toEqual(full.slice(1));
  expect(localStorage.getItem(KEPT)).toBe(JSON.stringify(ids));
});
