import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders, payments } from '#db/schema/index.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, lumpsum } from '#testing/investing.js';
import { lockIsAwaited } from '#testing/locks.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { endWithoutUnits } from './allot-order.js';

describeWithDb(
  'the refusal of a paid order',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')('waits for a change of its payment, which never waits for it', async () => {
      const checkout = await newCheckout(kit, lumpsum(6_000), lumpsum(5_000, DEBT));
      await checkout.payAtBank();
      await kit.app.idle();
      const [first] = await given.db.select().from(orders).where(eq(orders.profileId, checkout.profileId));
      const [payment] = await given.db.select().from(payments).where(eq(payments.profileId, checkout.profileId));
      let refusing: Promise<void> | undefined;
      await given.db.transaction(async (tx) => {
        await tx.select().from(payments).where(eq(payments.id, payment!.id)).for('update');
        refusing = endWithoutUnits(kit.services, first!.clientRef, 'No units.');
        await lockIsAwaited(given.db);
        const own = eq(orders.profileId, checkout.profileId);
        await tx.select().from(orders).where(own).orderBy(asc(orders.id)).for('update');
      });
      await refusing;
      expect(await orderStatesOf(given.db, checkout)).toEqual(['paid paid', 'refused refund_due']);
    });
  },
  'seeded',
);
