import { clientOfMobile, DEBT, fillCart, lumpsum, newCheckout, orderCart, paymentOf } from '@prosperx/api/testing';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { payOrders } from '@prosperx/core/payment';
import { getPortfolio, type Portfolio as Held } from '@prosperx/core/portfolio';
import { loadSandboxFixture, sandboxMessages } from '@prosperx/core/sandbox';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { type TestBrowser, testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { portfolioContract } from './portfolio.contract.js';
import { Portfolio as View } from './portfolio.js';

const Portfolio = toReact(portfolioContract, View);
const server = serverForTests();
const ASHA = '9876500001';
const VIKRAM = '9876500002';

const showTo = async (mobile: string) =>
  renderWithServer(server, <Portfolio />, { browser: await signedInBrowser(server, mobile) });
const folios = async () => {
  const table = await screen.findByRole('table', { name: 'Schemes you hold' });
  return within(table).getAllByRole('button', { name: /Actions and details of/ });
};

/** A browser that gets no answer about what is held. */
function withoutPortfolio(browser: TestBrowser) {
  let isBroken = true;
  const fetch: typeof browser.fetch = (input, init) =>
    isBroken && String(input).includes('get-user-portfolio')
      ? Promise.reject(new TypeError('off'))
      : browser.fetch(input, init);
  return { browser: { ...browser, fetch }, answerAgain: () => void (isBroken = false) };
}

describe('the portfolio', () => {
  it('shows what the server says an investor holds: its value, counts, shares, the line over time, and a row a folio, the largest first, or by return', async () => {
    const { user } = await showTo(ASHA);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    const rows = await folios();
    const held = await (await server.kit.signedIn(ASHA)).call(getPortfolio);
    const largest = held.portfolioSchemes.reduce((a, b) => (a.currentValue > b.currentValue ? a : b));
    expect(rows).toHaveLength(held.portfolioSchemes.length);
    expect(rows[0]?.getAttribute('aria-label') ?? rows[0]?.textContent).toContain(largest.metaData.schemeName);
    const summary = screen.getByRole('region', { name: 'Current value' });
    expect(summary.textContent).toContain(formatMoney(held.netCurrentValue, 2));
    expect(screen.queryByText('Loading')).toBeNull();
    // of schemes one may be held in several folios
    const schemes = new Set(held.portfolioSchemes.map(({ metaData }) => metaData.schemeId)).size;
    expect(schemes).toBeLessThan(held.portfolioSchemes.length);
    expect(screen.getByText(`${schemes} schemes`)).toBeTruthy();
    expect(screen.getByText('sub-categories')).toBeTruthy();
    // it is not a yearly one
    expect(screen.getByText('Total return (absolute)')).toBeTruthy();
    // donuts are tables too
    const shares = screen.getByRole('table', { name: 'By category' });
    expect(within(shares).getAllByRole('row')).toHaveLength(held.categoryDistribution.length + 1);
    await screen.findByRole('img', { name: /invested is worth .* on \d+ Nov 2026$/ });
    expect(within(screen.getByRole('table', { name: 'Asset allocation' })).getAllByRole('row')).toHaveLength(4);
    const names = async () => (await folios()).map((row) => row.getAttribute('aria-label') ?? row.textContent);
    const byValue = await names();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'return');
    await waitFor(async () => expect(await names()).not.toEqual(byValue));
    expect((await names()).sort()).toEqual([...byValue].sort());
  });

  it('says which holding is not in the totals, since no NAV of its scheme is known yet', async () => {
    const { db } = server.kit.services;
    const held = await (await server.kit.signedIn(ASHA)).call(getPortfolio);
    const { schemeId, schemeName, todaysNAV } = { ...held.portfolioSchemes[0]!.metaData, ...held.portfolioSchemes[0]! };
    const nav = async (to: string) => db.execute(`update schemes set latest_nav = ${to} where id = '${schemeId}'`);
    await nav('null');
    await showTo(ASHA);
    expect((await screen.findByText(/is not in the totals|are not in the totals/)).textContent).toContain(schemeName);
    await nav(String(todaysNAV));
  });

  it('tells no change of a day where the NAVs of the days before are not known', async () => {
    const { db } = server.kit.services;
    await showTo(ASHA);
    const [inADay] = await screen.findAllByText(/in a day$/);
    expect(inADay!.textContent).toMatch(/%/);
    cleanup();
    await db.execute('create table before as select id, previous_nav from schemes');
    await db.execute('update schemes set previous_nav = null');
    await showTo(ASHA);
    await folios();
    const day = screen.getByText(/^On \d+ Nov 2026$/);
    await db.execute('update schemes set previous_nav = before.previous_nav from before where before.id = schemes.id');
    expect(day.nextElementSibling?.textContent).toBe('Not available');
    expect(screen.queryByText(/in a day$/)).toBeNull();
  });

  it('opens a folio to its transactions, and leads to buying more', async () => {
    const { user } = await showTo(ASHA);
    const [first] = await folios();
    await user.click(first!);
    const transactions = await screen.findByRole('table', { name: 'Last transactions' });
    expect(within(transactions).getAllByText(/^(Purchase|SIP instalment)$/).length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: 'Invest More' })[0]!);
    expect(await screen.findByRole('dialog', { name: 'Additional Investment Details' })).toBeTruthy();
  });

  it('says what a folio earns a year and what sales brought, and leads to all of its transactions', async () => {
    const { user, navigations } = await showTo(ASHA);
    const held = await (await server.kit.signedIn(ASHA)).call(getPortfolio);
    const at = held.portfolioSchemes.findIndex(({ transactionCount = 0 }) => transactionCount > 10);
    await user.click((await folios())[at]!);
    const { folioNo, metaData, transactionCount, xirr } = held.portfolioSchemes[at]!;
    const named = (term: string) => screen.getAllByText(term).at(-1)?.nextElementSibling?.textContent;
    expect(named('XIRR (a year)')).toBe(formatPercent(xirr!));
    expect(named('Realised gain')).toBe('₹0');
    expect(within(await screen.findByRole('table', { name: 'Last transactions' })).getAllByRole('row')).toHaveLength(
      11,
    );
    await user.click(screen.getByRole('link', { name: `All ${transactionCount} transactions` }));
    expect(navigations).toEqual([{ to: '/portfolio-details', params: { folioNo, schemeId: metaData.schemeId } }]);
  });

  it('hides amounts until they are asked for again, also the next time it is opened', async () => {
    const { user, unmount } = await showTo(ASHA);
    await folios();
    const value = () => screen.getByRole('region', { name: 'Current value' }).textContent;
    expect(value()).toMatch(/₹[\d,]+/);
    await user.click(screen.getByRole('checkbox', { name: 'Hide amounts' }));
    expect(value()).not.toMatch(/₹/);
    expect(value()).toContain('Amount hidden');
    // nowhere else either, but for the price of a unit
    expect(document.body.textContent?.match(/.{0,12}₹[\d,.]+/g)?.filter((said) => !said.includes('NAV'))).toEqual([]);
    unmount();
    const again = await showTo(ASHA);
    await folios();
    expect(value()).not.toMatch(/₹/);
    await again.user.click(screen.getByRole('checkbox', { name: 'Hide amounts' }));
    expect(value()).toMatch(/₹[\d,]+/);
  });

  it('names the newest NAV too, by which little of the value is counted', async () => {
    const { user } = await showTo(ASHA);
    await folios();
    expect(screen.getByText('NAV as of 13 Nov 2026, the newest of 15 Nov 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('What you hold at the NAVs of 13 Nov 2026 to 15 Nov 2026.')).toBeTruthy();
  });

  it('hides the amounts of orders too where nothing is held yet', async () => {
    localStorage.setItem('px-amounts-hidden', 'yes');
    const { client } = await newCheckout(server.kit, lumpsum(5_000));
    renderWithServer(server, <Portfolio />, { browser: testBrowser(server.kit, { cookies: client.cookies }) });
    const orders = await screen.findByRole('region', { name: 'Orders in progress' });
    localStorage.removeItem('px-amounts-hidden');
    expect(orders.textContent).toContain('Amount hidden');
    expect(orders.textContent).not.toContain('₹');
  });

  it('tells a minor who has turned 18 that the account has to be changed first', async () => {
    await showTo('9876500006');
    expect(await screen.findByText(/^This account belongs to a minor who has turned 18/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Minor to major form' })).toBeTruthy();
    await screen.findByRole('heading', { name: 'You hold no units yet' });
  });

  it('shows fifty of five hundred folios at once, sorted as a whole, and says which', async () => {
    const { mobile } = await server.kit.client().call(loadSandboxFixture, { body: { name: 'hard-data' } });
    const { user, browser, services } = await showTo(mobile);
    const labels = async () => (await folios()).map((row) => row.getAttribute('aria-label') ?? row.textContent);
    const first = await labels();
    expect(first).toHaveLength(50);
    expect(screen.getByText('1 to 50 of 500 folios')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Page 10' }));
    expect(screen.getByText('451 to 500 of 500 folios')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Schemes');
    const folioOf = (row: number) => screen.getAllByText(/Folio \d+$/)[row]?.textContent;
    // the smallest amounts are those of the last folios
    await waitFor(() => expect(folioOf(49)).toContain('910000000499'));
    expect(await folios()).toHaveLength(50);

    await user.selectOptions(screen.getByLabelText('Sort by'), 'return');
    expect(screen.getByText('1 to 50 of 500 folios')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Page 10' }));
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));

    // folios have gone meanwhile, and this page with them: the last one that is left is asked for
    const left = (page: Held | undefined) => page && { ...page, portfolioSchemes: [], folioCount: 120 };
    const shown = ['my', 'portfolio', { page: 10, sort: 'return', accounts: 'own' }];
    act(() => void services.queryClient.setQueryData(shown, left));
    expect(await screen.findByText('101 to 150 of 500 folios')).toBeTruthy();

    // the next person begins at the first page, in the first order
    const { cookies } = await clientOfMobile(server.kit, ASHA);
    cookies.forEach((value, name) => (browser.cookies as Map<string, string>).set(name, value));
    act(() => services.session.getState().personChanged());
    await waitFor(async () => expect((await folios()).length).toBeLessThan(50));
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('value');
  });

  it('lists the orders that are not over, newest first, each with its state and the way on', async () => {
    const { client, payAtBank, pxOrderNumber: paid } = await newCheckout(server.kit, lumpsum(5_000));
    await payAtBank('pay');
    server.kit.clock.advance(60_000);
    const second = await fillCart(client, lumpsum(2_000), lumpsum(1_000, DEBT));
    const { pxOrderNumber: waiting, paymentUrl } = await orderCart(client, second);
    await server.kit.settle();
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations } = renderWithServer(server, <Portfolio />, { browser });
    const section = await screen.findByRole('region', { name: 'Orders in progress' });
    const rows = within(section).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`, Lumpsum.+, Lumpsum2 orders, ${waiting}.*Pending Payment₹3,000.00Pay now`)),
      expect.stringMatching(new RegExp(`1 order, ${paid}.*Paid₹5,000.00Track order`)),
    ]);
    for (const link of within(section).getAllByRole('link', { name: /^(Pay now|Track order)/ })) await user.click(link);
    expect(navigations).toEqual([
      { to: '/order-summary', params: { paymentUrl } },
      { to: '/thank-you', params: { orderNo: paid } },
    ]);
  });

  it('leads from a cheque that is on its way to its challan', async () => {
    const { client, orders } = await newCheckout(server.kit, lumpsum(5_000));
    const chequeDate = new Date(server.kit.clock.now()).toISOString().slice(0, 10);
    const body = { ...paymentOf(await orders()), paymentMode: 1, chequeNumber: '123456', chequeDate };
    const { paymentId } = await client.call(payOrders, { key: 'cheque', body });
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user, navigations } = renderWithServer(server, <Portfolio />, { browser });
    await user.click(await screen.findByRole('link', { name: /^Get challan/ }));
    expect(navigations).toEqual([{ to: '/challan', params: { encryptedGroupId: paymentId } }]);
  });

  it('says to whom nothing is allotted yet when it will be, and leads to the funds', async () => {
    const { user, navigations } = await showTo(VIKRAM);
    await screen.findByRole('heading', { name: 'You hold no units yet' });
    await user.click(screen.getByRole('button', { name: 'Explore Mutual Funds' }));
    expect(navigations).toEqual([{ to: '/home', params: {} }]);
  });

  it('keeps a redemption under way when the portfolio cannot be read again, before its code is given and after', async () => {
    const { user, browser, services } = await showTo(ASHA);
    await user.click((await folios())[0]!);
    await user.click((await screen.findAllByRole('button', { name: 'Redeem' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    enter(await dialog.findByRole('textbox', { name: /^Amount/ }), '5000');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    const code = await dialog.findByLabelText(/One-time password/);
    browser.lost = getPortfolio;
    await act(() => services.queryClient.invalidateQueries({ queryKey: ['my', 'portfolio'] }));
    const messages = await server.kit.client().call(sandboxMessages, { query: { to: ASHA } });
    enter(code, messages[0]?.otp ?? '');
    await user.click(dialog.getByRole('button', { name: 'Redeem' }));
    await dialog.findByRole('heading', { name: 'Your redemption request has been placed.' });
    await act(() => services.queryClient.invalidateQueries({ queryKey: ['my', 'portfolio'] }));
    expect(dialog.getByRole('heading', { name: 'Your redemption request has been placed.' })).toBeTruthy();
  });

  it('can be tried again when the server does not answer', async () => {
    const { browser, answerAgain } = withoutPortfolio(await signedInBrowser(server, ASHA));
    const { user } = renderWithServer(server, <Portfolio />, { browser });
    await screen.findByText('Your money and units are not affected.');
    answerAgain();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await folios()).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('Your money and units are not affected.')).toBeNull());
  });

  it('shows the orders that are not over also where the portfolio cannot be read', async () => {
    const { client } = await newCheckout(server.kit, lumpsum(5_000));
    const { browser } = withoutPortfolio(testBrowser(server.kit, { cookies: client.cookies }));
    renderWithServer(server, <Portfolio />, { browser });
    expect(await screen.findByRole('link', { name: /^Pay now/ })).toBeTruthy();
    expect(screen.getByText('Your money and units are not affected.')).toBeTruthy();
  });

  it('asks a visitor to log in', async () => {
    const { user, navigations } = renderWithServer(server, <Portfolio />);
    await screen.findByRole('heading', { name: 'Please log in to see your portfolio' });
    await user.click(screen.getByRole('button', { name: 'Login / Sign Up' }));
    expect(navigations).toEqual([{ to: '/login', params: { to: '/profile/portfolio' } }]);
  });
});
