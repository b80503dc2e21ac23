import { rupees } from '@prosperx/core/money';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders, payments, queue, refunds } from '#db/schema/index.js';
import { requeueStalled } from '#housekeeping/housekeeping.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import { SETTLE_PAYMENT } from '#queue/job-kinds.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { bookOutcome } from './book-outcome.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const AMOUNT = rupees(5_000);

const looksFor = (paymentId: string) =>
  and(eq(queue.kind, SETTLE_PAYMENT), sql`${queue.payload} ->> 'ref' = ${paymentId}`);

describeWithDb(
  'money that a bank debits after it called the payment failed',
  (given) => {
    let kit: TestKit;
    /** The same world, whose gateway says what is written here, by payment. */
    let far: TestKit;
    let said: Map<string, PaymentOutcome>;
    beforeEach(() => {
      kit = testKit(given.db);
      said = new Map();
      const { gateway } = kit.services.providers;
      const find: typeof gateway.find = async (ref) => {
        const known = await gateway.find(ref);
        return known && { ...known, outcome: said.get(ref) ?? known.outcome };
      };
      far = testKit(given.db, { clock: kit.clock, providers: { gateway: { ...gateway, find } } });
    });

    const go = (time: number) => far.scheduler.advanceTo(far.clock, far.clock.now() + time);
    const paymentOf = async (id: string) => (await given.db.select().from(payments).where(eq(payments.id, id)))[0];
    const orderOf = async ({ profileId }: Checkout) =>
      (await given.db.select().from(orders).where(eq(orders.profileId, profileId)))[0];

    async function failed() {
      const checkout = await newCheckout(far);
      const { paymentId } = await checkout.startPaying();
      await bookOutcome(far.services, paymentId, { state: 'failed', reason: 'no money' });
      said.set(paymentId, { state: 'failed', reason: 'no money' });
      return { checkout, paymentId };
    }
    const debit = (paymentId: string) => said.set(paymentId, { state: 'paid', at: far.clock.now(), amount: AMOUNT });

    // Trust M11: a payment without a call-back is asked for, and pays
    it('pays the orders that still wait for it, though no call-back came', async () => {
      const { checkout, paymentId } = await failed();
      await go(30 * MINUTE);
      debit(paymentId);
      await go(30 * MINUTE);
      expect((await paymentOf(paymentId))?.state).toBe('paid');
      expect(await orderOf(checkout)).toMatchObject({ state: 'paid', paymentState: 'paid' });
    });

    it('goes back when it is found after the orders have expired', async () => {
      const { checkout, paymentId } = await failed();
      await go(3 * DAY);
      debit(paymentId);
      await go(DAY);
      expect(await orderOf(checkout)).toMatchObject({ state: 'expired', paymentState: 'refunded' });
      expect((await paymentOf(paymentId))?.state).toBe('refunded');
      const sent = await given.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
      expect(sent).toMatchObject([{ state: 'refunded', reason: 'order_over', amount: AMOUNT }]);
    });

    itInTrust('is asked for six times, and no more', async () => {
      const { paymentId } = await failed();
      await go(20 * DAY);
      const looks = await given.db.select().from(queue).where(looksFor(paymentId));
      // the first of the seven was scheduled when the payment was started
      expect(looks.map(({ state }) => state)).toEqual(Array.from({ length: 7 }, () => 'done'));
      expect(await requeueStalled(given.db, far.clock.now(), kit.services.calendar)).toMatchObject({ payments: 0 });
    });

    it('is asked for again after its job was lost', async () => {
      const { checkout, paymentId } = await failed();
      await go(2 * HOUR);
      await given.db.delete(queue).where(looksFor(paymentId));
      debit(paymentId);
      await requeueStalled(given.db, far.clock.now(), kit.services.calendar);
      await far.settle();
      expect(await orderOf(checkout)).toMatchObject({ paymentState: 'paid' });
    });
  },
  'seeded',
);
