import { payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders } from '#db/schema/index.js';
import { pressAtBank } from '#testing/browse.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { DEBT, fillCart, lumpsum, orderCart, paymentOf } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const HOUR = 3_600_000;
const SIX_ON_WEDNESDAY = 56 * HOUR;

describeOnEachEngine(
  'orders that nobody pays',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const statesOf = async ({ profileId }: Pick<Checkout, 'profileId'>) => {
      const rows = await given.db.select().from(orders).where(eq(orders.profileId, profileId));
      return rows.map(({ state, paymentState }) => `${state} ${paymentState}`).sort();
    };

    it('lapse at six in the evening of the second open day after their own, and not before', async () => {
      const checkout = await newCheckout(kit);
      kit.clock.advance(SIX_ON_WEDNESDAY - 1);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['registered unpaid']);
      kit.clock.advance(1);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['expired unpaid']);
      const again = await kit.signedIn('9876500007');
      const body = paymentOf(checkout.cart, []);
      expect((await again.fail(payOrders, { key: 'k1', body })).code).toBe('forbidden');
    });

    it('leave those alone that were paid from the same cart', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const [first] = await checkout.orders();
      const { paymentId } = await checkout.client.call(payOrders, {
        key: 'k1',
        body: paymentOf(checkout.cart, [first!]),
      });
      await kit.settle();
      const page = await kit.services.providers.gateway.find(paymentId);
      await pressAtBank(kit.app, page?.redirectUrl ?? '', 'pay');
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + SIX_ON_WEDNESDAY);
      expect(await statesOf(checkout)).toEqual(['allotted paid', 'expired unpaid']);
    });

    it('wait for the end of a payment that is under way, then lapse too', async () => {
      const checkout = await newCheckout(kit);
      kit.clock.advance(SIX_ON_WEDNESDAY - 5 * 60_000);
      await given.db.update(orders).set({ paymentState: 'processing' }).where(eq(orders.profileId, checkout.profileId));
      kit.clock.advance(HOUR / 2);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['registered processing']);
      await given.db.update(orders).set({ paymentState: 'failed' }).where(eq(orders.profileId, checkout.profileId));
      kit.clock.advance(HOUR);
      await kit.settle();
      expect(await statesOf(checkout)).toEqual(['expired failed']);
    });

    it('are not called lapsed while the exchange has not answered', async () => {
      let silent = true;
      const deaf = testKit(given.db, { faults: { loseRequest: () => silent } });
      const investor = await newInvestor(deaf);
      await orderCart(investor.client, await fillCart(investor.client, lumpsum(5_000)));
      await deaf.settle();
      deaf.clock.advance(SIX_ON_WEDNESDAY + HOUR / 2);
      await deaf.settle();
      expect(await statesOf(investor)).toEqual(['unknown unpaid']);
      silent = false;
      deaf.clock.advance(HOUR / 2);
      await deaf.settle();
      deaf.clock.advance(HOUR);
      await deaf.settle();
      expect(await statesOf(investor)).toEqual(['expired unpaid']);
    });
  },
  'seeded',
);
