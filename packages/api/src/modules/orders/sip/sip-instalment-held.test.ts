import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schemes } from '#db/schema/index.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, schemeOf, sip } from '#testing/investing.js';
import { addMandate, newRunningSip, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'instalments that are held back',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const goTo = (date: string, time = '12:00') =>
      kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));

    itInTrust('are not debited within days of the first, which is paid with the order', async () => {
      const { payAtBank, ...someone } = await newCheckout(kit, { ...sip(2_000), sipDate: 18 });
      await addMandate(kit.services, someone.profileId, 5_000);
      await payAtBank();
      await goTo('2026-12-18', '09:14');
      expect((await traceOf(given.db, someone)).orders).toHaveLength(1);
      await goTo('2026-12-22');
      expect((await traceOf(given.db, someone)).payments.map(({ mode }) => mode)).toEqual(['netBanking', 'mandate']);
    });

    it.each([
      ['takes no investments', { allowPurchase: false }],
      ['has ended', { endedOn: businessDate('2026-10-14') }],
    ])('are neither ordered nor debited while their scheme %s', async (_, change) => {
      const someone = await newRunningSip(kit);
      const ofScheme = eq(schemes.id, schemeOf(EQUITY).id);
      await given.db.update(schemes).set(change).where(ofScheme);
      await goTo('2026-12-15');
      await given.db.update(schemes).set({ allowPurchase: true, endedOn: null }).where(ofScheme);
      const { orders, payments, book } = await traceOf(given.db, someone);
      expect(orders).toMatchObject([{ state: 'cancelled', remarks: sipInstalmentText.purchasesClosed }]);
      expect([payments, book]).toEqual([[], []]);
    });
  },
  'seeded',
);
