import { getKycDetails } from '@prosperx/core/kyc';
import { getProfile, getProfileView, revealIdentity } from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bankAccounts, profiles, sessions } from '#db/schema/index.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import { seedBankId, seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode, newInvestor, onPartnersPage } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'getProfile',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('the profile shows an investor all that is known of them, with mobile and account number masked', async () => {
      const asha = await kit.signedIn('9876500001');
      const answer = await asha.send(getProfile);
      const text = await answer.text();
      expect((JSON.parse(text) as { responseData: unknown }).responseData).toEqual({
        encryptedId: seedProfileId('asha'),
        ucc: 'PX00000001',
        name: 'Asha Rao',
        pan: 'AAAPR••••A',
        panStatus: 'KYC_VALIDATED_STATUS',
        dob: null,
        isDobHidden: true,
        primaryEmail: 'asha.rao@example.com',
        isEmailVerified: true,
        primaryMobile: '••••••0001',
        taxStatus: '01',
        majorStatus: null,
        registeredWithBse: 3,
        bankAccountNumber: '501••••567',
        ifscCode: 'HDFC0000001',
        bankName: 'HDFC Bank',
      });
      for (const secret of ['9876500001', '501001234567', 'AAAPR1234A', '1988', 'v2.'])
        expect(text).not.toContain(secret);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('PAN and date of birth are told to their holder who asks, to no advisor and no session that a partner’s server began; the masked PAN stands for the own one', async () => {
      const asha = await kit.signedIn('9876500001');
      const ask = { query: { ucc: seedProfileId('asha') } };
      const whole = { pan: 'AAAPR1234A', dob: '1988-03-14', nomineeIds: [expect.any(String)], tins: [] };
      expect((await asha.call(getProfileView, ask)).pan).toBe('AAAPR••••A');
      expect(await asha.call(revealIdentity, ask)).toEqual(whole);
      expect((await asha.call(getKycDetails, { body: { pan: 'AAAPR••••A' } })).status).toBe('KYC_VALIDATED_STATUS');
      expect((await asha.fail(getKycDetails, { body: { pan: 'AAAPR••••B' } })).fields).toEqual({ pan: 'pan_invalid' });
      expect((await asha.fail(revealIdentity, { query: { ucc: seedProfileId('vikram') } })).code).toBe('other_account');
      const owner = { profileId: seedProfileId('asha'), userId: seedUserId('asha') };
      const advisor = await advisorOfCode(kit, 'AG1001', owner.profileId);
      expect((await advisor.fail(revealIdentity, ask)).code).toBe('forbidden');
      const headers = await onPartnersPage(kit, owner);
      expect(await kit.client().call(revealIdentity, { ...ask, headers })).toEqual(whole);
      await given.db.update(sessions).set({ scope: 'invest' }).where(eq(sessions.partnerId, 'bluebank'));
      expect((await kit.client().fail(revealIdentity, { ...ask, headers })).code).toBe('own_login_required');
    });

    it('the profile is null where a new investor has entered nothing yet', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      expect(await client.call(getProfile)).toMatchObject({
        ucc,
        registeredWithBse: 0,
        pan: null,
        panStatus: null,
        bankAccountNumber: null,
        ifscCode: null,
        bankName: null,
      });
    });

    it('the profile shows the default one of several accounts', async () => {
      const investor = await newInvestor(kit);
      const account = (number: string, isDefault: boolean) => ({
        id: seedBankId(`${investor.ucc} ${number}`),
        profileId: investor.profileId,
        account: kit.services.crypto.seal(bankAccounts.account, seedBankId(`${investor.ucc} ${number}`), number),
        accountHash: kit.services.crypto.lookup('account', number),
        ifsc: 'ICIC0000002',
        bankName: 'ICICI Bank',
        isDefault,
        createdAt: kit.clock.now(),
      });
      await given.db.insert(bankAccounts).values([account('111222333444', false), account('555666777888', true)]);
      expect((await investor.client.call(getProfile)).bankAccountNumber).toBe('555••••888');
    });

    it('the profile shows nothing of a value that was copied there from another row', async () => {
      const [asha] = await given.db.select().from(profiles).where(eq(profiles.ucc, 'PX00000001'));
      const { client, profileId } = await newInvestor(kit, false);
      await given.db.update(profiles).set({ pan: asha!.pan }).where(eq(profiles.id, profileId));
      expect((await client.fail(getProfile)).code).toBe('unknown');
      expect(kit.log.lines.join()).toContain('"errorClass":"SealedValueError"');
    });

    it('the profile of a minor who has grown up may be looked at', async () => {
      const tara = await kit.signedIn('9876500006');
      const { taxStatus, majorStatus } = await tara.call(getProfile);
      expect(taxStatus).toBe('02');
      expect(majorStatus).not.toBeNull();
    });

    it('the profile is nobody’s who is not signed in, nor an advisor’s without a customer; with one it is the customer’s', async () => {
      expect((await kit.client().fail(getProfile)).code).toBe('signed_out');
      const { clock, crypto } = kit.services;
      const advisor = async (profileId: string | null) => {
        const client = kit.client();
        const token = `advisor ${profileId}`;
        await given.db.insert(sessions).values({
          id: `ses_${profileId}`,
          tokenHash: crypto.lookup('session', token),
          agentCode: 'AG1001',
          profileId,
          createdAt: clock.now(),
          lastSeenAt: clock.now(),
          endsAt: clock.now() + 3_600_000,
        });
        client.cookies.set(SESSION_COOKIE, token);
        return client;
      };
      expect((await (await advisor(null)).fail(getProfile)).code).toBe('forbidden');
      const customer = await (await advisor(seedProfileId('nisha'))).call(getProfile);
      expect(customer.encryptedId).toBe(seedProfileId('nisha'));
    });
  },
  'seeded',
);
