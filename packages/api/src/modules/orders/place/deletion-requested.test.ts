import { getCart } from '@prosperx/core/cart';
import { createOrders } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deletionRequests, orders } from '#db/schema/index.js';
import { lockedProfile } from '#records/profile/repository.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum } from '#testing/investing.js';
import { lockIsAwaited } from '#testing/locks.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'createOrders, after the deletion of the account was requested',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function readyToOrder() {
      const { client, profileId } = await newInvestor(kit);
      const { encryptedCartId: cartId, version } = await fillCart(client, lumpsum(5_000));
      const request = { profileId, requestedAt: kit.clock.now() };
      return { client, profileId, request, order: { key: 'k', body: { cartId, version } } };
    }

    it('places nothing, and keeps the cart', async () => {
      const { client, profileId, request, order } = await readyToOrder();
      await given.db.insert(deletionRequests).values(request);
      expect((await client.fail(createOrders, order)).code).toBe('deletion_requested');
      expect(await given.db.$count(orders, eq(orders.profileId, profileId))).toBe(0);
      expect((await client.call(getCart)).noOfItems).toBe(1);
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')('places nothing where the request is just being kept', async () => {
      const { client, profileId, request, order } = await readyToOrder();
      let ordering: ReturnType<typeof client.send> | undefined;
      await given.db.transaction(async (tx) => {
        await lockedProfile(tx, profileId);
        ordering = client.send(createOrders, order);
        await lockIsAwaited(given.db);
        await tx.insert(deletionRequests).values(request);
      });
      expect(await (await ordering)?.json()).toMatchObject({ error: { code: 'deletion_requested' } });
    });
  },
  'seeded',
);
