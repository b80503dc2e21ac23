import { withHolidays } from '@prosperx/api/testing';
import { getCart } from '@prosperx/core/cart';
import { type FundSummary, searchFunds } from '@prosperx/core/fund';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, type RenderOptions, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { FundDetail as View } from './fund-detail.js';

const FundDetail = toReact(fundDetailContract, View);
type Props = WidgetProps<typeof fundDetailContract>;

const server = serverForTests();
let fund: FundSummary;

// fetched where it is seen; the first load is slow and no test should wait for it
beforeAll(() => import('./invest.lazy.js'));
beforeAll(async () => {
  const query = { q: 'parag parikh flexi cap', PageNumber: 0 };
  const { content } = await server.kit.client().call(searchFunds, { query });
  fund = content[0]!;
});

const show = (props: Props = {}, options: RenderOptions = {}) =>
  renderWithServer(server, <FundDetail schemeId={fund.encryptedSchemeId} {...props} />, options);
const panel = async () => within(await screen.findByRole('complementary', { name: 'Invest' }));
const cartOf = async ({ services }: ReturnType<typeof show>) => (await services.api(getCart)).responseData;

describe('a SIP', () => {
  it('goes into the cart of a visitor, and on to the cart', async () => {
    const onAdded = vi.fn();
    const shown = show({ onAdded });
    const form = await panel();
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'SIP date' }), '10th of every month');
    await shown.user.click(form.getByRole('button', { name: '₹3,000' }));
    await shown.user.click(form.getByRole('button', { name: 'Start SIP of ₹3,000' }));
    await waitFor(() => expect(shown.navigations).toEqual([{ to: '/cart-review', params: {} }]));
    const { encryptedSchemeId: schemeId } = fund;
    expect(onAdded).toHaveBeenCalledExactlyOnceWith({ schemeId, investmentType: 'SIP', amount: 3_000 });
    const [item] = (await cartOf(shown)).activeCustomizedInvestmentDetailList;
    expect(item).toMatchObject({ investmentType: 'SIP', totalAmount: 3_000_00 });
    expect(item?.investmentDetail[0]).toMatchObject({ sipDate: 10, numOfInstallments: 360 });
  });

  it('begins with the amount of a plan, also where the scheme refuses it with its reason', async () => {
    const amountOf = async () =>
      (await panel()).getByRole<HTMLInputElement>('textbox', { name: /^Monthly amount/ }).value;
    const planned = show({ monthlyAmount: 7_500 });
    expect(await amountOf()).toBe('7,500');
    planned.unmount();
    const tooSmall = show({ monthlyAmount: 300 });
    expect(await amountOf()).toBe('300');
    await tooSmall.user.click((await panel()).getByRole('button', { name: /^Start SIP/ }));
    expect(await screen.findByText(/^Minimum amount is/)).toBeTruthy();
    expect(tooSmall.navigations).toEqual([]);
  });

  it('is refused with a wrong amount or number of months before anything is sent, and lasts for the one that is chosen', async () => {
    const shown = show();
    const form = await panel();
    const amount = form.getByRole('textbox', { name: /^Monthly amount/ });
    for (const [entered, sentence] of [
      ['', 'Please enter amount'],
      ['1', /^Minimum amount is (1|₹[\d,]+)$/],
      ['100000000', 'Maximum amount is 10000000'],
    ] as const) {
      enter(amount, entered);
      await shown.user.click(form.getByRole('button', { name: /^Start SIP/ }));
      expect(form.getByText(sentence)).toBeTruthy();
      expect(document.activeElement).toBe(amount);
      expect(amount.getAttribute('aria-invalid')).toBe('true');
    }
    enter(amount, '5000');
    await shown.user.click(form.getByRole('radio', { name: 'Fixed, in months' }));
    const months = form.getByRole<HTMLInputElement>('textbox', { name: 'Number of months' });
    expect(months.value).toBe('120');
    enter(months, '');
    await shown.user.click(form.getByRole('button', { name: 'Add to cart' }));
    expect(form.getByText('Please enter duration')).toBeTruthy();
    enter(months, '361');
    expect(form.getByText('Enter at most 360 months')).toBeTruthy();
    enter(months, '12.5');
    expect(form.getByText('Enter only integers')).toBeTruthy();
    expect(shown.browser.requests.filter((request) => request.includes('save-investment'))).toEqual([]);
    enter(months, '24');
    await shown.user.click(form.getByRole('button', { name: 'Add to cart' }));
    await form.findByText(/Your cart has 1 item\./);
    const [item] = (await cartOf(shown)).activeCustomizedInvestmentDetailList;
    expect(item?.investmentDetail[0]?.numOfInstallments).toBe(24);
  });

  it('tells when its instalments fall due, by the rules of the exchange', async () => {
    // the server's day is Monday, 16 November 2026; thirty days later it is past the 5th, and the 20th of December is a Sunday
    const { user } = show();
    const form = await panel();
    expect(form.getByText('Next instalment').nextElementSibling?.textContent).toBe('5 Jan 2027');
    await user.selectOptions(form.getByRole('combobox', { name: 'SIP date' }), '20th of every month');
    expect(form.getByText('Next instalment').nextElementSibling?.textContent).toBe('21 Dec 2026');
    expect(form.getByText('The next instalment is at least 30 days after the first, on a working day.')).toBeTruthy();
    const first = form.getByRole<HTMLSelectElement>('combobox', { name: 'First instalment' });
    expect(first.selectedOptions[0]?.text).toBe('With the order');
    await user.selectOptions(first, 'On its SIP date');
    expect(form.getByText('First instalment', { selector: 'dt' }).nextElementSibling?.textContent).toBe('21 Dec 2026');
    expect(
      form.getByText(
        /^Nothing is paid with the order\. .* the first at least 30 days later, on a working day\. It needs/,
      ),
    ).toBeTruthy();
    expect(form.queryByText(/^Pay before/)).toBeNull();
  });

  it('falls due by the holidays that were imported since this page was built', async () => {
    await withHolidays(server.kit.services, ['2026-12-21'], async () => {
      const { user } = show();
      const form = await panel();
      await user.selectOptions(form.getByRole('combobox', { name: 'SIP date' }), '20th of every month');
      await waitFor(() =>
        expect(form.getByText('Next instalment').nextElementSibling?.textContent).toBe('22 Dec 2026'),
      );
    });
  });
});

describe('a lumpsum', () => {
  it('begins with the amount of a plan, beside the usual one of a SIP', async () => {
    const shown = show({ investmentType: 'LUMPSUM', lumpsumAmount: 2_00_000 });
    const form = await panel();
    expect(form.getByRole('button', { name: 'Invest ₹2,00,000' })).toBeTruthy();
    await shown.user.click(form.getByRole('radio', { name: 'SIP' }));
    expect(form.getByRole('button', { name: 'Start SIP of ₹5,000' })).toBeTruthy();
  });

  it('and a SIP keep an amount each; it is added to the cart and the page stays', async () => {
    const shown = show({ investmentType: 'LUMPSUM' });
    const form = await panel();
    await shown.user.click(form.getByRole('radio', { name: 'SIP' }));
    await shown.user.click(form.getByRole('button', { name: '₹2,000' }));
    await shown.user.click(form.getByRole('radio', { name: 'Lumpsum' }));
    expect(form.getByRole('button', { name: 'Invest ₹10,000' })).toBeTruthy();
    await shown.user.click(form.getByRole('radio', { name: 'SIP' }));
    expect(form.getByRole('button', { name: 'Start SIP of ₹2,000' })).toBeTruthy();
    await shown.user.click(form.getByRole('radio', { name: 'Lumpsum' }));
    expect(form.queryByRole('combobox', { name: 'SIP date' })).toBeNull();
    await shown.user.click(form.getByRole('button', { name: '₹25,000' }));
    expect(form.getByRole('button', { name: 'Invest ₹25,000' })).toBeTruthy();
    await shown.user.click(form.getByRole('button', { name: 'Add to cart' }));
    await form.findByText(/Your cart has 1 item\./);
    expect(shown.services.flash.getState().flash).toMatchObject({ tone: 'success', message: 'Added to your cart.' });
    expect(shown.navigations).toEqual([]);
    await shown.user.click(form.getByRole('button', { name: 'Review cart' }));
    expect(shown.navigations).toEqual([{ to: '/cart-review', params: {} }]);
    const [item] = (await cartOf(shown)).activeCustomizedInvestmentDetailList;
    expect(item).toMatchObject({ investmentType: 'LUMPSUM', totalAmount: 25_000_00 });
  });
});

describe('two quick presses of one button', () => {
  it('add one item, also where the first was kept before the second came', async () => {
    const shown = show();
    const form = await panel();
    const add = form.getByRole('button', { name: 'Add to cart' });
    add.click();
    add.click();
    expect(await form.findByText(/Your cart has 1 item/)).toBeTruthy();
    await shown.user.click(add);
    const { noOfItems } = await cartOf(shown);
    expect(noOfItems).toBe(1);
  });
});

describe('where the widget stands', () => {
  it('puts into the own cart of who is signed in', async () => {
    const browser = await signedInBrowser(server, '9876500002');
    const shown = show({}, { browser });
    await shown.user.click((await panel()).getByRole('button', { name: 'Add to cart' }));
    await screen.findByText(/Your cart has 1 item\./);
    const vikram = await server.kit.signedIn('9876500002');
    expect((await vikram.call(getCart)).noOfItems).toBe(1);
  });

  it("works for a visitor on a partner's page", async () => {
    const shown = show({}, { pageOrigin: 'http://127.0.0.1:5000', partner: 'bluebank' });
    await shown.user.click((await panel()).getByRole('button', { name: /^Start SIP/ }));
    await waitFor(() => expect(shown.navigations).toEqual([{ to: '/cart-review', params: {} }]));
  });

  it('leads to the site from a page that may not write to the cart', async () => {
    const shown = show({ investmentType: 'LUMPSUM' }, { pageOrigin: 'https://blog.example' });
    await shown.user.click((await panel()).getByRole('button', { name: /^Invest ₹/ }));
    const amount = { investmentType: 'LUMPSUM', lumpsumAmount: 10_000, thisFundOnly: 'true' };
    const params = { schemeId: fund.encryptedSchemeId, ...amount };
    const to = expect.stringMatching(/^\/mutual-fund-detail\/Parag-Parikh/);
    await waitFor(() => expect(shown.navigations).toEqual([{ to, params }]));
    expect(screen.queryByText(/offline|reach the server/)).toBeNull();
  });

  it('opens the same form from the bar of a narrow page, by keyboard', async () => {
    const { user } = show();
    const bar = within(await screen.findByRole('group', { name: 'Invest' }));
    bar.getByRole('button', { name: 'Lumpsum' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invest' }));
    expect(dialog.getByRole('button', { name: 'Invest ₹10,000' })).toBeTruthy();
    expect(screen.getAllByRole('form', { name: 'Invest' })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(document.activeElement?.textContent).toBe('Lumpsum');
  });
});
