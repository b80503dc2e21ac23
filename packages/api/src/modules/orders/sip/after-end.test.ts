import { rupees } from '@prosperx/core/money';
import { getRunningSips, stopSip } from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { queue, sipChanges, sips } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { MADE_AFTER_END, madeByFormer } from '#modules/orders/order.text.js';
import { sipNotifications } from '#modules/sips/sip-notification.text.js';
import { CANCEL_SIP, HOUSEKEEPING, SIP_AFTER_END } from '#queue/job-kinds.js';
import { decideParked } from '#queue/operate.js';
import type { Job } from '#queue/queue.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { profileTicket } from '#testing/applicant.js';
import { allotmentRow, navOn, serverWithBse } from '#testing/bse-kit.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, notificationsTo, schemeOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type PlayedOrderEntry, refusal, soapText } from '#testing/played-order-entry.js';
import { haltSips, newRunningSip, traceOf } from '#testing/running-sip.js';
import type { TestKit } from '#testing/test-kit.js';
import { instalmentsAfterEnd } from './after-end.js';

describeWithDb(
  'a SIP that was stopped and that BSE debits all the same',
  (given) => {
    let bse: PlayedOrderEntry;
    let kit: TestKit;
    /** Its number at the exchange, and that of the order there. */
    let [number, orderNumber] = [119_494_863, 7_590_000];
    beforeEach(async () => {
      number += 1;
      orderNumber += 1;
      ({ bse, kit } = await serverWithBse(given.db, schemeOf(EQUITY).isin));
      await haltSips(given.db);
      await given.db.delete(queue).where(eq(queue.kind, HOUSEKEEPING));
      await scheduleHousekeeping(given.db, kit.clock.now());
    });
    afterEach(async () => {
      await given.db.delete(queue).where(eq(queue.state, 'parked'));
      await bse.close();
    });

    const cancellations = () =>
      bse
        .callsOf('xsipOrderEntryParam')
        .filter(({ at }) => at['TransactionCode'] === 'CXL' && at['XsipRegID'] === String(number)).length;
    const refuseCancellation = () => {
      const refused = () => soapText('xsipOrderEntryParam', refusal(bse.calls.at(-1)!, 'FAILED: SIP IS LOCKED'));
      bse.instead['xsipOrderEntryParam'] = [refused];
    };
    const goTo = async (date: string) => {
      kit.clock.advance(instantAt(businessDate(date), '12:00') - kit.clock.now());
      await kit.settle();
    };
    const parked = async () => (await given.db.select().from(queue).where(eq(queue.state, 'parked')))[0];
    const found = async () => (await reconcile(given.db, 'own', undefined, { debitsInstalments: true })).discrepancies;

    /** An investor who stops their SIP of the 10th, well before it: its second instalment was to come on 10 December. */
    async function stopped() {
      const investor = await newRunningSip(kit);
      const { sipId } = investor;
      await given.db
        .update(sips)
        .set({ registrationNumber: String(number) })
        .where(eq(sips.id, sipId));
      const client = await signedInAgain(kit, investor);
      const ticket = await profileTicket({ ...investor, client }, { sipId });
      await client.call(stopSip, { key: crypto.randomUUID(), body: { sipId, ticket } });
      await kit.settle();
      return investor;
    }

    /** The exchange makes an instalment on 10 December. */
    async function debit({ ucc }: { readonly ucc: string }) {
      const row = {
        ClientCode: ucc,
        OrderNumber: String(orderNumber),
        OrderStatus: 'VALID',
        SIPRegnNo: String(number),
      };
      bse.orders.push({ ...row, Date: '10/12/2026', FirstOrder: 'N' });
      const nav = await navOn(EQUITY, '2026-12-10');
      const made = { ucc, orderNumber: String(orderNumber), amount: rupees(2_000), nav, orderedOn: '2026-12-10' };
      bse.allotments.push(allotmentRow(made));
    }

    it('has its instalment booked as its owner’s, who is told, and its end asked for again', async () => {
      const someone = await stopped();
      expect(cancellations()).toBe(1);
      await debit(someone);
      await goTo('2026-12-11');
      const { orders, payments, ledger, sip } = await traceOf(given.db, someone);
      expect(orders).toMatchObject([{ instalment: 2, state: 'allotted', paymentState: 'paid', navDate: '2026-12-10' }]);
      expect(payments).toMatchObject([{ state: 'paid', mode: 'mandate', amount: 200_000 }]);
      expect(ledger).toMatchObject([{ nav: await navOn(EQUITY, '2026-12-10'), navDate: '2026-12-10' }]);
      expect(sip).toMatchObject({ state: 'cancelled', stopAfter: 1, instalmentsDone: 2 });
      expect(cancellations()).toBe(2);
      const notifications = await notificationsTo(kit, someone);
      const told = notifications.filter(({ subject }) => subject === sipNotifications.made_after_end.subject);
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain('10 December 2026');
      expect(told[0]?.text).toContain('₹2,000.00');
      expect(await found()).toEqual([]);
    });

    it('waits for a person to see to it, and is booked once however often the exchange is asked', async () => {
      const someone = await stopped();
      await debit(someone);
      await goTo('2026-12-11');
      const job = await parked();
      expect(job).toMatchObject({ kind: SIP_AFTER_END, lastError: MADE_AFTER_END });
      await decideParked(byCommand(kit.services), { act: 'retry' }, job!.seq);
      await goTo('2026-12-12');
      expect(await parked()).toBeUndefined();
      const { orders, ledger } = await traceOf(given.db, someone);
      expect([orders.length, ledger.length]).toEqual([1, 1]);
    });

    it('waits for a person also where the server dies before it has put it before one', async () => {
      const someone = await stopped();
      await debit(someone);
      kit.clock.advance(instantAt(businessDate('2026-12-11'), '12:00') - kit.clock.now());
      const payload = { sipId: someone.sipId, registrationNumber: String(number), day: '2026-12-10' };
      await Promise.allSettled([instalmentsAfterEnd(kit.services, { payload } as unknown as Job)]);
      await kit.settle();
      expect(await parked()).toMatchObject({ kind: SIP_AFTER_END, lastError: MADE_AFTER_END });
    });

    it('is stopping until the exchange has let go: its owner is told both, each once, and a person has it until then', async () => {
      const { stopping, stopped: over } = sipNotifications;
      refuseCancellation();
      const someone = await stopped();
      const told = async () => {
        const ends = (await notificationsTo(kit, someone)).filter(({ subject }) => /stopped/.test(subject));
        return ends.map(({ subject }) => subject).reverse();
      };
      expect(await told()).toEqual([stopping.subject]);
      const [notification] = await notificationsTo(kit, someone);
      expect(notification?.text).toContain('the instalment of 10 December 2026, ₹2,000.00, may still be debited');
      const seen = async () => (await (await signedInAgain(kit, someone)).call(getRunningSips)).sips[0];
      expect(await seen()).toMatchObject({ status: 'stopped', keptDate: '2026-12-10' });
      const job = await parked();
      expect(job).toMatchObject({ kind: CANCEL_SIP, lastError: 'SIP is locked.' });
      refuseCancellation();
      await goTo('2026-11-17');
      expect(cancellations()).toBe(2);
      expect(await told()).toEqual([stopping.subject]);
      expect(await given.db.$count(queue, eq(queue.state, 'parked'))).toBe(1);
      await goTo('2026-11-18');
      expect(await told()).toEqual([stopping.subject, over.subject]);
      expect(await seen()).toMatchObject({ status: 'stopped', keptDate: null });
      await decideParked(byCommand(kit.services), { act: 'retry' }, job!.seq);
      await kit.settle();
      expect([await parked(), await told(), await found()]).toEqual([undefined, [stopping.subject, over.subject], []]);
    });

    it('is named by the reconciliation for as long as the exchange keeps it', async () => {
      const someone = await stopped();
      await debit(someone);
      refuseCancellation();
      await goTo('2026-12-11');
      expect(await found()).toMatchObject([{ check: 'sip_let_go', ref: someone.sipId }]);
      await goTo('2026-12-12');
      expect(await found()).toEqual([]);
    });

    it('is put before a person where a change has ended the registration that it debits, and stays unbooked', async () => {
      const investor = await newRunningSip(kit, { nextDate: '2027-01-11' });
      const { sipId } = investor;
      const now = kit.clock.now();
      await given.db.insert(sipChanges).values({
        ...{ id: newId('chg'), sipId, clientRef: newId('ref'), kind: 'terms', state: 'done', instalment: 2 },
        ...{ amount: rupees(3_000), sipDate: 11, formerAmount: rupees(2_000), formerDate: 10 },
        ...{ formerNumber: String(number), date: businessDate('2027-01-11'), start: businessDate('2027-01-11') },
        ...{ createdAt: now, changedAt: now },
      });
      await debit(investor);
      await goTo('2026-12-11');
      expect((await parked())?.lastError).toBe(madeByFormer(String(orderNumber)));
      expect((await traceOf(given.db, investor)).orders).toEqual([]);
      expect(cancellations()).toBe(1);
    });

    it('is asked about no more once a hundred days have brought nothing', async () => {
      const { ucc } = await stopped();
      const asked = () => bse.callsOf('OrderStatus').filter(({ at }) => at['ClientCode'] === ucc).length;
      for (const date of ['2026-12-11', '2027-01-12', '2027-02-11']) await goTo(date);
      const before = asked();
      expect(before).toBeGreaterThan(2);
      await goTo('2027-03-11');
      expect(asked()).toBe(before);
    });
  },
  'seeded',
);
