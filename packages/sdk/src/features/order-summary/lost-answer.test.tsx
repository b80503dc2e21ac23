import { type Checkout, lastOtp, newCheckout } from '@prosperx/api/testing';
import { getOrderDetails } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { type TestBrowser, testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { orderSummaryContract } from './order-summary.contract.js';
import { OrderSummary as View } from './order-summary.js';

const OrderSummary = toReact(orderSummaryContract, View);
const server = serverForTests();
const SENDS = 3;

/** Orders whose owner's pages get no answer to their payment. */
async function unansweredCheckout() {
  const checkout = await newCheckout(server.kit);
  const [order] = await checkout.orders();
  const browser = testBrowser(server.kit, { cookies: checkout.client.cookies });
  browser.lost = payOrders;
  const open = () => {
    const page = renderWithServer(server, <OrderSummary paymentUrl={order!.paymentUrl!} />, { browser });
    return { ...page, view: within(page.container) };
  };
  return { checkout, browser, open };
}

type Page = ReturnType<Awaited<ReturnType<typeof unansweredCheckout>>['open']>;

async function payAtBank({ view, user }: Page) {
  await user.click(await view.findByRole('radio', { name: /^Net banking/ }));
  await user.click(view.getByRole('button', { name: 'Confirm Payment' }));
}

async function payBy(vpa: string, { view, user }: Page) {
  await user.click(await view.findByRole('radio', { name: /^UPI.*Approve/ }));
  await user.click(view.getByRole('radio', { name: 'UPI ID' }));
  enter(view.getByRole('textbox', { name: 'UPI ID' }), vpa);
  await user.click(view.getByRole('button', { name: 'Confirm Payment' }));
}

const answered = ({ services }: Page) => waitFor(() => expect(services.flash.getState().flash).not.toBeNull());
const sendsOf = ({ requests }: TestBrowser) => requests.filter((each) => each.includes('bse-payment')).length;

const setOf = ({ client, cart }: Checkout) => client.call(getOrderDetails, { query: { cartId: cart.encryptedCartId } });

describe('a payment whose answer was lost', () => {
  it('keeps nothing in the browser of what was typed, and lets another UPI id be given once the payment has failed', async () => {
    const { checkout, browser, open } = await unansweredCheckout();
    const first = open();
    await payBy('failure@upi', first);
    await answered(first);
    expect(Object.entries({ ...localStorage }).join()).not.toContain('failure');
    await server.kit.settle();
    expect(await checkout.orders()).toMatchObject([{ paymentState: 'failed' }]);
    browser.lost = null;
    first.unmount();
    await payBy('success@upi', open());
    await waitFor(() => expect(sendsOf(browser)).toBe(SENDS + 1));
    await waitFor(async () => {
      await server.kit.settle();
      expect(await checkout.orders()).toMatchObject([{ paymentState: 'paid' }]);
    });
  });

  it('lets net banking be tried again once the payment was given up', async () => {
    const { checkout, browser, open } = await unansweredCheckout();
    const first = open();
    await payAtBank(first);
    await answered(first);
    const { openPayment: givenUp } = await setOf(checkout);
    server.kit.clock.advance(givenUp!.until - server.kit.clock.now());
    browser.lost = null;
    first.unmount();
    const again = open();
    await payAtBank(again);
    // the one that was given before holds no more
    const code = await again.view.findByLabelText('One-time password (OTP)');
    enter(code, await lastOtp(checkout.client, checkout.mobile));
    await again.user.click(again.view.getByRole('button', { name: /^Confirm ₹/ }));
    await waitFor(async () => expect((await setOf(checkout)).openPayment).not.toBeNull());
    expect((await setOf(checkout)).openPayment?.paymentId).not.toBe(givenUp!.paymentId);
  });

  it('leads the same try in another tab to the same payment', async () => {
    const { checkout, browser, open } = await unansweredCheckout();
    const [first, second] = [open(), open()];
    await second.view.findByRole('radio', { name: /^Net banking/ });
    await payAtBank(first);
    await answered(first);
    const { openPayment: made } = await setOf(checkout);
    browser.lost = null;
    await payAtBank(second);
    await waitFor(() => expect(location.pathname).toBe(made!.redirectUrl));
    expect((await setOf(checkout)).openPayment?.paymentId).toBe(made!.paymentId);
    expect(second.services.flash.getState().flash).toBeNull();
  });
});
