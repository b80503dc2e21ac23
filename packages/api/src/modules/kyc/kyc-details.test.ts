import { getKycDetails, KYC_STATUSES, kycPanelOf } from '@prosperx/core/kyc';
import { getProfile, getProfileView, saveProfile } from '@prosperx/core/profile';
import { setSandboxKyc } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

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
    const look = (pan: string) => ({ query: { pan } });

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
      expect(details.kycName).toBe(
        status === 'KYC_NOT_AVAILABLE' ? '' : before.name.toUpperCase().replace(/ \d+$/, ''),
      );
      expect(await stored(profileId)).toMatchObject({ pan, kycStatus: status, kycRawStatus: details.rawStatus });
      expect(await client.call(getProfile)).toMatchObject({ pan, panStatus: status });
    });

    it('the record of a validated PAN fills what is empty, says so, and is corrected but for the date of birth', async () => {
      const { client, ucc, profileId } = await newInvestor(kit, false);
      await given.db.update(profiles).set({ dateOfBirth: null }).where(eq(profiles.id, profileId));
      const query = { ucc };
      const save = (body: object) => client.call(saveProfile, { query, body });
      await save({ gender: 'F' });
      await client.call(getKycDetails, look(newPan()));
      expect(await client.call(getProfileView, { query })).toMatchObject({
        ...{ gender: 'F', dob: '1990-01-31', address: '12 Residency Road', pincode: '560001', city: 'Bengaluru' },
        prefilled: ['dob', 'address', 'pincode'],
      });
      expect((await save({ address: '12 Residency Road' })).prefilled).toEqual(['dob', 'address', 'pincode']);
      expect((await save({ address: '14 Lake View Road' })).prefilled).toEqual(['dob', 'pincode']);
      const { fields } = await client.fail(saveProfile, { query, body: { dob: '30/01/1990' } });
      expect(fields).toEqual({ dob: 'birth_of_kyc' });
      await client.call(getKycDetails, look(newPan()));
      expect((await client.call(getProfileView, { query })).address).toBe('14 Lake View Road');
    });

    it('the record of one PAN leaves nothing with another', async () => {
      const { client, ucc, profileId } = await newInvestor(kit, false);
      await given.db.update(profiles).set({ dateOfBirth: null }).where(eq(profiles.id, profileId));
      await client.call(getKycDetails, look(newPan()));
      await client.call(getKycDetails, look('REGIS0009Z'));
      const view = await client.call(getProfileView, { query: { ucc } });
      expect(view).toMatchObject({ dob: null, address: null, pincode: null, city: null, prefilled: [] });
    });

    it('the KYC of a PAN knows every status there is', () => {
      expect(new Set(KYC_STATUSES).size).toBe(9);
    });

    it('the KYC of a PAN is asked for with the PAN as people write it, and the registered name becomes that of the account', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const registry = kit.services.providers.kyc;
      Object.assign(kit.services.providers, {
        kyc: {
          ...registry,
          lookUp: async () => ({ ...(await registry.lookUp('VALID0001A', '')), name: 'Dr. Smt. ANITA D’SOUZA-RAO' }),
        },
      });
      const pan = newPan();
      const { kycName } = await client.call(getKycDetails, look(` ${pan.slice(0, 5).toLowerCase()} ${pan.slice(5)}`));
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

    it('the KYC of a PAN of a PAN that another account has is a duplicate: its mobile is shown masked, its name is not', async () => {
      const pan = newPan();
      const [first, second] = [await newInvestor(kit, false), await newInvestor(kit, false)];
      await first.client.call(getKycDetails, look(pan));
      expect(await second.client.call(getKycDetails, look(pan))).toMatchObject({
        status: 'KYC_DUPLICATE_PAN_STATUS',
        kycName: '',
        duplicateMobNo: `••••••${first.mobile.slice(-4)}`,
      });
      expect((await stored(second.profileId)).pan).toBeNull();
      expect((await first.client.call(getKycDetails, look(pan))).duplicateMobNo).toBeNull();
    });

    it('the KYC of a PAN of a PAN that a stranger typed first, without a KYC for it, stays open to its owner, who then has it alone', async () => {
      const pan = `NOTAV${newPan().slice(5)}`;
      const [stranger, owner] = [await newInvestor(kit, false), await newInvestor(kit, false)];
      const statusFor = async ({ client }: typeof owner) => (await client.call(getKycDetails, look(pan))).status;
      expect(await statusFor(stranger)).toBe('KYC_NOT_AVAILABLE');
      expect(await statusFor(owner)).toBe('KYC_NOT_AVAILABLE');
      await owner.client.call(setSandboxKyc, { body: { pan, status: 'KYC_VALIDATED_STATUS' } });
      expect(await statusFor(owner)).toBe('KYC_VALIDATED_STATUS');
      expect(await statusFor(stranger)).toBe('KYC_DUPLICATE_PAN_STATUS');
      expect(await statusFor(owner)).toBe('KYC_VALIDATED_STATUS');
    });

    it('the KYC of a PAN of one PAN that many enter at once is one account’s', async () => {
      const pan = newPan();
      const many = await Promise.all(Array.from({ length: 6 }, () => newInvestor(kit, false)));
      const answers = await Promise.all(many.map(({ client }) => client.call(getKycDetails, look(pan))));
      expect(answers.filter(({ status }) => status !== 'KYC_DUPLICATE_PAN_STATUS')).toHaveLength(1);
      const owners = (await Promise.all(many.map(({ profileId }) => stored(profileId)))).filter((row) => row.pan);
      expect(owners).toHaveLength(1);
    });

    it('the KYC of a PAN becomes that of two profiles without the lock (naive twin)', async () => {
      const panHash = kit.services.crypto.lookup('pan', newPan());
      const both = [await newInvestor(kit, false), await newInvestor(kit, false)];
      let [arrived, go] = [0, () => {}];
      const bothRead = new Promise<void>((resolve) => (go = resolve));
      await Promise.all(
        both.map(async ({ profileId }) => {
          const owners = await given.db.select().from(profiles).where(eq(profiles.panHash, panHash));
          if ((arrived += 1) === 2) go();
          await bothRead;
          if (owners.length === 0) await given.db.update(profiles).set({ panHash }).where(eq(profiles.id, profileId));
        }),
      );
      expect(await given.db.$count(profiles, eq(profiles.panHash, panHash))).toBe(2);
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
