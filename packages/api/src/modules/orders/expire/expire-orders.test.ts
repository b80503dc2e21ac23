import { handleInvalidExpiredOrders, payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders, sandboxExchangeOrders, sips } from '#db/schema/index.js';
import { orderText } from '#records/order/remarks.text.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, fillCart, lumpsum, orderCart, ordersOf, paymentOf, sip } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const HOUR = 3_600_000;
const SIX_ON_WEDNESDAY = 56 * HOUR;

describeWithDb(
  'expireOrders',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const statesOf = (someone: { readonly profileId: string }) => orderStatesOf(given.db, someone);

    it('lets unpaid orders expire at six in the evening of the second working day after their own, and not before', async () => {
      const checkout = await newCheckout(kit);
      kit.clock.advance(SIX_ON_WEDNESDAY - 1);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['registered unpaid']);
      kit.clock.advance(1);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['expired unpaid']);
      const again = await signedInAgain(kit, checkout);
      const { orders: expired } = await ordersOf(again, checkout.cart);
      expect(expired).toMatchObject([{ orderStatus: 'INVALID', remarks: orderText.expired }]);
      const body = paymentOf(expired);
      expect((await again.fail(payOrders, { key: 'k1', body })).code).toBe('payment_link_expired');
    });

    it('cancels orders at the exchange too, with the SIP that they began, so that a SIP ordered again is there once', async () => {
      const checkout = await newCheckout(kit, sip(2_000), lumpsum(5_000, DEBT));
      const registered = async () => {
        const ofUcc = eq(sandboxExchangeOrders.ucc, checkout.ucc);
        const book = await given.db.select().from(sandboxExchangeOrders).where(ofUcc);
        const begun = await given.db.select().from(sips).where(eq(sips.profileId, checkout.profileId));
        return [book.map(({ kind, state }) => `${kind} ${state}`).sort(), begun.map(({ state }) => state).sort()];
      };
      expect(await registered()).toEqual([['purchase registered', 'sip registered'], ['pending']]);
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + SIX_ON_WEDNESDAY);
      expect(await registered()).toEqual([['purchase cancelled', 'sip cancelled'], ['cancelled']]);
      const again = await signedInAgain(kit, checkout);
      const body = { cartId: checkout.cart.encryptedCartId };
      await orderCart(again, await again.call(handleInvalidExpiredOrders, { body }));
      await kit.settle();
      expect((await registered())[1]).toEqual(['cancelled', 'pending']);
    });

    it('asks again while the exchange keeps orders, which are not put back into the cart', async () => {
      let keeps = true;
      const { exchange } = kit.services.providers;
      const refuse = () => Promise.resolve({ cancelled: false as const, reason: 'Not now.' });
      const cancel: typeof exchange.cancel = (order) => (keeps ? refuse() : exchange.cancel(order));
      const own = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, cancel } } });
      const checkout = await newCheckout(own, sip(2_000));
      await own.scheduler.advanceTo(kit.clock, kit.clock.now() + SIX_ON_WEDNESDAY);
      expect(await statesOf(checkout)).toEqual(['registered unpaid']);
      const again = await signedInAgain(own, checkout);
      const body = { cartId: checkout.cart.encryptedCartId };
      expect((await again.call(handleInvalidExpiredOrders, { body })).noOfItems).toBe(0);
      keeps = false;
      await own.scheduler.advanceTo(kit.clock, kit.clock.now() + HOUR);
      expect(await statesOf(checkout)).toEqual(['expired unpaid']);
      const later = await signedInAgain(own, checkout);
      expect((await later.call(handleInvalidExpiredOrders, { body })).noOfItems).toBe(1);
    });

    it('leaves the orders of the same cart alone that were paid', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const [first] = await checkout.orders();
      const { paymentId } = await checkout.client.call(payOrders, {
        key: 'k1',
        body: paymentOf([first!]),
      });
      await kit.settle();
      const page = await kit.services.providers.gateway.find(paymentId);
      await pressAtBank(kit.app, page?.redirectUrl ?? '', 'pay');
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + SIX_ON_WEDNESDAY);
      expect(await statesOf(checkout)).toEqual(['allotted paid', 'expired unpaid']);
    });

    it('waits for the end of a payment that is under way, then lets its orders expire too', async () => {
      const checkout = await newCheckout(kit);
      kit.clock.advance(SIX_ON_WEDNESDAY - 5 * 60_000);
      await given.db.update(orders).set({ paymentState: 'processing' }).where(eq(orders.profileId, checkout.profileId));
      kit.clock.advance(HOUR / 2);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['registered processing']);
      await given.db.update(orders).set({ paymentState: 'failed' }).where(eq(orders.profileId, checkout.profileId));
      kit.clock.advance(HOUR);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['expired failed']);
    });

    it('expires no order while the exchange has not answered', async () => {
      let silent = true;
      const deaf = testKit(given.db, { faults: { loseRequest: () => silent } });
      const investor = await newInvestor(deaf);
      await orderCart(investor.client, await fillCart(investor.client, lumpsum(5_000)));
      await deaf.settle();
      deaf.clock.advance(SIX_ON_WEDNESDAY + HOUR / 2);
      await deaf.settle();
      expect(await statesOf(investor)).toEqual(['unknown unpaid']);
      silent = false;
      deaf.clock.advance(HOUR / 2);
      await deaf.settle();
      deaf.clock.advance(HOUR);
      await deaf.settle();
      expect(await statesOf(investor)).toEqual(['expired unpaid']);
    });
  },
  'seeded',
);
