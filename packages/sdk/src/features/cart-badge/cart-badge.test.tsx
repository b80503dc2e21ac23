import { TEST_ORIGIN } from '@prosperx/api/testing';
import { type Cart, getCart, saveInvestment } from '@prosperx/core/cart';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { type FundSummary, searchFunds } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartKey } from '#queries/cart.js';
import { createApiClient } from '#services/client.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { cartBadgeContract } from './cart-badge.contract.js';
import { CartBadge as View } from './cart-badge.js';
import { previewOf } from './cart-preview.lazy.js';

const CartBadge = toReact(cartBadgeContract, View);
const server = serverForTests();
const user = { encryptedId: 'prf_1', name: 'Asha', taxStatus: '01', majorStatus: null, mintAgentCode: null } as const;
const ASHA = { user: { ...user, registeredWithBse: 3 }, idleSeconds: 900 };
let schemes: readonly FundSummary[];

beforeAll(async () => {
  const { content } = await server.kit.client().call(searchFunds, { query: { q: 'hdfc', PageNumber: 0 } });
  schemes = content;
});

/** The badge of a visitor who has put so many SIPs of ₹1,000 into their cart. */
async function showWith(count: number) {
  const browser = testBrowser(server.kit);
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const sip = { investmentType: 'SIP', investmentFrequency: 1, numOfSipInstallments: 120, sipDate: 5 } as const;
  let put = 0;
  for (const { encryptedSchemeId: schemeId } of schemes) {
    if (put === count) break;
    // some take no new SIP
    const saved = call(saveInvestment, { body: { ...sip, schemeId, amount: rupees(1000) } });
    put += await saved.then(
      () => 1,
      () => 0,
    );
  }
  const shown = renderWithServer(server, <CartBadge />, { browser });
  const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return { ...shown, call, link: await screen.findByRole('link', { name }) };
}
const preview = () => screen.findByRole('group', { name: 'In your cart' });
const noPreview = () => waitFor(() => expect(screen.queryByRole('group')).toBeNull());
const rest = (element: Element) => fireEvent(element.parentElement!, new Event('pointerenter'));

describe('the badge', () => {
  it('says how much is in the cart, and leads there', async () => {
    const { link, user, navigations } = await showWith(2);
    expect(link.textContent).toBe('2');
    await user.click(link);
    expect(navigations).toEqual([{ to: '/cart-review', params: {} }]);
  });

  it('shows no number for an empty cart', async () => {
    expect((await showWith(0)).link.textContent).toBe('');
  });

  it('shows nobody what is in the cart of a person whose session has expired, until they are back', async () => {
    const { link, user, services } = await showWith(1);
    act(() => services.session.getState().signedIn(ASHA));
    await waitFor(() => expect(link.textContent).toBe('1'));
    await user.tab();
    await preview();
    act(() => services.session.getState().expire());
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['', 'Cart']);
    expect(screen.queryByRole('group')).toBeNull();
    act(() => services.session.getState().signedIn(ASHA));
    expect(link.textContent).toBe('1');
    await preview();
    // it is what was there
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells of a change, not of what was there', async () => {
    const { services, call } = await showWith(1);
    expect(screen.getByRole('status').textContent).toBe('');
    const cart = (await call(getCart)).responseData;
    act(() => void services.queryClient.setQueryData(cartKey, { ...cart, noOfItems: 2 }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 items in your cart'));
  });
});

describe('the preview', () => {
  it('opens under a resting pointer, and lists three funds, the rest in a word, and the total', async () => {
    const { link, user, navigations, call } = await showWith(4);
    const { activeCustomizedInvestmentDetailList: items } = (await call(getCart)).responseData;
    const names = items.map(({ investmentDetail: [detail] }) => detail?.mutualFund.fundName);
    rest(link);
    const panel = within(await preview());
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      names.slice(0, 3).map((name) => `${name}SIP, Monthly₹1,000`),
    );
    expect(panel.getByText('and 1 more')).toBeTruthy();
    expect(panel.getByText(RISK_WARNING)).toBeTruthy();
    expect(panel.getByText('Total').nextElementSibling?.textContent).toBe('₹4,000');
    await user.click(panel.getByRole('link', { name: 'Go to cart' }));
    expect(navigations).toEqual([{ to: '/cart-review', params: {} }]);
    await noPreview();
  });

  it('opens for the keyboard, keeps it, and closes by Esc with the focus back on the cart', async () => {
    const { link, user } = await showWith(1);
    await user.tab();
    expect(document.activeElement).toBe(link);
    await preview();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Go to cart');
    await user.keyboard('{Escape}');
    await noPreview();
    expect(document.activeElement).toBe(link);
    await user.tab();
    await noPreview();
  });

  it('closes by Esc wherever the focus is', async () => {
    const { link, user } = await showWith(1);
    rest(link);
    await preview();
    await user.keyboard('{Escape}');
    await noPreview();
  });

  it('leads from an empty cart to the funds', async () => {
    const { link, user, navigations } = await showWith(0);
    rest(link);
    const panel = within(await preview());
    expect(panel.getByText('Your cart is empty')).toBeTruthy();
    await user.click(panel.getByRole('link', { name: 'Explore Mutual Funds' }));
    expect(navigations).toEqual([{ to: '/home', params: {} }]);
  });

  it('says that the cart cannot be read', async () => {
    const browser = testBrowser(server.kit);
    browser.network = false;
    renderWithServer(server, <CartBadge />, { browser });
    rest(await screen.findByRole('link', { name: 'Cart' }));
    expect((await preview()).textContent).toContain('Your cart could not be shown');
  });
});

describe('a full cart', () => {
  it('shows three packs and three funds, and how many it leaves out', () => {
    const item = (id: number) => ({
      investmentId: String(id),
      investmentType: 'LUMPSUM' as const,
      investmentFrequency: 0,
      totalAmount: rupees(500),
      investmentDetail: [],
    });
    const five = [1, 2, 3, 4, 5].map(item);
    const cart = {
      activeMintPackInvestmentDetailList: five.map((pack) => ({ ...pack, packName: `Pack ${pack.investmentId}` })),
      activeCustomizedInvestmentDetailList: five.slice(1),
    } as unknown as Cart;
    const { packs, funds, more } = previewOf(cart);
    expect(packs.map(({ name, plan }) => `${name} ${plan}`)).toEqual([1, 2, 3].map((id) => `Pack ${id} Lumpsum`));
    expect(funds).toHaveLength(3);
    expect(more).toBe(3);
  });
});
