import { getOrderDetails } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { OTP_LIMITS } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { orderSets, payments, profiles, sandboxBankPayments } from '#db/schema/index.js';
import { paymentsForOrders } from '#modules/payments/payments-for-orders.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { confirm, DEBT, fillCart, LIQUID, lumpsum, orderCart, ordersOf, paymentOf } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { leadsTo, open } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;

describeWithDb(
  'payOrders',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    // Trust M16: no payment without the code for these orders
    it('refuses orders that no OTP has confirmed', async () => {
      const { client, mobile } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(5_000));
      const { orders } = await orderCart(client, cart);
      await kit.settle();
      const body = paymentOf(orders);
      expect((await client.fail(payOrders, { key: 'k1', body })).code).toBe('otp_required');
      await confirm(client, cart, mobile);
      expect(await client.call(payOrders, { key: 'k1', body })).toMatchObject({ html: null });
    });

    it('accepts the amount that the payer saw, and no other', async () => {
      const { client, orders } = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const body = paymentOf(await orders());
      const other = { ...body, totalAmount: 1 };
      expect((await client.fail(payOrders, { key: 'k1', body: other })).code).toBe('cart_changed');
      // an order that is named twice is paid once
      const [first] = body.orderDetailsList as [{ encryptedOrderId: string }];
      const twice = { ...body, orderDetailsList: [first, first] };
      expect((await client.fail(payOrders, { key: 'k2', body: twice })).code).toBe('cart_changed');
      expect((await orders()).every(({ paymentState }) => paymentState === 'unpaid')).toBe(true);
    });

    it('pays a part of the set when the payer chooses it', async () => {
      const { client, orders } = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const [first] = await orders();
      await client.call(payOrders, { key: 'k1', body: paymentOf([first!]) });
      expect((await orders()).map(({ paymentState }) => paymentState).sort()).toEqual(['processing', 'unpaid']);
    });

    it('checks the permission of the paid orders alone, not of those that were refused', async () => {
      const { client, mobile, profileId, payAtBank } = await newCheckout(kit);
      await payAtBank();
      // the exchange refuses amounts that end in 19
      const cart = await fillCart(client, lumpsum(6_000), lumpsum(5_019, LIQUID));
      await orderCart(client, cart);
      kit.clock.advance(OTP_LIMITS.gap.within);
      await kit.settle();
      await confirm(client, cart, mobile);
      // the payer may go on with the fund house that they have paid into, and with no other
      const kycStatus = 'KYC_REGISTERED_STATUS';
      await given.db.update(profiles).set({ kycStatus }).where(eq(profiles.id, profileId));
      const { orders } = await ordersOf(client, cart);
      const valid = orders.filter(({ orderStatus }) => orderStatus === 'VALID');
      expect([orders.length, valid.length]).toEqual([2, 1]);
      expect(await client.call(payOrders, { key: 'k1', body: paymentOf(valid) })).toHaveProperty('paymentId');
    });

    it('refuses the orders of somebody else, and of another set', async () => {
      const mine = await newCheckout(kit);
      const theirs = await newCheckout(kit);
      const [[order], [own]] = [await theirs.orders(), await mine.orders()];
      const body = { ...paymentOf([order!]), paymentUrl: own!.paymentUrl ?? '' };
      expect((await mine.client.fail(payOrders, { key: 'k1', body })).code).toBe('order_unknown');
      const theirCart = paymentOf([order!]);
      expect((await mine.client.fail(payOrders, { key: 'k2', body: theirCart })).code).toBe('payment_link_invalid');
      const none = { ...paymentOf([own!]), orderDetailsList: [], totalAmount: 0 };
      expect((await mine.client.fail(payOrders, { key: 'k3', body: none })).code).toBe('order_unknown');
    });

    it.each(['https://evil.example/thank-you', '//evil.example', 'javascript:alert(1)'])(
      'refuses to return to %s',
      async (loopBackUrl) => {
        const { client, orders } = await newCheckout(kit);
        const body = { ...paymentOf(await orders()), loopBackUrl };
        const fields = { loopBackUrl: 'not_a_return_path' };
        expect(await client.fail(payOrders, { key: 'k1', body })).toMatchObject({ code: 'invalid_input', fields });
      },
    );

    it('answers a repeated request byte for byte and makes one payment', async () => {
      const { client, orders, profileId } = await newCheckout(kit);
      const body = paymentOf(await orders());
      const first = await client.send(payOrders, { key: 'k1', body });
      await kit.settle();
      expect(await (await client.send(payOrders, { key: 'k1', body })).text()).toBe(await first.text());
      expect(await given.db.$count(payments, eq(payments.profileId, profileId))).toBe(1);
    });

    // Trust M7: two tabs make one payment
    it('makes one payment for two tabs, and shows the second the way to it', async () => {
      const { client, orders } = await newCheckout(kit);
      const body = paymentOf(await orders());
      const [one, two] = await Promise.all(['k1', 'k2'].map((key) => client.send(payOrders, { key, body })));
      expect([one!.status, two!.status].sort()).toEqual([200, 409]);
      const [won, lost] = one!.ok ? [one!, two!] : [two!, one!];
      const { data } = (await won.json()) as { data: { redirectUrl: string } };
      const { error } = (await lost.json()) as { error: { code: string; data: { redirectUrl: string } } };
      expect(error.code).toBe('payment_pending');
      expect(error.data.redirectUrl).toBe(data.redirectUrl);
    });

    it('refuses a link past its deadline', async () => {
      const { client, cart, orders } = await newCheckout(kit);
      const body = paymentOf(await orders());
      const payableUntil = kit.clock.now() + MINUTE;
      await given.db.update(orderSets).set({ payableUntil }).where(eq(orderSets.cartId, cart.encryptedCartId));
      kit.clock.advance(MINUTE);
      expect((await client.fail(payOrders, { key: 'k1', body })).code).toBe('payment_link_expired');
      kit.clock.advance(-1);
      await client.call(payOrders, { key: 'k2', body });
    });

    it('leads the browser to the bank, and answers 404 for a payment that does not exist', async () => {
      const { startPaying } = await newCheckout(kit);
      const { paymentId, bankPage } = await startPaying();
      expect(bankPage).toMatch(/^\/prosperx-api\/sandbox\/bank\/bank_[\w-]{22}$/);
      expect(await leadsTo(kit.app, `/prosperx-api/payment/continue/${paymentId}`)).toBe(bankPage);
      for (const path of ['continue/pay_none', 'return/pay_none', '../sandbox/bank/bank_none']) {
        expect((await open(kit.app, `/prosperx-api/payment/${path}`)).status).toBe(404);
      }
    });

    it('accepts another payment once the time shown to the payer has passed at the bank’s page', async () => {
      const { startPaying, client, cart } = await newCheckout(kit);
      await startPaying();
      const read = () => client.call(getOrderDetails, { query: { cartId: cart.encryptedCartId } });
      const until = (await read()).openPayment!.until!;
      kit.clock.advance(until - kit.clock.now() - 1);
      expect((await read()).orders[0]?.paymentState).toBe('processing');
      kit.clock.advance(1);
      // meanwhile the owner confirms anew in another tab
      const confirmedAt = (at: number | null) =>
        given.db.update(orderSets).set({ confirmedAt: at }).where(eq(orderSets.cartId, cart.encryptedCartId));
      await confirmedAt(null);
      const { poll } = paymentsForOrders;
      const polled = vi.spyOn(paymentsForOrders, 'poll').mockImplementation(async (ctx, paymentId) => {
        await poll(ctx, paymentId);
        await confirmedAt(kit.clock.now());
      });
      onTestFinished(() => polled.mockRestore());
      expect(await read()).toMatchObject({
        confirmed: true,
        openPayment: null,
        orders: [{ paymentState: 'failed', state: 'registered' }],
      });
    });

    it('asks only a payer who paid in a window of its own to close it', async () => {
      const { startPaying } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      const path = (step: string) => `/prosperx-api/payment/${step}/${paymentId}`;
      const cookie = (await open(kit.app, `${path('continue')}?beside=true`)).headers.get('Set-Cookie') ?? '';
      expect(cookie).toContain(`; Path=${path('return')};`);
      const [name = '', value = ''] = cookie.split(/[=;]/);
      const back = await open(kit.app, path('return'), { cookies: new Map([[name, value]]) });
      expect(await back.text()).toContain('You can close this window');
      const chosen = new Map([
        [name, value],
        ['px_language', 'hi'],
      ]);
      const inHindi = await (await open(kit.app, path('return'), { cookies: chosen })).text();
      expect(inHindi).toContain('<html lang="hi-IN">');
      expect(inHindi).toContain('आप यह विंडो बंद कर सकते हैं');
      expect(await leadsTo(kit.app, path('return'))).toContain('/v1/');
      expect((await open(kit.app, path('continue'))).headers.get('Set-Cookie')).toBeNull();
    });

    it('shows the connecting page while the gateway does not answer, and starts one payment there', async () => {
      let silent = true;
      const unlucky = testKit(given.db, { faults: { loseAnswer: () => silent } });
      const { client, orders } = await newCheckout(kit);
      const body = paymentOf(await orders());
      const browser = unlucky.client();
      for (const [name, value] of client.cookies) browser.cookies.set(name, value);
      const { paymentId, redirectUrl } = await browser.call(payOrders, { key: 'k1', body });
      const page = await open(unlucky.app, redirectUrl ?? '');
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('http-equiv="refresh"');
      silent = false;
      unlucky.clock.advance(5_000);
      expect(await leadsTo(unlucky.app, redirectUrl ?? '')).toContain('/sandbox/bank/');
      expect(await given.db.$count(sandboxBankPayments, eq(sandboxBankPayments.clientRef, paymentId))).toBe(1);
    });

    it('accepts another try after a payment that failed', async () => {
      const { payAtBank, orders, pxOrderNumber } = await newCheckout(kit);
      const failed = new URL(await payAtBank('fail'), 'http://localhost');
      expect(failed.pathname).toBe('/v1/payment-error');
      expect(failed.searchParams.get('orderNo')).toBe(pxOrderNumber);
      expect(new URLSearchParams(failed.searchParams.get('paymentUrl') ?? '').get('cartId')).toMatch(/^cart_/);
      expect((await orders())[0]).toMatchObject({ state: 'registered', paymentState: 'failed' });
      expect(await payAtBank('pay')).toBe(`/v1/thank-you?orderNo=${pxOrderNumber}`);
      expect((await orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid' });
    });

    it('refuses orders that are paid', async () => {
      const { client, cart, payAtBank, orders } = await newCheckout(kit);
      await payAtBank();
      const body = paymentOf(await orders());
      expect((await client.fail(payOrders, { key: 'k9', body })).code).toBe('order_not_payable');
      expect((await ordersOf(client, cart)).orders[0]?.paymentState).toBe('paid');
    });
  },
  'seeded',
);
