import { transactRefusalText } from '@prosperx/core/kyc';
import { getOrderList } from '@prosperx/core/order';
import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, mandates, profiles, sips } from '#db/schema/index.js';
import { orderNotifications } from '#modules/orders/order-notification.text.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { bankText } from '#sandbox/sandbox.text.js';
import { newCheckout } from '#testing/checkout.js';
import { allInTrust, countOf, itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo, sip } from '#testing/investing.js';
import { signInAs } from '#testing/new-investor.js';
import { addMandate, newRunningSip, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** The number of months of the long run. */
const MONTHS = countOf({ test: 1, trust: 12 });

const DATES_OF_31ST = [
  '2026-11-30',
  '2026-12-31',
  '2027-02-01',
  '2027-02-26',
  '2027-03-31',
  '2027-04-30',
  '2027-05-31',
  '2027-06-30',
  '2027-08-02',
  '2027-08-31',
  '2027-09-30',
  '2027-11-01',
].slice(0, MONTHS);
const [NEXT_31ST, NEXT_10TH] = MONTHS === 12 ? ['2027-11-30', '2027-12-10'] : ['2026-12-31', '2027-01-11'];

describeWithDb(
  'the instalments of a SIP',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    type Someone = Awaited<ReturnType<typeof newRunningSip>>;
    const trace = (someone: Pick<Someone, 'profileId' | 'ucc'>) => traceOf(given.db, someone);
    const goTo = (date: string, time = '12:00') =>
      kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));
    const found = async () => (await reconcile(given.db)).discrepancies;

    it('are one order, one debit and one ledger entry each, month by month, whatever happens to the SIPs of others', async () => {
      const sound = await newRunningSip(kit, { sipDate: 31, nextDate: '2026-11-30', instalments: 360 });
      const short = await newRunningSip(kit, { instalments: 1 + Math.min(MONTHS, 2) });
      const lost = await newRunningSip(kit, { rupees: 1_017 });
      const over = [
        [sipInstalmentText.mandateMissing, 'cancelled', 'unpaid', await newRunningSip(kit, { limit: null })],
        [sipInstalmentText.mandateMissing, 'cancelled', 'unpaid', await newRunningSip(kit, { limit: 1_999 })],
        [sipInstalmentText.debitFailed, 'cancelled', 'failed', await newRunningSip(kit, { rupees: 1_013 })],
        [bankText.refused, 'refused', 'unpaid', await newRunningSip(kit, { rupees: 1_019 })],
      ] as const;
      await kit.client().call(advanceSandboxClock, { body: { advance: `P${MONTHS}M` } });

      const { orders, payments, ledger, book, sip: row } = await trace(sound);
      expect(orders.map(({ createdAt }) => businessDateAt(createdAt))).toEqual(DATES_OF_31ST);
      expect(orders.map(({ instalment }) => instalment)).toEqual(DATES_OF_31ST.map((_, index) => index + 2));
      expect(new Set(orders.map(({ state, paymentState }) => `${state} ${paymentState}`))).toEqual(
        new Set(['allotted paid']),
      );
      expect(payments.map(({ mode, state, amount }) => [mode, state, amount])).toEqual(
        DATES_OF_31ST.map(() => ['mandate', 'paid', 2_000_00]),
      );
      expect(ledger.map(({ date, kind }) => [date, kind])).toEqual(DATES_OF_31ST.map((date) => [date, 'sip']));
      expect(book.map(({ orderDate, kind }) => [orderDate, kind])).toEqual(DATES_OF_31ST.map((date) => [date, 'sip']));
      expect(row).toMatchObject({ state: 'running', instalmentsDone: 1 + MONTHS, nextDate: NEXT_31ST });

      expect((await trace(short)).sip).toMatchObject({
        state: 'finished',
        instalmentsDone: 1 + Math.min(MONTHS, 2),
        nextDate: null,
      });
      expect((await trace(short)).ledger).toHaveLength(Math.min(MONTHS, 2));
      expect((await trace(lost)).ledger).toHaveLength(MONTHS);
      expect((await trace(lost)).book).toHaveLength(MONTHS);
      for (const [remarks, state, paymentState, someone] of over) {
        const all = await trace(someone);
        expect(all.orders).toHaveLength(MONTHS);
        for (const order of all.orders) expect(order).toMatchObject({ remarks, state, paymentState });
        expect(all.payments).toHaveLength(paymentState === 'failed' ? MONTHS : 0);
        expect(all.payments.every((payment) => payment.state === 'failed')).toBe(true);
        expect(all.ledger).toEqual([]);
        expect(all.sip).toMatchObject({ state: 'running', instalmentsDone: 1 + MONTHS, nextDate: NEXT_10TH });
      }
      expect(await found()).toEqual([]);
      expect(kit.log.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    }, 600_000);

    itInTrust('keep their dates when the server orders them late', async () => {
      const someone = await newRunningSip(kit);
      for (const date of ['2026-12-10', '2027-01-29', '2027-02-10', '2027-04-28', '2027-05-10']) {
        await kit.clock.moveTo(instantAt(businessDate(date), '09:20'));
        await kit.settle();
      }
      const { orders, sip: row } = await trace(someone);
      expect(orders.map(({ createdAt, state }) => [businessDateAt(createdAt), state])).toEqual([
        ['2026-12-10', 'allotted'],
        ['2027-01-29', 'cancelled'],
        ['2027-02-10', 'allotted'],
        ['2027-04-28', 'cancelled'],
        ['2027-04-28', 'cancelled'],
        ['2027-05-10', 'paid'],
      ]);
      expect(row).toMatchObject({ instalmentsDone: 7, nextDate: '2027-06-10' });
    });

    it('begin with the units of the order of the cart, and go into its folio', async () => {
      const { payAtBank, ...someone } = await newCheckout(kit, sip(2_000));
      await addMandate(kit.services, someone.profileId, 5_000);
      await payAtBank();
      await goTo('2027-01-11', '09:14');
      expect((await trace(someone)).orders).toHaveLength(1);
      await goTo('2027-01-13');
      const { orders, payments, sip: row } = await trace(someone);
      expect(orders.map(({ state, instalment }) => [state, instalment])).toEqual([
        ['allotted', null],
        ['allotted', 2],
      ]);
      expect(new Set(orders.map(({ folioNumber }) => folioNumber)).size).toBe(1);
      expect(payments.map(({ mode }) => mode)).toEqual(['netBanking', 'mandate']);
      expect(row).toMatchObject({ state: 'running', instalmentsDone: 2, nextDate: '2027-02-10' });
    });

    it('are found by their order number, and are audited', async () => {
      const someone = await newRunningSip(kit, { nextDate: '2026-11-16', sipDate: 16 });
      await kit.settle();
      const [order] = (await trace(someone)).orders;
      const [set] = await given.db.query.orderSets.findMany({
        where: (set, { eq: is }) => is(set.id, order!.orderSetId),
      });
      const list = await signInAs(kit.client(), someone).call(getOrderList, {
        query: { pxOrderNumber: set!.pxOrderNumber },
      });
      expect(list).toMatchObject([{ investmentType: 'SIP', state: 'paid', paymentUrl: null }]);
      const entry = and(eq(auditEntries.action, 'sip.instalment'), eq(auditEntries.objectId, order!.id));
      expect((await given.db.select().from(auditEntries).where(entry))[0]).toMatchObject({
        actor: 'system',
        details: { sip: someone.sipId, instalment: 2, amount: 2_000_00, state: 'created' },
      });
    });

    it('are debited by the mandate of their SIP while it covers them, else by another that does', async () => {
      const someone = await newRunningSip(kit, { limit: 50_000 });
      const own = await addMandate(kit.services, someone.profileId, 2_000);
      await given.db.update(sips).set({ mandateId: own }).where(eq(sips.id, someone.sipId));
      await goTo('2026-12-15');
      await given.db
        .update(mandates)
        .set({ endDate: businessDate('2027-01-01') })
        .where(eq(mandates.id, own));
      await goTo('2027-01-15');
      const debited = (await trace(someone)).payments.map(({ mandateId }) => mandateId);
      expect([debited.length, debited.indexOf(own), debited.lastIndexOf(own)]).toEqual([2, 0, 0]);
    });

    it.each([
      [2, false],
      [3, true],
    ])('ask for AutoPay with their units where another one follows: the second of %d', async (instalments, isAsked) => {
      const someone = await newRunningSip(kit, { instalments });
      await goTo('2026-12-10');
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.profileId, someone.profileId));
      await goTo('2026-12-12');
      const { subject } = orderNotifications.allotted;
      const told = (await notificationsTo(kit, someone)).find((each) => each.subject === subject);
      expect(told?.text.includes('Set up AutoPay')).toBe(isAsked);
    });

    it('are neither ordered nor debited while the KYC is on hold, and go on after it', async () => {
      const someone = await newRunningSip(kit);
      const setKyc = (kycStatus: string) =>
        given.db.update(profiles).set({ kycStatus }).where(eq(profiles.id, someone.profileId));
      await setKyc('KYC_HOLD_REJECTED_STATUS');
      await goTo('2026-12-15');
      const held = await trace(someone);
      expect(held.orders).toMatchObject([{ state: 'cancelled', remarks: transactRefusalText.kyc_on_hold }]);
      expect([held.payments, held.book]).toEqual([[], []]);
      await setKyc('KYC_VALIDATED_STATUS');
      await goTo('2027-01-13');
      expect((await trace(someone)).orders.map(({ state }) => state)).toEqual(['cancelled', 'allotted']);
    });

    it.each(['paused', 'cancelled', 'finished'] as const)('are not ordered for a SIP that is %s', async (state) => {
      const someone = await newRunningSip(kit);
      await given.db.update(sips).set({ state }).where(eq(sips.id, someone.sipId));
      await goTo('2027-02-15');
      expect((await trace(someone)).orders).toEqual([]);
    });

    it.each(
      allInTrust(
        [
          ['mandate', sipInstalmentText.mandateMissing],
          ['SIP', sipInstalmentText.stopped],
          ['time', sipInstalmentText.tooLate],
        ],
        2,
      ),
    )('are not debited when the %s is over by the time the exchange answers', async (what, remarks) => {
      let answers = false;
      kit = testKit(given.db, { faults: { loseRequest: () => !answers } });
      const someone = await newRunningSip(kit);
      await goTo('2026-12-10', '09:16');
      if (what === 'time') await goTo('2026-12-14', '18:00');
      const { profileId, sipId } = someone;
      const change = { state: 'cancelled' } as const;
      if (what === 'mandate') await given.db.update(mandates).set(change).where(eq(mandates.profileId, profileId));
      if (what === 'SIP') await given.db.update(sips).set(change).where(eq(sips.id, sipId));
      answers = true;
      await goTo('2026-12-15');
      const { orders, payments, book } = await trace(someone);
      expect(orders).toMatchObject([{ state: 'cancelled', paymentState: 'unpaid', remarks }]);
      expect([payments.length, book.map(({ state }) => state)]).toEqual([0, ['cancelled']]);
    });
  },
  'seeded',
);
