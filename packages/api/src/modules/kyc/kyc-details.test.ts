import { getKycDetails, KYC_STATUSES, kycPanelOf } from '@prosperx/core/kyc';
import { getProfile, getProfileView, saveProfile } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** The date of birth of everybody in the sandbox's registry. */
const BORN = '31/01/1990';
let count = 0;
/** A PAN that nobody has. */
const newPan = () => `TESTP${String((count += 1)).padStart(4, '0')}Z`;

describeWithDb(
  'getKycDetails',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const stored = async (profileId: string) => {
      const [row] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      return { ...row!, pan: kit.services.crypto.open(profiles.pan, row!) };
    };
    const look = (pan: string, dob?: string) => ({ query: { pan, ...(dob && { dob }) } });

    it.each([
      ['REGIS0001A', 'KYC_REGISTERED_STATUS'],
      ['UNDER0001A', 'KYC_UNDER_PROCESS_STATUS'],
      ['SHORT0001A', 'KYC_UNDER_PROCESS_STATUS_SHORT'],
      ['VALID0001A', 'KYC_VALIDATED_STATUS'],
      ['NONCO0001A', 'KYC_NON_COMPLIANT_STATUS'],
      ['ERROR0001A', 'KYC_NON_COMPLIANT_STATUS'],
      ['NOTAV0001A', 'KYC_NOT_AVAILABLE'],
      ['HOLDR0001A', 'KYC_HOLD_REJECTED_STATUS'],
      ['DUPLI0001A', 'KYC_DUPLICATE_PAN_STATUS'],
      ['MISMA0001A', 'KYC_PAN_DOES_NOT_MATCH_STATUS'],
      ['NOTAV0002B', 'KYC_NOT_AVAILABLE'],
      ['HOLDR9999Z', 'KYC_HOLD_REJECTED_STATUS'],
    ] as const)('%s is %s, and is kept unless it is another person’s', async (pan, status) => {
      await given.db
        .update(profiles)
        .set({ pan: null, panHash: null })
        .where(eq(profiles.panHash, kit.services.crypto.lookup('pan', pan)));
      const { client, profileId } = await newInvestor(kit, false);
      const before = await stored(profileId);
      const details = await client.call(getKycDetails, look(pan));
      expect(details.status).toBe(status);
      expect(details.error !== null).toBe(pan === 'ERROR0001A');
      if (kycPanelOf(status, false) === 'other_number') {
        expect(details.kycName).toBe('');
        expect(await stored(profileId)).toEqual(before);
        return;
      }
      expect([details.kycName, details.isPanProven]).toEqual(['', false]);
      expect(await stored(profileId)).toMatchObject({ pan, kycStatus: status, kycRawStatus: details.rawStatus });
      expect(await client.call(getProfile)).toMatchObject({ pan, panStatus: status });
    });

    it('the record of a validated PAN fills what is empty, says so, and is corrected but for the date of birth', async () => {
      const { client, ucc, profileId } = await newInvestor(kit, false);
      await given.db.update(profiles).set({ dateOfBirth: null }).where(eq(profiles.id, profileId));
      const query = { ucc };
      const save = (body: object) => client.call(saveProfile, { query, body });
      await save({ gender: 'F' });
      await client.call(getKycDetails, look(newPan(), BORN));
      expect(await client.call(getProfileView, { query })).toMatchObject({
        gender: 'F',
        dob: '1990-01-31',
        address: '12 Residency Road',
        pincode: '560001',
        city: 'Bengaluru',
        prefilled: ['dob', 'address', 'pincode'],
      });
      expect((await save({ address: '12 Residency Road' })).prefilled).toEqual(['dob', 'address', 'pincode']);
      expect((await save({ address: '14 Lake View Road' })).prefilled).toEqual(['dob', 'pincode']);
      const { fields } = await client.fail(saveProfile, { query, body: { dob: '30/01/1990' } });
      expect(fields).toEqual({ dob: 'birth_of_kyc' });
      await client.call(getKycDetails, look(newPan(), BORN));
      expect((await client.call(getProfileView, { query })).address).toBe('14 Lake View Road');
    });

    it('the record of one PAN leaves nothing with another', async () => {
      const { client, ucc, profileId } = await newInvestor(kit, false);
      await given.db.update(profiles).set({ dateOfBirth: null }).where(eq(profiles.id, profileId));
      await client.call(getKycDetails, look(newPan(), BORN));
      // compared with it
      const aadhaarLastFour = kit.services.crypto.seal(profiles.aadhaarLastFour, profileId, '9012');
      await given.db.update(profiles).set({ aadhaarLastFour }).where(eq(profiles.id, profileId));
      expect((await client.call(getProfileView, { query: { ucc } })).aadhar).toMatch(/9012$/);
      await client.call(getKycDetails, look('REGIS0009Z'));
      const view = await client.call(getProfileView, { query: { ucc } });
      expect(view).toMatchObject({
        dob: null,
        address: null,
        pincode: null,
        city: null,
        prefilled: [],
        isPanProven: false,
        aadhar: null,
      });
    });

    it('the KYC of a PAN knows every status there is', () => {
      expect(new Set(KYC_STATUSES).size).toBe(9);
    });

    it('the KYC of a PAN is asked for with the PAN as people write it, and the registered name, once it is proven, becomes that of the account', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const registry = kit.services.providers.kyc;
      Object.assign(kit.services.providers, {
        kyc: {
          ...registry,
          lookUp: async () => ({ ...(await registry.lookUp('VALID0001A', '')), name: 'Dr. Smt. ANITA D’SOUZA-RAO' }),
        },
      });
      const pan = newPan();
      const { kycName } = await client.call(
        getKycDetails,
        look(` ${pan.slice(0, 5).toLowerCase()} ${pan.slice(5)}`, BORN),
      );
      expect(kycName).toBe('ANITA DSOUZA RAO');
      expect(await stored(profileId)).toMatchObject({ pan, name: 'ANITA DSOUZA RAO', kycName });
    });

    it.each([
      ['', 'pan_required'],
      ['ABCD1234F', 'pan_invalid'],
      ['ABCDE12345', 'pan_invalid'],
    ])('the KYC of a PAN is not asked for with %j', async (pan, code) => {
      const { client } = await newInvestor(kit, false);
      expect(await client.fail(getKycDetails, look(pan))).toMatchObject({
        code: 'invalid_input',
        fields: { pan: code },
      });
    });

    it('the KYC of a PAN replaces that of the PAN before, until the exchange has it; its own can always be checked again', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const [first, second] = [newPan(), newPan()];
      for (const pan of [first, second]) await client.call(getKycDetails, look(pan));
      expect((await stored(profileId)).pan).toBe(second);
      for (const registeredWithBse of [1, 3]) {
        await given.db.update(profiles).set({ registeredWithBse, name: 'Test' }).where(eq(profiles.id, profileId));
        expect((await client.fail(getKycDetails, look(first))).code).toBe('profile_locked');
        await client.call(getKycDetails, look(second));
        expect(await stored(profileId)).toMatchObject({ pan: second, name: 'Test' });
      }
    });

    it('the KYC of a PAN stays as it is while the registry does not answer', async () => {
      let lost = false;
      kit = testKit(given.db, { faults: { loseAnswer: () => lost } });
      const { client, profileId } = await newInvestor(kit, false);
      await client.call(getKycDetails, look(newPan()));
      const before = await stored(profileId);
      lost = true;
      expect(await client.fail(getKycDetails, look('VALID0001A'))).toMatchObject({
        code: 'unavailable',
        retryable: true,
      });
      expect(await stored(profileId)).toEqual(before);
    });

    it('the KYC of a PAN is asked for twenty times, and then every ten minutes', async () => {
      const { client } = await newInvestor(kit, false);
      for (let left = 20; left > 0; left -= 1) await client.call(getKycDetails, look('REGIS0001A'));
      expect(await client.fail(getKycDetails, look('REGIS0001A'))).toMatchObject({
        code: 'too_many_requests',
        retryAfter: 600,
      });
      kit.clock.advance(600_000);
      await client.call(getKycDetails, look('REGIS0001A'));
    });

    it('the KYC of a PAN is neither in the log nor readable in the database', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const pan = newPan();
      await client.call(getKycDetails, look(pan));
      await client.fail(getKycDetails, look('REGIS0001'));
      expect(kit.log.lines.join('\n')).not.toMatch(new RegExp(`${pan}|REGIS0001`));
      const rows = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      expect(JSON.stringify(rows)).not.toContain(pan);
    });
  },
  'seeded',
);
