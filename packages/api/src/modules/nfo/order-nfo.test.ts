import { saveInvestment } from '@prosperx/core/cart';
import { getFundDetail } from '@prosperx/core/fund';
import { nav, rupees, units } from '@prosperx/core/money';
import { getNfos, type Nfo } from '@prosperx/core/nfo';
import {
  createOrders,
  getOrderList,
  getOrdersInProgress,
  getPendingOrders,
  sendTransactionOtp,
} from '@prosperx/core/order';
import { getChallan, getPayment, handleInvalidExpiredOrders, payOrders } from '@prosperx/core/payment';
import { getPortfolio } from '@prosperx/core/portfolio';
import { withdrawSandboxNfo } from '@prosperx/core/sandbox';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { nfos, orders, orderSets, payments, queue, refunds, schemes, sips } from '#db/schema/index.js';
import { withdrawalText } from '#modules/orders/cancel/withdrawal.text.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import { ALLOT_ORDER, CONFIRM_WITHDRAWAL, ONE_PERSON_JOBS } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, type Investment, lumpsum, notificationsTo, ordersOf, pay, paymentOf } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { pressAtBank } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';
import { importNfos } from './import-nfos.js';
import { readNfoFile } from './nfo-file.js';

// in the sandbox it is open from 6 to 20 November; five working days later, the 24th being a holiday, is 30 November
const NAME = 'Axis Nifty Energy Index Fund';
const WITHDRAWN = 'The fund house has withdrawn this new fund offer.';

/** A sandbox on its first day, and what is asked of its offers. */
function offersOf(db: Db) {
  const kit = testKit(db);
  const nfoOf = async (name = NAME): Promise<Nfo> => {
    const { groups } = await kit.client().call(getNfos);
    return groups.flatMap(({ nfos }) => nfos).find(({ schemeName }) => schemeName === name)!;
  };
  const lumpsum = async (amount = 5_000, name?: string) => ({
    schemeId: (await nfoOf(name)).order!.encryptedSchemeId,
    investmentType: 'LUMPSUM' as const,
    investmentFrequency: 0,
    amount,
  });
  const sip = async () => ({
    ...(await lumpsum(500)),
    investmentType: 'SIP' as const,
    investmentFrequency: 1,
    sipDate: 10,
    numOfSipInstallments: 24,
  });
  return {
    db,
    kit,
    nfoOf,
    lumpsum,
    sip,
    goTo: (date: string, time: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time)),
    orderOf: async (profileId: string) => (await db.select().from(orders).where(eq(orders.profileId, profileId)))[0]!,
    /** What a cart says to an investment: the code of its refusal, or null. */
    refusal: async (body: Investment) => {
      const { client } = await newInvestor(kit);
      return client.call(saveInvestment, { body }).then(
        () => null,
        async () => (await client.fail(saveInvestment, { body })).code,
      );
    },
  };
}

/** Each has a database of its own: an offer that is over in one is open in the next. */
const nfoTest = (name: string, run: (offers: ReturnType<typeof offersOf>) => Promise<void>) =>
  describeWithDb('a new fund offer', (given) => it(name, () => run(offersOf(given.db))), 'seeded');

nfoTest('is sold with minimums, and is no fund of lists before its allotment', async ({ kit, nfoOf }) => {
  const { order, isin, ...nfo } = await nfoOf();
  expect(nfo).toMatchObject({ minimumLumpsumAmount: rupees(500), minimumSipAmount: rupees(100), fund: null });
  expect(order).toMatchObject({ allotmentDate: '2026-11-30', subCategory: 'Index', minimumSipAmount: rupees(100) });
  expect(isin).toBe('INF846KA1572');
  const client = kit.client();
  const [open] = (await client.call(getNfos)).groups;
  expect(open!.nfos.every((each) => each.order !== null && each.fund === null)).toBe(true);
  const { code } = await client.fail(getFundDetail, { query: { schemeId: order!.encryptedSchemeId } });
  expect(code).toBe('scheme_unknown');
});

nfoTest('is allotted after its close at ₹10; its scheme is a fund from then on', async (offers) => {
  const { db, kit, nfoOf, goTo, orderOf } = offers;
  const [single, monthly] = [
    await newCheckout(kit, await offers.lumpsum()),
    await newCheckout(kit, await offers.sip()),
  ];
  expect((await single.orders())[0]).toMatchObject({ nfoAllotment: '2026-11-30' });
  for (const checkout of [single, monthly]) await checkout.payAtBank();
  await goTo('2026-11-30', '07:00');
  expect(await orderOf(single.profileId)).toMatchObject({ state: 'paid', allottedUnits: null });
  // until then, its money is not late
  expect((await reconcile(db)).discrepancies).toEqual([]);
  const again = await signedInAgain(kit, single);
  expect((await ordersOf(again, single.cart)).orders[0]?.navExpected).toBe('2026-11-30');
  await goTo('2026-12-01', '09:00');
  // ₹5,000 less 25 paise of stamp duty, at ₹10
  const order = await orderOf(single.profileId);
  expect(order).toMatchObject({ state: 'allotted', navDate: '2026-11-30', stampDuty: 25, allottedNav: 10_0000_0000 });
  expect(order.allottedUnits).toBe(units(499.975));
  expect(await nfoOf()).toMatchObject({ order: null, fund: { encryptedSchemeId: order.schemeId }, nfoCategory: 4 });
  expect((await (await signedInAgain(kit, single)).call(getPortfolio)).portfolioSchemes).toHaveLength(1);
  const [sip] = await db.select().from(sips).where(eq(sips.profileId, monthly.profileId));
  expect(sip).toMatchObject({ state: 'running', instalmentsDone: 1, nextDate: '2027-01-11' });
  await goTo('2026-12-03', '09:00');
  const fund = await kit.client().call(getFundDetail, { query: { schemeId: order.schemeId } });
  expect(fund).toMatchObject({ schemeName: NAME, allowPurchase: true });
  expect(fund.navHistory.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  expect(fund.navHistory[0]?.nav).toBe(10_0000_0000);
  expect((await reconcile(db)).discrepancies).toEqual([]);
});

nfoTest(
  'of a liquid scheme is allotted at what its units cost, ₹1,000',
  async ({ kit, nfoOf, lumpsum, goTo, orderOf }) => {
    const name = 'ASK Liquid Fund';
    const { order: terms } = await nfoOf(name);
    expect(terms?.faceValue).toBe(rupees(1_000));
    const { payAtBank, profileId, orders: asked } = await newCheckout(kit, await lumpsum(1_00_000, name));
    expect((await asked())[0]).toMatchObject({ nfoAllotment: terms?.allotmentDate, nfoFaceValue: rupees(1_000) });
    await payAtBank();
    await goTo('2026-12-04', '09:00');
    // ₹1,00,000 less ₹5 of stamp duty
    const { state, allottedNav, allottedUnits, schemeId } = await orderOf(profileId);
    expect([state, allottedNav, allottedUnits]).toEqual(['allotted', nav(1_000), units(99.995)]);
    const fund = await kit.client().call(getFundDetail, { query: { schemeId } });
    expect(fund.navHistory[0]).toMatchObject({ date: terms?.allotmentDate, nav: nav(1_000) });
  },
);

nfoTest('takes nothing before it opens, below its minimum, and no SIP that begins later', async (offers) => {
  const upcoming = await offers.lumpsum(5_000, 'Invesco India Pharma and Healthcare Fund');
  expect(await offers.refusal(upcoming)).toBe('nfo_not_open');
  expect(await offers.refusal(await offers.lumpsum(499))).toBe('amount_below_minimum');
  expect(await offers.refusal({ ...(await offers.sip()), firstOrderToday: false })).toBe('invalid_input');
});

nfoTest(
  'takes SIPs until 3 PM and lumpsums until midnight of its last day, and none then until the allotment',
  async (offers) => {
    const { kit, goTo, refusal, orderOf } = offers;
    const [single, monthly] = [await offers.lumpsum(), await offers.sip()];
    const early = await newInvestor(kit);
    const cart = await fillCart(early.client, single);
    await goTo('2026-11-20', '14:59');
    expect(await refusal(monthly)).toBeNull();
    await goTo('2026-11-20', '15:00');
    expect(await refusal(monthly)).toBe('nfo_sip_closed');
    await goTo('2026-11-20', '23:00');
    const late = await newCheckout(kit, single);
    const { profileId } = late;
    const { orderSetId } = await orderOf(profileId);
    const [set] = await offers.db.select().from(orderSets).where(eq(orderSets.id, orderSetId));
    expect(set?.payableUntil).toBe(instantAt(businessDate('2026-11-21')));
    await goTo('2026-11-20', '23:59');
    expect(await refusal(single)).toBeNull();
    await goTo('2026-11-21', '00:00');
    expect(await refusal(single)).toBe('nfo_closed');
    const body = { cartId: cart.encryptedCartId, version: cart.version };
    expect((await (await signedInAgain(kit, early)).fail(createOrders, { key: newToken(), body })).code).toBe(
      'nfo_closed',
    );
    await goTo('2026-11-21', '01:00');
    expect(await orderOf(profileId)).toMatchObject({ state: 'expired' });
    // it goes back into no cart: there it could not be ordered
    const again = await signedInAgain(kit, late);
    expect(await again.call(getOrdersInProgress)).toMatchObject([{ status: 'expired', canRestore: false }]);
    expect(await again.call(getOrderList, { query: { pxOrderNumber: set!.pxOrderNumber } })).toMatchObject([
      { state: 'expired', offerClosed: true },
    ]);
    expect((await notificationsTo(kit, late))[0]?.text).toContain('The new fund offer no longer takes this order, so');
    const restored = await again.call(handleInvalidExpiredOrders, { body: { cartId: late.cart.encryptedCartId } });
    expect(restored.noOfItems).toBe(0);
    await goTo('2026-11-29', '23:59');
    expect(await refusal(single)).toBe('nfo_closed');
    await goTo('2026-11-30', '08:00');
    expect(await refusal(single)).toBeNull();
  },
);

nfoTest(
  'that is withdrawn takes nothing more, gives back what was paid, cancels the rest, and says so',
  async (offers) => {
    const { db, kit, nfoOf, orderOf } = offers;
    const single = await offers.lumpsum();
    const [paid, unpaid] = [await newCheckout(kit, single), await newCheckout(kit, await offers.sip())];
    await paid.payAtBank();
    const paying = await newCheckout(kit, single);
    const byCheque = { paymentMode: 1, chequeNumber: '000777', chequeDate: '2026-11-16' };
    const cheque = { ...paymentOf(await paying.orders()), ...byCheque };
    const { paymentId } = await paying.client.call(payOrders, { key: newToken(), body: cheque });
    const { encryptedSchemeId: schemeId } = await nfoOf();
    await kit.client().call(withdrawSandboxNfo, { body: { schemeId } });
    await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 3_600_000);
    expect(await orderOf(paid.profileId)).toMatchObject({ state: 'refused', remarks: WITHDRAWN });
    expect(await orderOf(unpaid.profileId)).toMatchObject({ state: 'cancelled', remarks: WITHDRAWN });
    expect(await db.select().from(refunds)).toMatchObject([{ amount: rupees(5_000) }]);
    const [sip] = await db.select().from(sips).where(eq(sips.profileId, unpaid.profileId));
    expect(sip?.state).toBe('cancelled');
    const [ended, refund] = [await notificationsTo(kit, unpaid), await notificationsTo(kit, paid)];
    expect(ended[0]?.text).toMatch(/has withdrawn the new fund offer[^]*Nothing was debited/);
    expect(refund[0]?.text).toContain(WITHDRAWN);
    // the cheque may be deposited already
    expect(await orderOf(paying.profileId)).toMatchObject({ state: 'cancelled', paymentState: 'failed' });
    const again = await signedInAgain(kit, paying);
    const view = await again.call(getPayment, { query: { paymentId } });
    expect(view).toMatchObject({ progress: 'failed', reason: WITHDRAWN });
    expect((await again.fail(getChallan, { query: { groupId: paymentId } })).code).toBe('order_not_payable');
    const [withdrawn] = await notificationsTo(kit, paying);
    expect(withdrawn?.text).toMatch(/has withdrawn the new fund offer[^]*Any amount, if debited, will be refunded/);
    expect(await nfoOf()).toMatchObject({ order: null, withdrawnOn: '2026-11-16', nfoCategory: 3 });
    expect(await offers.refusal(single)).toBe('nfo_withdrawn');
    await offers.goTo('2026-12-02', '09:00');
    const [scheme] = await db.select().from(schemes).where(eq(schemes.id, single.schemeId));
    expect(scheme).toMatchObject({ isListed: false, latestNav: null });
    expect((await reconcile(db)).discrepancies).toEqual([]);
    expect((await kit.client().fail(withdrawSandboxNfo, { body: { schemeId: 'nfo_none' } })).code).toBe(
      'scheme_unknown',
    );
  },
);

nfoTest('that closes earlier than was announced is paid until then alone', async ({ db, kit, nfoOf, ...offers }) => {
  const [paid, unpaid] = [await newCheckout(kit, await offers.lumpsum()), await newCheckout(kit, await offers.sip())];
  await paid.payAtBank();
  const [nfo] = await db.select().from(nfos).where(eq(nfos.schemeName, NAME));
  const offer = {
    ...nfo!,
    amc: nfo!.fundHouse,
    nfoOpenDate: nfo!.opens,
    nfoClosureDate: businessDate('2026-11-17'),
    allotmentDate: null,
    minimumLumpsumAmount: null,
    minimumSipAmount: null,
  };
  const { source, asOf } = nfo!;
  const close = instantAt(businessDate('2026-11-18'));
  expect((await ordersOf(unpaid.client, unpaid.cart)).payableUntil).toBeGreaterThan(close);
  await importNfos(kit.services, { source, asOf, items: [offer], refused: [] });
  expect((await ordersOf(unpaid.client, unpaid.cart)).payableUntil).toBe(close);
  kit.clock.advance(close - kit.clock.now());
  const client = await signedInAgain(kit, unpaid);
  const { orders: toPay } = await ordersOf(client, unpaid.cart);
  await expect(pay(client, toPay)).rejects.toThrow('payment_link_expired');
  await offers.goTo('2026-11-18', '01:00');
  expect(await offers.orderOf(unpaid.profileId)).toMatchObject({ state: 'expired' });
  expect(await offers.orderOf(paid.profileId)).toMatchObject({ state: 'paid' });
});

nfoTest('that a file withdraws keeps its orders until a person approves', async (offers) => {
  const { db, kit, orderOf } = offers;
  const { profileId, client, cart, orders: ordered } = await newCheckout(kit, await offers.lumpsum());
  const both = await newCheckout(kit, await offers.lumpsum(), lumpsum(6_000));
  const paying = await newCheckout(kit, await offers.lumpsum());
  await paying.startPaying();
  const toPay = await ordered();
  const [nfo] = await db.select().from(nfos).where(eq(nfos.schemeName, NAME));
  const told = (asOf: string, withdrawnOn: string | null) => {
    const item = {
      ...{ schemeName: NAME, amc: nfo!.fundHouse, category: nfo!.category, withdrawnOn },
      ...{ nfoOpenDate: nfo!.opens, nfoClosureDate: nfo!.closes, allotmentDate: nfo!.allotted },
      ...{ isinRegularGrowth: nfo!.isinRegularGrowth, isinDirectGrowth: nfo!.isinDirectGrowth },
      ...{ minimumLumpsumAmount: null, minimumSipAmount: null },
    };
    return importNfos(kit.services, readNfoFile(JSON.stringify({ source: 'X', asOfSuggested: asOf, items: [item] })));
  };
  const jobs = async () => {
    await kit.settle();
    return db.select().from(queue).where(eq(queue.kind, CONFIRM_WITHDRAWAL));
  };
  await told('2026-11-15', '2026-11-13');
  const [asked] = await jobs();
  expect(asked).toMatchObject({ state: 'parked', lastError: withdrawalText.confirm(3) });
  expect((await orderOf(profileId)).state).not.toBe('cancelled');
  // whoever is paying can keep the money back
  expect(await paying.orders()).toMatchObject([{ paymentState: 'processing', remarks: WITHDRAWN }]);
  // it is not cancelled yet, and no money goes into it
  await expect(pay(client, toPay)).rejects.toThrow('nfo_withdrawn');
  const flow = { flowType: '1', cartId: cart.encryptedCartId } as const;
  expect((await client.fail(sendTransactionOtp, { query: flow })).code).toBe('nfo_withdrawn');
  // what was ordered with it is paid
  await expect(pay(both.client, await both.orders())).rejects.toThrow(`${NAME}: ${WITHDRAWN}`);
  const ofBoth = { flowType: '1', cartId: both.cart.encryptedCartId } as const;
  await both.client.call(sendTransactionOtp, { query: ofBoth });
  expect(await both.client.call(getPendingOrders)).toMatchObject([{ amount: rupees(6_000) }]);
  const { bankPage } = await both.startPaying();
  const states = (await both.orders()).map(({ paymentState, remarks }) => `${paymentState} ${remarks}`);
  expect(states.toSorted()).toEqual(['processing ', `unpaid ${WITHDRAWN}`]);
  await pressAtBank(kit.app, bankPage, 'pay');
  expect(await both.client.call(getOrdersInProgress)).toMatchObject([{ status: 'paid', amount: rupees(6_000) }]);
  // the next file says so too
  await told('2026-11-16', '2026-11-13');
  expect(await jobs()).toHaveLength(1);
  await operate(kit.services, { act: 'approve', seq: asked!.seq });
  await kit.settle();
  expect(await orderOf(profileId)).toMatchObject({ state: 'cancelled', remarks: WITHDRAWN });
  expect(ONE_PERSON_JOBS.has(CONFIRM_WITHDRAWAL)).toBe(false);
});

nfoTest('is searched for ten working days from its allotment, not from the payment', async (offers) => {
  const { db, kit, goTo, orderOf } = offers;
  const { exchange } = kit.services.providers;
  const allotment = () => Promise.resolve({ state: 'waiting' } as const);
  Object.assign(kit.services.providers, { exchange: { ...exchange, allotment } });
  const single = await newCheckout(kit, await offers.lumpsum());
  await single.payAtBank();
  const { clientRef } = await orderOf(single.profileId);
  const asking = and(eq(queue.kind, ALLOT_ORDER), like(queue.ref, `${clientRef}%`));
  const parked = () => db.$count(queue, and(asking, eq(queue.state, 'parked')));
  const notifications = async () => (await notificationsTo(kit, single)).map(({ subject }) => subject);
  await goTo('2026-12-14', '17:00');
  expect([await orderOf(single.profileId), await parked()]).toMatchObject([{ state: 'paid' }, 0]);
  const [payment] = await db.select().from(payments).where(eq(payments.profileId, single.profileId));
  expect((await reconcile(db)).discrepancies).toContainEqual(
    expect.objectContaining({ check: 'money_in_time', ref: payment!.id }),
  );
  expect(await notifications()).not.toContain(orderNotifications.not_found.subject);
  await goTo('2026-12-14', '19:00');
  expect(await parked()).toBe(1);
  expect(await notifications()).toContain(orderNotifications.not_found.subject);
});
