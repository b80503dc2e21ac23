import { addSoldHistory, newInvestor } from '@prosperx/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { reviewContract } from './review.contract.js';
import { Review as View } from './review.js';

const Review = toReact(reviewContract, View);
const server = serverForTests();

it('says of all that is held how it fits, overlaps, lags and is taxed, with what each is reckoned from', async () => {
  renderWithServer(server, <Review />, { browser: await signedInBrowser(server, '9876500001') });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const days = 'Here at the NAVs of 13 November 2026 to 15 November 2026.';
  expect((await part('What is reviewed')).getByText(days)).toBeTruthy();
  const mix = within((await part('Equity, debt and other assets')).getByRole('table'));
  expect(mix.getAllByRole('row')).toHaveLength(4);
  expect((await part('Regular and direct plans')).getByText('Regular')).toBeTruthy();
  expect(
    (await part('Long-term gains on equity')).getByText(
      /Up to ₹1,25,000 of long-term gains are tax-free in 2026-27.*section 198 of the Income-tax Act, 2025/,
    ),
  ).toBeTruthy();
  const houses = (await part('Concentration')).getByRole('list', { name: 'By fund house' });
  expect(within(houses).getAllByRole('listitem')[0]!.textContent).toMatch(/^HDFC Mutual Fund ₹[\d,]+ 2 funds [\d.]+%$/);
  expect((await part('Lock-ins')).getAllByText(/is locked/).length).toBeGreaterThan(0);
  expect((await part('Inactive folios')).getAllByText(/nothing bought or sold since/).length).toBeGreaterThan(0);
  expect(screen.getByText(/not advice to buy or sell/)).toBeTruthy();
});

it('leads one who holds nothing to the import of a statement', async () => {
  const { client } = await newInvestor(server.kit);
  const { user, navigations } = renderWithServer(server, <Review />, { cookies: client.cookies });
  await user.click(await screen.findByRole('button', { name: 'Import a statement' }));
  expect(navigations).toEqual([{ to: '/profile/portfolio', params: {} }]);
});

it('is printed on the site, and neither in a frame nor in an app', async () => {
  const browser = await signedInBrowser(server, '9876500001');
  const isOffered = async () => {
    const { unmount } = renderWithServer(server, <Review />, { browser });
    await screen.findByRole('region', { name: 'What is reviewed' });
    const button = screen.queryByRole('button', { name: 'Print' });
    unmount();
    return button !== null;
  };
  expect(await isOffered()).toBe(true);
  const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
  expect(await isOffered()).toBe(false);
  parent.mockRestore();
  vi.stubGlobal('ProsperXAndroid', { postMessage: () => undefined });
  expect(await isOffered()).toBe(false);
  vi.unstubAllGlobals();
});

it('counts redemptions in progress against what is tax-free, and says of a lock-in that all is being sold', async () => {
  server.kit.clock.advance(70 * 86_400_000);
  const { client, profileId } = await newInvestor(server.kit);
  const { db } = server.kit.services;
  await addSoldHistory(db, profileId);
  const folio = `fol_sold_${profileId}`;
  await db.execute(`update schemes set lock_in_years = 1 where id in
    (select scheme_id from ledger_entries where folio_id = '${folio}' group by 1 having sum(units) > 0)`);
  await db.execute(`insert into sales
    (id, px_order_number, profile_id, folio_id, scheme_id, kind, client_ref, measure, reserved_units, state, created_at, changed_at)
    select 'sale_r', 'px_r', '${profileId}', '${folio}', scheme_id, 'redemption', 'ref_r', 'all', sum(units)::bigint, 'placed', now(), now()
    from ledger_entries where folio_id = '${folio}' group by scheme_id having sum(units) > 0`);
  renderWithServer(server, <Review />, { cookies: client.cookies });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const said = /A (gain|loss) of ₹[\d,]+ in redemptions in progress is counted too, at the last NAV\./;
  expect((await part('Long-term gains on equity')).getByText(said)).toBeTruthy();
  expect((await part('Lock-ins')).getByText(/all units are being sold/)).toBeTruthy();
  expect((await part('Inactive folios')).getByText(/Each folio has a SIP or an order in progress/)).toBeTruthy();
});
