import { PARTNER_KEY_HEADER, VISITOR_ADDRESS_HEADER } from '@prosperx/core/http';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { LOGIN_LIMITS, OTP_LIMITS, sendLoginOtp, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { credentials, throttles } from '#db/schema/index.js';
import { allCodesKey } from '#otp/send-otp.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { addressOf, guessPassword, guessPasswords } from '#testing/login-codes.js';
import { addInvestor } from '#testing/new-investor.js';
import { codeOf, testContext, type TestKit, testKit } from '#testing/test-kit.js';
import { throttleKey } from '#throttle/throttle.js';
import { countLoginAttempt } from './login-limits.js';

const many = {
  accounts: countOf({ test: 220, trust: 10_000 }),
  owners: countOf({ test: 2, trust: 100 }),
  codes: countOf({ test: 120, trust: 400 }),
};
const ASHA = '9876500001';
const OPERATOR = 'operator@invest.example';

/** Nobody waits for a connection for longer than it is waited for. */
async function fiftyAtOnce<Answer>(count: number, ask: (at: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const some = Array.from({ length: Math.min(50, count - answers.length) }, (_, at) => ask(answers.length + at));
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

describeWithDb(
  'passwords that are guessed by many, for many',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db, { config: { operatorEmail: OPERATOR } });
      await given.db.execute(sql`delete from throttles`);
    });

    const login = (username: string, password: string, ticket?: string) => ({ body: { username, password, ticket } });
    const guess = (mobile: string, number: number) => codeOf(guessPassword(kit, mobile, number));
    /** What an operator was mailed. */
    const alarms = async () => {
      await kit.settle();
      return kit.client().call(sandboxMessages, { query: { to: OPERATOR } });
    };
    const ticketOf = async (client: ReturnType<TestKit['client']>, mobile: string) => {
      await client.call(sendLoginOtp, { body: { mobile, flag: 0 } });
      const messages = await kit.client().call(sandboxMessages, { query: { to: mobile } });
      const message = messages.find(({ otp }) => otp !== null);
      return (await client.call(verifyLoginOtp, { body: { mobile, otp: message?.otp ?? '' } })).ticket;
    };

    /** People of one password, which nobody knows of. */
    async function addOwners() {
      const password = given.db.select({ hash: credentials.hash }).from(credentials).limit(1);
      const owners = [];
      for (let left = many.owners; left > 0; left -= 1) {
        const owner = await addInvestor(kit.services);
        const hash = sql<string>`(${password})`;
        await given.db.insert(credentials).values({ userId: owner.userId, hash, changedAt: 0 });
        owners.push(owner);
      }
      return owners;
    }

    // Trust A5: 10,000 accounts from as many addresses: 200 judged, then a code besides; 100 of 100 owners come in on new devices meanwhile
    it('of many accounts, one password and as many addresses two hundred are judged; then a code is asked for, which lets owners in', async () => {
      const known = await kit.signedIn(ASHA);
      const answers = await fiftyAtOnce(many.accounts, (at) => guess(String(9_400_000_000 + at), at));
      const times = (code: string) => answers.filter((answer) => answer === code).length;
      expect([times(''), times('otp_required')]).toEqual([
        LOGIN_LIMITS.all.most,
        many.accounts - LOGIN_LIMITS.all.most,
      ]);

      const told = await alarms();
      expect(told.map(({ subject }) => subject)).toEqual(['ProsperX: Passwords are being guessed']);
      expect(told[0]?.text).not.toMatch(/94\d{8}|198\.51/);

      // on a device that is known nothing has changed
      await known.call(verifyPassword, login(ASHA, SANDBOX_PASSWORD));
      const elsewhere = kit.client();
      expect((await elsewhere.fail(verifyPassword, login(ASHA, SANDBOX_PASSWORD))).code).toBe('otp_required');
      const ticket = await ticketOf(elsewhere, ASHA);
      await elsewhere.call(verifyPassword, login(ASHA, SANDBOX_PASSWORD, ticket));
      for (const { mobile } of await addOwners()) {
        const device = kit.client();
        expect((await device.fail(verifyPassword, login(mobile, SANDBOX_PASSWORD))).code).toBe('otp_required');
        const ownTicket = await ticketOf(device, mobile);
        await device.call(verifyPassword, login(mobile, SANDBOX_PASSWORD, ownTicket));
      }
      kit.clock.advance(LOGIN_LIMITS.all.within);
      await kit.client().call(verifyPassword, login(ASHA, SANDBOX_PASSWORD));
    }, 600_000);

    it('an owner whose password strangers guess comes in on a new device by password and code', async () => {
      await guessPasswords(kit, ASHA);
      const owner = kit.client();
      expect((await owner.fail(verifyPassword, login(ASHA, SANDBOX_PASSWORD))).code).toBe('otp_required');
      const ticket = await ticketOf(owner, ASHA);
      // whoever holds the mobile guesses five times too
      for (let left = LOGIN_LIMITS.pair.free; left > 0; left--)
        expect((await kit.client().fail(verifyPassword, login(ASHA, 'wrong', ticket))).code).toBe('wrong_password');
      expect((await kit.client().fail(verifyPassword, login(ASHA, 'wrong', ticket))).code).toBe('too_many_requests');
      kit.clock.advance(LOGIN_LIMITS.pair.first);
      await owner.call(verifyPassword, login(ASHA, SANDBOX_PASSWORD, ticket));
    });

    it('strangers who use up the codes of a number take none of its owner’s, who waits for a password on a new device and is not sent for a code', async () => {
      const own = await kit.signedIn(ASHA);
      const asked = { body: { mobile: ASHA, flag: 0 } } as const;
      const askAll = async (client: TestClient, most: number) => {
        for (let left = most; left > 0; left--) {
          await client.call(sendLoginOtp, asked);
          kit.clock.advance(OTP_LIMITS.gap.within);
        }
        return (await client.fail(sendLoginOtp, asked)).code;
      };
      const stranger = kit.client();
      expect(await askAll(stranger, OTP_LIMITS.hour.most)).toBe('too_many_requests');
      await guessPasswords(kit, ASHA);
      const elsewhere = kit.client();
      const waiting = await elsewhere.fail(verifyPassword, login(ASHA, SANDBOX_PASSWORD));
      expect(waiting.code).toBe('too_many_requests');
      kit.clock.advance(LOGIN_LIMITS.mobile.longest);
      await elsewhere.call(verifyPassword, login(ASHA, SANDBOX_PASSWORD));
      // their own codes are as many as ever, and no more
      expect(await askAll(own, OTP_LIMITS.hour.most)).toBe('too_many_requests');
    });

    it('while strangers use up all codes too, a password alone is judged, and an owner on a known device gets a code', async () => {
      const known = await kit.signedIn(ASHA);
      for (let number = 0; number < LOGIN_LIMITS.all.most; number++)
        expect(await guess(String(9_600_000_000 + number), number)).toBe('');
      expect(await guess('9611111111', 999)).toBe('otp_required');
      await given.db.insert(throttles).values({
        key: allCodesKey(kit.services),
        count: OTP_LIMITS.all.holds,
        since: kit.clock.now(),
      });
      const elsewhere = kit.client();
      const asked = { body: { mobile: ASHA, flag: 0 } } as const;
      expect((await elsewhere.fail(sendLoginOtp, asked)).code).toBe('too_many_requests');
      await elsewhere.call(verifyPassword, login(ASHA, SANDBOX_PASSWORD));
      await known.call(sendLoginOtp, asked);
    });

    it('the cap of a partner counts its server alone: whoever invents the origin of its page takes nobody a code', async () => {
      const key = throttleKey(kit.services, 'otp', 'partner', 'bluebank');
      await given.db.insert(throttles).values({ key, count: OTP_LIMITS.partner.holds, since: kit.clock.now() });
      const headers = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank' };
      await kit.client().call(sendLoginOtp, { body: { mobile: '9622222222', flag: 0 }, headers });
    });

    // Trust A5: of one IPv6 /48 four addresses’ worth
    it('from one /48 of IPv6 four addresses’ worth of guesses is judged, from however many /64 they come', async () => {
      const { holds } = LOGIN_LIMITS.address;
      const key = throttleKey(kit.services, 'password-address', '2001:db8:7::/48');
      await given.db.insert(throttles).values({ key, count: holds * 4 - 3, since: kit.clock.now() });
      const from = (address: string, mobile: string) =>
        codeOf(countLoginAttempt(testContext(kit.services, { address }), 'password', mobile));
      const answers: string[] = [];
      for (let at = 0; at < 6; at++) answers.push(await from(`2001:db8:7:${at}::/64`, String(9_630_000_000 + at)));
      expect(answers).toEqual(['', '', '', ...Array<string>(3).fill('too_many_requests')]);
      expect(await from('2001:db8:8:1::/64', '9640000000')).toBe('');
    });

    it('a code of somebody else is no key, nor one that was made up', async () => {
      const ticket = await ticketOf(kit.client(), '9876500002');
      for (const wrong of [ticket, 'invented'])
        expect((await kit.client().fail(verifyPassword, login(ASHA, SANDBOX_PASSWORD, wrong))).code).toBe(
          'otp_required',
        );
    });

    it('of many codes that the server of a partner asks for, for visitors at addresses of its own invention, one hundred are sent', async () => {
      const ask = async (at: number) => {
        const headers = {
          [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-bluebank',
          [VISITOR_ADDRESS_HEADER]: addressOf(at),
          Origin: '',
        };
        const body = { mobile: String(9_500_000_000 + at), flag: 0 } as const;
        return (await kit.client().send(sendLoginOtp, { body, headers })).status;
      };
      const answers = await fiftyAtOnce(many.codes, ask);
      expect(answers.filter((status) => status === 200)).toHaveLength(OTP_LIMITS.partner.holds);
      expect(new Set(answers)).toEqual(new Set([200, 429]));
      expect((await alarms())[0]?.subject).toBe('ProsperX: A partner has used up its OTPs');
    }, 600_000);
  },
  'seeded',
);
