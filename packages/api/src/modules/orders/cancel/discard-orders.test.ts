import { discardOrders, mergeCarts } from '@prosperx/core/cart';
import { createOrders, getPendingOrders } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders, queue, sandboxExchangeOrders, sips } from '#db/schema/index.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_ORDER } from '#queue/job-kinds.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, fillCart, lumpsum, orderCart, schemeOf, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'discarded orders',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const statesOf = (profileId: string) => orderStatesOf(given.db, { profileId });

    /** A server whose exchange says nothing from the first order on, which it takes all the same, or which is lost on the way, or late. */
    function silentKit(where: 'there' | 'late' | 'lost') {
      const { exchange } = kit.services.providers;
      const line = { isSilent: false, arrives: async () => {} };
      const find: Exchange['find'] = async (clientRef) => {
        if (line.isSilent) throw new ProviderUnknown('find');
        return exchange.find(clientRef);
      };
      const register: Exchange['register'] = async (order) => {
        if (where === 'there') await exchange.register(order);
        if (where === 'late') line.arrives = async () => void (await exchange.register(order));
        line.isSilent = true;
        throw new ProviderUnknown('register');
      };
      const providers = { exchange: { ...exchange, find, register } };
      return { line, lost: testKit(given.db, { clock: kit.clock, providers }) };
    }

    it.each([
      ['a lumpsum is cancelled', 'there', lumpsum(5_000)],
      ['a SIP is cancelled', 'there', sip(5_000)],
      ['a lumpsum is cancelled', 'late', lumpsum(5_000)],
      ['a lumpsum is not sent any more', 'lost', lumpsum(5_000)],
      ['a SIP is not sent any more', 'lost', sip(5_000)],
    ] as const)('while the exchange says nothing: %s once it says that it is %s', async (_, where, investment) => {
      const { line, lost } = silentKit(where);
      const { client, profileId, ucc } = await newInvestor(lost);
      const cart = await fillCart(client, investment);
      await orderCart(client, cart);
      await lost.app.idle();
      expect(await statesOf(profileId)).toEqual(['unknown unpaid']);
      expect(await client.call(discardOrders)).toEqual({ discarded: 1, kept: 0 });
      expect(await statesOf(profileId)).toEqual(['cancelling unpaid']);
      expect(await client.call(getPendingOrders)).toEqual([]);
      await lost.settle();
      expect(await statesOf(profileId)).toEqual(['cancelling unpaid']);
      line.isSilent = false;
      for (let left = 5; left > 0; left--) {
        kit.clock.advance(60_000);
        await lost.settle();
        if (left === 5) await line.arrives();
      }
      expect(await statesOf(profileId)).toEqual(['cancelled unpaid']);
      const book = await given.db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.ucc, ucc));
      expect(book.map(({ state }) => state)).toEqual(where === 'lost' ? [] : ['cancelled']);
      const begun = await given.db.select().from(sips).where(eq(sips.profileId, profileId));
      expect(begun.filter(({ state }) => state !== 'cancelled')).toEqual([]);
    });

    it('end as the exchange says when it refuses an order that its owner has discarded', async () => {
      const { line, lost } = silentKit('there');
      const { client, profileId } = await newInvestor(lost);
      await orderCart(client, await fillCart(client, lumpsum(5_019)));
      await lost.app.idle();
      await client.call(discardOrders);
      line.isSilent = false;
      kit.clock.advance(60_000);
      await lost.settle();
      expect(await statesOf(profileId)).toEqual(['refused unpaid']);
      const messages = await given.db.select().from(queue).where(eq(queue.state, 'pending'));
      expect(messages.filter(({ kind }) => kind === CANCEL_ORDER)).toEqual([]);
    });

    it('are orders from a cart alone: a redemption stays as it is', async () => {
      const { client, profileId } = await newCheckout(kit);
      await given.db.update(orders).set({ kind: 'redemption' }).where(eq(orders.profileId, profileId));
      expect(await client.call(getPendingOrders)).toEqual([]);
      expect(await client.call(discardOrders)).toEqual({ discarded: 0, kept: 0 });
      expect(await statesOf(profileId)).toEqual(['registered unpaid']);
    });

    it.each(['wait to be paid', 'are at the bank'])(
      'are not ordered again unknowingly by a cart that was filled before the login, while they %s',
      async (how) => {
        const { client, profileId, startPaying } = await newCheckout(kit, lumpsum(5_000));
        const { paymentId } = how === 'are at the bank' ? await startPaying() : { paymentId: null };
        const visitor = kit.client();
        await fillCart(visitor, lumpsum(6_000), sip(500));
        client.cookies.set('cookieId', visitor.cookies.get('cookieId') ?? '');
        const { encryptedCartId: cartId, version } = await client.call(mergeCarts);
        const order = { key: 'twice', body: { cartId, version } };
        expect(await client.fail(createOrders, order)).toMatchObject({
          code: 'orders_pending',
          responseData: [
            {
              schemeName: schemeOf(EQUITY).name,
              amount: 5_000,
              beingPaid: paymentId !== null,
              ...(paymentId && { paidBy: 'Net banking' }),
            },
          ],
        });
        expect(await statesOf(profileId)).toHaveLength(1);
        const knowingly = { key: 'knowingly', body: { ...order.body, again: true } };
        if (paymentId === null) {
          expect((await client.fail(createOrders, knowingly)).code).toBe('orders_pending');
          await client.call(discardOrders);
        }
        const ordered = await client.call(createOrders, paymentId ? knowingly : order);
        expect(ordered.orders).toHaveLength(2);
        expect(await statesOf(profileId)).toHaveLength(3);
        expect(await client.call(createOrders, { ...order, key: 'again' })).toMatchObject({
          pxOrderNumber: ordered.pxOrderNumber,
        });
      },
    );
  },
  'seeded',
);
