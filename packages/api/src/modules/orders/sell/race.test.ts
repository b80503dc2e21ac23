import { addUnits, type Units, unitsFromScaled } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { setImmediate as breath } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { type SaleRow, sales } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, schemeOf } from '#testing/investing.js';
import { goTo, holdingOf, newHolder } from '#testing/selling.js';
import { codeOf, type TestKit, testKit } from '#testing/test-kit.js';
import { placeSale } from '#records/sale/place-sale.js';
import { readSalePosition } from '#records/sale/sale-position.js';

const SELLERS = 8;

describeWithDb(
  'sales that are placed at once',
  (given) => {
    async function holder() {
      const kit = testKit(given.db);
      const { profileId } = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      const { units: held, folioNumber } = await holdingOf(kit, profileId, EQUITY);
      const some = unitsFromScaled(Math.floor(held / 30) * 10);
      return { kit, held, some, named: { profileId, folioNumber, schemeId: schemeOf(EQUITY).id } };
    }
    type Holder = Awaited<ReturnType<typeof holder>>;
    type Place = (given: Holder, at: number) => Promise<unknown>;

    async function placedAtOnce(kit: TestKit, seller: Holder, place: Place) {
      await Promise.all(Array.from({ length: SELLERS }, (_, at) => codeOf(place(seller, at))));
      const rows = await kit.services.db.select().from(sales).where(eq(sales.profileId, seller.named.profileId));
      return { rows, reserved: rows.reduce((sum, row) => addUnits(sum, row.reservedUnits), 0 as Units) };
    }

    it('never hold back more units than there are, redemptions and switches together, and never sell more', async () => {
      const seller = await holder();
      const { kit, held, some, named } = seller;
      const place: Place = (_, at) =>
        given.db.transaction((tx) =>
          placeSale(
            tx,
            {
              ...named,
              ...{ measure: 'units', amount: null, units: some },
              toSchemeId: at % 2 === 0 ? null : schemeOf(DEBT).id,
            },
            kit.clock.now(),
          ),
        );
      const { rows, reserved } = await placedAtOnce(kit, seller, place);
      expect(rows).toHaveLength(3);
      expect(reserved).toBeLessThanOrEqual(held);
      await kit.scheduler.runDue();
      await goTo(kit, '2026-11-20', '09:00');
      expect((await holdingOf(kit, named.profileId, EQUITY)).units).toBe(held - reserved);
      expect((await reconcile(given.db)).findings).toEqual([]);
    });

    it('hold back far more than there is where units are counted without the lock of the folio', async () => {
      const seller = await holder();
      const { kit, held, some, named } = seller;
      const naive: Place = async () => {
        const now = kit.clock.now();
        const { free, folioId } = await readSalePosition(given.db, named, businessDateAt(now), false);
        if (free < some) return;
        await breath();
        const row = {
          id: newId('sale'),
          pxOrderNumber: newOrderNumber(),
          clientRef: newId('ref'),
          reservedUnits: some,
        };
        const what = { profileId: named.profileId, schemeId: named.schemeId, folioId, units: some } as const;
        await given.db.insert(sales).values({
          ...row,
          ...what,
          kind: 'redemption',
          measure: 'units',
          state: 'created',
          createdAt: now,
          changedAt: now,
        });
      };
      const { rows, reserved } = await placedAtOnce(kit, seller, naive);
      expect(rows.length).toBeGreaterThan(3);
      expect(reserved).toBeGreaterThan(held);
      await given.db.delete(sales).where(eq(sales.profileId, (rows[0] as SaleRow).profileId));
    });
  },
  'seeded',
);
