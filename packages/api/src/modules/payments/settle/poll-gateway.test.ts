import { getPayment } from '@prosperx/core/payment';
import { beforeEach, expect, it } from 'vitest';
import type { PaymentGateway } from '#providers/gateway/port.js';
import { ProviderBusy, ProviderUnknown } from '#providers/providers.js';
import { newCheckout, paymentStateOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, pay } from '#testing/investing.js';
import { leadsTo } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { bookOutcome } from './book-outcome.js';
import { settlePayment } from './settle-payment.js';

describeWithDb(
  'whoever looks at a payment',
  (given) => {
    let kit: TestKit;
    let asked: number;
    let answer: PaymentGateway['find'];
    beforeEach(() => {
      asked = 0;
      const { gateway } = testKit(given.db).services.providers;
      answer = (ref) => gateway.find(ref);
      const find: PaymentGateway['find'] = (ref) => {
        asked += 1;
        return answer(ref);
      };
      kit = testKit(given.db, { providers: { gateway: { ...gateway, find } } });
    });
    /** A second server over the same database, at the same gateway. */
    const beside = () => testKit(given.db, { clock: kit.clock, providers: kit.services.providers });

    async function started() {
      const checkout = await newCheckout(kit);
      const { paymentId } = await checkout.startPaying();
      const back = (server = kit) => leadsTo(server.app, `/prosperx-api/payment/return/${paymentId}`);
      const look = () => checkout.client.call(getPayment, { query: { paymentId } });
      asked = 0;
      return { paymentId, back, look };
    }

    it('has the gateway asked once in five seconds, on whichever server, by page and by call', async () => {
      const { back, look } = await started();
      const other = beside();
      for (let left = 5; left > 0; left--) {
        await back();
        await back(other);
        await look();
      }
      expect(asked).toBe(1);
      kit.clock.advance(5_000);
      await look();
      await back(other);
      expect(asked).toBe(2);
    });

    it('shares one question with whoever else asks meanwhile, and is told its answer', async () => {
      const { look } = await started();
      answer = async () => ({
        gatewayRef: null,
        redirectUrl: null,
        html: null,
        upiLink: null,
        outcome: { state: 'failed', reason: 'no money' },
      });
      const views = await Promise.all(Array.from({ length: 10 }, look));
      expect(asked).toBe(1);
      expect(new Set(views.map(({ progress }) => progress))).toEqual(new Set(['failed']));
    });

    it('has nobody asked about one that is over', async () => {
      const { back, look, paymentId } = await started();
      await bookOutcome(kit.services, paymentId, { state: 'failed', reason: 'no money' });
      expect(await back()).toContain('/v1/payment-error');
      await look();
      expect(asked).toBe(0);
    });

    it('has a gateway asked no more that asks for time, while what moves money is sent', async () => {
      const { look, back, paymentId } = await started();
      const until = kit.clock.now() + 30_000;
      answer = () => Promise.reject(new ProviderBusy('test', until));
      await look();
      kit.clock.advance(10_000);
      await look();
      const job = { payload: { ref: paymentId } } as never;
      await expect(settlePayment(kit.services, job)).rejects.toThrow(ProviderBusy);
      expect(asked).toBe(1);
      answer = () => Promise.resolve(null);
      const other = await newCheckout(kit, lumpsum(1_000));
      expect((await other.startPaying()).bankPage).toContain('/sandbox/bank/');
      kit.clock.advance(20_000);
      asked = 0;
      await back();
      expect(asked).toBe(1);
    });

    it('has a payment brought to a silent gateway once in five seconds', async () => {
      const checkout = await newCheckout(kit);
      answer = () => Promise.reject(new ProviderUnknown('test'));
      const { paymentId } = await pay(checkout.client, await checkout.orders());
      await kit.app.idle();
      for (let left = 5; left > 0; left--) await kit.app.hono.request(`/prosperx-api/payment/continue/${paymentId}`);
      expect(await paymentStateOf(given.db, paymentId)).toBe('unknown');
      // once as it was made, and once for all who looked
      expect(asked).toBe(2);
    });
  },
  'seeded',
);
