import { rupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { payments, providerEvents } from '#db/schema/index.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import { signEvent } from '#sandbox/sandbox-gateway.js';
import { newCheckout } from '#testing/checkout.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { randomFrom } from '#testing/trust/random.js';

const PAYMENTS = countOf({ test: 4, trust: 500 });
const AT_ONCE = 16;

describeWithDb(
  'many call-backs, repeated, shuffled and a fifth of them forged',
  (given) => {
    const random = randomFrom(7);
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const shuffled = <Item>(items: readonly Item[]) =>
      items
        .map((item) => [random(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item);

    /** The call-backs of the gateway about one payment, each a few times, and forged ones without the key. */
    function messagesAbout(clientRef: string, final: PaymentOutcome, opposite: PaymentOutcome) {
      const said = (outcome: PaymentOutcome, eventId: string, isForged = false) => {
        const { body, signature } = signEvent(kit.services, { eventId: `${clientRef} ${eventId}`, clientRef, outcome });
        return { body, signature: isForged ? signature.replace(/.{8}$/, '00000000') : signature, isForged };
      };
      const copies = Array.from({ length: 5 }, () => said(final, 'final'));
      const waiting = Array.from({ length: 8 }, (_, number) => said({ state: 'waiting' }, `waiting ${number % 3}`));
      const again = Array.from({ length: 3 }, (_, number) => said(final, `said again ${number}`));
      const forged = Array.from({ length: 4 }, (_, number) => said(opposite, `forged ${number}`, true));
      return [...copies, ...waiting, ...again, ...forged];
    }

    // Trust M9: 10,000 messages, up to eight copies, shuffled, a fifth forged, 16 at once: each payment has its one genuine end
    it('leave each payment with its one genuine outcome', async () => {
      const checkouts = [];
      for (let left = PAYMENTS; left > 0; left--) {
        const checkout = await newCheckout(kit);
        checkouts.push({ ...checkout, ...(await checkout.startPaying()) });
      }
      const paid: PaymentOutcome = { state: 'paid', at: kit.clock.now(), amount: rupees(5_000) };
      const failed: PaymentOutcome = { state: 'failed', reason: 'no money' };
      const messages = shuffled(
        checkouts.flatMap(({ paymentId }, number) =>
          number % 2 ? messagesAbout(paymentId, paid, failed) : messagesAbout(paymentId, failed, paid),
        ),
      );
      const statuses = new Map<boolean, Set<number>>([
        [true, new Set()],
        [false, new Set()],
      ]);
      for (let at = 0; at < messages.length; at += AT_ONCE) {
        await Promise.all(
          messages.slice(at, at + AT_ONCE).map(async ({ body, signature, isForged }) => {
            const headers = { 'X-Signature': signature };
            const url = `${TEST_ORIGIN}/prosperx-api/webhooks/payment`;
            const { status } = await kit.app.hono.request(url, { method: 'POST', body, headers });
            statuses.get(isForged)?.add(status);
          }),
        );
      }
      expect([...statuses].map(([isForged, seen]) => [isForged, ...seen])).toEqual([
        [true, 401],
        [false, 204],
      ]);
      for (const [number, { paymentId, orders }] of checkouts.entries()) {
        const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
        expect(payment?.state).toBe(number % 2 ? 'paid' : 'failed');
        expect((await orders())[0]?.paymentState).toBe(number % 2 ? 'paid' : 'failed');
      }
      // of each payment: the final one and three repeated ones, three that wait; none twice, none forged
      expect(await given.db.$count(providerEvents)).toBe(PAYMENTS * 7);
    }, 1_200_000);
  },
  'seeded',
);
