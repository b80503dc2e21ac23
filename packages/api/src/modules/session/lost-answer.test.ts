import { getCurrentUser, updatePassword, userLogin, verifyLoginOtp } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { credentials } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { loginCodes, newMobile } from '#testing/login-codes.js';
import { addInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;

describeWithDb(
  'updatePassword and userLogin, sent again',
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

    // Trust M5: an account is opened once though its answer was lost
    it('opens one account by the same code and ticket, and writes of it once', async () => {
      const mobile = newMobile();
      await send(mobile);
      const guess = { body: { mobile, otp: await codeFor(mobile) }, key: 'of-this-browser' };
      const { ticket } = await browser.call(verifyLoginOtp, guess);
      expect(await browser.call(verifyLoginOtp, guess)).toEqual({ ticket });
      expect((await kit.client().fail(verifyLoginOtp, { ...guess, key: 'of-another' })).code).toBe('otp_spent');
      const [first] = await browser.call(userLogin, person(mobile, ticket));
      const elsewhere = kit.client();
      expect((await elsewhere.call(userLogin, person(mobile, ticket)))[0]?.user).toEqual(first?.user);
      expect(await elsewhere.call(getCurrentUser)).toMatchObject({ user: first?.user });
      const other = { body: { ...person(mobile, ticket).body, password: 'another one' } };
      expect((await elsewhere.fail(userLogin, other)).code).toBe('account_exists');
      kit.clock.advance(10 * MINUTE);
      expect((await elsewhere.fail(userLogin, person(mobile, ticket))).code).toBe('otp_required');
      await kit.settle();
      // the welcome, and the link by which the address is verified
      const about = (await messagesTo(`v${mobile}@example.com`)).map(({ subject }) => subject);
      expect(about.filter((subject) => !subject.startsWith('A new device'))).toHaveLength(2);
    });

    it('sets the password once, and signs in', async () => {
      const { mobile, userId } = await addInvestor(kit.services);
      const body = { mobile, ticket: await ticketFor(mobile), password: 'first one' };
      await browser.call(updatePassword, { body });
      kit.clock.advance(MINUTE);
      await browser.call(updatePassword, { body });
      const [kept] = await given.db.select().from(credentials).where(eq(credentials.userId, userId));
      expect(kept?.changedAt).toBe(kit.clock.now() - MINUTE);
      expect(await browser.call(getCurrentUser)).toHaveProperty('user.encryptedId');
    });
  },
  'seeded',
);
