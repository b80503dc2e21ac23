import { addUnits, type Units, unitsFromScaled } from '@prosperx/core/money';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { type RedemptionRow, sales } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { placeRedemption } from '#records/redemption/place-redemption.js';
import { readRedemptionPosition } from '#records/redemption/redemption-position.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, schemeOf } from '#testing/investing.js';
import { goTo, holdingOf, newHolder } from '#testing/redeeming.js';
import { codeOf, type TestKit, testKit } from '#testing/test-kit.js';

const REDEEMERS = 8;

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

    async function placedAtOnce(kit: TestKit, redeemer: Holder, place: Place) {
      await Promise.all(Array.from({ length: REDEEMERS }, (_, at) => codeOf(place(redeemer, at))));
      const rows = await kit.services.db.select().from(sales).where(eq(sales.profileId, redeemer.named.profileId));
      return { rows, reserved: rows.reduce((sum, row) => addUnits(sum, row.reservedUnits), 0 as Units) };
    }

    // Trust M14: twelve redemptions and switches of one folio at once: three that fit
    it('never hold back more units than there are, redemptions and switches together, and never sell more', async () => {
      const redeemer = await holder();
      const { kit, held, some, named } = redeemer;
      const place: Place = (_, at) =>
        given.db.transaction((tx) =>
          placeRedemption(
            tx,
            {
              ...named,
              measure: 'units',
              amount: null,
              units: some,
              toSchemeId: at % 2 === 0 ? null : schemeOf(DEBT).id,
            },
            kit.clock.now(),
          ),
        );
      const { rows, reserved } = await placedAtOnce(kit, redeemer, place);
      expect(rows).toHaveLength(3);
      expect(reserved).toBeLessThanOrEqual(held);
      await kit.scheduler.runDue();
      await goTo(kit, '2026-11-20', '09:00');
      expect((await holdingOf(kit, named.profileId, EQUITY)).units).toBe(held - reserved);
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
    });

    // Trust M14, control: without the lock of the folio more is held back than there is
    it('hold back far more than there is where units are counted without the lock of the folio', async () => {
      const redeemer = await holder();
      const { kit, held, some, named } = redeemer;
      let [readers, goOn] = [0, () => {}];
      // all have read before one writes, as happens sooner or later
      const allHaveRead = new Promise<void>((resolve) => (goOn = resolve));
      const naive: Place = async () => {
        const now = kit.clock.now();
        const { free, folioId } = await readRedemptionPosition(given.db, named, businessDateAt(now), false);
        readers += 1;
        if (readers === REDEEMERS) goOn();
        await allHaveRead;
        if (free < some) return;
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
      const { rows, reserved } = await placedAtOnce(kit, redeemer, naive);
      expect(rows.length).toBeGreaterThan(3);
      expect(reserved).toBeGreaterThan(held);
      await given.db.delete(sales).where(eq(sales.profileId, (rows[0] as RedemptionRow).profileId));
    });
  },
  'seeded',
);
