import { getNfos } from '@prosperx/core/nfo';
import { businessDate } from '@prosperx/core/time';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, orderSets } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { testKit } from '#testing/test-kit.js';
import { payBeforeClose } from './pay-before-close.js';

describeWithDb(
  'an offer that closes earlier',
  (given) => {
    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')(
      'locks what was ordered within it by id, as whoever discards orders does',
      async () => {
        const { db } = given;
        const kit = testKit(db);
        const { groups } = await kit.client().call(getNfos);
        const schemeId = groups.flatMap(({ nfos }) => nfos).find(({ order }) => order !== null)!
          .order!.encryptedSchemeId;
        const wanted = { schemeId, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 5_000 } as const;
        const people = [await newCheckout(kit, wanted), await newCheckout(kit, wanted)].map(
          ({ profileId }) => profileId,
        );
        const ordered = await db
          .select({ id: orders.orderSetId })
          .from(orders)
          .where(inArray(orders.profileId, people));
        const [first, last] = ordered.map(({ id }) => id).toSorted();
        const lock = (tx: typeof db, id: string) =>
          tx.select().from(orderSets).where(eq(orderSets.id, id)).for('update', { noWait: true });
        const [{ payableUntil } = { payableUntil: 0 }] = await db
          .select()
          .from(orderSets)
          .where(eq(orderSets.id, first!));
        // the table has it behind the other one now
        await db.update(orderSets).set({ payableUntil }).where(eq(orderSets.id, first!));
        const earlier = [{ schemeId, closes: businessDate('2026-11-16') }];
        let closing: Promise<void> | undefined;
        await db.transaction(async (tx) => {
          await lock(tx, first!);
          closing = db.transaction((other) => payBeforeClose(other, earlier, kit.clock.now()));
          await lockIsAwaited(db);
          expect(await lock(tx, last!)).toHaveLength(1);
        });
        await closing;
        const sets = await db
          .select()
          .from(orderSets)
          .where(inArray(orderSets.id, [first!, last!]));
        expect(new Set(sets.map((each) => each.payableUntil)).size).toBe(1);
      },
    );
  },
  'seeded',
);
