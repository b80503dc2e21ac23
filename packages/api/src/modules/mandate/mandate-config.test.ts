import { getMandateConfig, getRegisteredMandate } from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import { expect, it } from 'vitest';
import { linkBank } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, fillCart, sip } from '#testing/investing.js';
import { investorWithBank, registered } from '#testing/mandate-setup.js';
import { signedInAgain } from '#testing/new-investor.js';
import { addMandate } from '#testing/running-sip.js';
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

    it('is at least what no mandate pays of SIPs that are ordered, and counts them all', async () => {
      const kit = testKit(given.db);
      const checkout = await newCheckout(kit, sip(8_000), sip(60_000, DEBT));
      const { client, profileId } = checkout;
      await linkBank(kit, checkout);
      await addMandate(kit.services, profileId, 50_000);
      const ofOthers = { sipTotal: rupees(60_000), allSips: rupees(68_000) };
      expect(await client.call(getMandateConfig)).toMatchObject(ofOthers);
      await addMandate(kit.services, profileId, 60_000);
      expect(await client.call(getMandateConfig)).toMatchObject({ ...ofOthers, sipTotal: 0 });
      const query = { type: 'N' as const, mandateAmount: '5000' };
      expect((await client.call(getRegisteredMandate, { query })).mandateId).toBeTruthy();
    });

    it('is not asked of one that was begun before they were ordered', async () => {
      const kit = testKit(given.db);
      const { client } = await investorWithBank(kit);
      const mandateId = await registered(client, { rupees: 5_000 });
      await fillCart(client, sip(8_000));
      const query = { type: 'N' as const, mandateAmount: '5000' };
      expect((await client.fail(getRegisteredMandate, { query })).message).toBe('Minimum mandate limit is ₹ 8,000');
      expect((await client.call(getRegisteredMandate, { query: { ...query, mandateId } })).mandateId).toBe(mandateId);
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
