import { MINUTE } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments } from '#db/schema/index.js';
import { cashfreeGateway } from '#providers/gateway/cashfree-gateway.js';
import { linkBank } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { CASHFREE_PG_LOGIN, playedCashfreePayments } from '#testing/played-cashfree-payments.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';

describeWithDb(
  'a message of Cashfree about a payment, which does not say when the money came,',
  (given) => {
    /** Pays, and passes the message on a minute later; returns the payment, with the time at which it was made. */
    async function paidBy({ saysWhen = true, answers = true } = {}) {
      const clock = testClock();
      const played = playedCashfreePayments(clock);
      let isSilent = false;
      const fetch: typeof globalThis.fetch = (url, init) =>
        isSilent ? Promise.reject(new TypeError('fetch failed')) : played.fetch(url, init);
      const gateway = cashfreeGateway({ ...CASHFREE_PG_LOGIN, publicUrl: TEST_ORIGIN, clock, fetch });
      const kit = testKit(given.db, { clock, providers: { gateway } });
      const checkout = await newCheckout(kit);
      await linkBank(kit, checkout);
      const { paymentId } = await checkout.startPaying();
      const paidAt = clock.now();
      played.pay(paymentId, { saysWhen });
      clock.advance(MINUTE);
      const { body, headers } = played.messageOf(paymentId);
      clock.advance(MINUTE);
      isSilent = !answers;
      const url = `${TEST_ORIGIN}/prosperx-api/webhooks/payment`;
      expect((await kit.app.hono.request(url, { method: 'POST', body, headers })).status).toBe(204);
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      return { payment, paidAt };
    }
    const bankReference = '412345678901';

    it('has Cashfree asked for that, and for the number at the bank', async () => {
      const { payment, paidAt } = await paidBy();
      expect(payment).toMatchObject({ state: 'paid', paidAt, bankReference });
    });

    it('is what counts where Cashfree does not say either, or does not answer', async () => {
      const unsaid = await paidBy({ saysWhen: false });
      expect(unsaid.payment).toMatchObject({ state: 'paid', paidAt: unsaid.paidAt + MINUTE, bankReference });
      const silent = await paidBy({ answers: false });
      expect(silent.payment).toMatchObject({ state: 'paid', paidAt: silent.paidAt + MINUTE, bankReference: null });
    });
  },
  'seeded',
);
