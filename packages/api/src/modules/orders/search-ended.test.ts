import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders, queue } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import type { AllotmentAnswer, ExchangeAnswer } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import { ALLOT_ORDER, GIVE_UP_ORDER } from '#queue/job-kinds.js';
import { operate, queueLines } from '#queue/operate.js';
import { enqueue } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, notificationsTo, lumpsum, orderCart, sip } from '#testing/investing.js';
import { newInvestor, type TestInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { orderNotifications } from './order-notification.text.js';
import { SEARCH_ENDED } from './order.text.js';
import { requeueStalledOrders } from './requeue-stalled-orders.js';

/** Ten working days after the Monday of every test's start; the 24th is a holiday. */
const [DAY, OVER] = ['2026-12-01', '18:00'];

describeWithDb(
  'an order that the exchange never finds',
  (given) => {
    let kit: TestKit;
    let isSilent: boolean;
    let refusal: ExchangeAnswer | null;
    let units: AllotmentAnswer | null;
    let failure: Error | null;
    beforeEach(async () => {
      [isSilent, refusal, units, failure] = [false, null, { state: 'waiting' }, null];
      await given.db.delete(queue);
      await given.db.update(orders).set({ state: 'refused' });
      const usual = testKit(given.db);
      const { exchange } = usual.services.providers;
      const silent = () => Promise.reject(new ProviderUnknown('find'));
      const played: Exchange = {
        ...exchange,
        find: (ref) => (isSilent ? silent() : refusal ? Promise.resolve(refusal) : exchange.find(ref)),
        allotment: async (ref) => {
          if (failure) throw failure;
          return units ?? exchange.allotment(ref);
        },
      };
      kit = testKit(given.db, { clock: usual.clock, providers: { exchange: played } });
    });

    async function goTo(time: string) {
      kit.clock.advance(instantAt(businessDate(DAY), time) - kit.clock.now());
      await kit.settle();
    }
    const parked = () =>
      given.db
        .select()
        .from(queue)
        .where(and(eq(queue.state, 'parked'), eq(queue.lastError, SEARCH_ENDED)));
    const notificationsOf = async (investor: TestInvestor) =>
      (await notificationsTo(kit, investor)).map(({ subject }) => subject).reverse();
    const drop = async () => {
      const [job] = await parked();
      await operate(kit.services, { act: 'drop', seq: job!.seq });
      await kit.settle();
    };
    const { paid, not_found, refused, refund } = orderNotifications;

    it('is asked about for ten working days after its money came, then put before a person, and its owner is told', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo('17:00');
      expect(await parked()).toEqual([]);
      await goTo(OVER);
      expect(await parked()).toHaveLength(1);
      expect((await queueLines(given)).join()).toContain(SEARCH_ENDED);
      expect(await notificationsOf(checkout)).toEqual([paid.subject, not_found.subject]);
      const [notification] = await notificationsTo(kit, checkout);
      expect(notification?.text).toContain('Your money is safe');
      // no nightly round begins the search again
      expect(await requeueStalledOrders(given.db, kit.clock.now())).toMatchObject({ orders: 0 });
      expect(await orderStatesOf(given.db, checkout)).toEqual(['paid paid']);
    });

    it('is asked about once more when the person retries, and goes on where it is found', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo(OVER);
      for (const found of [false, true]) {
        if (found) units = null;
        await operate(kit.services, { act: 'retry', seq: 'all' });
        kit.clock.advance(60_000);
        await kit.settle();
        expect(await parked()).toHaveLength(found ? 0 : 1);
      }
      expect(await orderStatesOf(given.db, checkout)).toEqual(['allotted paid']);
      expect((await notificationsOf(checkout)).filter((subject) => subject === not_found.subject)).toHaveLength(1);
    });

    it('ends when the person gives it up: its money goes back', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo(OVER);
      await drop();
      expect(await orderStatesOf(given.db, checkout)).toEqual(['refused refunded']);
      expect(await notificationsOf(checkout)).toEqual([paid.subject, not_found.subject, refund.subject]);
    });

    it('is asked about no more once it is over, by whatever job', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo(OVER);
      await drop();
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, checkout.profileId));
      const { clientRef } = order!;
      const another = { kind: ALLOT_ORDER, ref: `${clientRef}:withdrawn`, payload: { clientRef } };
      await enqueue(given.db, [another], kit.clock.now());
      await kit.settle();
      expect(await given.db.$count(queue, eq(queue.state, 'pending'))).toBe(0);
    });

    it('goes on where it has units by then: its money has bought them', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo(OVER);
      units = null;
      await drop();
      expect(await orderStatesOf(given.db, checkout)).toEqual(['allotted paid']);
    });

    it('waits while the exchange does not answer whether it has units: its money may have bought them', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo(OVER);
      failure = new ProviderUnknown('allotment');
      await drop();
      expect(await orderStatesOf(given.db, checkout)).toEqual(['paid paid']);
      expect(await requeueStalledOrders(given.db, kit.clock.now())).toMatchObject({ orders: 0 });
      [failure, units] = [null, null];
      kit.clock.advance(60_000);
      await kit.settle();
      expect(await orderStatesOf(given.db, checkout)).toEqual(['allotted paid']);
    });

    it('is left to the person where it has other units by then than were ordered', async () => {
      const checkout = await newCheckout(kit);
      await checkout.payAtBank();
      await goTo(OVER);
      failure = new PersonNeeded('other units');
      await drop();
      const waiting = await given.db.select().from(queue).where(eq(queue.state, 'parked'));
      expect(waiting).toMatchObject([{ kind: GIVE_UP_ORDER, lastError: 'other units' }]);
      expect(await requeueStalledOrders(given.db, kit.clock.now())).toMatchObject({ orders: 0 });
      expect(await orderStatesOf(given.db, checkout)).toEqual(['paid paid']);
    });

    it.each([lumpsum(5_000), sip(5_000)])(
      'comes to a person, too, where nobody knows whether it arrived: %j',
      async (what) => {
        const investor = await newInvestor(kit);
        isSilent = true;
        await orderCart(investor.client, await fillCart(investor.client, what));
        await kit.settle();
        await goTo('17:00');
        expect([await parked(), await orderStatesOf(given.db, investor)]).toEqual([[], ['unknown unpaid']]);
        await goTo(OVER);
        expect(await notificationsOf(investor)).toEqual([not_found.subject]);
        await drop();
        expect(await orderStatesOf(given.db, investor)).toEqual(['refused unpaid']);
        const [order] = await given.db.select().from(orders).where(eq(orders.profileId, investor.profileId));
        expect(order?.remarks).toBe(orderText.neverFound);
        expect(await notificationsOf(investor)).toEqual([not_found.subject, refused.subject]);
      },
    );

    it.each([lumpsum(5_000), sip(5_000)])(
      'is told to its owner where the exchange refuses it later, by itself or once a person has retried: %j',
      async (what) => {
        for (const isRetried of [false, true]) {
          const investor = await newInvestor(kit);
          [isSilent, refusal] = [true, null];
          await orderCart(investor.client, await fillCart(investor.client, what));
          await kit.settle();
          if (isRetried) await goTo(OVER);
          [isSilent, refusal] = [false, { accepted: false, reason: 'The scheme is closed.' }];
          if (isRetried) await operate(kit.services, { act: 'retry', seq: 'all' });
          kit.clock.advance(600_000);
          await kit.settle();
          expect(await orderStatesOf(given.db, investor)).toEqual(['refused unpaid']);
          expect(await notificationsOf(investor)).toEqual([...(isRetried ? [not_found.subject] : []), refused.subject]);
          const [last] = await notificationsTo(kit, investor);
          expect(last?.text).toContain('The scheme is closed.');
        }
      },
    );
  },
  'seeded',
);
