import { beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '#backend.js';
import { schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { pictures } from '#records/document/document-worker.js';
import { isShown } from '#records/fund/is-shown.js';
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
      const { work, ...others } = trafficLimits('pglite');
      const one = { atOnce: 1, waiting: 0, longest: 1_000 };
      const limits = { ...others, work: { ...work, files: one, webhooks: one }, refusedAfter: 0 };
      const services = { ...kit.services, providers: { ...kit.services.providers, ...providers } };
      const traffic = trafficControl(kit.clock, limits);
      const files = { site: '/nowhere', sdk: '/nowhere' };
      const { hono } = createBackend({ services, sandboxClock: kit.clock, traffic, files }).app;
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

    // Trust R6: twenty who wait for the same picture keep no page waiting
    it('keeps no page waiting for a picture, however many wait for the same', async () => {
      const [fund] = await given.db.select().from(schemes).where(isShown).limit(1);
      let isDrawn = (_: Uint8Array) => {};
      const draw = vi
        .spyOn(pictures, 'draw')
        .mockReturnValue(new Promise<Uint8Array>((resolve) => (isDrawn = resolve)));
      const request = serverWith();
      const waiting: Promise<Response>[] = [];
      for (let left = 20; left > 0; left--) {
        waiting.push(request(`/pictures/${fund?.id}.png`));
        // its place is free again once it is known what it waits for
        const page = async () => expect((await request('/nothing')).status).toBe(404);
        await vi.waitFor(page, { interval: 5 });
      }
      expect(draw).toHaveBeenCalledTimes(1);
      isDrawn(new Uint8Array());
      expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
      draw.mockRestore();
    });
  },
  'seeded',
);
