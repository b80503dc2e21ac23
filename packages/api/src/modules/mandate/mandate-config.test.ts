import { getMandateConfig, getRegisteredMandate } from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import { expect, it } from 'vitest';
import { linkBank } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, sip } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'what a mandate is set up for',
  (given) => {
    it('counts SIPs that are ordered, and is at least those that wait for their payment', async () => {
      const kit = testKit(given.db);
      const checkout = await newCheckout(kit, sip(90_000), sip(60_000, DEBT));
      const { client } = checkout;
      await linkBank(kit, checkout);
      const ordered = rupees(1_50_000);
      expect(await client.call(getMandateConfig)).toMatchObject({ sipTotal: ordered, allSips: ordered });
      const query = { type: 'N' as const, mandateAmount: '149999' };
      const failure = await client.fail(getRegisteredMandate, { query });
      expect(failure.message).toBe('Minimum mandate limit is ₹ 1,50,000');
      await checkout.payAtBank();
      await kit.settle();
      expect(await client.call(getMandateConfig)).toMatchObject({ sipTotal: rupees(0), allSips: ordered });
    });

    it('counts none whose order has expired', async () => {
      const kit = testKit(given.db);
      const checkout = await newCheckout(kit, sip(1_50_000));
      await checkout.expire();
      const client = await signedInAgain(kit, checkout);
      expect(await client.call(getMandateConfig)).toMatchObject({ sipTotal: rupees(0), allSips: rupees(0) });
    });
  },
  'seeded',
);
