import { rupees, unitsFor } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { write } from '#db/row-statements.js';
import { mandates, orders, queue, sipChanges, sips } from '#db/schema/index.js';
import { PERMITTED_BY_EXCHANGE } from '#modules/orders/sip/permit-instalment.js';
import { newInstalment } from '#modules/orders/sip/sip-instalment.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { shortReference } from '#providers/exchange/bse/order-params.js';
import { REGISTER_ORDER } from '#queue/job-kinds.js';
import { allotmentRow, navOn, serverWithBse } from '#testing/bse-kit.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, fillCart, LIQUID, lumpsum, orderCart, schemeOf, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import type { PlayedOrderEntry } from '#testing/played-order-entry.js';
import { addMandate, haltSips, newRunningSip, traceOf } from '#testing/running-sip.js';
import type { TestKit } from '#testing/test-kit.js';
import { orderLookup } from './order-lookup.js';

describeWithDb(
  'the order book with BSE behind it',
  (given) => {
    let bse: PlayedOrderEntry;
    let kit: TestKit;
    beforeEach(async () => {
      ({ bse, kit } = await serverWithBse(given.db, schemeOf(LIQUID).isin));
    });
    afterEach(() => bse.close());
    async function orderSip(exchangeMandateId: string | null, limit: number | null = 50_000) {
      const investor = await newInvestor(kit);
      if (limit !== null) await addMandate(kit.services, investor.profileId, limit, exchangeMandateId);
      await orderCart(investor.client, await fillCart(investor.client, sip(500, LIQUID)));
      await kit.settle();
      return investor;
    }
    /** The oldest first. */
    const ordersOf = (profileId: string) =>
      given.db.select().from(orders).where(eq(orders.profileId, profileId)).orderBy(orders.createdAt);

    it('brings a purchase to the exchange, and its units back', async () => {
      const { payAtBank, profileId } = await newCheckout(kit, lumpsum(5_000, LIQUID));
      const [order] = await ordersOf(profileId);
      const [call] = bse.callsOf('orderEntryParam');
      expect(order).toMatchObject({ state: 'registered', bseOrderNumber: '7531975' });
      expect(call?.at).toMatchObject({ OrderVal: '5000', SchemeCd: '02-DP' });
      const before = await orderLookup(given.db, kit.services.calendar)(order!.clientRef);
      expect(before).toMatchObject({
        kind: 'lumpsum',
        orderedOn: '2026-11-16',
        orderNumber: '7531975',
        registrationNumber: null,
        navDate: null,
      });
      expect(call?.at['TransNo']).toBe(`2026111610234${String(before?.serial).padStart(6, '0')}`);
      await payAtBank();
      await kit.settle();
      const nav = await navOn(LIQUID, '2026-11-15');
      const made = { ucc: before!.ucc, orderNumber: '7531975', amount: rupees(5_000), nav, orderedOn: '2026-11-16' };
      bse.allotments.push({ ...allotmentRow(made), FolioNo: '91234567' });
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-17'), '09:00'));
      const [allotted] = await ordersOf(profileId);
      // a liquid fund gives the NAV of the day before: Sunday
      expect(allotted).toMatchObject({ state: 'allotted', folioNumber: '91234567', navDate: '2026-11-15' });
      expect(allotted).toMatchObject({ allottedUnits: unitsFor(rupees(4_999.75), nav), stampDuty: 25 });
    });

    it('brings a purchase of a large sum there under the code for such', async () => {
      await newCheckout(kit, lumpsum(3_00_000, LIQUID));
      expect(bse.callsOf('orderEntryParam')[0]?.at).toMatchObject({ OrderVal: '300000', SchemeCd: '02-DP-L1' });
    });

    // Trust M5, M11: a SIP is at the exchange once though the answer to its order was lost
    it('brings a SIP there once, though the answer to its first order was lost', async () => {
      bse.instead['xsipOrderEntryParam'] = [() => null];
      const { profileId } = await orderSip('2654');
      const [order] = await ordersOf(profileId);
      expect(order?.state).toBe('unknown');
      expect(bse.callsOf('xsipOrderEntryParam')[0]?.at).toMatchObject({ MandateID: '2654', StartDate: '10/01/2027' });
      const known = await orderLookup(given.db, kit.services.calendar)(order!.clientRef);
      // approved before we learn of the answer, it is not the one that was sent
      await addMandate(kit.services, profileId, 1_00_000, '2703');
      bse.orders.push({
        ClientCode: known!.ucc,
        Date: '16/11/2026',
        FirstOrder: 'Y',
        InternalRefNo: shortReference(order!.clientRef),
        OrderNumber: '7531976',
        OrderStatus: 'VALID',
        SIPRegnNo: '7531975',
      });
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + 60_000);
      expect((await ordersOf(profileId))[0]).toMatchObject({ state: 'registered', bseOrderNumber: '7531976' });
      const [running] = await given.db.select().from(sips).where(eq(sips.firstOrderId, order!.id));
      const { sipMandateId: mandateId } = order!;
      expect(running).toMatchObject({ registrationNumber: '7531975', nextDate: '2027-01-11', mandateId });
      expect(mandateId).not.toBeNull();
      expect(bse.callsOf('xsipOrderEntryParam')).toHaveLength(1);
      const later = { ...order!, id: 'later', clientRef: 'ref_later', sipId: running!.id, instalment: 2 };
      await given.db.insert(orders).values({ ...later, bseOrderNumber: null });
      expect(await orderLookup(given.db, kit.services.calendar)('ref_later')).toMatchObject({
        kind: 'instalment',
        registrationNumber: '7531975',
        serial: null,
      });
    });

    it('finds an instalment on its own day, at whose price it is booked, though we learn of it a day later', async () => {
      await haltSips(given.db);
      const { sipId, profileId, ucc } = await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17 });
      await given.db.update(sips).set({ registrationNumber: '119494864' }).where(eq(sips.id, sipId));
      const row = { ClientCode: ucc, OrderNumber: '7590001', OrderStatus: 'VALID', SIPRegnNo: '119494864' };
      bse.orders.push({ ...row, Date: '17/11/2026', FirstOrder: 'N' });
      const nav = await navOn(EQUITY, '2026-11-17');
      bse.allotments.push(
        allotmentRow({ ucc, orderNumber: '7590001', amount: rupees(2_000), nav, orderedOn: '2026-11-17' }),
      );
      kit.clock.advance(instantAt(businessDate('2026-11-18'), '16:00') - kit.clock.now());
      await kit.settle();
      const { orders: made, payments, ledger } = await traceOf(given.db, { profileId, ucc });
      expect(made).toMatchObject([{ state: 'allotted', bseOrderNumber: '7590001', navDate: '2026-11-17' }]);
      expect(ledger).toMatchObject([{ date: '2026-11-17', navDate: '2026-11-17' }]);
      expect(payments).toMatchObject([{ state: 'paid', paidAt: instantAt(businessDate('2026-11-17'), '09:15') }]);
    });

    it('asks about an instalment for ten working days from when it first did, however long ago its day was', async () => {
      await haltSips(given.db);
      const { profileId } = await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17 });
      const goneOn = async (day: string) => {
        kit.clock.advance(instantAt(businessDate(day), '18:00') - kit.clock.now());
        await kit.settle();
        const [order] = await ordersOf(profileId);
        const asking = and(eq(queue.kind, REGISTER_ORDER), eq(queue.ref, order!.clientRef));
        const [job] = await given.db.select().from(queue).where(asking);
        return [order?.state, job?.state];
      };
      expect(await goneOn('2026-12-09')).toEqual(['unknown', 'pending']);
      expect(await goneOn('2026-12-22')).toEqual(['unknown', 'pending']);
      expect(await goneOn('2026-12-23')).toEqual(['unknown', 'parked']);
    });

    it('names the registration under which an instalment was made, also after a change of its SIP', async () => {
      const { sipId, profileId } = await newRunningSip(kit);
      const now = kit.clock.now();
      const [sipRow] = await given.db.select().from(sips).where(eq(sips.id, sipId));
      for (const instalment of [2, 3]) {
        const { rows } = newInstalment(
          sipRow!,
          { instalment, permit: PERMITTED_BY_EXCHANGE, agentCode: null, at: now },
          now,
        );
        await write(given.db, ...rows);
      }
      await given.db.insert(sipChanges).values({
        id: 'chg_book',
        sipId,
        clientRef: 'ref_change',
        kind: 'terms',
        amount: rupees(3_000),
        sipDate: 10,
        formerAmount: rupees(2_000),
        formerDate: 10,
        formerNumber: 'former',
        instalment: 3,
        state: 'done',
        date: businessDate('2027-01-11'),
        start: businessDate('2027-01-10'),
        createdAt: now,
        changedAt: now,
      });
      await given.db.update(sips).set({ registrationNumber: 'now' }).where(eq(sips.id, sipId));
      const made = await ordersOf(profileId);
      const numbers = await Promise.all(
        made.map(async ({ clientRef, instalment }) => {
          const known = await orderLookup(given.db, kit.services.calendar)(clientRef);
          return `${instalment} ${known?.registrationNumber}`;
        }),
      );
      expect(numbers.sort()).toEqual(['2 former', '3 now']);
    });

    it.each([
      ['none at all', null, 50_000],
      ['none that the exchange has', null, 50_000],
      ['none over its amount', '2655', 400],
    ])('sends no SIP there whose owner has %s of the mandates, and shows them the reason', async (what, id, limit) => {
      const { profileId } = await orderSip(id, what === 'none at all' ? null : limit);
      const [order] = await ordersOf(profileId);
      expect(order).toMatchObject({ state: 'refused', remarks: bseText.mandateMissing });
      expect(bse.callsOf('xsipOrderEntryParam')).toEqual([]);
    });

    it('registers a SIP with the mandate that pays its first debit, and keeps which', async () => {
      const investor = await newInvestor(kit);
      const { profileId, client } = investor;
      const larger = await addMandate(kit.services, profileId, 50_000, '2701');
      const endDate = businessDate('2026-12-31');
      await given.db.update(mandates).set({ endDate }).where(eq(mandates.id, larger));
      const lasting = await addMandate(kit.services, profileId, 5_000, '2702');
      await orderCart(client, await fillCart(client, sip(500, LIQUID)));
      await kit.settle();
      expect(bse.callsOf('xsipOrderEntryParam')[0]?.at).toMatchObject({ MandateID: '2702', StartDate: '10/01/2027' });
      const [order] = await ordersOf(profileId);
      expect(order?.sipMandateId).toBe(lasting);
    });

    it('registers a SIP rather with a mandate that has room for all debits of its day', async () => {
      const { profileId, client, sipId } = await newRunningSip(kit, { rupees: 500, limit: null });
      const mandateId = await addMandate(kit.services, profileId, 900, '2704');
      await given.db.update(sips).set({ mandateId }).where(eq(sips.id, sipId));
      await addMandate(kit.services, profileId, 600, '2705');
      await orderCart(client, await fillCart(client, sip(500, LIQUID)));
      await kit.settle();
      expect(bse.callsOf('xsipOrderEntryParam')[0]?.at).toMatchObject({ MandateID: '2705' });
    });

    it('knows nothing under a reference that is not ours', async () => {
      expect(await orderLookup(given.db, kit.services.calendar)('ref_other')).toBeNull();
    });
  },
  'seeded',
);
