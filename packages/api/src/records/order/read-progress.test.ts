import { getOrderList, orderBadge } from '@prosperx/core/order';
import { businessDate, businessDateAt, DAY, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { exchangeHolidays, mandates, orderSets, payments, queue, sips } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { REGISTER_ORDER } from '#queue/job-kinds.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the progress of an order',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));
    const ordered = async (investment: Parameters<typeof newCheckout>[1]) => {
      const checkout = await newCheckout(kit, investment);
      await addMandate(kit.services, checkout.profileId, 5_000);
      const read = async (pxOrderNumber = checkout.pxOrderNumber) =>
        (await (await signedInAgain(kit, checkout)).call(getOrderList, { query: { pxOrderNumber } }))[0]!;
      return { ...checkout, read };
    };

    it('has a day for each step that is done', async () => {
      const { read, payAtBank } = await ordered(lumpsum(5_000));
      const { acceptedAt, allotment, sip: none } = await read();
      expect([businessDateAt(acceptedAt!), allotment, none]).toEqual(['2026-11-16', null, null]);
      await payAtBank();
      await goTo('2026-11-18');
      const order = await read();
      expect(businessDateAt(order.acceptedAt!)).toBe('2026-11-16');
      expect(order.allotment!.at).toBeGreaterThan(order.acceptedAt!);
    });

    it('promises no NAV date while the holidays of that time are not named', async () => {
      const { read, payAtBank, pxOrderNumber } = await ordered(lumpsum(5_000));
      await payAtBank();
      expect((await read()).navExpected).toBe('2026-11-16');
      const [set] = await given.db.select().from(orderSets).where(eq(orderSets.pxOrderNumber, pxOrderNumber));
      const paidAt = instantAt(businessDate('2026-12-31'), '15:00');
      await given.db.update(payments).set({ paidAt }).where(eq(payments.orderSetId, set!.id));
      expect(await read()).toMatchObject({ state: 'paid', navExpected: null });
      await given.db.insert(exchangeHolidays).values({ date: businessDate('2027-01-01'), name: 'New Year' });
      await kit.services.calendar.read(given.db);
      expect((await read()).navExpected).toBe('2027-01-04');
      await given.db.delete(exchangeHolidays);
      await kit.services.calendar.read(given.db);
    });

    itInTrust('has how many instalments of a SIP have fallen due, and its end after the last one', async () => {
      const { read, payAtBank } = await ordered({ ...sip(2_000), numOfSipInstallments: 3 });
      expect((await read()).sip).toBeNull();
      await payAtBank();
      await goTo('2027-01-13');
      const running = await read();
      expect(running.sip).toMatchObject({ instalmentsDone: 2, nextDate: '2027-02-10', endedOn: null });
      expect(orderBadge(running)).toBe('active_sip');
      await goTo('2027-02-12');
      const over = await read();
      expect(over.sip).toMatchObject({ instalmentsDone: 3, nextDate: null, endedOn: '2027-02-10' });
      expect(orderBadge(over)).toBe('completed_sip');
    });

    it('has the day on which the owner of a SIP stopped it, whatever the exchange answers later', async () => {
      const { read, payAtBank, profileId } = await ordered(sip(2_000));
      await payAtBank();
      await goTo('2026-11-18');
      const [stoppedAt, changedAt] = [kit.clock.now(), kit.clock.now() + 3 * DAY];
      const kept = { state: 'cancelled', nextDate: null, keptReason: 'SIP IS LOCKED.', stoppedAt, changedAt } as const;
      await given.db.update(sips).set(kept).where(eq(sips.profileId, profileId));
      expect((await read()).sip).toMatchObject({ endedOn: '2026-11-18', isStopped: true });
    });

    itInTrust('lists the instalments of a SIP, newest first, each with its outcome and its order number', async () => {
      const { read, payAtBank, profileId, pxOrderNumber } = await ordered({ ...sip(2_000), numOfSipInstallments: 3 });
      await payAtBank();
      await goTo('2027-01-20');
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.profileId, profileId));
      await goTo('2027-03-20');
      const { sip: over, ...first } = await read();
      expect(over!.instalments).toMatchObject([
        { instalment: 3, orderedOn: '2027-02-10', outcome: 'failed', remarks: sipInstalmentText.mandateMissing },
        { instalment: 2, orderedOn: '2027-01-11', outcome: 'invested', allotment: { navDate: '2027-01-11' } },
        { instalment: 1, orderedOn: '2026-11-16', outcome: 'invested', pxOrderNumber },
      ]);
      expect(orderBadge({ ...first, sip: over })).toBe('ended_sip');
      const last = await read(over!.instalments[0]!.pxOrderNumber);
      expect([last.remarks, last.sip]).toEqual([sipInstalmentText.mandateMissing, over]);
    });

    it('keeps the day of its acceptance when the message to the exchange is deleted', async () => {
      const { read, payAtBank } = await ordered(lumpsum(5_000));
      const { acceptedAt } = await read();
      await payAtBank();
      const registered = eq(queue.kind, REGISTER_ORDER);
      await given.db
        .update(queue)
        .set({ dueAt: kit.clock.now() - 91 * 86_400_000 })
        .where(registered);
      await housekeeping(kit.services, {} as Parameters<typeof housekeeping>[1]);
      expect(await given.db.$count(queue, registered)).toBe(0);
      expect((await read()).acceptedAt).toBe(acceptedAt);
    });
  },
  'seeded',
);
