import { rupees } from '@prosperx/core/money';
import { getOrderList, getOrdersInProgress, orderTimeline } from '@prosperx/core/order';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import { HOUSEKEEPING } from '#queue/job-kinds.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { bankText } from '#sandbox/sandbox.text.js';
import { orderStatesOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo as allNotificationsTo } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { subject } = orderNotifications.instalment_failed;

describeWithDb(
  'an instalment that was not invested',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    // without the reminders of what is due
    const notificationsTo = async (...to: Parameters<typeof allNotificationsTo>) =>
      (await allNotificationsTo(...to)).filter((notification) => notification.subject === subject);
    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));

    it.each([
      ['by no mandate', { rupees: 1_50_000, limit: 1_00_000 }, 'cancelled', sipInstalmentText.mandateMissing, 1],
      ['by the bank', { rupees: 1_013 }, 'cancelled', sipInstalmentText.debitFailed, 2],
      ['by the exchange', { rupees: 1_019 }, 'refused', bankText.refused, 1],
    ] as const)(
      '%s is shown for a week with the reason, and its owner is notified once',
      async (_, sip, status, reason, done) => {
        const investor = await newRunningSip(kit, sip);
        await goTo('2026-12-11');
        const client = await signedInAgain(kit, investor);
        const [shown, ...others] = await client.call(getOrdersInProgress);
        expect([shown, others]).toMatchObject([{ status, reason, amount: rupees(sip.rupees), paymentUrl: null }, []]);

        const [inHindi] = await client.call(getOrdersInProgress, { headers: { 'Accept-Language': 'hi' } });
        // what the exchange says itself stays
        expect(/[\u0900-\u097f]/.test(inHindi?.reason ?? '')).toBe(status === 'cancelled');

        const query = { pxOrderNumber: shown!.pxOrderNumber };
        const [order] = await client.call(getOrderList, { query });
        const steps = orderTimeline(order!);
        expect(steps.filter(({ state }) => state === 'done')).toHaveLength(done);
        expect(steps.at(-1)?.state).toBe('failed');

        const notifications = await notificationsTo(kit, investor);
        expect(notifications.map((notification) => notification.subject)).toEqual([subject]);
        expect(notifications[0]?.text).toContain(reason);
        expect(notifications[0]?.text).toContain(`/v1/thank-you?orderNo=${query.pxOrderNumber}`);

        await goTo('2026-12-20');
        expect(await (await signedInAgain(kit, investor)).call(getOrdersInProgress)).toEqual([]);
        expect(await notificationsTo(kit, investor)).toHaveLength(1);
        await goTo('2027-01-12');
        expect(await notificationsTo(kit, investor)).toHaveLength(2);
      },
    );

    it('is asked to be let go of each night where the exchange keeps it, and its owner hears of it then', async () => {
      const { exchange } = kit.services.providers;
      let keeps = true;
      const cancel: typeof exchange.cancel = (order) =>
        keeps ? Promise.resolve({ cancelled: false, reason: 'The order is locked.' }) : exchange.cancel(order);
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, cancel } } });
      await given.db.delete(queue).where(eq(queue.kind, HOUSEKEEPING));
      await scheduleHousekeeping(given.db, kit.clock.now());
      const investor = await newRunningSip(kit, { rupees: 1_013 });
      await goTo('2026-12-12');
      expect(await orderStatesOf(given.db, investor)).toEqual(['registered failed']);
      keeps = false;
      await goTo('2026-12-13');
      expect(await orderStatesOf(given.db, investor)).toEqual(['cancelled failed']);
      const [notification] = await notificationsTo(kit, investor);
      expect(notification?.text).toContain(sipInstalmentText.debitFailed);
    });
  },
  'seeded',
);
