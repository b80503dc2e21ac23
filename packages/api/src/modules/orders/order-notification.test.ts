import { saveInvestment } from '@prosperx/core/cart';
import { formatDate } from '@prosperx/core/format';
import { nav, rupees, units } from '@prosperx/core/money';
import { getPendingOrders } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { businessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, fillCart, notificationsTo, lumpsum, orderCart, paymentOf, sip } from '#testing/investing.js';
import { newInvestor, signedInAgain, type TestInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { orderNotifications } from './order-notification.text.js';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Hours until orders of a Monday at ten expire. */
const EXPIRES_AFTER = 56;

describeWithDb(
  'the notifications about orders',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const afterDays = (days: number) => kit.scheduler.advanceTo(kit.clock, kit.clock.now() + days * DAY);

    it('come once each, for a payment that arrives and for each order that has its units', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      await checkout.payAtBank();
      await kit.settle();
      const [paid, ...others] = await notificationsTo(kit, checkout);
      expect(others).toEqual([]);
      expect(paid?.subject).toBe(orderNotifications.paid.subject);
      for (const words of ['₹6,000.00', '₹5,000.00', '₹1,000.00']) expect(paid?.text).toContain(words);
      await afterDays(5);
      const units = (await notificationsTo(kit, checkout)).filter(
        ({ subject }) => subject === orderNotifications.allotted.subject,
      );
      expect(units).toHaveLength(2);
      expect(units.map(({ text }) => text).join()).toContain(formatDate(businessDate('2026-11-16')));
      expect(units.map(({ text }) => text).join()).toContain('less ₹0.25 stamp duty');
    });

    it.each(Object.entries(orderNotifications))('begin with a whole sentence: %s', (_, { body }) => {
      const text = body({
        name: 'Asha',
        link: 'https://invest.example',
        pxOrderNumber: 'PX1',
        reason: '',
        isPaid: true,
        isTried: true,
        autoPayLink: '',
        needsAutoPay: false,
        firstDebit: businessDate('2027-01-11'),
        toPayAgain: [],
        amount: rupees(5_000),
        at: kit.clock.now(),
        items: [],
        sentByPayer: { number: '1', waitUntil: businessDate('2026-11-18'), depositBy: businessDate('2026-11-16') },
        allotment: {
          units: units(1_000),
          nav: nav(10),
          navDate: businessDate('2026-11-16'),
          stampDuty: rupees(1),
        },
      });
      expect(text).toMatch(/^Dear Asha,\n\n\p{Lu}/u);
    });

    it('come when a transfer or a cheque is handed in, with its number and until when it is waited for', async () => {
      const transfer = await newCheckout(kit, sip(1_000));
      const byNeft = { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111677' };
      const neft = { ...paymentOf(await transfer.orders()), ...byNeft };
      await transfer.client.call(payOrders, { key: 'neft', body: neft });
      const deposit = await newCheckout(kit, lumpsum(5_000));
      const byCheque = { paymentMode: 1, chequeNumber: '000777', chequeDate: '2026-11-16' };
      const cheque = { ...paymentOf(await deposit.orders()), ...byCheque };
      await deposit.client.call(payOrders, { key: 'cheque', body: cheque });
      await kit.settle();
      const [noted] = await notificationsTo(kit, transfer);
      expect(noted?.subject).toBe(orderNotifications.transfer_noted.subject);
      for (const words of [
        'HDFCN52026111677',
        'until 18 November 2026',
        '(SIP, monthly on the 10th, first instalment): ₹1,000.00',
      ])
        expect(noted?.text).toContain(words);
      const [other] = await notificationsTo(kit, deposit);
      expect(other?.subject).toBe(orderNotifications.cheque_noted.subject);
      for (const each of [noted, other])
        expect(each?.text).toContain('before the fund’s cut-off decides your NAV; after it, the next working day.');
      for (const words of ['000777', 'Axis Bank before closing on 16 November 2026', '(Lumpsum): ₹5,000.00'])
        expect(other?.text).toContain(words);
    });

    it('come once for orders that expire together, with all that were not paid', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      await afterDays(5);
      const notifications = await notificationsTo(kit, checkout);
      expect(notifications.map(({ subject }) => subject)).toEqual([orderNotifications.expired.subject]);
      for (const words of ['₹5,000.00', '₹1,000.00']) expect(notifications[0]?.text).toContain(words);
    });

    const later = async ({ settle }: TestKit, hours: number) => {
      kit.clock.advance(hours * HOUR);
      await settle();
    };
    const expiryNotificationsTo = async (someone: TestInvestor) =>
      (await notificationsTo(kit, someone)).filter(({ subject }) => subject === orderNotifications.expired.subject);

    it('come for orders that expire later too: first for those that nobody paid, then for those that a cheque never paid', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const paid = (await checkout.orders()).filter(({ amount }) => amount === rupees(3_000));
      const body = { ...paymentOf(paid), paymentMode: 1, chequeNumber: '000777', chequeDate: '2026-11-16' };
      await checkout.client.call(payOrders, { key: 'cheque', body });
      const { gateway } = kit.services.providers;
      const neverComes = { ...gateway, find: () => Promise.resolve(null) };
      const waiting = testKit(given.db, { clock: kit.clock, providers: { gateway: neverComes } });
      for (const hours of [EXPIRES_AFTER, 30 * 24, 1]) await later(waiting, hours);
      expect(await orderStatesOf(given.db, checkout)).toEqual(['expired failed', 'expired unpaid']);
      const [last, first, ...others] = await expiryNotificationsTo(checkout);
      expect(others).toEqual([]);
      expect([first?.text.includes('₹5,000.00'), first?.text.includes('₹3,000.00')]).toEqual([true, false]);
      expect([last?.text.includes('₹5,000.00'), last?.text.includes('₹3,000.00')]).toEqual([false, true]);
      // the cheque may be cleared still
      expect(first?.text).toContain('Nothing was debited.');
      expect(last?.text).toContain('Any amount, if debited, will be refunded to your bank account.');
    });

    it('come for an order that the exchange took after the others had expired', async () => {
      const { exchange } = kit.services.providers;
      let silent = true;
      const register: typeof exchange.register = (order) =>
        silent && order.amount === rupees(3_000)
          ? Promise.reject(new ProviderUnknown('test'))
          : exchange.register(order);
      const slow = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, register } } });
      const investor = await newInvestor(slow);
      await orderCart(investor.client, await fillCart(investor.client, lumpsum(5_000), lumpsum(3_000, DEBT)));
      await slow.settle();
      await later(slow, EXPIRES_AFTER);
      expect((await expiryNotificationsTo(investor)).map(({ text }) => text.includes('₹3,000.00'))).toEqual([false]);
      silent = false;
      for (const hours of [1, 1]) await later(slow, hours);
      expect((await expiryNotificationsTo(investor)).map(({ text }) => text.includes('₹3,000.00'))).toEqual([
        true,
        false,
      ]);
    });

    it('leave out an order that its owner discarded while others expired', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const takenBack = and(eq(orders.profileId, checkout.profileId), eq(orders.amount, rupees(3_000)));
      await given.db.update(orders).set({ state: 'cancelling' }).where(takenBack);
      await later(kit, EXPIRES_AFTER);
      expect((await expiryNotificationsTo(checkout)).map(({ text }) => text.includes('₹3,000.00'))).toEqual([false]);
    });

    it('come for expired orders once the exchange has cancelled them, not while it keeps them', async () => {
      let keeps = true;
      const { exchange } = kit.services.providers;
      const refuse = () => Promise.resolve({ cancelled: false as const, reason: 'Not now.' });
      const cancel: typeof exchange.cancel = (order) => (keeps ? refuse() : exchange.cancel(order));
      const stubborn = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, cancel } } });
      const checkout = await newCheckout(stubborn, lumpsum(5_000), lumpsum(3_000, DEBT));
      await later(stubborn, EXPIRES_AFTER);
      expect(await expiryNotificationsTo(checkout)).toEqual([]);
      const again = await signedInAgain(stubborn, checkout);
      expect(await again.call(getPendingOrders)).toEqual([]);
      await again.call(saveInvestment, { body: lumpsum(5_000) });
      keeps = false;
      await later(stubborn, 1);
      const [notification, ...others] = await expiryNotificationsTo(checkout);
      expect(others).toEqual([]);
      for (const words of ['₹5,000.00', '₹3,000.00']) expect(notification?.text).toContain(words);
    });
  },
  'seeded',
);

describe('notifications about orders', () => {
  const item = { schemeName: 'Some Fund', amount: rupees(1_000), isNfo: false, isClosed: false };
  const facts = {
    pxOrderNumber: 'PX1',
    amount: rupees(1_000),
    at: 0,
    reason: '',
    name: 'Asha',
    link: '',
    allotment: { units: units(1), nav: nav(10), navDate: businessDate('2026-11-16'), stampDuty: rupees(0.05) },
    sentByPayer: { number: '1', waitUntil: businessDate('2026-11-18'), depositBy: businessDate('2026-11-16') },
    isPaid: true,
    isTried: true,
    autoPayLink: 'https://invest.example/v1/running-sips',
    needsAutoPay: false,
    firstDebit: null,
    toPayAgain: [],
  };

  it.each(Object.entries(orderNotifications))(
    '%s calls a SIP a SIP, with its frequency and date, and a lumpsum one',
    (_, { body }) => {
      const sipOf = { frequency: 1, date: 10, instalment: 3 };
      expect(body({ ...facts, items: [{ ...item, sip: sipOf }] })).toContain(
        'Some Fund (SIP, monthly on the 10th, instalment 3)',
      );
      expect(body({ ...facts, items: [{ ...item, sip: null }] })).toContain('Some Fund (Lumpsum)');
    },
  );

  it.each(['transfer_noted', 'cheque_noted'] as const)('%s says nothing of the NAV of a new fund offer', (about) => {
    const text = (isNfo: boolean) =>
      orderNotifications[about].body({ ...facts, items: [{ ...item, sip: null, isNfo }] });
    expect([text(false).includes('NAV'), text(true).includes('NAV')]).toEqual([true, false]);
  });

  it.each([
    ['', 'You can place the order again at any time.'],
    ['closed', 'The new fund offer no longer takes this order, so you cannot place it again.'],
    ['closed, ', 'The new fund offer no longer takes this order; you can place the other orders again at any time.'],
  ])('say whether what expired can be ordered again, after a new fund offer: %j', (orders, said) => {
    const items = orders.split(', ').map((each) => ({ ...item, sip: null, isClosed: each === 'closed' }));
    expect(orderNotifications.expired.body({ ...facts, items })).toContain(said);
  });

  it('lead to AutoPay with the units of a SIP that no mandate covers, and else say nothing of it', () => {
    const allotted = (needsAutoPay: boolean) => orderNotifications.allotted.body({ ...facts, needsAutoPay, items: [] });
    expect(allotted(true)).toContain(`Set up AutoPay for future SIPs:\n${facts.autoPayLink}`);
    expect(allotted(false)).not.toContain('AutoPay');
  });
});
