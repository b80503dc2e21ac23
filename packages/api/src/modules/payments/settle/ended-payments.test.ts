import { beforeAll, expect, it } from 'vitest';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { ordersOf } from '#testing/investing.js';
import { leadsTo, pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the count of ended payments',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('grows with every payment that ends, so that a new try differs from a repeated one', async () => {
      const { client, cart, startPaying, payAtBank } = await newCheckout(kit);
      const ended = async () => (await ordersOf(client, cart)).endedPayments;
      expect(await ended()).toBe(0);
      const { bankPage } = await startPaying();
      expect(await ended()).toBe(0);
      await leadsTo(kit.app, (await pressAtBank(kit.app, bankPage, 'abandon')).headers.get('location') ?? '');
      expect(await ended()).toBe(1);
      await payAtBank('fail');
      await payAtBank('pay');
      expect(await ended()).toBe(3);
    });
  },
  'seeded',
);
