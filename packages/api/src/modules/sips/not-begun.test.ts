import { getOrdersInProgress } from '@prosperx/core/order';
import { getRunningSips } from '@prosperx/core/sip';
import { businessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, sip } from '#testing/investing.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'a SIP that has not begun',
  (given) => {
    it('says what is in its way: its offer is withdrawn, its order is being cancelled, its time is over', async () => {
      const { db } = given;
      const kit = testKit(db);
      const [scheme] = await db.select().from(schemes).where(eq(schemes.name, 'Axis Nifty Energy Index Fund'));
      const { id: schemeId, offer } = scheme!;
      const { client, profileId } = await newCheckout(kit, { ...sip(500), schemeId }, lumpsum(5_000));
      const be = (change: Partial<typeof orders.$inferInsert>) =>
        db
          .update(orders)
          .set(change)
          .where(and(eq(orders.profileId, profileId), eq(orders.kind, 'sip')));
      const withdraw = (withdrawn: ReturnType<typeof businessDate> | null) =>
        db
          .update(schemes)
          .set({ offer: { ...offer!, withdrawn } })
          .where(eq(schemes.id, schemeId));
      const shown = async () => {
        const { sips } = await client.call(getRunningSips);
        return sips.map(({ status, hold }) => `${status} ${hold}`);
      };
      expect(await shown()).toEqual(['unpaid null']);
      await withdraw(businessDate('2026-11-14'));
      expect(await shown()).toEqual(['unpaid offer_withdrawn']);
      // the payment of the set is that of the other order
      expect(await client.call(getOrdersInProgress)).toMatchObject([{ status: 'to_pay', amount: 500_000 }]);
      await be({ paymentState: 'processing' });
      expect(await shown()).toEqual(['waiting offer_withdrawn']);
      await withdraw(null);
      expect(await shown()).toEqual(['waiting null']);
      await be({ state: 'cancelling', paymentState: 'unpaid' });
      expect(await shown()).toEqual(['unpaid cancelling']);
      await be({ state: 'registered' });
      await db.update(orderSets).set({ payableUntil: kit.clock.now() }).where(eq(orderSets.profileId, profileId));
      expect(await shown()).toEqual(['unpaid expired']);
    });
  },
  'seeded',
);
