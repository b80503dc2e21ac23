import { rupees, unitsFor } from '@prosperx/core/money';
import { orderTimeline } from '@prosperx/core/order';
import { type BusinessDate, businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  folios,
  ledgerEntries,
  navs,
  orders,
  refunds,
  sandboxExchangeOrders,
  sips,
} from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { bookPurchase } from '#records/portfolio/book-purchase.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, LIQUID, lumpsum, ordersOf as readOrders, schemeOf, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { allotOrder } from './allot-order.js';

describeWithDb(
  'allotment',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const goTo = (date: string, time: string) =>
      kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));
    const ordersOf = (profileId: string) => given.db.select().from(orders).where(eq(orders.profileId, profileId));
    const orderOf = async (profileId: string) => (await ordersOf(profileId))[0];
    const navOn = async (amfiCode: string, date: BusinessDate) => {
      const wanted = and(eq(navs.schemeId, schemeOf(amfiCode).id), eq(navs.date, date));
      return (await given.db.select().from(navs).where(wanted))[0]?.nav;
    };

    it.each([
      ['before the cut-off, at the NAV of the day', EQUITY, '2026-11-16', '14:59', '2026-11-16'],
      ['at the cut-off, at the NAV of the next working day', EQUITY, '2026-11-16', '15:00', '2026-11-17'],
      ['on a Friday evening, at the NAV of Monday', EQUITY, '2026-11-20', '18:00', '2026-11-23'],
      ['of a liquid fund, at the NAV of the day before', LIQUID, '2026-11-18', '13:29', '2026-11-17'],
      ['of a liquid fund after its cut-off, at the NAV of the day', LIQUID, '2026-11-18', '13:30', '2026-11-18'],
      [
        'of a liquid fund on a Friday at half past three, at the NAV of Sunday',
        LIQUID,
        '2026-11-20',
        '15:30',
        '2026-11-22',
      ],
      ['of a liquid fund on a Saturday, at the NAV of Sunday', LIQUID, '2026-11-21', '11:00', '2026-11-22'],
      ['of a liquid fund before a holiday, at the NAV of the holiday', LIQUID, '2026-11-23', '14:00', '2026-11-24'],
    ])('is made for money that came %s', async (_, amfiCode, date, time, navDate) => {
      await goTo(date, time);
      const { payAtBank, profileId } = await newCheckout(kit, lumpsum(5_000, amfiCode));
      await payAtBank();
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 5 * 86_400_000);
      const order = await orderOf(profileId);
      expect(order).toMatchObject({ state: 'allotted', navDate, stampDuty: 25 });
      expect(order?.allottedNav).toBe(await navOn(amfiCode, businessDate(navDate)));
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
    });

    it('is booked as the exchange says where that rounds otherwise, to the paisa and the last decimal, and noted', async () => {
      const { exchange } = kit.services.providers;
      const allotment: typeof exchange.allotment = async (clientRef) => {
        const answer = await exchange.allotment(clientRef);
        if (answer.state !== 'allotted') return answer;
        const rounded = { amount: rupees(1_500.01), stampDuty: rupees(0.08) };
        const units = unitsFor(rupees(1_499.93), answer.allotment.nav, 4);
        return { state: 'allotted', allotment: { ...answer.allotment, ...rounded, units } };
      };
      kit = testKit(given.db, { clock: kit.clock, providers: { exchange: { ...exchange, allotment } } });
      const { payAtBank, profileId } = await newCheckout(kit, lumpsum(1_500));
      await payAtBank();
      await goTo('2026-11-17', '09:00');
      const order = (await orderOf(profileId))!;
      const [entry] = await given.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
      expect(entry).toMatchObject({ amount: rupees(1_499.93), stampDuty: rupees(0.08), units: order.allottedUnits });
      // four decimals of NAV and units: more than three are kept
      expect(entry!.units % 10).not.toBe(0);
      const note = { amountMore: 1, stampDutyMore: 1 };
      const ofOrder = and(eq(auditEntries.objectId, order.id), eq(auditEntries.action, 'order.allotted_as_rounded'));
      const [noted] = await given.db.select().from(auditEntries).where(ofOrder);
      expect(noted?.details).toEqual(note);
      expect(kit.log.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ event: 'exchange_rounds', orderId: order.id, ...note }),
      );
      const { discrepancies, sums } = await reconcile(given.db, 'own');
      expect([discrepancies, sums.rounded, sums.ledger - sums.allotted]).toEqual([[], 1, 1]);
    });

    it('comes on the morning after the NAV and not before', async () => {
      const { payAtBank, profileId } = await newCheckout(kit);
      await payAtBank();
      await goTo('2026-11-17', '08:59');
      expect((await orderOf(profileId))?.state).toBe('paid');
      await goTo('2026-11-17', '09:00');
      expect((await orderOf(profileId))?.state).toBe('allotted');
    });

    it('is asked for again while the exchange has none', async () => {
      const { payAtBank, profileId } = await newCheckout(kit);
      await payAtBank();
      const { clientRef } = (await orderOf(profileId))!;
      const inBook = eq(sandboxExchangeOrders.clientRef, clientRef);
      await given.db.update(sandboxExchangeOrders).set({ state: 'registered' }).where(inBook);
      await goTo('2026-11-17', '12:30');
      expect((await orderOf(profileId))?.state).toBe('paid');
      await given.db.update(sandboxExchangeOrders).set({ state: 'paid' }).where(inBook);
      await goTo('2026-11-17', '13:30');
      expect((await orderOf(profileId))?.state).toBe('allotted');
    });

    it('is refused after the money came: the order is over with the reason, and its money goes back', async () => {
      const { payAtBank, profileId, ...checkout } = await newCheckout(kit, lumpsum(1_000), sip(2_000));
      await payAtBank();
      const paid = await ordersOf(profileId);
      const refused = paid.find(({ kind }) => kind === 'sip')!;
      await given.db
        .update(sandboxExchangeOrders)
        .set({ state: 'refused', reason: 'PAN not KYC compliant.' })
        .where(eq(sandboxExchangeOrders.clientRef, refused.clientRef));
      await goTo('2026-11-17', '10:00');
      const [over, other] = [refused, paid.find(({ id }) => id !== refused.id)!].map(({ id }) => id);
      const client = await signedInAgain(kit, { ...checkout, profileId });
      const shown = (await readOrders(client, checkout.cart)).orders;
      expect(shown.find(({ encryptedOrderId }) => encryptedOrderId === other)).toMatchObject({
        state: 'allotted',
        refund: null,
      });
      const ended = shown.find(({ encryptedOrderId }) => encryptedOrderId === over)!;
      expect(ended).toMatchObject({
        state: 'refused',
        paymentState: 'refunded',
        remarks: 'PAN not KYC compliant.',
        refund: { state: 'refunded', amount: rupees(2_000) },
      });
      expect(orderTimeline(ended).at(-1)).toEqual({ step: 'allotted', state: 'failed' });
      expect(await given.db.select().from(refunds).where(eq(refunds.orderId, refused.id))).toHaveLength(1);
      const [neverRan] = await given.db.select().from(sips).where(eq(sips.firstOrderId, refused.id));
      expect(neverRan).toMatchObject({ state: 'cancelled', nextDate: null });
      expect(await given.db.$count(ledgerEntries, eq(ledgerEntries.profileId, profileId))).toBe(1);
    });

    it('begins a SIP', async () => {
      const { payAtBank, profileId } = await newCheckout(kit, sip(2_000));
      await payAtBank();
      await goTo('2026-11-17', '10:00');
      const [running] = await given.db.select().from(sips).where(eq(sips.profileId, profileId));
      expect(running).toMatchObject({ state: 'running', instalmentsDone: 1, nextDate: '2027-01-11' });
    });

    it('puts all units of a fund house into one folio, and those of another into another', async () => {
      const { payAtBank, profileId } = await newCheckout(
        kit,
        lumpsum(1_000),
        lumpsum(2_000, DEBT),
        lumpsum(3_000, LIQUID),
      );
      await payAtBank();
      await goTo('2026-11-17', '10:00');
      const rows = await given.db.select().from(folios).where(eq(folios.profileId, profileId));
      expect(rows.map(({ fundHouse }) => fundHouse).sort()).toEqual([
        schemeOf(EQUITY).fundHouse,
        schemeOf(LIQUID).fundHouse,
      ]);
      expect(await given.db.$count(ledgerEntries, eq(ledgerEntries.profileId, profileId))).toBe(3);
    });

    it('is booked once, however often it is read', async () => {
      const { payAtBank, profileId } = await newCheckout(kit);
      await payAtBank();
      await goTo('2026-11-17', '10:00');
      const { clientRef } = (await orderOf(profileId))!;
      const job = { payload: { clientRef } } as unknown as Parameters<typeof allotOrder>[1];
      await Promise.all([allotOrder(kit.services, job), allotOrder(kit.services, job)]);
      expect(await given.db.$count(ledgerEntries, eq(ledgerEntries.profileId, profileId))).toBe(1);
    });

    it('never books units into the folio of somebody else', async () => {
      const owner = await newCheckout(kit);
      await owner.payAtBank();
      await goTo('2026-11-17', '10:00');
      const [folio] = await given.db.select().from(folios).where(eq(folios.profileId, owner.profileId));
      const stranger = await newCheckout(kit);
      const order = (await orderOf(stranger.profileId))!;
      const answer = await kit.services.providers.exchange.allotment((await orderOf(owner.profileId))!.clientRef);
      if (answer.state !== 'allotted') throw new Error('nothing is allotted');
      const { allotment } = answer;
      const booking = given.db.transaction((tx) =>
        bookPurchase(tx, order, folio!.fundHouse, allotment, kit.clock.now()),
      );
      await expect(booking).rejects.toThrow('somebody else');
      expect(await given.db.$count(ledgerEntries, eq(ledgerEntries.profileId, stranger.profileId))).toBe(0);
    });
  },
  'seeded',
);
