import { getTransactions } from '@prosperx/core/portfolio';
import { businessDate } from '@prosperx/core/time';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { orderText } from '#records/order/remarks.text.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum } from '#testing/investing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'an order in the transactions',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const rowsOf = async ({ client }: Checkout) => {
      const { content } = await client.call(getTransactions, { query: {} });
      return content.map(({ amount, state, reason }) => [(amount ?? 0) / 100, state, reason].join(' ')).toSorted();
    };

    it.each([
      ['created', 'unpaid', 'in_progress'],
      ['unknown', 'unpaid', 'in_progress'],
      ['registered', 'unpaid', 'to_pay'],
      ['registered', 'failed', 'to_pay'],
      ['registered', 'processing', 'in_progress'],
      ['cancelling', 'unpaid', 'in_progress'],
    ] as const)('that is %s and %s stands as %s', async (state, paymentState, expected) => {
      const one = await newCheckout(kit, lumpsum(5_000));
      await given.db.update(orders).set({ state, paymentState }).where(eq(orders.profileId, one.profileId));
      expect(await rowsOf(one)).toEqual([`5000 ${expected} `]);
    });

    it('waits for its payment until its deadline alone', async () => {
      const one = await newCheckout(kit, lumpsum(5_000));
      const past = { payableUntil: kit.clock.now() };
      await given.db.update(orderSets).set(past).where(eq(orderSets.profileId, one.profileId));
      expect(await rowsOf(one)).toEqual(['5000 in_progress ']);
    });

    it('of an offer that is withdrawn says so, and the other of its payment waits for that', async () => {
      const [scheme] = await given.db
        .select()
        .from(schemes)
        .where(and(isNotNull(schemes.offer), eq(schemes.name, 'Axis Nifty Energy Index Fund')));
      const { id: schemeId, offer } = scheme!;
      const both = await newCheckout(kit, { ...lumpsum(6_000), schemeId }, lumpsum(5_000));
      const within = { offer: { ...offer!, withdrawn: businessDate('2026-11-14') } };
      await given.db.update(schemes).set(within).where(eq(schemes.id, schemeId));
      expect(await rowsOf(both)).toEqual(['5000 to_pay ', `6000 in_progress ${orderText.offerWithdrawn}`]);
    });
  },
  'seeded',
);
