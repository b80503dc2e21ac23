import { cancelMandate } from '@prosperx/core/mandate';
import { payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments } from '#db/schema/index.js';
import { paymentEndText } from '#records/order/payment-end.text.js';
import { newCheckout, orderStatesOf } from '#testing/checkout.js';
import { allInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, paymentOf } from '#testing/investing.js';
import { leadsTo } from '#testing/requests.js';
import { addMandate } from '#testing/running-sip.js';
import { testKit } from '#testing/test-kit.js';

const [MINUTE, HOUR] = [60_000, 3_600_000];

const ways = {
  upi: { paymentMode: 3, vpaId: 'success@upi' },
  netBanking: {},
  mandate: { paymentMode: 4 },
} as const;

describeWithDb(
  'a payment while the gateway cannot be reached',
  (given) => {
    /** Pays in a way while no provider hears anything; then goes on for a while. */
    async function payUnheard(
      mode: keyof typeof ways,
      outage: number,
      { hasUpiPage = false, endsMandate = false } = {},
    ) {
      let silent = false;
      const kit = testKit(given.db, { faults: { loseRequest: () => silent } });
      const { gateway } = kit.services.providers;
      Object.assign(kit.services.providers, { gateway: { ...gateway, hasUpiPage } });
      const checkout = await newCheckout(kit, lumpsum(5_000));
      const mandateId = await addMandate(kit.services, checkout.profileId, 50_000);
      const body = { ...paymentOf(await checkout.orders()), ...ways[mode] };
      silent = true;
      const { paymentId } = await checkout.client.call(payOrders, { key: 'k1', body });
      if (endsMandate) await checkout.client.call(cancelMandate, { body: { mandateId } });
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + outage);
      silent = false;
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + HOUR);
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      const known = await kit.services.providers.gateway.find(paymentId);
      return { payment, known, orders: await orderStatesOf(given.db, checkout) };
    }

    it('fails with the sentence of a gateway that refuses it, one payment as the next', async () => {
      const outcome = { state: 'failed', reason: 'Not today' } as const;
      const refused = { gatewayRef: null, redirectUrl: null, html: null, upiLink: null, outcome };
      const { gateway } = testKit(given.db).services.providers;
      const refusing = { ...gateway, find: () => Promise.resolve(null), start: () => Promise.resolve(refused) };
      const kit = testKit(given.db, { providers: { gateway: refusing } });
      for (const key of ['k1', 'k2']) {
        const { client, orders } = await newCheckout(kit, lumpsum(5_000));
        const { paymentId } = await client.call(payOrders, { key, body: paymentOf(await orders()) });
        await kit.settle();
        const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
        expect(payment).toMatchObject({ state: 'failed', failureReason: 'Not today', gatewayRef: null });
        // the page that waited for the bank leads to where the reason is read
        const back = await leadsTo(kit.app, `/prosperx-api/payment/continue/${paymentId}`);
        expect(back).toBe(`/prosperx-api/payment/return/${paymentId}`);
        expect(await leadsTo(kit.app, back)).toMatch(/^\/v1\/payment-error\?/);
      }
    });

    it.each(
      allInTrust([
        ['netBanking', 21 * MINUTE],
        ['upi', 6 * MINUTE],
        ['mandate', 57 * HOUR],
      ] as const),
    )('by %s fails when it is too late to start it, and its orders are free again', async (mode, outage) => {
      const { payment, known, orders } = await payUnheard(mode, outage);
      expect(known).toBeNull();
      expect(payment).toMatchObject({ state: 'failed', failureReason: paymentEndText.notStarted });
      // the mandate's orders could be paid until six in the evening of the second working day
      expect(orders).toEqual([mode === 'mandate' ? 'expired failed' : 'registered failed']);
    });

    it.each(
      allInTrust([
        ['upi', 2 * MINUTE],
        ['mandate', 5 * HOUR],
      ] as const),
    )('by %s starts once the gateway answers in time', async (mode, outage) => {
      const { payment, orders } = await payUnheard(mode, outage);
      expect(payment?.state).toBe('paid');
      expect(orders).toEqual([expect.stringMatching(/ paid$/)]);
    });

    it('by a mandate is not sent once its owner has ended the mandate', async () => {
      const { payment, known, orders } = await payUnheard('mandate', 5 * MINUTE, { endsMandate: true });
      expect(known).toBeNull();
      expect(payment).toMatchObject({ state: 'failed', failureReason: paymentEndText.mandateOver });
      expect(orders).toEqual(['registered failed']);
    });

    it('by UPI on a page of the gateway starts for as long as a bank’s page is waited for', async () => {
      const { payment, known } = await payUnheard('upi', 6 * MINUTE, { hasUpiPage: true });
      expect(known).not.toBeNull();
      expect(payment?.failureReason).not.toBe(paymentEndText.notStarted);
    });
  },
  'seeded',
);
