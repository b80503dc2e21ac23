import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders as orderRows, payments, queue } from '#db/schema/index.js';
import { orderLookup } from '#modules/orders/register/order-lookup.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { ordersOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'the time at which the money of a payment came',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('stays, whoever polls the payment and whatever happened to our messages', async () => {
      const checkout = await newCheckout(kit);
      const { paymentId, bankPage } = await checkout.startPaying();
      const paidAt = kit.clock.now();
      await pressAtBank(kit.app, bankPage, 'pay');
      const [order] = await given.db.select().from(orderRows).where(eq(orderRows.profileId, checkout.profileId));
      const { navDate } = (await orderLookup(given.db, kit.services.calendar)(order!.clientRef))!;
      expect(navDate).toBe('2026-11-16');
      await kit.scheduler.advanceTo(kit.clock, paidAt + 2 * DAY);
      const before = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      await leadsTo(kit.app, `/prosperx-api/payment/return/${paymentId}`);
      await given.db.delete(queue).where(eq(queue.ref, paymentId));
      expect(await given.db.select().from(payments).where(eq(payments.id, paymentId))).toEqual(before);
      const shown = await ordersOf(await signedInAgain(kit, checkout), checkout.cart);
      expect(shown.orders.map((each) => each.paidAt)).toEqual([paidAt]);
      expect((await orderLookup(given.db, kit.services.calendar)(order!.clientRef))?.navDate).toBe(navDate);
    });
  },
  'seeded',
);
