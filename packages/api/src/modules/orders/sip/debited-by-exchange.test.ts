import { getMandates } from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import { createOrders } from '@prosperx/core/order';
import { getRunningSips, pauseSip } from '@prosperx/core/sip';
import { businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mandates, profiles, queue, sandboxBankPayments, sipChanges, sips } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { createCalendar } from '#kernel/calendar.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import { messageOf, requestChange } from '#modules/sips/request-change.js';
import { sipNotifications } from '#modules/sips/sip-notification.text.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import type { PauseAnswer } from '#providers/exchange/port/sips.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_ORDER, PAUSE_SIP } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { enqueue, type Job } from '#queue/queue.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { debitText } from '#records/mandate/mandate.text.js';
import { scheduleInstalment } from '#records/sip/instalment-jobs.js';
import { sandboxExchange } from '#sandbox/sandbox-exchange.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, fillCart, laterSip, notificationsTo, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { addMandate, haltSips, newRunningSip, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';

const DUE = { nextDate: '2026-11-17', sipDate: 17 };

describeWithDb(
  'an instalment at an exchange that debits mandates by itself',
  (given) => {
    let kit: TestKit;
    let refusal: string | null;
    /** false while the exchange does not name the units of anything. */
    let hasUnits: boolean;
    /** What the exchange says to a pause; null: nothing. */
    let pauseAnswer: PauseAnswer | null;
    let pauses: number[];
    /** true while the exchange cancels no SIP. */
    let keeps: boolean;
    beforeEach(() => {
      [refusal, hasUnits, pauseAnswer, pauses, keeps] = [null, true, null, [], false];
      const clock = testClock();
      const usual = sandboxExchange({ db: given.db, clock, calendar: createCalendar() });
      const exchange: Exchange = {
        ...usual,
        debitsInstalments: true,
        register: async (order) => {
          const answer = await usual.register(order);
          const money = { clientRefs: [order.clientRef], paymentRef: 'by the exchange', realisedAt: clock.now() };
          await usual.confirmFunds(money);
          return answer;
        },
        cancel: () => Promise.resolve(keeps ? { cancelled: false, reason: 'No.' } : { cancelled: true }),
        pauseSip: ({ instalments }) => {
          if (!pauseAnswer) return Promise.reject(new ProviderUnknown('pause'));
          pauses.push(instalments);
          return Promise.resolve(pauseAnswer);
        },
        allotment: async (ref) => {
          if (!hasUnits) return { state: 'waiting' };
          return refusal === null ? usual.allotment(ref) : { state: 'refused', reason: refusal };
        },
      };
      kit = testKit(given.db, { clock, providers: { exchange } });
    });

    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));
    const debits = (id: string) => given.db.$count(sandboxBankPayments, eq(sandboxBankPayments.clientRef, id));

    it.each([50_000, null])(
      'is not debited by us as well, and is paid with its units: a mandate over %s',
      async (limit) => {
        const someone = await newRunningSip(kit, { ...DUE, limit });
        await goTo('2026-11-19');
        const { orders, payments, ledger } = await traceOf(given.db, someone);
        expect(orders).toMatchObject([{ state: 'allotted', paymentState: 'paid', remarks: '' }]);
        expect(payments).toMatchObject([{ state: 'paid', mode: 'mandate', amount: rupees(2_000) }]);
        expect(ledger).toHaveLength(1);
        expect(await debits(payments[0]!.id)).toBe(0);
        expect((await reconcile(given.db, 'own', undefined, { debitsInstalments: true })).discrepancies).toEqual([]);
      },
    );

    it('is promised by the mandate with which its SIP is registered, also once another one has a higher limit', async () => {
      const someone = await newRunningSip(kit, { limit: null });
      const { sipId, profileId } = someone;
      const registered = await addMandate(kit.services, profileId, 25_000);
      await given.db.update(sips).set({ mandateId: registered }).where(eq(sips.id, sipId));
      const larger = await addMandate(kit.services, profileId, 1_00_000);
      const client = await signedInAgain(kit, someone);
      const seen = async () => (await client.call(getRunningSips)).sips[0];
      const counts = async () => {
        const all = await client.call(getMandates);
        return [registered, larger].map((id) => all.find(({ bseMandateId }) => bseMandateId === id)?.sips);
      };
      expect(await seen()).toMatchObject({ autoPay: 'covered', mandate: { mandateId: registered } });
      expect(await counts()).toMatchObject([{ count: 1, uncovered: 1 }, { count: 0 }]);
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, registered));
      expect(await seen()).toMatchObject({ autoPay: 'no_mandate', mandate: null, otherMandate: true });
      expect(await counts()).toMatchObject([{ count: 0 }, { count: 0 }]);
    });

    it('is promised by a mandate whose limit has room for all debits of the day alone', async () => {
      const someone = await newRunningSip(kit, { limit: null });
      const { sipId, profileId } = someone;
      const mandateId = await addMandate(kit.services, profileId, 3_900);
      const [sip] = await given.db.update(sips).set({ mandateId }).where(eq(sips.id, sipId)).returning();
      const client = await signedInAgain(kit, someone);
      const seen = async () => (await client.call(getRunningSips)).sips.map(({ autoPay }) => autoPay);
      expect(await seen()).toEqual(['covered']);
      const later = { ...sip!, id: 'sip_of_that_day', registrationNumber: null, createdAt: sip!.createdAt + 1 };
      await given.db.insert(sips).values(later);
      await scheduleInstalment(given.db, later, kit.clock.now(), kit.services.calendar);
      expect((await seen()).toSorted()).toEqual(['covered', 'limit_too_small']);
      const count = async () =>
        (await client.call(getMandates)).find(({ bseMandateId }) => bseMandateId === mandateId)?.sips;
      expect(await count()).toMatchObject({ count: 1 });
      await goTo('2026-12-09');
      const reminders = (await notificationsTo(kit, someone)).filter(({ text }) =>
        text.includes('/v1/skip-instalment'),
      );
      expect(new Set(reminders.map(({ text }) => text)).size).toBe(1);
    });

    it('of a SIP to come, or of one that is raised, has to fit into what its mandate has left that day', async () => {
      const someone = await newRunningSip(kit, { limit: null });
      const { sipId, profileId } = someone;
      const mandateId = await addMandate(kit.services, profileId, 10_000);
      await given.db
        .update(sips)
        .set({ mandateId, amount: rupees(6_000) })
        .where(eq(sips.id, sipId));
      const client = await signedInAgain(kit, someone);
      const [{ taken } = {}] = await client.call(getMandates);
      // its date, and those which holidays move to the same day
      expect(taken).toContainEqual({ sipDate: 10, amount: rupees(6_000) });
      expect(taken?.map(({ sipDate }) => sipDate)).not.toContain(20);
      const { encryptedCartId: cartId, version } = await fillCart(client, laterSip(3_000), laterSip(3_000, DEBT));
      const refused = await client.fail(createOrders, { key: crypto.randomUUID(), body: { cartId, version } });
      expect(refused.code).toBe('sip_mandate_missing');
      expect(refused.message).toContain(debitText.dayFull);
      const [running] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      const other = {
        id: 'sip_beside',
        registrationNumber: null,
        amount: rupees(3_000),
        createdAt: running!.createdAt + 1,
      };
      await given.db.insert(sips).values({ ...running!, ...other });
      kit.clock.advance(2);
      const terms = { kind: 'terms', amount: rupees(8_000), sipDate: 10, mandateId: null } as const;
      await expect(requestChange(kit.services, running!, terms)).rejects.toMatchObject({ code: refused.code });
      await addMandate(kit.services, profileId, 8_000);
      expect((await requestChange(kit.services, running!, terms)).amount).toBe(terms.amount);
    });

    it('that it already has is made after the account’s holder turned 18, and none after that', async () => {
      const someone = await newRunningSip(kit, { ...DUE, limit: 50_000 });
      const account = { taxStatus: '02', majorStatus: 'MAJOR' };
      await given.db.update(profiles).set(account).where(eq(profiles.id, someone.profileId));
      await housekeeping(kit.services, {} as Job);
      await goTo('2027-01-20');
      const { orders } = await traceOf(given.db, someone);
      expect(orders).toMatchObject([{ state: 'allotted', paymentState: 'paid' }]);
      const [sip] = await given.db.select().from(sips).where(eq(sips.id, someone.sipId));
      expect(sip).toMatchObject({ state: 'cancelled', instalmentsDone: 2, nextDate: null });
    });

    it('by new terms is promised by the mandate with which they will be registered, while none was chosen for them', async () => {
      const someone = await newRunningSip(kit, { limit: null });
      const { sipId, profileId } = someone;
      const mandateId = await addMandate(kit.services, profileId, 3_000);
      await given.db.update(sips).set({ mandateId }).where(eq(sips.id, sipId));
      const [full, free] = [
        await addMandate(kit.services, profileId, 9_000),
        await addMandate(kit.services, profileId, 6_000),
      ];
      const [sip] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      const other = { id: 'sip_in_the_way', registrationNumber: null, mandateId: full, amount: rupees(5_000) };
      await given.db.insert(sips).values({ ...sip!, ...other, createdAt: sip!.createdAt - 1 });
      const change = {
        id: 'chg_of_test',
        sipId,
        clientRef: 'ref_of_change',
        kind: 'step_up' as const,
        amount: rupees(5_000),
        sipDate: 10,
        formerAmount: rupees(2_000),
        formerDate: 10,
        instalment: 2,
        date: businessDate('2026-12-10'),
        start: businessDate('2026-12-10'),
        state: 'requested' as const,
        createdAt: kit.clock.now(),
        changedAt: kit.clock.now(),
      };
      const [row] = await given.db.insert(sipChanges).values(change).returning();
      const { sips: seen } = await (await signedInAgain(kit, someone)).call(getRunningSips);
      const promised = { autoPay: 'covered', mandate: { mandateId: free } };
      expect(seen.find((each) => each.sipId === sipId)).toMatchObject(promised);
      await enqueue(given.db, [messageOf(row!)], kit.clock.now());
      await kit.settle();
      const [after] = await given.db.select().from(sipChanges).where(eq(sipChanges.id, change.id));
      expect(after?.mandateId).toBe(free);
    });

    it('is booked of its own day where it came before the first units of its SIP', async () => {
      hasUnits = false;
      const checkout = await newCheckout(kit, { ...sip(2_000), sipDate: 16 });
      await checkout.payAtBank();
      await kit.settle();
      await goTo('2026-12-21');
      const isOurs = eq(sips.profileId, checkout.profileId);
      expect(await given.db.select().from(sips).where(isOurs)).toMatchObject([
        { state: 'pending', nextDate: '2026-12-16' },
      ]);
      hasUnits = true;
      await operate(kit.services, { act: 'retry', seq: 'all' });
      await kit.settle();
      const { orders } = await traceOf(given.db, checkout);
      expect(orders.map(({ instalment, createdAt }) => [instalment, businessDateAt(createdAt)])).toEqual([
        [null, '2026-11-16'],
        [2, '2026-12-16'],
      ]);
      expect(await given.db.select().from(sips).where(isOurs)).toMatchObject([
        { state: 'running', instalmentsDone: 2, nextDate: '2027-01-18' },
      ]);
    });

    it('may come of a SIP whose first order was refused, while the exchange goes on with it: owner and operator know', async () => {
      [refusal, keeps] = ['PAN not KYC compliant.', true];
      const checkout = await newCheckout(kit, sip(2_000));
      await checkout.payAtBank();
      await goTo('2026-11-18');
      const ends = async () =>
        (await notificationsTo(kit, checkout)).filter(({ subject }) => /stopped/.test(subject)).reverse();
      expect((await ends()).map(({ subject }) => subject)).toEqual([sipNotifications.stopping.subject]);
      const ofOrder = and(eq(queue.kind, CANCEL_ORDER), eq(queue.state, 'parked'));
      const [job, ...others] = await given.db.select().from(queue).where(ofOrder);
      expect([job?.lastError, others]).toEqual(['No.', []]);
      keeps = false;
      await operate(kit.services, { act: 'retry', seq: job!.seq });
      await kit.settle();
      expect((await ends()).map(({ subject }) => subject)).toEqual([
        sipNotifications.stopping.subject,
        sipNotifications.stopped.subject,
      ]);
    });

    it('has failed when the exchange brings no units, and its owner is told', async () => {
      refusal = 'Payment not received.';
      const someone = await newRunningSip(kit, DUE);
      await goTo('2026-11-19');
      const { orders, payments } = await traceOf(given.db, someone);
      expect(orders).toMatchObject([{ state: 'refused', paymentState: 'failed', remarks: refusal }]);
      expect(payments).toEqual([]);
      const subjects = (await notificationsTo(kit, someone)).map(({ subject }) => subject);
      expect(subjects).toEqual([orderNotifications.instalment_failed.subject]);
    });

    it('may have been debited where its units do not come in ten working days, and its owner is told so', async () => {
      hasUnits = false;
      const someone = await newRunningSip(kit, DUE);
      await goTo('2026-12-03');
      const { subject } = orderNotifications.not_found;
      const told = (await notificationsTo(kit, someone)).find((each) => each.subject === subject);
      expect(told?.text).toContain('Any amount, if debited, will be invested or refunded to your bank account.');
    });

    it('asks for AutoPay with its units where the mandate of its SIP has ended, whatever others there are', async () => {
      const someone = await newRunningSip(kit, DUE);
      const mandateId = await addMandate(kit.services, someone.profileId, 25_000);
      await given.db.update(sips).set({ mandateId }).where(eq(sips.id, someone.sipId));
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, mandateId));
      await goTo('2026-11-19');
      const { subject } = orderNotifications.allotted;
      const told = (await notificationsTo(kit, someone)).find((each) => each.subject === subject);
      expect(told?.text).toContain('Set up AutoPay for future SIPs');
    });

    /** A SIP whose owner has paused so many instalments from its second on, which falls due while the exchange does not answer. */
    async function pausedTooLate(instalments: number) {
      await haltSips(given.db);
      const someone = await newRunningSip(kit);
      const { sipId } = someone;
      const owner = await signedInAgain(kit, someone);
      await owner.call(pauseSip, { key: crypto.randomUUID(), body: { sipId, instalments } });
      const at = async (moment: string) => {
        const [day, time] = moment.split(' ') as [string, string];
        kit.clock.advance(instantAt(businessDate(day), time) - kit.clock.now());
        await kit.settle();
        return traceOf(given.db, someone);
      };
      const due = await at('2026-12-10 09:15');
      expect(due.orders).toMatchObject([{ instalment: 2, isSkipped: false, remarks: '' }]);
      const [notification] = await notificationsTo(kit, someone);
      expect(notification?.subject).toBe(sipNotifications.pause_unanswered.subject);
      expect(notification?.text).toContain('10 December 2026');
      return { someone, at };
    }

    it('is asked for at the exchange where that has not heard of the pause that leaves it out, and what lies ahead is paused', async () => {
      const { at } = await pausedTooLate(3);
      pauseAnswer = { paused: true };
      const { sip, orders, ledger } = await at('2026-12-14 12:00');
      expect(orders).toMatchObject([{ instalment: 2, state: 'allotted', paymentState: 'paid' }]);
      expect(ledger).toHaveLength(1);
      expect(pauses).toEqual([2]);
      expect(sip).toMatchObject({ instalmentsDone: 2, skipFrom: 3, skipCount: 2 });
      const later = await at('2027-01-12 12:00');
      expect(later.orders[1]).toMatchObject({ instalment: 3, isSkipped: true, state: 'cancelled' });
    });

    it.each(['refused', 'dropped'])(
      'is followed by those that are not paused after all, of which its owner is told: the pause is %s',
      async (end) => {
        const { someone, at } = await pausedTooLate(3);
        if (end === 'refused') pauseAnswer = { paused: false, reason: 'No.' };
        else {
          const [job] = await given.db
            .update(queue)
            .set({ state: 'parked' })
            .where(and(eq(queue.kind, PAUSE_SIP), sql`${queue.payload} ->> 'sipId' = ${someone.sipId}`))
            .returning();
          await operate(kit.services, { act: 'drop', seq: job!.seq });
        }
        const { sip } = await at('2026-12-10 12:00');
        expect(sip).toMatchObject({ skipFrom: null, skipCount: 0 });
        const notifications = await notificationsTo(kit, someone);
        const refused = notifications.find(({ subject }) => subject === sipNotifications.pause_refused.subject);
        expect(refused?.text).toContain('11 January 2027');
      },
    );

    it('ends a pause of itself alone: nothing is left to pause', async () => {
      const { at } = await pausedTooLate(1);
      pauseAnswer = { paused: true };
      expect((await at('2026-12-14 12:00')).sip).toMatchObject({ skipFrom: null, skipCount: 0 });
      expect(pauses).toEqual([]);
    });
  },
  'seeded',
);
