import { rupees } from '@prosperx/core/money';
import { sendProfileOtp } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { orders, payments, refunds, sips } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { signedInAgain } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'requestDeletion',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const heldOf = async (client: TestClient, profileId: string) => {
      const query = { encryptedId: profileId, purpose: 'deletion' as const };
      return (await client.fail(sendProfileOtp, { query, body: {} })).data;
    };

    it.each([
      ['an order is being cancelled', 'orders', { state: 'cancelling' }],
      ['money goes back', 'money', { state: 'refused', paymentState: 'refund_due' }],
      ['the payment of what is over is not decided', 'money', { state: 'expired', paymentState: 'processing' }],
    ] as const)('an account stays while %s', async (_, held, change) => {
      const { client, profileId } = await newCheckout(kit);
      await given.db.update(orders).set(change).where(eq(orders.profileId, profileId));
      expect(await heldOf(client, profileId)).toEqual({ held: [held] });
    });

    it('an account stays while the end of a payment is not known, and while money that came goes back', async () => {
      const { client, profileId, startPaying } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      const over = { state: 'expired', paymentState: 'failed' } as const;
      await given.db.update(orders).set(over).where(eq(orders.profileId, profileId));
      expect(await heldOf(client, profileId)).toEqual({ held: ['money'] });
      await given.db.update(payments).set({ state: 'paid' }).where(eq(payments.id, paymentId));
      const refund = {
        id: newId('rfd'),
        paymentId,
        amount: rupees(5_000),
        reason: 'order_over',
        state: 'due',
      } as const;
      const [createdAt, changedAt] = [kit.clock.now(), kit.clock.now()];
      await given.db.insert(refunds).values({ ...refund, createdAt, changedAt });
      expect(await heldOf(client, profileId)).toEqual({ held: ['money'] });
    });

    it('an account stays while the exchange keeps a SIP that is over here', async () => {
      const investor = await newRunningSip(kit);
      const over = { state: 'cancelled', keptReason: 'Not now.' } as const;
      await given.db.update(sips).set(over).where(eq(sips.id, investor.sipId));
      expect(await heldOf(await signedInAgain(kit, investor), investor.profileId)).toEqual({ held: ['sips'] });
    });
  },
  'seeded',
);
