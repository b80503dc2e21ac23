import { getProfile, exportMyData, requestDeletion, sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { deletionRequests, profiles } from '#db/schema/index.js';
import { completeApplicant } from '#testing/applicant.js';
import type { TestClient } from '#testing/client.js';
import { newCheckout } from '#testing/checkout.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { lastOtp } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

async function deletionTicket(client: TestClient, encryptedId: string, mobile: string): Promise<string> {
  const query = { encryptedId, purpose: 'deletion' as const };
  await client.call(sendProfileOtp, { query, body: {} });
  const { ticket } = await client.call(verifyProfileOtp, { query, body: { otp: await lastOtp(client, mobile) } });
  return ticket ?? '';
}

describeOnEachEngine(
  'one’s own data',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('is exported whole, unmasked, and readable', async () => {
      const { client, ucc, mobile } = await completeApplicant(kit);
      const data = await client.call(exportMyData, { query: { ucc } });
      expect(data.person).toMatchObject({ mobile, email: 'applicant@example.com' });
      expect(data.profile).toMatchObject({ ucc, address: '14 Lake View Road', aadhar: '9012' });
      expect(data.bankAccounts).toMatchObject([{ accountNumber: '501009876543', ifsc: 'HDFC0000001' }]);
      expect(data.consents.map(({ purpose }) => purpose).sort()).toEqual(['fatca', 'nomination_opt_out']);
      expect(data.files.map(({ kind }) => kind).sort()).toEqual(['cheque', 'signature']);
      expect(JSON.stringify(data)).not.toContain('v1.');
    });

    it('holds what was invested, in rupees and units', async () => {
      const asha = await kit.signedIn('9876500001');
      const data = await asha.call(exportMyData, { query: { ucc: 'PX00000001' } });
      expect(data.holdings.length).toBeGreaterThan(3);
      expect(data.orders.every(({ amount }) => typeof amount === 'number')).toBe(true);
      expect(data.nominees).toMatchObject([{ nomineeName: 'Kiran Rao' }]);
      expect(data.mandates).toMatchObject([{ kind: 'enach', limit: 100_000, umrn: 'HDFC0000000000012345' }]);
    });

    it('is exported to its owner alone', async () => {
      const [one, other] = [await newInvestor(kit), await newInvestor(kit)];
      expect((await one.client.fail(exportMyData, { query: { ucc: other.ucc } })).code).toBe('other_account');
    });

    it('is deleted on request by OTP: the request is kept, and all sessions end', async () => {
      const { client, ucc, profileId, mobile } = await newInvestor(kit);
      expect((await client.fail(requestDeletion, { query: { ucc }, body: {} })).code).toBe('otp_required');
      const ticket = await deletionTicket(client, profileId, mobile);
      expect(await client.call(requestDeletion, { query: { ucc }, body: { ticket } })).toEqual({
        requestedOn: '2026-11-16',
      });
      const asked = await given.db.select().from(deletionRequests).where(eq(deletionRequests.profileId, profileId));
      expect(asked).toHaveLength(1);
      expect((await client.fail(getProfile)).code).toBe('signed_out');
    });

    it('stays while units are held or orders are under way, and the person stays signed in', async () => {
      const asha = await kit.signedIn('9876500001');
      const [row] = await given.db.select().from(profiles).where(eq(profiles.ucc, 'PX00000001'));
      const checkout = await newCheckout(kit);
      for (const { client, id, mobile } of [
        { client: asha, id: row!.id, mobile: '9876500001' },
        { client: checkout.client, id: checkout.profileId, mobile: checkout.mobile },
      ]) {
        const ticket = await deletionTicket(client, id, mobile);
        expect((await client.fail(requestDeletion, { query: { ucc: id }, body: { ticket } })).code).toBe('units_held');
        expect((await client.call(getProfile)).encryptedId).toBe(id);
      }
    });
  },
  'seeded',
);
