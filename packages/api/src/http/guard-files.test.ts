import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '#backend.js';
import type { Services } from '#kernel/services.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { trafficControl, trafficLimits } from '#throttle/traffic.js';

describeWithDb(
  'guardFiles',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** A server that has one page in hand at once, and none waiting. */
    function serverWith(providers: Partial<Services['providers']> = {}) {
      const { buckets, share, work } = trafficLimits('pglite');
      const one = { atOnce: 1, waiting: 0, longest: 1_000 };
      const limits = { buckets, share, work: { ...work, files: one, webhooks: one }, refusedAfter: 0 };
      const services = { ...kit.services, providers: { ...kit.services.providers, ...providers } };
      const traffic = trafficControl(kit.clock, limits);
      const { hono } = createBackend({ services, sandboxClock: kit.clock, traffic }).app;
      return async (path: string, init?: RequestInit) => hono.request(new Request(TEST_ORIGIN + path, init));
    }
    const message = '/prosperx-api/webhooks/payment';

    // Trust R6: slow bodies keep no page waiting
    it('gives no place to what sends its body slowly, whatever it is', async () => {
      const request = serverWith();
      const slow = () => ({ method: 'POST', body: new ReadableStream(), duplex: 'half' }) as RequestInit;
      for (const path of [message, '/prosperx-api/webhooks/mandate', '/prosperx-api/sandbox/bank/x'])
        void request(path, slow());
      expect((await request('/prosperx-api/nothing', slow())).status).toBe(404);
      expect((await request('/nothing')).status).toBe(404);
      expect((await request(message, { method: 'POST', body: '{}' })).status).toBe(401);
    });

    // Trust R6: a gateway that does not answer keeps no page waiting
    it('keeps no other page waiting where a provider does not answer', async () => {
      const { paymentId } = await (await newCheckout(kit)).startPaying();
      let asked = () => {};
      const isAsked = new Promise<void>((resolve) => (asked = resolve));
      const find = () => {
        asked();
        return new Promise<never>(() => {});
      };
      const request = serverWith({ gateway: { ...kit.services.providers.gateway, find } });
      void request(`/prosperx-api/payment/return/${paymentId}`);
      await isAsked;
      expect((await request('/nothing')).status).toBe(404);
      expect((await request(message, { method: 'POST', body: '{}' })).status).toBe(401);
    });
  },
  'seeded',
);
