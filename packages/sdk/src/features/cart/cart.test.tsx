import { allInTrust, completeApplicant, newInvestor, onboardingTicket, TEST_ORIGIN } from '@prosperx/api/testing';
import { getCart, saveInvestment } from '@prosperx/core/cart';
import { searchFunds } from '@prosperx/core/fund';
import { getKycDetails, transactRefusalText } from '@prosperx/core/kyc';
import { rupees } from '@prosperx/core/money';
import { revealIdentity, saveProfile, saveUser } from '@prosperx/core/profile';
import { setSandboxKyc } from '@prosperx/core/sandbox';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#services/client.js';
import { enter } from '#testing/enter.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser, type TestBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests();
const ASHA = '9876500001';

/** An amount is several elements: its sign, its rupees. */
const amountOf = (text: string) => (_: string, element: Element | null) =>
  element?.className === 'px-money' && element.textContent === text;

/** A cart with one lumpsum of ₹5,000. */
async function showFilled(browser: TestBrowser, props: WidgetProps<typeof cartContract> = {}) {
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const { data } = await call(searchFunds, { query: { q: 'parag parikh flexi', PageNumber: 0 } });
  const fund = data.content[0]!;
  const lumpsum = { schemeId: fund.encryptedSchemeId, investmentType: 'LUMPSUM', investmentFrequency: 0 } as const;
  await call(saveInvestment, { body: { ...lumpsum, amount: rupees(5000) } });
  return { ...renderWithServer(server, <Cart {...props} />, { browser }), fund };
}

describe('the cart', () => {
  it('says that nothing is in it, and leads to the funds', async () => {
    const { user, navigations } = renderWithServer(server, <Cart />);
    expect(screen.getByText('Loading')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    await user.click(screen.getByRole('button', { name: 'Explore Mutual Funds' }));
    expect(navigations).toEqual([{ to: '/home', params: {} }]);
  });

  it('shows a visitor what they put in, and asks them to log in first', async () => {
    const { user, navigations, fund } = await showFilled(testBrowser(server.kit));
    expect(await screen.findByText(fund.schemeName)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Log in to place the order' }));
    expect(navigations).toEqual([{ to: '/login', params: { to: '/cart-review' } }]);
  });

  it.each(allInTrust(['12.5', '1e2', '-3']))(
    'makes no other duration of months that are no whole number: %s',
    async (text) => {
      const browser = testBrowser(server.kit);
      const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
      const { data } = await call(searchFunds, { query: { q: 'parag parikh flexi', PageNumber: 0 } });
      const sip = { investmentType: 'SIP', investmentFrequency: 1, sipDate: 5, numOfSipInstallments: 120 } as const;
      await call(saveInvestment, {
        body: { ...sip, schemeId: data.content[0]!.encryptedSchemeId, amount: rupees(5000) },
      });
      const { user } = renderWithServer(server, <Cart />, { browser });
      const months = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Months' });
      for (const put of [() => user.type(months, text), () => user.paste(text)]) {
        await user.clear(months);
        await put();
        await user.tab();
        expect(months.value).toBe(text);
        expect(screen.getByText('Enter only integers')).toBeTruthy();
      }
      const [item] = (await call(getCart)).responseData.activeCustomizedInvestmentDetailList;
      expect(item?.investmentDetail[0]?.numOfInstallments).toBe(120);
    },
  );

  it('keeps the cart of a person whose session has expired, and what was typed, unseen until they are back', async () => {
    const { client } = await newInvestor(server.kit);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { services, fund } = await showFilled(browser);
    await screen.findByText(fund.schemeName);
    await waitFor(() => expect(services.session.getState().user).toBeTruthy());
    const { user } = services.session.getState();
    const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/, hidden: true });
    enter(amount(), '7000');
    act(() => services.session.getState().expire());
    expect(screen.getByRole('heading', { name: 'Please log in to see your cart' })).toBeTruthy();
    expect(screen.getByText(fund.schemeName).closest('[hidden]')).toBeTruthy();
    // what is said is no part of what is hidden
    act(() => services.flash.getState().show('error', 'It did not work.'));
    const [message] = await screen.findAllByText('It did not work.');
    expect(message?.closest('[hidden]')).toBeNull();
    act(() => services.session.getState().signedIn({ user, idleSeconds: 900 }));
    expect(screen.getByText(fund.schemeName).closest('[hidden]')).toBeNull();
    expect(amount().value).toBe('7,000');
  });

  it('asks an advisor without a customer to choose one, not to log in', async () => {
    const { user, navigations, services } = await showFilled(testBrowser(server.kit));
    await screen.findByRole('button', { name: 'Log in to place the order' });
    const advisor = { agentCode: 'AG1001', advisorName: 'Sunita Kulkarni' };
    act(() => services.session.getState().signedIn({ user: null, advisor, idleSeconds: 1_800 }));
    // the cart is read again for the advisor: a press before its answer is on a button that goes
    await waitFor(async () => {
      await user.click(await screen.findByRole('button', { name: 'Choose a customer first' }));
      expect(navigations).toEqual([{ to: '/login', params: { to: '/cart-review' } }]);
    });
    expect(screen.queryByText(/Log in/)).toBeNull();
  });

  it('takes no order over an amount that the scheme does not take, and keeps one that it does', async () => {
    const { user } = await showFilled(await signedInBrowser(server, ASHA));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    enter(amount, '1');
    await user.tab();
    expect(await screen.findByText('Correct or remove 1 item to continue')).toBeTruthy();
    enter(amount, '7000');
    await user.tab();
    await waitFor(() => expect(screen.getAllByText(amountOf('₹7,000')).length).toBeGreaterThan(0));
    expect(screen.queryByText('Correct or remove 1 item to continue')).toBeNull();
  });

  it('counts no amount that cannot be ordered, and lists no sum of what it does not hold', async () => {
    await showFilled(testBrowser(server.kit));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    const side = within(screen.getByRole('complementary'));
    const terms = () => side.queryAllByRole('term').map(({ textContent }) => textContent);
    expect(terms()).toEqual(['Lumpsum']);
    for (const typed of ['', '123456789012']) {
      enter(amount, typed);
      expect(side.getByText('To pay', { selector: 'span' }).parentElement?.textContent).toBe('To pay–');
      expect(terms()).toEqual([]);
    }
    enter(amount, '7000');
    expect(side.getByText('To pay', { selector: 'span' }).parentElement?.textContent).toBe('To pay₹7,000');
  });

  it('tells of each scheme which plan and option it is', async () => {
    const { fund } = await showFilled(testBrowser(server.kit));
    await screen.findByText(`${fund.subCategory}, ${fund.plan}, ${fund.option}`);
  });

  it('becomes orders, once, and leads to their summary', async () => {
    const onOrdered = vi.fn();
    const { user, navigations, browser } = await showFilled(await signedInBrowser(server, ASHA), { onOrdered });
    await user.dblClick(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]?.to).toBe('/order-summary');
    expect(String(navigations[0]?.params['paymentUrl'])).toContain('cartId=');
    expect(onOrdered).toHaveBeenCalledOnce();
    expect(browser.requests.filter((request) => request.includes('create-bse-order'))).toHaveLength(1);
  });

  it('says next to its button why an order was refused, until the cart is another, and leads to the KYC', async () => {
    const { client, ucc } = await registeredInvestor(server.kit);
    const { pan } = await client.call(revealIdentity, { query: { ucc } });
    await client.call(setSandboxKyc, { body: { pan: pan!, status: 'KYC_REGISTERED_STATUS' } });
    await client.call(getKycDetails, { query: { pan: pan! } });
    const page = await showFilled(testBrowser(server.kit, { cookies: client.cookies }));
    await page.user.click(await screen.findByRole('button', { name: 'Place order' }));
    const refused = transactRefusalText.kyc_new_fund_house;
    expect((await screen.findByText(refused)).role).toBe('alert');
    expect(page.services.flash.getState().flash).toBeNull();
    await page.user.click(screen.getByRole('link', { name: 'Go to KYC' }));
    expect(page.navigations).toEqual([{ to: '/profile/kyc-details', params: {} }]);
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    enter(amount, '7000');
    await page.user.tab();
    await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
  });

  it('leads an investor who is not registered on with their profile', async () => {
    const { client } = await newInvestor(server.kit, false);
    const { user, navigations } = await showFilled(testBrowser(server.kit, { cookies: client.cookies }));
    await user.click(await screen.findByRole('link', { name: 'Continue Onboarding' }));
    expect(navigations).toEqual([{ to: '/profile/kyc-details', params: { flowType: 'checkout' } }]);
  });

  it('tells whom the exchange has refused, and leads to what is to be corrected', async () => {
    const applicant = await completeApplicant(server.kit);
    const { client, ucc } = applicant;
    await client.call(saveProfile, { query: { ucc }, body: { address: '1 Refused Road' } });
    await client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });
    await server.kit.settle();
    const { user, navigations } = await showFilled(testBrowser(server.kit, { cookies: client.cookies }));
    await screen.findByText('The exchange rejected your details. Correct them before you place an order.');
    await user.click(screen.getByRole('link', { name: 'View corrections' }));
    expect(navigations).toEqual([{ to: '/profile', params: {} }]);
  });

  it('can be read again after a failure', async () => {
    const browser = testBrowser(server.kit);
    browser.network = false;
    const { user } = renderWithServer(server, <Cart />, { browser });
    await screen.findByRole('heading', { name: 'Your cart could not be shown' });
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });
});
