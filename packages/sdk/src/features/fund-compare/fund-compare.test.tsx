import { type FundSummary, getWatchlist, MAX_WATCHED, searchFunds, watchFunds } from '@prosperx/core/fund';
import { getCurrentUser } from '@prosperx/core/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FundSearchWidget as FundSearch } from '#features/fund-search/fund-search.js';
import { WatchlistWidget as Watchlist } from '#features/watchlist/watchlist.js';
import { mergeVisit } from '#queries/merge-visit.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { FundCompareWidget as FundCompare } from './fund-compare.js';

const server = serverForTests();
let funds: readonly FundSummary[];

beforeAll(async () => {
  funds = (await server.kit.client().call(searchFunds, { query: { q: 'flexi cap', PageNumber: 0 } })).content;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const idsOf = (count: number) =>
  funds
    .slice(0, count)
    .map(({ encryptedSchemeId }) => encryptedSchemeId)
    .join(',');

describe('funds side by side', () => {
  it('have a column each, a row for each fact that is known of one of them, and the growth of the same amount', async () => {
    const { db } = server.kit.services;
    await db.execute(
      `update schemes set exit_load_date = '2025-11-15', facts_date = '2020-03-13', sips_as_of = '2026-08-21' where id in ('${idsOf(2).replace(',', "', '")}')`,
    );
    renderWithServer(server, <FundCompare schemeIds={idsOf(2)} />);
    const table = within(await screen.findByRole('table', { name: 'Funds side by side' }));
    const [first, second] = funds;
    for (const fund of [first, second]) expect(table.getAllByText(fund!.schemeName)).toHaveLength(1);
    expect(table.getByRole('row', { name: /^Riskometer Very high Very high$/ })).toBeTruthy();
    // each figure with its day
    const cost = /^Expense ratio( \d+\.\d\d% a year, as of 31 Oct 2026){2}$/;
    expect(table.getByRole('row', { name: cost })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Fund size( ₹[\d,.]+ Crs, as of 31 Oct 2026){2}$/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Benchmark NIFTY .*TRI, as of 31 Oct 2026/ })).toBeTruthy();
    expect(
      table.getByRole('row', { name: /^Benchmark, 3 years, a year( \d+\.\d\d%, as of 31 Oct 2026){2}$/ }),
    ).toBeTruthy();
    expect(table.getByRole('row', { name: /^Ten largest holdings( \d+\.\d\d%, as of 31 Oct 2026){2}$/ })).toBeTruthy();
    expect(screen.getByText(/The sandbox plays the NAVs, costs, sizes, benchmarks and managers/)).toBeTruthy();
    // in force until the exchange changes them
    expect(table.getByRole('row', { name: /^Minimum SIP( ₹[\d,]+, as of 21 Aug 2026){2}$/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Minimum lumpsum( ₹[\d,]+, as of 13 Mar 2020){2}$/ })).toBeTruthy();
    // past its age of both, and so left out
    expect(table.queryByText('Exit load')).toBeNull();
    const name = new RegExp(`^₹10,000 invested since \\d+ \\w{3} \\d{4} became: ${first!.schemeName} ₹`);
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  it('can be taken away one by one, of which the page hears, and then say where others are found', async () => {
    const heard: string[] = [];
    const { user, navigations } = renderWithServer(
      server,
      <FundCompare schemeIds={idsOf(2)} onChanged={({ schemeIds }) => void heard.push(schemeIds)} />,
    );
    const [first, second] = funds;
    await user.click(await screen.findByRole('button', { name: `Remove ${first!.schemeName}` }));
    expect(heard).toEqual([second!.encryptedSchemeId]);
    expect(screen.getByText(`${first!.schemeName} was removed`).role).toBe('status');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${first!.schemeName}` })).toBeNull());
    const remove = screen.getByRole('button', { name: `Remove ${second!.schemeName}` });
    expect(remove.closest('.fund-compare')?.contains(document.activeElement)).toBe(true);
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Search funds' }));
    expect(navigations.at(-1)).toEqual({ to: '/search', params: {} });
  });

  it('are those chosen in this window where the page names none, and leave that choice when they are taken away', async () => {
    sessionStorage.setItem('px-compared-funds', JSON.stringify(idsOf(2).split(',')));
    const { user } = renderWithServer(server, <FundCompare />);
    for (const { schemeName } of funds.slice(0, 2))
      await user.click(await screen.findByRole('button', { name: `Remove ${schemeName}` }));
    expect(await screen.findByRole('button', { name: 'Search funds' })).toBeTruthy();
    expect(sessionStorage.getItem('px-compared-funds')).toBe('[]');
  });

  it('say that some are gone, make room for others, and are asked for without them on request', async () => {
    const heard: string[] = [];
    const { user } = renderWithServer(
      server,
      <FundCompare
        schemeIds={`${idsOf(2)},sch_none,sch_neither`}
        onChanged={({ schemeIds }) => void heard.push(schemeIds)}
      />,
    );
    expect(await screen.findByText('2 of the funds are no longer available.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a fund' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove from the comparison' }));
    expect(heard).toEqual([idsOf(2)]);
    expect(screen.getByText('2 funds that are no longer available were removed').role).toBe('status');
    await waitFor(() => expect(screen.queryByText('2 of the funds are no longer available.')).toBeNull());
  });

  it('that are all gone leave no empty table, and lead to others once they are removed', async () => {
    const { user } = renderWithServer(server, <FundCompare schemeIds="sch_none" />);
    await user.click(await screen.findByRole('button', { name: 'Remove from the comparison' }));
    expect(screen.getByText('One fund that is no longer available was removed')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Search funds' })).toBeTruthy();
  });

  it('that a link names stay chosen while another is searched, before those of this window that there is room for', async () => {
    const [first, , third] = funds.map(({ encryptedSchemeId }) => encryptedSchemeId);
    sessionStorage.setItem('px-compared-funds', JSON.stringify(['sch_none', third, first, 'sch_fourth', 'sch_fifth']));
    const { user, navigations, show } = renderWithServer(server, <FundCompare schemeIds={`${idsOf(2)},sch_none`} />);
    await user.click(await screen.findByRole('button', { name: 'Add a fund' }));
    expect(navigations.at(-1)).toEqual({ to: '/search', params: {} });
    show(<FundSearch keywords="flexi cap" />);
    const another = await screen.findByRole('button', { name: `Compare ${funds[2]!.schemeName}` });
    expect(another.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(another);
    fireEvent.click(another);
    await user.click(within(screen.getByRole('group', { name: 'Funds to compare' })).getByText('Compare'));
    expect(navigations.at(-1)).toEqual({
      to: '/compare-funds',
      params: { schemeIds: `${idsOf(2)},sch_fourth,${third}` },
    });
  });

  it('do not say so of one that is still fetched', async () => {
    const browser = testBrowser(server.kit);
    const { show } = renderWithServer(server, <FundCompare schemeIds={idsOf(1)} />, { browser });
    await screen.findByRole('table', { name: 'Funds side by side' });
    browser.network = false;
    show(<FundCompare schemeIds={idsOf(2)} />);
    await waitFor(() => expect(browser.requests.filter((path) => path.includes('compare')).length).toBeGreaterThan(1));
    expect(screen.queryByText('One of the funds is no longer available.')).toBeNull();
  });

  it('are chosen in a list, four at most, and lead to their page', async () => {
    const { user, navigations } = renderWithServer(server, <FundSearch keywords="fund" />);
    await screen.findByRole('table');
    const buttons = screen.getAllByRole('button', { name: /^Compare / }).slice(0, 5);
    for (const button of buttons) fireEvent.click(button);
    expect(await screen.findByText('4 of 4 funds to compare')).toBeTruthy();
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([...Array(4).fill('true'), 'false']);
    const tray = within(screen.getByRole('group', { name: 'Funds to compare' }));
    await user.click(tray.getByRole('button', { name: 'Compare' }));
    expect(navigations.at(-1)?.to).toBe('/compare-funds');
    expect(String(navigations.at(-1)?.params.schemeIds).split(',')).toHaveLength(4);
    await user.click(tray.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('group', { name: 'Funds to compare' })).toBeNull();
  });
});

describe('the watchlist', () => {
  it('of a visitor is kept in the browser', async () => {
    const list = renderWithServer(server, <FundSearch keywords="flexi cap" />);
    const [first] = funds;
    fireEvent.click(await screen.findByRole('button', { name: `Watch ${first!.schemeName}` }));
    list.unmount();
    const { user } = renderWithServer(server, <Watchlist />);
    expect(await screen.findByRole('link', { name: new RegExp(first!.schemeName) })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Watch ${first!.schemeName}` }));
    expect(await screen.findByRole('heading', { name: 'Your watchlist is empty' })).toBeTruthy();
  });

  it('has fifty funds at most, of which none is lost: one more is refused, and what a visit watched stays in the browser', async () => {
    const all = await server.kit.services.db.execute<{ id: string }>('select id from schemes where is_listed limit 51');
    const [first] = funds.map(({ encryptedSchemeId }) => encryptedSchemeId);
    const others = all.rows.flatMap(({ id }) => (id === first ? [] : [id])).slice(0, MAX_WATCHED);
    localStorage.setItem('px-watched-funds', JSON.stringify(others));
    const visit = renderWithServer(server, <FundSearch keywords="flexi cap" />);
    fireEvent.click(await screen.findByRole('button', { name: `Watch ${funds[0]!.schemeName}` }));
    expect(visit.services.flash.getState().flash?.message).toBe(
      'You can watch 50 funds at most. Please remove one first.',
    );
    expect(localStorage.getItem('px-watched-funds')).toBe(JSON.stringify(others));
    visit.unmount();

    const browser = await signedInBrowser(server, '9876500003');
    const { services } = renderWithServer(server, <Watchlist />, { browser });
    await services.api(watchFunds, { body: { schemeIds: others } });
    localStorage.setItem('px-watched-funds', JSON.stringify([first]));
    await mergeVisit(services);
    expect(services.flash.getState().flash?.message).toMatch(/^Your watchlist has no room for the funds/);
    expect(localStorage.getItem('px-watched-funds')).toBe(JSON.stringify([first]));
    expect((await services.api(getWatchlist)).data).toEqual(others);
  });

  it('of a visitor joins the list of the person who signs in, and the browser forgets it', async () => {
    const [first, second] = funds.map(({ encryptedSchemeId }) => encryptedSchemeId);
    const browser = await signedInBrowser(server, '9876500001');
    const { services, user } = renderWithServer(server, <Watchlist />, { browser });
    const { responseData } = await services.api(getCurrentUser);
    services.session.getState().signedIn(responseData);
    await services.api(watchFunds, { body: { schemeIds: [second!] } });
    localStorage.setItem('px-watched-funds', JSON.stringify([first]));
    await mergeVisit(services);
    expect((await services.api(getWatchlist)).data).toEqual([first, second]);
    expect(localStorage.getItem('px-watched-funds')).toBe('[]');
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: `Watch ${funds[0]!.schemeName}` }));
    await waitFor(async () => expect((await services.api(getWatchlist)).data).toEqual([second]));
  });
});
