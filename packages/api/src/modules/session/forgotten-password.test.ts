import { sendMorningMailCode } from '@prosperx/core/agent';
import {
  addPasskey,
  getCurrentUser,
  resetByPasskey,
  sendResetCode,
  setCodeAtLogin,
  startPasskey,
  startPasskeyLogin,
  updatePassword,
  verifyPassword,
} from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { otps, passkeys, users } from '#db/schema/index.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { loginCodes, otherThan } from '#testing/login-codes.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { passkeyDevice } from '#testing/passkey-device.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';
const MAIL = 'asha.rao@example.com';
const MINUTE = 60_000;

describeWithDb(
  'a forgotten password of who wants two proofs',
  (given) => {
    let kit: TestKit;
    let asha: TestClient;
    let thief: TestClient;
    let password: string;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.delete(otps);
      await given.db.delete(passkeys);
      await given.db.update(users).set({ codeAtLogin: 'never' });
      await given.db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.name, 'Asha Rao'));
      password ??= SANDBOX_PASSWORD;
      asha = kit.client();
      await asha.call(verifyPassword, { body: { username: ASHA, password } });
      thief = kit.client();
    });

    const codesOf = (browser: TestClient) => loginCodes(() => ({ kit, browser }));
    const set = (codeAtLogin: 'never' | 'new_device' | 'always') =>
      asha.send(setCodeAtLogin, { body: { codeAtLogin, password } });
    const NEW = 'brand new words';
    const reset = (client: TestClient, ticket: string, emailOtp?: string) =>
      client.send(updatePassword, { body: { mobile: ASHA, password: NEW, ticket, ...(emailOtp && { emailOtp }) } });
    const refusal = (client: TestClient, ticket: string, emailOtp?: string) =>
      client.fail(updatePassword, { body: { mobile: ASHA, password: NEW, ticket, ...(emailOtp && { emailOtp }) } });
    const askMail = async (client: TestClient, ticket: string) => {
      const asked = await client.call(sendResetCode, { body: { mobile: ASHA, ticket } });
      kit.clock.advance(MINUTE / 2);
      return asked;
    };
    const mailCode = () => codesOf(asha).codeFor(MAIL);

    it('whoever holds the mobile alone does not get in, and one who reads the mail too does; the second factor stands', async () => {
      await set('always');
      const ticket = await codesOf(thief).ticketFor(ASHA);
      expect((await refusal(thief, ticket)).code).toBe('second_proof_required');
      expect(await askMail(thief, ticket)).toMatchObject({ sentTo: 'a••••@example.com', hasPasskey: false });
      const code = await mailCode();
      expect((await refusal(thief, ticket, otherThan(code))).fields).toEqual({ emailOtp: 'email_code_wrong' });
      expect((await asha.send(getCurrentUser)).status).toBe(200);
      expect((await reset(thief, ticket, code)).status).toBe(200);
      password = NEW;
      // the answer was lost: the same is told again
      expect((await reset(thief, ticket, code)).status).toBe(200);
      expect((await asha.send(getCurrentUser)).status).toBe(401);
      const again = { body: { username: ASHA, password: NEW } };
      expect((await kit.client().fail(verifyPassword, again)).code).toBe('otp_required');
    });

    it('codes that others have sent to the address take none from its owner', async () => {
      await set('always');
      const advisor = await advisorOfCode(kit, 'AG1001');
      for (let left = 5; left > 0; left--) {
        await advisor.call(sendMorningMailCode, { body: { email: MAIL } });
        kit.clock.advance(MINUTE / 2);
      }
      const ticket = await codesOf(asha).ticketFor(ASHA);
      expect(await askMail(asha, ticket)).toMatchObject({ sentTo: 'a••••@example.com' });
    });

    it('a code of the mail is guessed at five times, and is none of the mobile', async () => {
      await set('always');
      const ticket = await codesOf(thief).ticketFor(ASHA);
      await askMail(thief, ticket);
      const code = await mailCode();
      for (const fault of [...Array<string>(4).fill('email_code_wrong'), 'email_code_over', 'email_code_over'])
        expect((await refusal(thief, ticket, otherThan(code))).fields).toEqual({ emailOtp: fault });
      expect((await refusal(thief, ticket, code)).fields).toEqual({ emailOtp: 'email_code_over' });
      // nor does a code of the mobile stand for that of the mail
      await codesOf(thief).send(ASHA);
      expect((await refusal(thief, ticket, await codesOf(thief).codeFor(ASHA))).fields).toEqual({
        emailOtp: 'email_code_over',
      });
    });

    it('on a device that its owner knows the code of the mobile is enough, where they want a second one on new devices alone', async () => {
      await set('new_device');
      const elsewhere = await codesOf(thief).ticketFor(ASHA);
      expect((await refusal(thief, elsewhere)).code).toBe('second_proof_required');
      const here = await codesOf(asha).ticketFor(ASHA);
      expect((await reset(asha, here)).status).toBe(200);
      password = NEW;
    });

    it('a passkey of the account stands in for the mail, and one of somebody else does not', async () => {
      const origin =
        kit.services.config.publicHost === null
          ? 'http://localhost:8080'
          : new URL(kit.services.config.publicUrl).origin;
      const withPasskey = async (client: TestClient, own: string) => {
        const device = passkeyDevice(origin);
        const { options } = await client.call(startPasskey, { body: { password: own } });
        await client.call(addPasskey, { body: { name: 'Phone', credential: device.register(options) } });
        return device;
      };
      const device = await withPasskey(asha, password);
      const other = await withPasskey(await kit.signedIn('9876500002'), SANDBOX_PASSWORD);
      await given.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.name, 'Asha Rao'));
      await set('always');
      const ticket = await codesOf(thief).ticketFor(ASHA);
      expect(await askMail(thief, ticket)).toEqual({ sentTo: null, hasPasskey: true, resendAfter: 0 });
      const by = async (signer: typeof device) => {
        const { options } = await thief.call(startPasskeyLogin, { body: {} });
        const body = { mobile: ASHA, ticket, password: NEW, credential: signer.signIn(options) };
        return (await thief.send(resetByPasskey, { body })).status;
      };
      expect(await by(other)).toBe(422);
      expect(await by(device)).toBe(200);
      password = NEW;
      expect((await thief.call(getCurrentUser)).user?.name).toBe('Asha Rao');
    });

    it('nobody asks for two proofs who has but one, and no code is sent by mail without that of the mobile', async () => {
      await given.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.name, 'Asha Rao'));
      const refused = await asha.fail(setCodeAtLogin, { body: { codeAtLogin: 'always', password } });
      expect(refused.code).toBe('second_proof_missing');
      const sent = await kit.client().fail(sendResetCode, { body: { mobile: ASHA, ticket: 'invented' } });
      expect(sent.code).toBe('otp_required');
    });

    it('of one who wants no second factor the code of the mobile is enough', async () => {
      expect((await reset(thief, await codesOf(thief).ticketFor(ASHA))).status).toBe(200);
      password = NEW;
    });
  },
  'seeded',
);
