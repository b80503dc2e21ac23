import {
  LOGIN_LIMITS,
  logout,
  OTP_LIMITS,
  sendLoginOtp,
  userLogin,
  verifyLoginOtp,
  verifyPassword,
} from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { TestClient } from '#testing/client.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { loginCodes, newMobile, otherThan } from '#testing/login-codes.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;

describeWithDb(
  'verifyLoginOtp',
  (given) => {
    let kit: TestKit;
    let browser: TestClient;
    beforeEach(async () => {
      kit = testKit(given.db);
      browser = kit.client();
      await given.db.execute(sql`delete from throttles`);
    });

    const { messagesTo, codeFor, send, ticketFor } = loginCodes(() => ({ kit, browser }));
    const person = (mobile: string, ticket: string) => ({
      body: { mobile, ticket, emailId: `v${mobile}@example.com`, userName: 'Anita Desai', password: 'first one' },
    });

    it('verifyLoginOtp names every field that is wrong', async () => {
      const body = { mobile: '9811111111', emailId: 'a@b', userName: 'X 2', password: '' };
      expect(await browser.fail(userLogin, { body })).toMatchObject({
        code: 'invalid_input',
        fields: {
          emailId: 'email_invalid',
          userName: 'name_invalid',
          password: 'new_password_required',
        },
      });
      expect(await browser.fail(verifyLoginOtp, { body: { mobile: '9811111111', otp: '12' } })).toMatchObject({
        fields: { otp: 'otp_incomplete' },
      });
      expect(await browser.fail(sendLoginOtp, { body: { mobile: '1', flag: 0 } })).toMatchObject({
        fields: { mobile: 'mobile_invalid' },
      });
    });

    it('the answer says wrong, expired, too soon and too often, and when to try again', async () => {
      const mobile = newMobile();
      const guess = (otp: string) => browser.fail(verifyLoginOtp, { body: { mobile, otp } });
      expect((await guess('000000')).code).toBe('otp_expired');
      expect(await send(mobile)).toEqual({ resendAfter: 30 });
      expect(await browser.fail(sendLoginOtp, { body: { mobile, flag: 0 } })).toMatchObject({
        code: 'otp_too_soon',
        retryAfter: 30,
      });
      const code = await codeFor(mobile);
      expect(await guess(otherThan(code))).toMatchObject({ code: 'otp_wrong', message: 'Please enter correct OTP.' });
      kit.clock.advance(5 * MINUTE);
      expect(await guess(code)).toMatchObject({
        code: 'otp_expired',
        message: 'Your OTP has expired. Please request a new OTP',
      });
      for (let left = 3; left > 0; left--) await guess(code);
      expect(await guess(code)).toMatchObject({ code: 'too_many_requests', retryAfter: 30 });
    });

    it('the code is judged for five guesses at most, of many at once', async () => {
      const mobile = newMobile();
      await send(mobile);
      const code = await codeFor(mobile);
      const length = countOf({ test: 100, trust: 300 });
      const guesses = Array.from({ length }, (_, at) => String(at).padStart(6, '0')).filter((it) => it !== code);
      const answers = await Promise.all(
        guesses.map((otp) => kit.client().fail(verifyLoginOtp, { body: { mobile, otp } })),
      );
      expect(answers.filter((answer) => answer.code === 'otp_wrong')).toHaveLength(4);
      expect(answers.filter((answer) => answer.code === 'otp_spent')).toHaveLength(1);
      kit.clock.advance(MINUTE);
      expect((await browser.fail(verifyLoginOtp, { body: { mobile, otp: code } })).code).toBe('otp_spent');
    });

    const wrongly = (mobile: string, code: string, times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          kit.client().fail(verifyLoginOtp, { body: { mobile, otp: otherThan(code) } }),
        ),
      );

    it('the code is reported as spent by the fifth wrong guess, and the right first guess at the next one is taken', async () => {
      const mobile = newMobile();
      await send(mobile);
      const codes = (await wrongly(mobile, await codeFor(mobile), 5)).map(({ code }) => code);
      expect(codes.sort()).toEqual([...Array<string>(4).fill('otp_wrong'), 'otp_spent'].sort());
      kit.clock.advance(OTP_LIMITS.gap.within);
      await send(mobile);
      expect(await browser.call(verifyLoginOtp, { body: { mobile, otp: await codeFor(mobile) } })).toHaveProperty(
        'ticket',
      );
    });

    it('the code is guessed at 25 times an hour and fifty times a day at most, whatever is sent again', async () => {
      const mobile = newMobile();
      const judgedWithin = async (hours: number) => {
        let judged = 0;
        for (let half = 0; half < 2 * hours; half++) {
          kit.clock.advance(OTP_LIMITS.gap.within);
          while ((await kit.client().send(sendLoginOtp, { body: { mobile, flag: 0 } })).ok) {
            const answers = await wrongly(mobile, await codeFor(mobile), 6);
            judged += answers.filter(({ code }) => code === 'otp_wrong' || code === 'otp_spent').length;
            kit.clock.advance(OTP_LIMITS.gap.within);
          }
          kit.clock.advance(30 * MINUTE);
        }
        return judged;
      };
      expect(await judgedWithin(0.5)).toBe(25);
      expect(await judgedWithin(22)).toBe(25);
    });

    it('the code of a device on which its owner has signed in before is neither spent nor replaced from elsewhere', async () => {
      const mobile = newMobile();
      await browser.call(userLogin, person(mobile, await ticketFor(mobile)));
      await browser.call(logout, { body: {} });
      await send(mobile, 1);
      const code = await codeFor(mobile);
      for (let left = 2 * LOGIN_LIMITS.mobile.free; left > 0; left--)
        await kit.client().fail(verifyLoginOtp, { body: { mobile, otp: otherThan(code) } });
      for (let left = 2 * LOGIN_LIMITS.mobile.free; left > 0; left--)
        await kit.client().fail(verifyPassword, { body: { username: mobile, password: 'a stranger guesses' } });
      kit.clock.advance(OTP_LIMITS.gap.within);
      await kit.client().call(sendLoginOtp, { body: { mobile, flag: 1 } });
      expect(await browser.call(verifyLoginOtp, { body: { mobile, otp: code } })).toHaveProperty('ticket');
      expect(await browser.call(verifyPassword, { body: { username: mobile, password: 'first one' } })).toHaveLength(1);
    });

    it('a device that nobody has signed in with waits, and one that is known guesses no more often than another', async () => {
      const [mobile, other] = [newMobile(), newMobile()];
      await browser.call(userLogin, person(mobile, await ticketFor(mobile)));
      const stranger = kit.client();
      const [id = '', ...marks] = (browser.cookies.get('px_device') ?? '').split('.');
      expect([id.length > 20, marks.length]).toEqual([true, 1]);
      // a mark is worth nothing for another mobile, nor on another device
      stranger.cookies.set('px_device', [`${id}x`, ...marks].join('.'));
      const wrong = (client: TestClient, username: string) =>
        client.fail(verifyPassword, { body: { username, password: 'wrong one' } });
      for (const client of [stranger, browser]) {
        for (let left = LOGIN_LIMITS.device.free; left > 0; left--)
          expect((await wrong(client, mobile)).code).toBe('wrong_password');
        expect(await wrong(client, mobile)).toMatchObject({ code: 'too_many_requests', retryAfter: 30 });
      }
      expect((await wrong(browser, other)).code).toBe('wrong_password');
    });

    it('the code cannot be asked for by a page that is not registered', async () => {
      const mobile = newMobile();
      const foreign = { headers: { Origin: 'https://evil.example' } };
      expect((await browser.fail(sendLoginOtp, { body: { mobile, flag: 0 }, ...foreign })).code).toBe('foreign_origin');
      expect(await messagesTo(mobile)).toEqual([]);
      const ticket = await ticketFor(mobile);
      expect((await browser.fail(userLogin, { ...person(mobile, ticket), ...foreign })).code).toBe('foreign_origin');
      const unknown = { body: { username: mobile, password: 'first one' } };
      expect((await browser.fail(verifyPassword, unknown)).code).toBe('wrong_password');
    });

    it('the message names the site where it is known, so that a browser fills the code in', async () => {
      kit = testKit(given.db, { config: { publicHost: 'invest.example' } });
      browser = kit.client();
      const mobile = newMobile();
      await send(mobile);
      const [message] = await messagesTo(mobile);
      expect(message?.text.split('\n').at(-1)).toBe(`@invest.example #${message?.otp}`);
    });
  },
  'seeded',
);
