import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { createOrders } from '@prosperx/core/order';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders, orderSets, sandboxExchangeOrders, schemes, sips } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, lumpsum, orderCart, ordersOf, schemeOf, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

type Cart = Awaited<ReturnType<typeof fillCart>>;
const bodyOf = ({ encryptedCartId, version }: Cart) => ({ cartId: encryptedCartId, version });

describeWithDb(
  'createOrders',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const placedFor = (ucc: string) =>
      given.db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.ucc, ucc));

    it('registers one order an item with the exchange, in the order of the cart, and empties it', async () => {
      const { client, ucc } = await newInvestor(kit);
      for (const item of [lumpsum(1_000), sip(2_000, DEBT), lumpsum(3_000)]) {
        await client.call(saveInvestment, { body: item });
        kit.clock.advance(1);
      }
      const cart = await client.call(getCart);
      const made = await orderCart(client, cart);
      expect(made.pxOrderNumber).toMatch(/^PX\d{12}$/);
      expect(made.orders.map(({ amount, state }) => [amount, state])).toEqual([
        [1_000_00, 'created'],
        [2_000_00, 'created'],
        [3_000_00, 'created'],
      ]);
      expect((await client.call(getCart)).noOfItems).toBe(0);
      await kit.settle();

      const after = await ordersOf(client, cart);
      expect(after).toMatchObject({ pxOrderNumber: made.pxOrderNumber, confirmed: false, paymentUrl: made.paymentUrl });
      const placed = await placedFor(ucc);
      expect(placed.map(({ orderNumber }) => orderNumber).sort()).toEqual(
        after.orders.map((order) => order.bseOrderNumber).sort(),
      );
      expect(placed.map(({ kind, schemeCode }) => [kind, schemeCode]).sort()).toEqual([
        ['purchase', schemeOf(EQUITY).isin],
        ['purchase', schemeOf(EQUITY).isin],
        ['sip', schemeOf(DEBT).isin],
      ]);
    });

    it('books a SIP that waits for its first instalment', async () => {
      const { client, profileId } = await newInvestor(kit);
      await orderCart(client, await fillCart(client, sip(2_000)));
      await kit.settle();
      const [booked] = await given.db.select().from(sips).where(eq(sips.profileId, profileId));
      expect(booked).toMatchObject({
        state: 'pending',
        sipDate: 10,
        instalments: 24,
        instalmentsDone: 0,
        nextDate: '2027-01-11',
      });
    });

    it('returns the address at which the payer goes on, and the payment deadline', async () => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_000));
      const { paymentUrl } = await orderCart(client, cart);
      const parameters = new URLSearchParams(paymentUrl);
      expect(parameters.get('cartId')).toBe(cart.encryptedCartId);
      // two working days on, at six in the evening in India
      expect(parameters.get('validTill')).toBe('2026-11-18T12:30:00.000Z');
    });

    it('refuses a cart that changed since the investor saw it', async () => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_000));
      await fillCart(client, lumpsum(2_000));
      expect((await client.fail(createOrders, { key: 'k1', body: bodyOf(cart) })).code).toBe('cart_changed');
    });

    it('refuses an empty cart, and one that does not exist', async () => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_000));
      const investmentId = cart.activeCustomizedInvestmentDetailList[0]?.investmentId ?? '';
      const empty = await client.call(removeInvestment, { body: { investmentId } });
      expect((await client.fail(createOrders, { key: 'k1', body: bodyOf(empty) })).code).toBe('cart_empty');
      expect((await client.fail(createOrders, { key: 'k2', body: { cartId: 'cart_none', version: 1 } })).code).toBe(
        'cart_empty',
      );
    });

    it('refuses a person who is not registered with the exchange, and one who is not signed in', async () => {
      const { client } = await newInvestor(kit, false);
      const cart = await fillCart(client, lumpsum(1_000));
      expect((await client.fail(createOrders, { key: 'k1', body: bodyOf(cart) })).code).toBe('not_onboarded');
      const visitor = kit.client();
      const theirs = await fillCart(visitor, lumpsum(1_000));
      expect((await visitor.fail(createOrders, { key: 'k1', body: bodyOf(theirs) })).code).toBe('signed_out');
    });

    it('never orders the cart of somebody else', async () => {
      const { client: owner } = await newInvestor(kit);
      const { client: stranger } = await newInvestor(kit);
      const cart = await fillCart(owner, lumpsum(1_000));
      expect((await stranger.fail(createOrders, { key: 'k1', body: bodyOf(cart) })).code).toBe('cart_empty');
      expect(await owner.call(getCart)).toEqual(cart);
    });

    it('refuses a direct plan that stands in a cart, and says where it is sold', async () => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(5_000, '112277'));
      const scheme = eq(schemes.id, schemeOf('112277').id);
      await given.db.update(schemes).set({ plan: 'Direct' }).where(scheme);
      expect(await client.fail(createOrders, { key: 'k1', body: bodyOf(cart) })).toMatchObject({
        code: 'purchase_not_allowed',
        message: expect.stringContaining('Only the fund house sells direct plans.') as string,
      });
      await given.db.update(schemes).set({ plan: 'Regular' }).where(scheme);
    });

    it.each([
      ['stopped taking it', { allowPurchase: false }],
      ['has ended', { endedOn: businessDate('2026-10-14') }],
    ])('refuses an item whose scheme %s since it was chosen', async (_, change) => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(5_000, '112277'));
      const scheme = eq(schemes.id, schemeOf('112277').id);
      await given.db.update(schemes).set(change).where(scheme);
      expect((await client.fail(createOrders, { key: 'k1', body: bodyOf(cart) })).code).toBe('purchase_not_allowed');
      await given.db.update(schemes).set({ allowPurchase: true, endedOn: null }).where(scheme);
      await client.call(createOrders, { key: 'k1', body: bodyOf(cart) });
    });

    it('answers a repeated request byte for byte, whatever has happened since', async () => {
      const { client, ucc } = await newInvestor(kit);
      const body = bodyOf(await fillCart(client, lumpsum(1_000)));
      const first = await client.send(createOrders, { key: 'k1', body });
      await kit.settle();
      const again = await client.send(createOrders, { key: 'k1', body });
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.text()).toBe(await first.text());
      expect(await placedFor(ucc)).toHaveLength(1);
    });

    it('returns in a second tab the orders that the first has made', async () => {
      const { client, ucc, profileId } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_000));
      const tabs = await Promise.all([orderCart(client, cart, 'tab-1'), orderCart(client, cart, 'tab-2')]);
      const later = await orderCart(client, cart, 'tab-3');
      expect(new Set([...tabs, later].map(({ pxOrderNumber }) => pxOrderNumber)).size).toBe(1);
      await kit.settle();
      expect(await placedFor(ucc)).toHaveLength(1);
      expect(await given.db.$count(orderSets, eq(orderSets.profileId, profileId))).toBe(1);
      const stale = { cartId: cart.encryptedCartId, version: cart.version + 1 };
      expect((await client.fail(createOrders, { key: 'tab-4', body: stale })).code).toBe('cart_changed');
    });

    it('loses no item that is put in while the cart is ordered', async () => {
      const { client, profileId } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_000));
      const [ordering, adding] = await Promise.allSettled([
        orderCart(client, cart),
        client.call(saveInvestment, { body: lumpsum(2_000, DEBT) }),
      ]);
      expect(adding.status).toBe('fulfilled');
      if (ordering.status === 'rejected') expect(String(ordering.reason)).toContain('cart_changed');
      const ordered = await given.db.$count(orders, eq(orders.profileId, profileId));
      expect(ordered).toBe(ordering.status === 'fulfilled' ? 1 : 0);
      expect((await client.call(getCart)).noOfItems).toBe(2 - ordered);
    });

    it('shows that the exchange refuses an order, which stays refused', async () => {
      const { client, ucc } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_019), lumpsum(1_020));
      await orderCart(client, cart);
      await kit.settle();
      const { orders: rows } = await ordersOf(client, cart);
      expect(rows.map(({ orderStatus, state, amount }) => [orderStatus, state, amount])).toEqual([
        ['VALID', 'registered', 1_020_00],
        ['INVALID', 'refused', 1_019_00],
      ]);
      expect(rows[1]?.remarks).toBe('Rejected by the exchange. Try another amount or fund.');
      expect(await placedFor(ucc)).toHaveLength(2);
    });

    it('shows an order as processing while the exchange does not answer, and finds it there later', async () => {
      const { client, ucc } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(1_017));
      await orderCart(client, cart);
      await kit.settle();
      const unsure = await ordersOf(client, cart);
      expect(unsure.orders[0]).toMatchObject({ state: 'unknown', orderStatus: 'PENDING', bseOrderNumber: null });
      kit.clock.advance(10_000);
      await kit.settle();
      const known = await ordersOf(client, cart);
      const placed = await placedFor(ucc);
      expect(known.orders[0]).toMatchObject({ state: 'registered', bseOrderNumber: placed[0]?.orderNumber });
      expect(placed).toHaveLength(1);
    });

    it('records who ordered for whom', async () => {
      const { client, userId, profileId } = await newInvestor(kit);
      await orderCart(client, await fillCart(client, lumpsum(1_000)));
      const [set] = await given.db.select().from(orderSets).where(eq(orderSets.profileId, profileId));
      expect(set).toMatchObject({ actorUserId: userId, actorAgentCode: null });
      expect(await given.db.$count(orders, eq(orders.profileId, profileId))).toBe(1);
    });
  },
  'seeded',
);
