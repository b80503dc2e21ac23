import {
  addPasskey,
  changePassword,
  getCurrentUser,
  getLoginSettings,
  passkeyLogin,
  removePasskey,
  renamePasskey,
  setCodeAtLogin,
  startPasskey,
  startPasskeyLogin,
  verifyPassword,
} from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { passkeyChallenges, passkeys, users } from '#db/schema/index.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { loginCodes } from '#testing/login-codes.js';
import { onPartnersPage, seededClient } from '#testing/new-investor.js';
import { passkeyDevice, type Told } from '#testing/passkey-device.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';
const MINUTE = 60_000;
const PRESENT_ALONE = 0x01;
const PAGE = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank' };

describeWithDb(
  'passkeys and second factors',
  (given) => {
    let kit: TestKit;
    let asha: TestClient;
    let origin: string;
    beforeEach(async () => {
      kit = testKit(given.db);
      origin =
        kit.services.config.publicHost === null
          ? 'http://localhost:8080'
          : new URL(kit.services.config.publicUrl).origin;
      await given.db.execute(sql`delete from throttles`);
      await given.db.delete(passkeys);
      await given.db.delete(passkeyChallenges);
      await given.db.update(users).set({ codeAtLogin: 'never' });
      asha = await kit.signedIn(ASHA);
    });

    const start = async (client: TestClient) =>
      (await client.call(startPasskey, { body: { password: SANDBOX_PASSWORD } })).options;
    const added = async () => {
      const device = passkeyDevice(origin);
      const credential = device.register(await start(asha));
      return { device, passkey: await asha.call(addPasskey, { body: { name: 'My phone', credential } }) };
    };
    const ask = async (client: TestClient) => (await client.call(startPasskeyLogin, { body: {} })).options;
    const give = (client: TestClient, credential: ReturnType<ReturnType<typeof passkeyDevice>['signIn']>) =>
      client.fail(passkeyLogin, { body: { credential } }).then(({ code }) => code);

    it('a passkey that is added signs in without mobile, password or code, is listed, named anew and removed', async () => {
      const { device, passkey } = await added();
      await asha.call(setCodeAtLogin, { body: { codeAtLogin: 'always', password: SANDBOX_PASSWORD } });
      const browser = kit.client();
      const options = await ask(browser);
      expect(options).toMatchObject({ userVerification: 'required', rpId: new URL(origin).hostname });
      expect(options).not.toHaveProperty('allowCredentials.0');
      const [info] = await browser.call(passkeyLogin, { body: { credential: device.signIn(options) } });
      expect(info?.user.name).toBe('Asha Rao');
      expect((await browser.call(getCurrentUser)).user?.name).toBe('Asha Rao');
      await asha.call(renamePasskey, { body: { passkeyId: passkey.passkeyId, name: 'Old phone' } });
      expect((await asha.call(getLoginSettings)).passkeys).toMatchObject([
        { name: 'Old phone', lastUsedAt: kit.clock.now() },
      ]);
      const stranger = await seededClient(kit, 'vikram');
      const { passkeyId } = passkey;
      const password = SANDBOX_PASSWORD;
      const refused = [
        await stranger.fail(removePasskey, { body: { passkeyId, password } }),
        await stranger.fail(renamePasskey, { body: { passkeyId, name: 'x' } }),
      ];
      expect(refused.map(({ code }) => code)).toEqual(['not_found', 'not_found']);
      const guessed = await asha.fail(removePasskey, { body: { passkeyId, password: 'guessed' } });
      expect(guessed.code).toBe('wrong_password');
      await asha.call(removePasskey, { body: { passkeyId, password } });
      const next = kit.client();
      expect(await give(next, device.signIn(await ask(next)))).toBe('passkey_refused');
    });

    it.each<readonly [string, Told & { userHandle?: string }]>([
      ['of another site', { origin: 'https://evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['from a frame of another site', { crossOrigin: true }],
      ['with a challenge of their own', { challenge: 'aW52ZW50ZWQ' }],
      ['of a registration', { type: 'webauthn.create' }],
      ['by a device that nobody unlocked', { flags: PRESENT_ALONE }],
      ['by a copy, whose count is behind', { counter: 1 }],
      ['for somebody else', { userHandle: 'c29tZWJvZHk' }],
    ])('an answer %s is refused, and its challenge is worth nothing more', async (_, told) => {
      const { device } = await added();
      const browser = kit.client();
      const options = await ask(browser);
      expect(await give(browser, device.signIn(options, told))).toBe('passkey_refused');
      expect(browser.cookies.has('px_session')).toBe(false);
      const isJudged =
        told.challenge === undefined &&
        told.crossOrigin === undefined &&
        told.userHandle === undefined &&
        told.type === undefined;
      if (isJudged) expect(await give(browser, device.signIn(options))).toBe('passkey_refused');
    });

    it('a challenge is good once, for five minutes, and in the browser that was given it', async () => {
      const { device } = await added();
      const browser = kit.client();
      const options = await ask(browser);
      const other = kit.client();
      await ask(other);
      expect(await give(other, device.signIn(options))).toBe('passkey_refused');
      const cookie = browser.cookies.get('px_passkey')!;
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const same = kit.client();
          same.cookies.set('px_passkey', cookie);
          return (await same.send(passkeyLogin, { body: { credential: device.signIn(options) } })).status;
        }),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      const late = await ask(browser);
      kit.clock.advance(5 * MINUTE);
      expect(await give(browser, device.signIn(late))).toBe('passkey_refused');
    });

    it('of two answers with the same count one is a copy’s', async () => {
      const { device } = await added();
      const browsers = [kit.client(), kit.client()];
      const asked = await Promise.all(browsers.map(ask));
      const answers = await Promise.all(
        browsers.map(async (client, at) => {
          const credential = device.signIn(asked[at]!, { counter: 9 });
          return (await client.send(passkeyLogin, { body: { credential } })).status;
        }),
      );
      expect(answers.sort()).toEqual([200, 422]);
    });

    it('a passkey is made by the password again, for the session that asked, and by a device that was unlocked', async () => {
      expect((await asha.fail(startPasskey, { body: { password: 'wrong' } })).code).toBe('wrong_password');
      const device = passkeyDevice(origin);
      const add = async (client: TestClient, options: object, told: Told = {}) =>
        (
          await client.send(addPasskey, {
            body: { name: 'x', credential: device.register({ user: { id: '' }, ...options }, told) },
          })
        ).status;
      expect(await add(await seededClient(kit, 'asha'), await start(asha))).toBe(422);
      for (const told of [
        { flags: PRESENT_ALONE },
        { origin: 'https://evil.example' },
        { rpId: 'evil.example' },
        { crossOrigin: true },
      ])
        expect(await add(asha, await start(asha), told)).toBe(422);
      const options = await start(asha);
      expect([await add(asha, options), await add(asha, options)]).toEqual([200, 422]);
      expect(await given.db.$count(passkeys)).toBe(1);
    });

    it('no page of a partner asks for a passkey, nor makes one', async () => {
      const [row] = await given.db
        .execute(sql`select user_id, profile_id from sessions where user_id is not null limit 1`)
        .then(({ rows }) => rows as { user_id: string; profile_id: string }[]);
      const headers = await onPartnersPage(kit, { userId: row!.user_id, profileId: row!.profile_id });
      const client = kit.client();
      const refused = await client.fail(startPasskey, { body: { password: SANDBOX_PASSWORD }, headers });
      expect(refused.code).toBe('forbidden');
      expect((await client.fail(startPasskeyLogin, { body: {}, headers: PAGE })).code).toBe('forbidden');
      const frame = { 'X-PX-Visitor': 'a'.repeat(32) };
      expect((await client.fail(startPasskeyLogin, { body: {}, headers: frame })).code).toBe('forbidden');
      expect(await given.db.$count(passkeyChallenges)).toBe(0);
    });

    it('a code is asked for besides the password at each login, or on a new device, as its owner wants', async () => {
      const login = { body: { username: ASHA, password: SANDBOX_PASSWORD } };
      const set = (codeAtLogin: 'always' | 'new_device', password = SANDBOX_PASSWORD) =>
        asha.send(setCodeAtLogin, { body: { codeAtLogin, password } });
      expect((await set('always', 'wrong')).status).toBe(422);
      await set('new_device');
      await asha.call(verifyPassword, login);
      const elsewhere = kit.client();
      expect((await elsewhere.fail(verifyPassword, login)).code).toBe('otp_required');
      await set('always');
      expect((await asha.fail(verifyPassword, login)).code).toBe('otp_required');
      expect((await kit.client().fail(verifyPassword, { body: { username: ASHA, password: 'wrong' } })).code).toBe(
        'wrong_password',
      );
      const ticket = await loginCodes(() => ({ kit, browser: elsewhere })).ticketFor(ASHA);
      const guessed = { body: { username: ASHA, password: 'wrong', ticket } };
      expect((await elsewhere.fail(verifyPassword, guessed)).code).toBe('wrong_password');
      await elsewhere.call(verifyPassword, { body: { ...login.body, ticket } });
      const [user] = await given.db.select().from(users).where(eq(users.codeAtLogin, 'always'));
      expect(user?.name).toBe('Asha Rao');
    });

    it('a password is changed by the current one, which a session left open does not guess; everybody else is out', async () => {
      const other = await kit.signedIn(ASHA);
      const change = (password: string, newPassword: string) => ({ body: { password, newPassword } });
      for (let left = 5; left > 0; left--)
        expect((await asha.fail(changePassword, change(`guess ${left}`, 'brand new words'))).code).toBe(
          'wrong_password',
        );
      expect((await asha.fail(changePassword, change(SANDBOX_PASSWORD, 'brand new words'))).code).toBe(
        'too_many_requests',
      );
      kit.clock.advance(MINUTE / 2);
      for (const [weak, fault] of [
        ['short', 'new_password_short'],
        ['password123', 'new_password_common'],
        [`my ${ASHA}`, 'new_password_personal'],
      ] as const)
        expect((await asha.fail(changePassword, change(SANDBOX_PASSWORD, weak))).fields).toEqual({
          newPassword: fault,
        });
      await asha.call(changePassword, change(SANDBOX_PASSWORD, 'brand new words'));
      expect([(await asha.send(getCurrentUser)).status, (await other.send(getCurrentUser)).status]).toEqual([200, 401]);
      const login = (password: string) => kit.client().send(verifyPassword, { body: { username: ASHA, password } });
      expect((await login(SANDBOX_PASSWORD)).status).toBe(422);
      expect((await login('brand new words')).status).toBe(200);
      await asha.call(changePassword, change('brand new words', SANDBOX_PASSWORD));
      await kit.settle();
      const told = await loginCodes(() => ({ kit, browser: asha })).messagesTo(ASHA);
      expect(told.filter(({ text }) => text.includes('the password of your account was changed'))).toHaveLength(2);
    });
  },
  'seeded',
);
