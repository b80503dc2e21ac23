import { discardOrders, getCart } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { orderBadge, sendTransactionOtp } from '@prosperx/core/order';
import { handleInvalidExpiredOrders } from '@prosperx/core/payment';
import { getTransactions } from '@prosperx/core/portfolio';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { getRunningSips } from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mandates, orders, sandboxExchangeOrders, sandboxExchangeSips, sips } from '#db/schema/index.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { orderText } from '#records/order/remarks.text.js';
import { bankText } from '#sandbox/sandbox.text.js';
import { orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import {
  confirm,
  DEBT,
  fillCart,
  laterSip,
  notificationsTo,
  lumpsum,
  orderCart,
  ordersOf,
  pay,
} from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';

type Investments = Parameters<typeof fillCart> extends [unknown, ...infer Rest] ? Rest : never;

describeWithDb(
  'a SIP that begins on its first SIP date',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));

    /** An investor with a mandate whose cart is ordered, and not confirmed. */
    async function ordered(...investments: Investments) {
      const investor = await newInvestor(kit);
      await addMandate(kit.services, investor.profileId, 50_000);
      const cart = await fillCart(investor.client, ...investments);
      await orderCart(investor.client, cart);
      await kit.settle();
      const confirmed = async () => {
        await confirm(investor.client, cart, investor.mobile);
        await kit.settle();
      };
      const read = async () => (await ordersOf(investor.client, cart)).orders;
      return { ...investor, cart, confirmed, read };
    }
    const sipsAtExchange = (ucc: string) =>
      given.db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.ucc, ucc));

    it('is ordered only where a mandate covers its first instalment', async () => {
      const { client, profileId } = await newInvestor(kit);
      const cart = await fillCart(client, laterSip(2_000));
      expect(cart).toMatchObject({ amount: 0, activeCustomizedInvestmentDetailList: [{ totalAmount: rupees(2_000) }] });
      await expect(orderCart(client, cart)).rejects.toThrow(/sip_mandate_missing/);
      await addMandate(kit.services, profileId, 1_999);
      await expect(orderCart(client, cart)).rejects.toThrow(/sip_mandate_missing/);
    });

    it('waits for its owner’s code, is registered without an order of today, and is debited on its date', async () => {
      const { client, confirmed, read, cart, mobile, ucc, profileId, ...investor } = await ordered(laterSip(2_000));
      expect((await read()).map(orderBadge)).toEqual(['to_confirm']);
      expect(await sipsAtExchange(ucc)).toEqual([]);
      expect((await client.call(getTransactions)).content).toEqual([]);
      await client.call(sendTransactionOtp, { query: { cartId: cart.encryptedCartId, flowType: '1' } });
      const [message] = await client.call(sandboxMessages, { query: { to: mobile } });
      expect(message!.text).toContain('your mutual fund SIP of ₹2,000.00 a month with');
      kit.clock.advance(60_000);
      await confirmed();

      const [order] = await read();
      const sip = { instalmentsDone: 0, nextDate: '2027-01-11', endedOn: null, instalments: [] };
      expect(order).toMatchObject({ state: 'sip_registered', paymentState: 'not_due', autoPay: 'covered', sip });
      expect(orderBadge(order!)).toBe('active_sip');
      expect(await sipsAtExchange(ucc)).toMatchObject([{ state: 'active', start: '2027-01-10', instalments: 24 }]);
      expect(await given.db.$count(sandboxExchangeOrders, eq(sandboxExchangeOrders.ucc, ucc))).toBe(0);
      const notifications = await notificationsTo(kit, investor);
      expect(notifications[0]).toMatchObject({ subject: orderNotifications.sip_registered.subject });
      expect(notifications[0]!.text).toContain('Nothing was debited today. The first instalment of ₹2,000.00');
      expect(notifications[0]!.text).toContain('on 11 January 2027');
      const running = await client.call(getRunningSips);
      expect(running.sips).toMatchObject([
        { status: 'running', instalmentsDone: 0, history: [], autoPay: 'covered', upcoming: { length: 12 } },
      ]);
      expect((await client.call(getTransactions)).content).toEqual([]);

      await goTo('2027-01-13');
      expect(await orderStatesOf(given.db, { profileId })).toEqual(['allotted paid', 'sip_registered not_due']);
      const [begun] = await given.db.select().from(sips).where(eq(sips.profileId, profileId));
      expect(begun).toMatchObject({ state: 'running', instalmentsDone: 1, nextDate: '2027-02-10' });
      const [first] = await given.db.select().from(orders).where(eq(orders.instalment, 1));
      expect([begun!.folioNumber, first!.sipId]).toEqual([first!.folioNumber, begun!.id]);
      const again = await signedInAgain(kit, { ...investor, profileId });
      expect((await again.call(getTransactions)).content).toMatchObject([{ instalment: 1, state: 'done' }]);
      expect((await reconcile(given.db, 'all', testCrypto)).discrepancies).toEqual([]);
    });

    it('is no part of what is paid beside it, and needs no other code', async () => {
      const { client, confirmed, read, cart, ucc } = await ordered(lumpsum(5_000), laterSip(2_000, DEBT));
      expect(cart.amount).toBe(rupees(5_000));
      await confirmed();
      const toPay = (await read()).filter(({ state }) => state === 'registered');
      expect(toPay).toMatchObject([{ amount: rupees(5_000) }]);
      await pay(client, toPay);
      expect((await read()).map(({ paymentState }) => paymentState).sort()).toEqual(['not_due', 'processing']);
      expect(await sipsAtExchange(ucc)).toHaveLength(1);
    });

    it('is registered once where the exchange’s answer is lost', async () => {
      const { confirmed, read, ucc } = await ordered(laterSip(2_017));
      await confirmed();
      kit.clock.advance(600_000);
      await kit.settle();
      expect(await read()).toMatchObject([{ state: 'sip_registered' }]);
      expect(await sipsAtExchange(ucc)).toHaveLength(1);
    });

    it.each([
      ['the exchange', 2_019, bankText.refused],
      ['a missing mandate', 2_000, orderText.mandateMissing],
    ])('is refused by %s with the reason, and its owner is told', async (_, amount, reason) => {
      const { confirmed, read, profileId, userId, ucc } = await ordered(laterSip(amount));
      if (reason === orderText.mandateMissing)
        await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.profileId, profileId));
      await confirmed();
      expect(await read()).toMatchObject([{ state: 'refused', remarks: reason, sip: null }]);
      expect((await notificationsTo(kit, { userId }))[0]).toMatchObject({
        subject: orderNotifications.refused.subject,
      });
      expect((await sipsAtExchange(ucc)).filter(({ state }) => state === 'active')).toEqual([]);
      expect(await given.db.$count(sips, eq(sips.profileId, profileId))).toBe(0);
    });

    it('expires where nobody confirms it, and goes back into the cart as it was', async () => {
      const investor = await ordered(laterSip(2_000));
      await goTo('2026-11-20');
      const client = await signedInAgain(kit, investor);
      const [order] = (await ordersOf(client, investor.cart)).orders;
      expect(order).toMatchObject({ state: 'expired', remarks: orderText.notConfirmed });
      const notifications = await notificationsTo(kit, investor);
      expect(notifications.map(({ subject }) => subject)).toEqual([orderNotifications.not_confirmed.subject]);
      const restored = await client.call(handleInvalidExpiredOrders, {
        body: { cartId: investor.cart.encryptedCartId },
      });
      expect(restored).toMatchObject({ noOfItems: 1, amount: 0 });
      const [item] = restored.activeCustomizedInvestmentDetailList;
      expect(item?.investmentDetail[0]).toMatchObject({ firstOrderToday: false, sipDate: 10 });
      expect(await sipsAtExchange(investor.ucc)).toEqual([]);
    });

    it('is cancelled at once before the exchange has heard of it, and never after', async () => {
      const { client, read } = await ordered(laterSip(2_000));
      expect(await client.call(discardOrders)).toEqual({ discarded: 1, kept: 0 });
      expect(await read()).toMatchObject([{ state: 'cancelled', remarks: orderText.discarded }]);
      const other = await ordered(laterSip(2_000));
      await other.confirmed();
      expect(await other.client.call(discardOrders)).toEqual({ discarded: 0, kept: 0 });
      expect((await other.client.call(getCart)).noOfItems).toBe(0);
    });
  },
  'seeded',
);
