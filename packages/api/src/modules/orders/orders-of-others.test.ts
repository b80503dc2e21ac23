import { getOrderDetails, getOrderList } from '@prosperx/core/order';
import { beforeAll, expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, fillCart, lumpsum, orderCart } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the orders of somebody else',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('are shown to nobody', async () => {
      const { client: owner } = await newInvestor(kit);
      const { client: stranger } = await newInvestor(kit);
      const cart = await fillCart(owner, lumpsum(1_000));
      const query = { cartId: cart.encryptedCartId };
      expect((await owner.fail(getOrderDetails, { query })).code).toBe('order_unknown');
      const { pxOrderNumber } = await orderCart(owner, cart);
      expect((await stranger.fail(getOrderDetails, { query })).code).toBe('forbidden');
      expect((await stranger.fail(getOrderList, { query: { pxOrderNumber } })).code).toBe('order_unknown');
      expect((await stranger.fail(getOrderList, { query: { pxOrderNumber: 'PX000000000000' } })).code).toBe(
        'order_unknown',
      );
      expect(await owner.call(getOrderList, { query: { pxOrderNumber } })).toHaveLength(1);
    });

    it('are not shown by the link of other orders, not even of the person’s own', async () => {
      const [mine, theirs] = [await newInvestor(kit), await newInvestor(kit)];
      const cart = await fillCart(mine.client, lumpsum(1_000));
      const { paymentUrl } = await orderCart(mine.client, cart);
      const links = [
        (await orderCart(mine.client, await fillCart(mine.client, lumpsum(1_000, DEBT)))).paymentUrl,
        (await orderCart(theirs.client, await fillCart(theirs.client, lumpsum(1_000)))).paymentUrl,
      ];
      const query = { cartId: cart.encryptedCartId };
      await mine.client.call(getOrderDetails, { query: { ...query, paymentUrl } });
      for (const link of links) {
        const failure = await mine.client.fail(getOrderDetails, { query: { ...query, paymentUrl: link } });
        expect(failure.code).toBe('payment_link_invalid');
      }
    });
  },
  'seeded',
);
