import { rupees } from '@prosperx/core/money';
import { getReview, IDLE_YEARS } from '@prosperx/core/review';
import type { PlanStatus } from '@prosperx/core/stp';
import { businessDateAt } from '@prosperx/core/time';
import { eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { folios, schemes, transferPlans } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';

describeWithDb(
  'the folios that a review calls inactive',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('leave out the source and the target of a plan that is set up, until it is over', async () => {
      kit.clock.advance((IDLE_YEARS + 4) * 366 * 86_400_000);
      const client = await kit.signedIn(ASHA);
      const readIdle = async () => (await client.call(getReview)).idle;
      const [first] = await readIdle();
      const { folioNo: folioNumber, schemeId } = first!;
      const isIdle = async () =>
        (await readIdle()).some((each) => each.folioNo === folioNumber && each.schemeId === schemeId);
      const [folio] = await given.db.select().from(folios).where(eq(folios.folioNumber, folioNumber));
      const [other] = await given.db.select().from(schemes).where(ne(schemes.id, schemeId)).limit(1);
      const now = kit.clock.now();
      const plan = {
        profileId: folio!.profileId,
        folioNumber,
        amount: rupees(2_000),
        frequency: 1 as const,
        instalments: 12,
      };
      const terms = { startDate: businessDateAt(now), firstOrderToday: false, createdAt: now, changedAt: now };
      const contentHash = kit.services.crypto.lookup('cart-approval', 'a plan');
      for (const schemeIds of [
        { kind: 'STP', schemeId, toSchemeId: other!.id },
        { kind: 'STP', schemeId: other!.id, toSchemeId: schemeId },
        { kind: 'SWP', schemeId, toSchemeId: null },
      ] as const) {
        const id = newId('plan');
        const ids = { id, clientRef: newId('ref'), contentHash, status: 'APPROVED' as const };
        await given.db.insert(transferPlans).values({ ...plan, ...terms, ...schemeIds, ...ids });
        const moved = async (status: PlanStatus) => {
          await given.db.update(transferPlans).set({ status }).where(eq(transferPlans.id, id));
          return isIdle();
        };
        expect(await isIdle()).toBe(true);
        expect(await moved('PROCESSING')).toBe(false);
        expect(await moved('ACTIVE')).toBe(false);
        expect(await moved('STOPPED')).toBe(true);
      }
    });
  },
  'seeded',
);
