import { rupees, units } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ledgerEntries, orders, payments, sandboxExchangeOrders } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { DEBT, lumpsum } from '#testing/investing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { reconcile } from './reconcile.js';

const DAY = 86_400_000;

describeOnEachEngine(
  'the reconciliation',
  (given) => {
    let kit: TestKit;
    let ref: string;
    const found = async () => reconcile(given.db, await given.db.select().from(sandboxExchangeOrders));
    const ofRef = () => eq(orders.clientRef, ref);
    /** Finds what a change makes wrong, and nothing once it is undone. */
    const kindsOf = async () => (await found()).filter((each) => each.ref === ref).map(({ kind }) => kind);

    beforeAll(async () => {
      kit = testKit(given.db);
      const { payAtBank, profileId } = await newCheckout(kit, lumpsum(5_000), lumpsum(777, DEBT));
      await payAtBank();
      kit.clock.advance(2 * DAY);
      await kit.settle();
      const rows = await given.db.select().from(orders).where(eq(orders.profileId, profileId));
      ref = rows[0]?.clientRef ?? '';
    });

    it('finds nothing in what the sandbox begins with, or after orders were allotted', async () => {
      const [order] = await given.db.select().from(orders).where(ofRef());
      expect(order?.state).toBe('allotted');
      expect(await found()).toEqual([]);
    });

    it('finds an order that the exchange has not, has twice, or has otherwise', async () => {
      const inBook = eq(sandboxExchangeOrders.clientRef, ref);
      const [booked] = await given.db.select().from(sandboxExchangeOrders).where(inBook);
      await given.db.insert(sandboxExchangeOrders).values({ ...booked!, orderNumber: `twice ${ref}` });
      expect(await kindsOf()).toEqual(['twice_at_exchange']);
      await given.db.delete(sandboxExchangeOrders).where(inBook);
      expect(await kindsOf()).toEqual(['not_at_exchange']);
      await given.db.insert(sandboxExchangeOrders).values({ ...booked!, amount: rupees(1) });
      expect(await kindsOf()).toEqual(['exchange_differs']);
      await given.db.update(sandboxExchangeOrders).set({ amount: booked!.amount }).where(inBook);
      expect(await found()).toEqual([]);
    });

    it('finds an order at the exchange that nobody here knows', async () => {
      const stray = {
        orderNumber: `stray ${ref}`,
        clientRef: 'stray',
        ucc: 'X',
        schemeCode: 'X',
        kind: 'purchase',
        amount: rupees(1),
      };
      const booked = {
        ...stray,
        state: 'registered' as const,
        orderDate: '2026-11-16' as never,
        details: {},
        createdAt: 0,
      };
      await given.db.insert(sandboxExchangeOrders).values(booked);
      expect(await found()).toEqual([{ kind: 'unknown_to_us', ref: 'stray' }]);
      await given.db.delete(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.clientRef, 'stray'));
    });

    it('finds units that are missing, booked twice, or too many', async () => {
      const inLedger = eq(ledgerEntries.sourceRef, ref);
      const [entry] = await given.db.select().from(ledgerEntries).where(inLedger);
      const { seq: _, ...copy } = entry!;
      await given.db.insert(ledgerEntries).values({ ...copy, source: 'by hand' });
      expect(await kindsOf()).toEqual(['twice_in_ledger']);
      await given.db.delete(ledgerEntries).where(inLedger);
      expect(await kindsOf()).toEqual(['not_in_ledger']);
      await given.db.insert(ledgerEntries).values({ ...copy, units: units(0.001) });
      expect(await kindsOf()).toEqual(['ledger_differs']);
      await given.db.update(ledgerEntries).set({ units: entry!.units }).where(inLedger);
      expect(await found()).toEqual([]);
    });

    it('finds a payment that is not the sum of its orders, and an order that nobody paid', async () => {
      const [order] = await given.db.select().from(orders).where(ofRef());
      const ofSet = eq(payments.orderSetId, order!.orderSetId);
      const [payment] = await given.db.select().from(payments).where(ofSet);
      await given.db
        .update(payments)
        .set({ amount: rupees(1) })
        .where(ofSet);
      expect(await found()).toEqual([{ kind: 'payment_differs', ref: payment!.id }]);
      await given.db.update(payments).set({ amount: payment!.amount, state: 'failed' }).where(ofSet);
      expect(await kindsOf()).toEqual(['paid_without_payment']);
      await given.db.update(payments).set({ state: 'paid' }).where(ofSet);
      expect(await found()).toEqual([]);
    });
  },
  'seeded',
);
