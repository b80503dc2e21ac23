import {
  enrolOperator,
  getOperatorHome,
  readEnrolment,
  signInOperator,
  signOutOperator,
} from '@prosperx/core/operator';
import { sandboxOperators } from '@prosperx/core/sandbox';
import { LOGIN_LIMITS, newPasswordErrorText } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, operators } from '#db/schema/index.js';
import { OPERATOR_COOKIE } from '#http/cookies.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { operatorCode } from '#testing/operators.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { countAttempt, throttleKey } from '#throttle/throttle.js';
import { operatorCommand } from './accounts.js';

const MINUTE = 60_000;
const publicUrl = 'https://invest.example';

describeWithDb(
  'an operator',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.update(operators).set({ lastStep: null });
    });

    const command = (...args: string[]) => operatorCommand({ ...kit.services, publicUrl }, args);
    const tokenOf = async (...args: string[]) => (await command(...args)).at(-1)?.split('#token=')[1] ?? '';
    const codeOf = (secret: string, ahead = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: kit.clock.now() + ahead * 30_000 });
    const signIn = (body: { name?: string; password?: string; code: string }) =>
      kit.client().send(signInOperator, { body: { name: 'meena', password: SANDBOX_PASSWORD, ...body } });

    it('enrols by a link of the command, once, and signs in by password and code', async () => {
      const token = await tokenOf('add', 'Nila.K');
      const browser = kit.client();
      const { name, secret, address, code: codeNow } = await browser.call(readEnrolment, { body: { token } });
      expect([name, address]).toEqual(['nila.k', expect.stringMatching(/^otpauth:\/\/totp\/.*nila\.k.*secret=/)]);
      const enrol = (password: string, code: string) =>
        browser.send(enrolOperator, { body: { token, password, code } });
      expect(await (await enrol('prosperx1', codeOf(secret))).json()).toMatchObject({
        error: { code: 'invalid_input', fields: { password: newPasswordErrorText.new_password_personal } },
      });
      expect(await (await enrol('Monsoon-2026!', codeOf(secret, 9))).json()).toMatchObject({
        error: { code: 'invalid_input', fields: { code: 'code_refused' } },
      });
      // no phone shows what is good by the clock of a sandbox
      expect((await enrol('Monsoon-2026!', codeNow ?? '')).status).toBe(200);
      const listed = (await kit.client().call(sandboxOperators)).find((one) => one.name === 'nila.k');
      expect(listed).toEqual({ name: 'nila.k', password: '', code: codeOf(secret, 1) });
      expect(await browser.call(getOperatorHome)).toMatchObject({ home: { name: 'nila.k' } });
      expect((await browser.fail(readEnrolment, { body: { token } })).code).toBe('login_link_invalid');
      const again = { name: 'nila.k', password: 'Monsoon-2026!' };
      // the code by which they enrolled was used
      expect((await signIn({ ...again, code: codeOf(secret) })).status).toBe(422);
      expect((await signIn({ ...again, name: ' NILA.K ', code: codeOf(secret, 1) })).status).toBe(200);
      await expect(command('add', 'nila.k')).rejects.toThrow('names are not used again');
    });

    it('has a cookie of the console alone, which no other page sends', async () => {
      const answer = await signIn({ code: await operatorCode(kit, 'meena') });
      expect(answer.headers.getSetCookie()[0]).toMatch(/^px_operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    });

    it('is refused in one way, whatever of name, password and code is wrong', async () => {
      const code = await operatorCode(kit, 'meena');
      const answers = await Promise.all(
        [
          { name: 'nobody', code },
          { password: 'Prosper@124', code },
          { code: '000000' },
          { code: 'abc' },
          { name: '', code },
        ].map(async (body) => {
          const answer = await signIn(body);
          const text = (await answer.text()).replace(/req_[\w-]+/, '');
          return `${answer.status} ${text}`;
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('operator_refused');
      expect((await signIn({ code })).status).toBe(200);
    });

    it('uses a code once, however many come with it at the same moment', async () => {
      const code = await operatorCode(kit, 'meena');
      const answers = await Promise.all(Array.from({ length: 4 }, () => signIn({ code })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await signIn({ code })).status).toBe(422);
      // nor one from before it
      kit.clock.advance(30_000);
      expect((await signIn({ code })).status).toBe(422);
    });

    it('is guessed five times, then waits longer each time', async () => {
      for (let times = 5; times > 0; times--) expect((await signIn({ code: '000000' })).status).toBe(422);
      expect((await signIn({ code: await operatorCode(kit, 'meena') })).status).toBe(429);
      kit.clock.advance(MINUTE);
      expect((await signIn({ code: await operatorCode(kit, 'meena') })).status).toBe(200);
    });

    it('is let in while strangers at other addresses guess at their name, and is refused where their codes are guessed', async () => {
      const fill = async (name: string) => {
        const key = throttleKey(kit.services, name, 'meena');
        for (let left = LOGIN_LIMITS.mobile.free; left > 0; left--)
          await countAttempt(kit.services, key, LOGIN_LIMITS.mobile);
      };
      // a wrong password counts for nothing but its own address
      for (let times = 3; times > 0; times--)
        expect((await signIn({ password: 'wrong', code: '000000' })).status).toBe(422);
      expect((await signIn({ code: await operatorCode(kit, 'meena') })).status).toBe(200);
      kit.clock.advance(MINUTE);
      // the right one with wrong codes, from wherever, is refused alike, even with the right code
      await fill('operator-codes');
      const refused = await signIn({ code: await operatorCode(kit, 'meena') });
      expect([refused.status, await refused.json()]).toMatchObject([422, { error: { code: 'operator_refused' } }]);
    });

    it('is out after fifteen minutes without a call, after nine hours, by signing out, and when they are reset or ended', async () => {
      const signedIn = async (name = 'meena') => {
        const browser = kit.client();
        kit.clock.advance(MINUTE);
        const code = await operatorCode(kit, name);
        await browser.call(signInOperator, { body: { name, password: SANDBOX_PASSWORD, code } });
        return browser;
      };
      const idle = await signedIn();
      kit.clock.advance(14 * MINUTE);
      await idle.call(getOperatorHome);
      // what no person asked for does not keep it alive
      kit.clock.advance(14 * MINUTE);
      await idle.call(getOperatorHome, { headers: { 'X-PX-Background': '1' } });
      kit.clock.advance(2 * MINUTE);
      expect((await idle.fail(getOperatorHome)).code).toBe('signed_out');
      expect(idle.cookies.has(OPERATOR_COOKIE)).toBe(false);

      const busy = await signedIn();
      for (let passed = 0; passed < 9 * 60; passed += 10) {
        await busy.call(getOperatorHome);
        kit.clock.advance(10 * MINUTE);
      }
      expect((await busy.fail(getOperatorHome)).code).toBe('signed_out');

      for (const leave of [
        (browser: Awaited<ReturnType<typeof signedIn>>) => browser.call(signOutOperator),
        () => command('reset', 'ravi'),
      ]) {
        const browser = await signedIn('ravi');
        const cookie = browser.cookies.get(OPERATOR_COOKIE) ?? '';
        await leave(browser);
        browser.cookies.set(OPERATOR_COOKIE, cookie);
        expect((await browser.fail(getOperatorHome)).code).toBe('signed_out');
      }
      const last = await signedIn();
      await command('end', 'meena');
      expect((await last.fail(getOperatorHome)).code).toBe('signed_out');
      expect((await signIn({ code: '000000' })).status).toBe(422);
      expect(await command()).toContain('meena  ended');
      await expect(command('reset', 'meena')).rejects.toThrow('no operator "meena"');
      const actions = await given.db
        .select({ action: auditEntries.action, actor: auditEntries.actor })
        .from(auditEntries)
        .where(eq(auditEntries.objectId, 'meena'));
      expect(actions).toContainEqual({ action: 'operator.signed_in', actor: 'operator:meena' });
      expect(actions).toContainEqual({ action: 'operator.ended', actor: 'operator:a command' });
    });

    it('has a session that is nobody else’s, and nobody else’s is theirs', async () => {
      const { client } = await newInvestor(kit);
      const person = client.cookies.get('px_session') ?? '';
      const asOperator = { headers: { Cookie: `${OPERATOR_COOKIE}=${person}` } };
      expect((await kit.client().fail(getOperatorHome, asOperator)).code).toBe('signed_out');
      expect((await client.call(getOperatorHome)).home).toBeNull();
    });

    it('signs in on the site’s own pages alone', async () => {
      const body = { name: 'ravi', password: SANDBOX_PASSWORD, code: '000000' };
      const page = {
        Origin: 'http://127.0.0.1:4173',
        'X-PX-Partner': 'bluebank',
        'Sec-Fetch-Site': 'cross-site',
      };
      expect((await kit.client().fail(signInOperator, { body, headers: page })).code).toBe('foreign_origin');
    });
  },
  'seeded',
);
