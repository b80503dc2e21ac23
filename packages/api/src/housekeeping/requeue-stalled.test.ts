import { saveInvestment } from '@prosperx/core/cart';
import { payOrders } from '@prosperx/core/payment';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders, payments, queue } from '#db/schema/index.js';
import { ALLOT_ORDER, SETTLE_PAYMENT } from '#queue/job-kinds.js';
import { parksAfter } from '#queue/lease.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, paymentOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { requeueStalled, scheduleHousekeeping } from './housekeeping.js';

const DAY = 86_400_000;

describeWithDb(
  'housekeeping after a long outage',
  (given) => {
    let kit: TestKit;
    /** The same world, whose exchange and gateway can be cut off. */
    let far: TestKit;
    let isCutOff = false;
    beforeEach(() => {
      isCutOff = false;
      kit = testKit(given.db);
      const { exchange, gateway } = kit.services.providers;
      const over = <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) => {
        return (...args: Args) => (isCutOff ? Promise.reject(new Error('connect ECONNREFUSED')) : call(...args));
      };
      far = testKit(given.db, {
        clock: kit.clock,
        providers: {
          exchange: { ...exchange, allotment: over(exchange.allotment) },
          gateway: { ...gateway, find: over(gateway.find) },
        },
      });
    });

    const go = (days: number) => far.scheduler.advanceTo(far.clock, far.clock.now() + days * DAY);
    async function outage(days: number): Promise<void> {
      isCutOff = true;
      await go(days);
      isCutOff = false;
    }
    const orderOf = async ({ profileId }: Checkout) =>
      (await given.db.select().from(orders).where(eq(orders.profileId, profileId)))[0]!;
    const jobsOf = (kind: string, ref: string) =>
      given.db
        .select()
        .from(queue)
        .where(and(eq(queue.kind, kind), eq(queue.ref, ref)));

    it('paid orders get their units in the night after, and the job that was given up is logged', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await kit.settle();
      await outage(4);
      const { clientRef, state } = await orderOf(checkout);
      expect([state, (await jobsOf(ALLOT_ORDER, clientRef))[0]?.state]).toEqual(['paid', 'parked']);
      expect(far.log.lines.some((line) => line.includes('job_parked') && line.includes(ALLOT_ORDER))).toBe(true);
      await scheduleHousekeeping(given.db, far.clock.now());
      await go(1);
      expect((await orderOf(checkout)).state).toBe('allotted');
      expect(far.log.lines.some((line) => line.includes('stalled_found'))).toBe(true);
    });

    it('payments get their end when it is looked for', async () => {
      const checkout = await newCheckout(kit);
      const transfer = { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111699' } as const;
      const body = { ...paymentOf(await checkout.orders()), ...transfer };
      const { paymentId } = await checkout.client.call(payOrders, { key: 'transfer', body });
      await kit.settle();
      await outage(3);
      expect((await jobsOf(SETTLE_PAYMENT, paymentId))[0]?.state).toBe('parked');
      expect(await requeueStalled(given.db, far.clock.now(), kit.services.calendar)).toMatchObject({ payments: 1 });
      await far.settle();
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      expect(payment?.state).toBe('paid');
    });

    it('orders whose expiry was given up expire when it is looked for, and their scheme can be bought again', async () => {
      const checkout = await newCheckout(kit);
      const { orderSetId, schemeId } = await orderOf(checkout);
      await given.db
        .update(queue)
        .set({ state: 'parked', attempts: parksAfter.failures })
        .where(eq(queue.ref, orderSetId));
      await go(2);
      expect(await requeueStalled(given.db, far.clock.now(), kit.services.calendar)).toMatchObject({ sets: 0 });
      await go(1);
      expect((await orderOf(checkout)).state).toBe('registered');
      expect(await requeueStalled(given.db, far.clock.now(), kit.services.calendar)).toMatchObject({ sets: 1 });
      await far.settle();
      expect((await orderOf(checkout)).state).toBe('expired');
      const client = await signedInAgain(kit, checkout);
      await client.call(saveInvestment, { body: { ...lumpsum(5_000), schemeId } });
    });

    it('is looked after once: what has a job, or is about to have one, is left to it', async () => {
      const [waiting, paid] = [await newCheckout(kit), await newCheckout(kit)];
      await waiting.startPaying();
      await paid.payAtBank();
      await kit.settle();
      expect(await requeueStalled(given.db, kit.clock.now(), kit.services.calendar)).toMatchObject({
        orders: 0,
        payments: 0,
      });
      await given.db.delete(queue).where(eq(queue.ref, (await orderOf(paid)).clientRef));
      expect(await requeueStalled(given.db, kit.clock.now(), kit.services.calendar)).toMatchObject({
        orders: 1,
        payments: 0,
      });
      expect(await requeueStalled(given.db, kit.clock.now(), kit.services.calendar)).toMatchObject({
        orders: 0,
        payments: 0,
      });
    });
  },
  'seeded',
);
