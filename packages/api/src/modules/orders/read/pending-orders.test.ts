import { discardActiveCart, discardOrders, getCart, saveInvestment } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { getPendingOrders } from '@prosperx/core/order';
import { handleInvalidExpiredOrders, payOrders, reportInvalidOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditEntries, sandboxExchangeOrders, sips } from '#db/schema/index.js';
import { orderText } from '#records/order/remarks.text.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, lumpsum, orderCart, paymentOf, schemeOf, sip } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'pending orders',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const statesOf = (profileId: string) => orderStatesOf(given.db, { profileId });

    it('block another order of the same scheme, and of no other', async () => {
      const { client, pxOrderNumber, cart } = await newCheckout(kit, lumpsum(5_000));
      const failure = await client.fail(saveInvestment, { body: lumpsum(6_000) });
      expect(failure).toMatchObject({ code: 'orders_pending', status: 409 });
      const [pending] = failure.responseData as { pxOrderNumber: string; paymentUrl: string }[];
      expect(pending).toMatchObject({
        pxOrderNumber,
        schemeName: schemeOf(EQUITY).name,
        amount: 5_000,
        beingPaid: false,
      });
      expect(new URLSearchParams(pending?.paymentUrl).get('cartId')).toBe(cart.encryptedCartId);
      await client.call(saveInvestment, { body: sip(500) });
      await client.call(saveInvestment, { body: lumpsum(6_000, DEBT) });
      expect((await client.call(getCart)).noOfItems).toBe(2);
    });

    it('are listed with their link until they are paid or cancelled', async () => {
      const { client, pxOrderNumber, payAtBank } = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      const [pending] = await client.call(getPendingOrders);
      const schemeName = schemeOf(EQUITY).name;
      expect(pending).toMatchObject({ pxOrderNumber, amount: rupees(6_000), createdDate: kit.clock.now() });
      expect([...(pending?.orders ?? [])].sort((a, b) => a.amount - b.amount)).toEqual([
        { schemeName, investmentType: 'SIP', amount: rupees(1_000) },
        { schemeName, investmentType: 'LUMPSUM', amount: rupees(5_000) },
      ]);
      expect(await (await newInvestor(kit)).client.call(getPendingOrders)).toEqual([]);
      await payAtBank('pay');
      expect(await client.call(getPendingOrders)).toEqual([]);
    });

    it('do not keep their scheme out of the cart once their payment is under way', async () => {
      const { client, startPaying } = await newCheckout(kit, lumpsum(5_000));
      expect((await client.fail(saveInvestment, { body: lumpsum(6_000) })).code).toBe('orders_pending');
      await startPaying();
      await client.call(saveInvestment, { body: lumpsum(6_000) });
      expect((await client.call(getCart)).noOfItems).toBe(1);
    });

    it('are cancelled here and at the exchange, with the SIP that they began', async () => {
      const { client, profileId, ucc } = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      expect(await client.call(discardOrders)).toEqual({ discarded: 2, kept: 0 });
      await kit.settle();
      expect(await statesOf(profileId)).toEqual(['cancelled unpaid', 'cancelled unpaid']);
      const book = await given.db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.ucc, ucc));
      expect(book.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
      const [begun] = await given.db.select().from(sips).where(eq(sips.profileId, profileId));
      expect(begun?.state).toBe('cancelled');
      expect(await client.call(discardOrders)).toEqual({ discarded: 0, kept: 0 });
      await client.call(saveInvestment, { body: lumpsum(6_000) });
    });

    it('are being cancelled until the exchange confirms it, and become what they were, with the reason, where it does not', async () => {
      let keeps = true;
      const { exchange } = kit.services.providers;
      const refuse = () => Promise.resolve({ cancelled: false as const, reason: 'Allotment has begun.' });
      const cancel: typeof exchange.cancel = (order) => (keeps ? refuse() : exchange.cancel(order));
      const own = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, cancel } } });
      const { client, profileId, ucc, orders: read } = await newCheckout(own, sip(1_000));
      const sipState = async () =>
        (await given.db.select().from(sips).where(eq(sips.profileId, profileId))).map(({ state }) => state);
      expect(await client.call(discardOrders)).toEqual({ discarded: 1, kept: 0 });
      await own.settle();
      expect(await read()).toMatchObject([
        { state: 'registered', remarks: orderText.notCancelled('Allotment has begun.') },
      ]);
      expect(await sipState()).toEqual(['pending']);
      keeps = false;
      kit.clock.advance(1_000);
      expect(await client.call(discardOrders)).toEqual({ discarded: 1, kept: 0 });
      // delivered with the answer, not at the worker's next round
      await own.app.idle();
      expect(await client.call(discardOrders)).toEqual({ discarded: 0, kept: 0 });
      expect(await read()).toMatchObject([{ state: 'cancelled', remarks: orderText.discarded }]);
      expect(await sipState()).toEqual(['cancelled']);
      const book = await given.db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.ucc, ucc));
      expect(book.map(({ state }) => state)).toEqual(['cancelled']);
    });

    it('wait for the exchange while it cannot be reached', async () => {
      let silent = false;
      const deaf = testKit(given.db, { clock: kit.clock, faults: { loseRequest: () => silent } });
      const { client, orders: read } = await newCheckout(deaf, lumpsum(5_000));
      silent = true;
      await client.call(discardOrders);
      await deaf.settle();
      expect(await read()).toMatchObject([{ state: 'cancelling', orderStatus: 'PENDING' }]);
      silent = false;
      kit.clock.advance(60_000);
      await deaf.settle();
      expect(await read()).toMatchObject([{ state: 'cancelled' }]);
    });

    it('are not cancelled while they are being paid', async () => {
      const paying = await newCheckout(kit);
      await paying.startPaying();
      expect(await paying.client.call(discardOrders)).toEqual({ discarded: 0, kept: 1 });
      expect(await statesOf(paying.profileId)).toEqual(['registered processing']);
    });

    it('cannot be paid after they were cancelled', async () => {
      const { client, orders: read } = await newCheckout(kit);
      const body = paymentOf(await read());
      await client.call(discardOrders);
      expect((await client.fail(payOrders, { key: 'k1', body })).code).toBe('order_not_payable');
    });

    it('go back into the cart once they have expired, once', async () => {
      const investor = await newInvestor(kit);
      const cart = await fillCart(investor.client, lumpsum(5_000), sip(1_000));
      await orderCart(investor.client, cart);
      await kit.settle();
      const body = { cartId: cart.encryptedCartId };
      expect((await investor.client.call(handleInvalidExpiredOrders, { body })).noOfItems).toBe(0);
      kit.clock.advance(4 * DAY);
      await kit.settle();
      expect(await statesOf(investor.profileId)).toEqual(['expired unpaid', 'expired unpaid']);
      const again = await signedInAgain(kit, investor);
      expect(await again.call(handleInvalidExpiredOrders, { body })).toMatchObject({
        noOfItems: 2,
        amount: rupees(6_000),
      });
      expect((await again.call(handleInvalidExpiredOrders, { body })).noOfItems).toBe(2);
      const stranger = await newInvestor(kit);
      expect((await stranger.client.fail(handleInvalidExpiredOrders, { body })).code).toBe('forbidden');
    });

    it('are reported when their link is opened too late', async () => {
      const { client, userId, orders: read } = await newCheckout(kit);
      const [own] = await read();
      const [other] = await (await newCheckout(kit)).orders();
      const ids = [own!.encryptedOrderId, other!.encryptedOrderId, 'order_1'];
      const reportOf = (reported: string[]) => ({
        orderDetailsList: reported.map((encryptedOrderId) => ({ encryptedOrderId })),
        isPaymentLinkExpired: true,
      });
      await client.call(reportInvalidOrders, { body: reportOf(ids) });
      await client.call(reportInvalidOrders, { body: reportOf(ids.slice(1)) });
      const entries = await given.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.actor, `user:${userId}`));
      const reports = entries.filter(({ action }) => action === 'orders.reported_invalid');
      expect(reports.map(({ details }) => details)).toEqual([
        { orders: own!.encryptedOrderId, isPaymentLinkExpired: true },
      ]);
    });
  },
  'seeded',
);

describeWithDb(
  'discardActiveCart',
  (given) => {
    it('empties a cart, and once more without harm', async () => {
      const kit = testKit(given.db);
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(5_000), sip(1_000));
      const emptied = await client.call(discardActiveCart);
      expect(emptied).toMatchObject({ noOfItems: 0, version: cart.version + 1, encryptedCartId: cart.encryptedCartId });
      expect(await client.call(discardActiveCart)).toEqual(emptied);
      expect((await kit.client().call(discardActiveCart)).noOfItems).toBe(0);
    });
  },
  'seeded',
);
