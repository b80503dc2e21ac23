import { autoPopulate, getProfileView, saveProfile } from '@prosperx/core/profile';
import { businessDate } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { kycRequests, profiles } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import type { ProvenIdentity } from '#providers/kyc/port.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import { newApplicant } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { testClock, testCrypto } from '#testing/test-services.js';

const shared: ProvenIdentity = {
  pan: 'ABCDE1234F',
  name: 'ASHA RAO',
  dateOfBirth: businessDate('1990-01-31'),
  gender: 'F',
  address: '14  Lake View Road',
  pincode: '560001',
  occupationCode: '01',
};

describeWithDb(
  'autoPopulate',
  (given) => {
    beforeEach(() => given.db.execute(sql`delete from throttles`));

    /** A kit whose provider answers so to every request. */
    function kitWith(answer: () => Promise<ProvenIdentity | null>) {
      const { kyc } = sandboxProviders({
        db: given.db,
        clock: testClock(),
        calendar: createCalendar(),
        crypto: testCrypto,
      });
      return testKit(given.db, { providers: { kyc: { ...kyc, result: answer } } });
    }

    async function begun(answer: () => Promise<ProvenIdentity | null>) {
      const kit = kitWith(answer);
      const applicant = await newApplicant(kit);
      const panHash = kit.services.crypto.lookup('pan', shared.pan);
      await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, applicant.profileId));
      const requestId = `kyc_${applicant.ucc}`;
      await given.db
        .insert(kycRequests)
        .values({ requestId, profileId: applicant.profileId, createdAt: kit.clock.now() });
      return { ...applicant, query: { ucc: applicant.ucc, requestId }, kit };
    }

    it('what the provider shares fills what is missing and leaves what was entered', async () => {
      const { client, ucc, profileId, query } = await begun(() => Promise.resolve(shared));
      await given.db.update(profiles).set({ dateOfBirth: null }).where(eq(profiles.id, profileId));
      await client.call(saveProfile, { query: { ucc }, body: { address: 'My own words' } });
      expect(await client.call(autoPopulate, { query })).toEqual({
        occupationCode: '01',
        address: '14  Lake View Road',
        cancelledChequeURL: null,
        signatureURL: null,
        shared: true,
      });
      expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({
        gender: 'F',
        dob: '1990-01-31',
        address: 'My own words',
        pincode: '560001',
        city: 'Bengaluru',
        occupationType: 'S',
      });
    });

    it('what the provider shares leaves the date of birth by which the PAN is proven', async () => {
      const { client, ucc, profileId, query, kit } = await begun(() => Promise.resolve(shared));
      const ofRecord = { dateOfBirth: businessDate('1990-01-13'), prefilled: ['dob' as const] };
      const proven = { ...ofRecord, panProvenAt: kit.clock.now() };
      await given.db.update(profiles).set(proven).where(eq(profiles.id, profileId));
      await client.call(autoPopulate, { query });
      expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({ gender: 'F', dob: '1990-01-13' });
    });

    it('what the provider shares is not kept where our rules would not take it from the person either, and of a long address the first 40 characters are', async () => {
      const wrong = { ...shared, address: 'x'.repeat(41), pincode: '999999', occupationCode: '77' };
      const { client, ucc, query } = await begun(() => Promise.resolve(wrong));
      await client.call(autoPopulate, { query });
      expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({
        gender: 'F',
        address: 'x'.repeat(40),
        pincode: null,
        occupationType: null,
      });
    });

    it('what the provider shares is nothing when it was cancelled, and a failure when the provider does not answer', async () => {
      const cancelled = await begun(() => Promise.resolve(null));
      expect(await cancelled.client.call(autoPopulate, { query: cancelled.query })).toMatchObject({
        address: null,
        shared: false,
      });
      const silent = await begun(() => Promise.reject(new Error('down')));
      expect((await silent.client.fail(autoPopulate, { query: silent.query })).code).toBe('redirect_failed');
    });

    it('what the provider shares changes nothing for an investor who is registered and did their KYC once more', async () => {
      const { client, ucc, profileId, query } = await begun(() => Promise.resolve(shared));
      await given.db.update(profiles).set({ registeredWithBse: 3 }).where(eq(profiles.id, profileId));
      expect(await client.call(autoPopulate, { query })).toMatchObject({ shared: true });
      expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({ address: null, gender: null });
    });

    it('what the provider shares is for the profile that began the request', async () => {
      const one = await begun(() => Promise.resolve(shared));
      const other = await newApplicant(one.kit);
      const query = { ucc: other.ucc, requestId: one.query.requestId };
      expect((await other.client.fail(autoPopulate, { query })).code).toBe('redirect_failed');
      expect((await other.client.fail(autoPopulate, { query: one.query })).code).toBe('other_account');
    });
  },
  'seeded',
);
