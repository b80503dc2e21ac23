import { toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import {
  checkBseStatus,
  getProfileView,
  sendProfileOtp,
  updateProfile,
  verifyProfileOtp,
} from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { passkeys, profiles, sandboxExchangeClients, users } from '#db/schema/index.js';
import { newApplicant, profileTicket } from '#testing/applicant.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { lastOtp } from '#testing/investing.js';
import { addSibling, newInvestor, type TestInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

type Investor = TestInvestor & { readonly client: TestClient };

describeWithDb(
  'updateProfile',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const registrationsOf = ({ ucc }: Investor) =>
      given.db.select().from(sandboxExchangeClients).where(eq(sandboxExchangeClients.ucc, ucc));
    const contact = { primaryEmail: 'new@example.com', address: '2 New Road', pincode: '110001' };

    it('a change of mobile and email goes by OTP; the exchange is sent it and the investor stays registered', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      const ticket = await profileTicket(investor, contact);
      expect(await client.call(updateProfile, { query: { ucc }, body: { ...contact, ticket } })).toMatchObject({
        ...contact,
        city: 'New Delhi',
        registeredWithBse: 3,
      });
      await kit.settle();
      expect(await registrationsOf(investor)).toHaveLength(1);
      expect(await client.call(checkBseStatus)).toEqual({ registeredWithBse: 3, exchangeRefusal: null });
    });

    it('an email that stands in for a forgotten password is changed once there is a passkey, or one proof is enough', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, userId } = investor;
      const prove = (codeAtLogin: 'always' | 'never') =>
        given.db.update(users).set({ codeAtLogin, emailVerifiedAt: 1 }).where(eq(users.id, userId));
      await prove('always');
      const ask = { query: { encryptedId: ucc, purpose: 'edit' as const }, body: { change: contact } };
      expect((await client.fail(sendProfileOtp, ask)).fields).toEqual({ primaryEmail: 'email_is_proof' });
      await prove('never');
      const change = { query: { ucc }, body: { ...contact, ticket: await profileTicket(investor, contact) } };
      await prove('always');
      expect((await client.fail(updateProfile, change)).fields).toEqual({ primaryEmail: 'email_is_proof' });
      const passkey = { id: `psk_${userId}`, userId, credentialId: userId, publicKey: '', counter: 0, name: 'Phone' };
      await given.db.insert(passkeys).values({ ...passkey, createdAt: kit.clock.now() });
      expect(await client.call(updateProfile, change)).toMatchObject({ primaryEmail: contact.primaryEmail });
    });

    it('an email belongs to the person: the exchange is sent it for each of their accounts that it knows', async () => {
      const investor = await newInvestor(kit);
      const known = await addSibling(kit, investor, 3);
      const refOf = async (profileId: string) =>
        (await given.db.select().from(profiles).where(eq(profiles.id, profileId)))[0]?.registrationRef ?? null;
      const move = { address: '2 New Road' };
      const moved = { ...move, ticket: await profileTicket(investor, move) };
      await investor.client.call(updateProfile, { query: { ucc: investor.ucc }, body: moved });
      expect(await refOf(known.profileId)).toBeNull();
      kit.clock.advance(OTP_LIMITS.gap.within);
      const change = { primaryEmail: 'newer@example.com' };
      const body = { ...change, ticket: await profileTicket(investor, change) };
      await investor.client.call(updateProfile, { query: { ucc: investor.ucc }, body });
      await kit.settle();
      expect(await refOf(known.profileId)).not.toBeNull();
    });

    it.each([
      ['the wife’s', 'SP', 'SP'],
      ['nobody says whose', undefined, 'SE'],
    ] as const)(
      'an email goes to the exchange as %s, also in the accounts that said the same of the former one',
      async (_, flag, stated) => {
        const investor = await newInvestor(kit);
        const [same, other] = [await addSibling(kit, investor, 3), await newInvestor(kit)];
        const { userId } = investor;
        await given.db.update(profiles).set({ userId }).where(eq(profiles.id, other.profileId));
        const formerly = (id: string, emailDeclaration: string) =>
          given.db.update(profiles).set({ emailDeclaration }).where(eq(profiles.id, id));
        await formerly(investor.profileId, 'DC');
        await formerly(same.profileId, 'DC');
        await formerly(other.profileId, 'GD');
        const change = { primaryEmail: 'hers@example.com', ...(flag && { emailDeclarationFlag: flag }) };
        const body = { ...change, ticket: await profileTicket(investor, change) };
        await investor.client.call(updateProfile, { query: { ucc: investor.ucc }, body });
        const flagOf = async (id: string) =>
          (await given.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.emailDeclaration;
        expect(await Promise.all([investor, same, other].map(({ profileId }) => flagOf(profileId)))).toEqual([
          stated,
          stated,
          'GD',
        ]);
        const wrong = { emailDeclarationFlag: 'XX' };
        kit.clock.advance(OTP_LIMITS.gap.within);
        const failed = { ...wrong, ticket: await profileTicket(investor, wrong) };
        const { fields } = await investor.client.fail(updateProfile, { query: { ucc: investor.ucc }, body: failed });
        expect(fields).toEqual({ emailDeclarationFlag: 'declaration_required' });
      },
    );

    it('a change can be made twice in a minute, each time by a code of its own', async () => {
      const investor = await newInvestor(kit);
      for (const address of ['2 New Road', '3 New Road']) {
        const body = { address, ticket: await profileTicket(investor, { address }) };
        kit.clock.advance(OTP_LIMITS.gap.within);
        await investor.client.call(updateProfile, { query: { ucc: investor.ucc }, body });
      }
    });

    it('a change is not made over a newer address than its form showed, and is once that was seen', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      const shown = async () => {
        const { primaryEmail, address, pincode } = await client.call(getProfileView, { query: { ucc } });
        return { primaryEmail, address, pincode };
      };
      const old = await shown();
      const change = async (address: string, seen: typeof old) => {
        kit.clock.advance(60_000);
        const ticket = await profileTicket(investor, { address });
        return { query: { ucc }, body: { address, shown: seen, ticket } };
      };
      await client.call(updateProfile, await change('2 New Road', old));
      expect((await client.fail(updateProfile, await change('3 Late Road', old))).code).toBe('profile_changed');
      expect((await shown()).address).toBe('2 New Road');
      await client.call(updateProfile, await change('3 Late Road', await shown()));
      expect((await shown()).address).toBe('3 Late Road');
    });

    it('a change keeps the investor registered when the exchange refuses it, and says why', async () => {
      const investor = await newInvestor(kit);
      const change = { address: '1 Refused Road' };
      const body = { ...change, ticket: await profileTicket(investor, change) };
      await investor.client.call(updateProfile, { query: { ucc: investor.ucc }, body });
      await kit.settle();
      const { registeredWithBse, exchangeRefusal } = await investor.client.call(checkBseStatus);
      expect([registeredWithBse, exchangeRefusal === null]).toEqual([3, false]);
    });

    it('a change needs a ticket of its own purpose, and is done by it once, however often it is sent', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      const update = (ticket: string) => client.send(updateProfile, { query: { ucc }, body: { ...contact, ticket } });
      const deletion = await profileTicket(investor, 'deletion');
      for (const ticket of ['', 'invented', deletion]) expect((await update(ticket)).status).toBe(403);
      kit.clock.advance(60_000);
      const ticket = await profileTicket(investor, contact);
      const statuses = (await Promise.all([update(ticket), update(ticket), update(ticket)])).map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([200, 200, 200]);
      // what is sent to the exchange must not lose its time to a clock that jumps
      await kit.settle();
      kit.clock.advance(9 * 60_000);
      expect((await update(ticket)).status).toBe(200);
      const other = { ...contact, address: '3 New Road', ticket };
      expect((await client.fail(updateProfile, { query: { ucc }, body: other })).code).toBe('otp_required');
      kit.clock.advance(60_000);
      expect((await update(ticket)).status).toBe(403);
      await kit.settle();
      expect(await registrationsOf(investor)).toHaveLength(1);
    });

    it('a change leaves ticket and profile as they are when something is wrong', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      const ofWrong = await profileTicket(investor, { ...contact, pincode: '999999' });
      kit.clock.advance(OTP_LIMITS.gap.within);
      const before = await client.call(getProfileView, { query: { ucc } });
      const body = { ...contact, pincode: '999999', ticket: ofWrong };
      expect((await client.fail(updateProfile, { query: { ucc }, body })).fields).toEqual({
        pincode: 'pincode_unknown',
      });
      expect(await client.call(getProfileView, { query: { ucc } })).toEqual(before);
      const ticket = await profileTicket(investor, contact);
      await client.call(updateProfile, { query: { ucc }, body: { ...contact, ticket } });
    });

    // Trust A3: a code makes the change that its message names alone
    it('a change is named by the message of its code, and made by that code alone', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, profileId, mobile } = investor;
      const nominees = toNomineePayload({ optIn: true, nominees: [aNominee] });
      const changes: [object, string][] = [
        [{ primaryEmail: 'one@example.com' }, 'email address'],
        [{ address: '2 New Road', pincode: '110001' }, 'postal address'],
        [contact, 'email address and postal address'],
        [nominees, 'nominees'],
      ];
      for (const [change, what] of changes) {
        const ticket = await profileTicket(investor, change);
        const [message] = await client.call(sandboxMessages, { query: { to: mobile } });
        expect(message?.text).toContain(`is the OTP to change your ${what} with ProsperX.`);
        kit.clock.advance(OTP_LIMITS.gap.within);
        const others = [
          { primaryEmail: 'thief@example.com' },
          { ...change, pincode: '560001' },
          { ...contact, address: '1' },
        ];
        for (const other of others)
          expect((await client.fail(updateProfile, { query: { ucc }, body: { ...other, ticket } })).code).toBe(
            'otp_required',
          );
        const none = { ...toNomineePayload({ optIn: false, nominees: [] }), ticket };
        const query = { encryptedId: profileId };
        expect((await client.fail(updateNominees, { query, body: none })).code).toBe('otp_required');
      }
    });

    it('a change that no call makes is sent no code', async () => {
      const { client, profileId } = await newInvestor(kit);
      const query = { encryptedId: profileId };
      for (const body of [{}, { change: {} }, { change: { units: 7 } }])
        expect(await client.fail(sendProfileOtp, { query, body })).toMatchObject({
          code: 'invalid_input',
          fields: { change: 'change_required' },
        });
    });

    it('a change is refused for a wrong and an old code, and goes on with a used one', async () => {
      const investor = await newInvestor(kit);
      const { client, profileId, mobile } = investor;
      const query = { encryptedId: profileId };
      const verify = (otp: string) => client.call(verifyProfileOtp, { query, body: { otp } });
      expect(await verify('000000')).toEqual({ otpMatched: false, expired: true, ticket: null });
      await client.call(sendProfileOtp, { query, body: { change: contact } });
      const otp = await lastOtp(client, mobile);
      const wrong = otp === '000000' ? '111111' : '000000';
      expect(await verify(wrong)).toEqual({ otpMatched: false, expired: false, ticket: null });
      const verified = await verify(otp);
      expect(verified).toMatchObject({ otpMatched: true, expired: false });
      expect(await verify(otp)).toEqual(verified);
      kit.clock.advance(5 * 60_000);
      expect(await verify(otp)).toEqual({ otpMatched: false, expired: true, ticket: null });
    });

    it('a change begins with the registration: others go on with onboarding', async () => {
      const applicant = await newApplicant(kit);
      const { code } = await applicant.client.fail(updateProfile, { query: { ucc: applicant.ucc }, body: contact });
      expect(code).toBe('not_onboarded');
    });

    it('a change is never another’s', async () => {
      const [one, other] = [await newInvestor(kit), await newInvestor(kit)];
      const query = { encryptedId: other.profileId };
      const payload = toNomineePayload({ optIn: true, nominees: [aNominee] });
      const codes = [
        await one.client.fail(sendProfileOtp, { query, body: {} }),
        await one.client.fail(verifyProfileOtp, { query, body: { otp: '123456' } }),
        await one.client.fail(updateProfile, { query: { ucc: other.ucc }, body: contact }),
        await one.client.fail(updateNominees, { query, body: payload }),
      ].map(({ code }) => code);
      expect(codes).toEqual(['other_account', 'other_account', 'other_account', 'other_account']);
    });

    it('a change may be of the nominees, by OTP, or that none are wanted', async () => {
      const investor = await newInvestor(kit);
      const { client, profileId } = investor;
      const query = { encryptedId: profileId };
      const two = [
        { ...aNominee, nomineePercentage: '33.33' },
        { ...aNominee, nomineeName: 'Kiran Rao', nomineeIDNumber: 'BBBPR5679B', nomineePercentage: '66.67' },
      ];
      const masked = two.map((nominee) => ({ ...nominee, nomineeIDNumber: 'BBBPR••••B' }));
      const body = toNomineePayload({ optIn: true, nominees: two });
      expect((await client.fail(updateNominees, { query, body })).code).toBe('otp_required');
      const ticket = await profileTicket(investor, body);
      for (let presses = 2; presses > 0; presses--)
        expect((await client.call(updateNominees, { query, body: { ...body, ticket } })).nomineeList).toEqual(masked);
      await kit.settle();
      expect(await registrationsOf(investor)).toHaveLength(1);
      kit.clock.advance(60_000);
      const change = toNomineePayload({ optIn: false, nominees: two });
      const none = { ...change, ticket: await profileTicket(investor, change) };
      expect(await client.call(updateNominees, { query, body: none })).toMatchObject({ optIn: false, nomineeList: [] });
    });

    it('a change may be the nominees before the registration without OTP, by the same rules', async () => {
      const { client, profileId } = await newApplicant(kit);
      const query = { encryptedId: profileId };
      const fail = async (nominee: object) => {
        const body = toNomineePayload({ optIn: true, nominees: [{ ...aNominee, ...nominee }] });
        return (await client.fail(updateNominees, { query, body })).fields;
      };
      expect(await fail({ nomineeEmail: 'x' })).toEqual({ nominee1Email: 'email_invalid' });
      expect(await fail({ nomineePercentage: '99' })).toEqual({ nomineeOptFlag: 'shares_not_whole' });
      expect(await fail({ nomineePincode: '999999' })).toEqual({ nominee1Pincode: 'pincode_unknown' });
      const body = toNomineePayload({ optIn: true, nominees: [aNominee] });
      expect((await client.call(updateNominees, { query, body })).nomineeList).toEqual([aNominee]);
    });
  },
  'seeded',
);
