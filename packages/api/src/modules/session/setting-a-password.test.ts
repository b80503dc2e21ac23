import { getCurrentUser, updatePassword, userLogin, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { hashPassword } from '#crypto/crypto.js';
import { consents, credentials, sessions, users } from '#db/schema/index.js';
import { emailLinkText } from '#modules/profile/verify-email.text.js';
import { findUser } from '#records/session/repository.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { loginCodes, newMobile } from '#testing/login-codes.js';
import { addInvestor } from '#testing/new-investor.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';
import { logIn } from './log-in.js';

const MINUTE = 60_000;

describeWithDb(
  'updatePassword and userLogin',
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
      body: { mobile, ticket, emailId: `v${mobile}@example.com`, userName: '  Anita   Desai ', password: 'first one' },
    });
    const canEnter = async (username: string, password: string) =>
      (await kit.client().send(verifyPassword, { body: { username, password } })).ok;

    it('opens an account for a new visitor, who is then signed in and written to', async () => {
      const mobile = newMobile();
      const [info, ...others] = await browser.call(userLogin, person(mobile, await ticketFor(mobile)));
      expect(others).toEqual([]);
      expect(info?.user).toMatchObject({ name: 'Anita Desai', taxStatus: '01', registeredWithBse: 0 });
      expect(await browser.call(getCurrentUser)).toMatchObject({ user: { name: 'Anita Desai' } });
      await kit.settle();
      const notifications = await messagesTo(`v${mobile}@example.com`);
      expect(notifications.map(({ subject }) => subject).sort()).toEqual([
        emailLinkText.subject,
        'Welcome to ProsperX',
      ]);
      const [, welcome] = notifications.sort((one, other) => (one.subject < other.subject ? -1 : 1));
      expect(welcome?.text).toMatch(/Anita Desai[^]*Welcome[^]*To invest, open your/);
      expect(await canEnter(mobile, 'first one')).toBe(true);
    });

    // Trust G2: which words were agreed to, and when
    it('keeps which words a new visitor agreed to, and when', async () => {
      const mobile = newMobile();
      const { body } = person(mobile, await ticketFor(mobile));
      const consent = 'sign-up-2026-11';
      const [info] = await browser.call(userLogin, { body: { ...body, consent } });
      const profileId = info?.user.encryptedId ?? '';
      const agreed = await given.db.select().from(consents).where(eq(consents.profileId, profileId));
      expect(agreed).toMatchObject([{ purpose: 'terms', textVersion: consent, givenAt: kit.clock.now() }]);
    });

    it('credits the agent whose code the visitor came with, and does not bind the visitor to it', async () => {
      const mobile = newMobile();
      const ticket = await ticketFor(mobile);
      const [info] = await browser.call(userLogin, { ...person(mobile, ticket), headers: { 'X-PX-Agent': 'AG1001' } });
      expect(info?.user.mintAgentCode).toBe('AG1001');
      expect(await canEnter(mobile, 'first one')).toBe(true);
      const other = newMobile();
      const invented = { ...person(other, await ticketFor(other)), headers: { 'X-PX-Agent': 'NOBODY' } };
      expect((await browser.call(userLogin, invented))[0]?.user.mintAgentCode).toBeNull();
    });

    it('gives a first password to a person who has none', async () => {
      const { mobile } = await addInvestor(kit.services);
      const ticket = await ticketFor(mobile);
      const [info] = await browser.call(updatePassword, { body: { mobile, ticket, password: 'first one' } });
      expect(info?.token).toBeNull();
      expect(await browser.call(getCurrentUser)).toMatchObject({ user: { encryptedId: info?.user.encryptedId } });
      expect(await canEnter(mobile, 'first one')).toBe(true);
    });

    it('takes the place of a forgotten one, logs everybody else out and notifies the owner', async () => {
      const elsewhere = await kit.signedIn('9876500002');
      const before = new Map(browser.cookies);
      await send('9876500002', 1);
      const otp = await codeFor('9876500002');
      const { ticket } = await browser.call(verifyLoginOtp, { body: { mobile: '9876500002', otp } });
      await browser.call(updatePassword, { body: { mobile: '9876500002', ticket, password: 'another one' } });
      expect(browser.cookies).not.toEqual(before);
      expect((await elsewhere.fail(getCurrentUser)).code).toBe('signed_out');
      expect(await browser.call(getCurrentUser)).toMatchObject({ user: { name: 'Vikram Shah' } });
      expect([await canEnter('9876500002', SANDBOX_PASSWORD), await canEnter('9876500002', 'another one')]).toEqual([
        false,
        true,
      ]);
      await kit.settle();
      const mails = await messagesTo('vikram.shah@example.com');
      expect(mails.map(({ subject }) => subject)).toContain('Your ProsperX password was changed');
    });

    it('wants eight characters, here and for a new account; a shorter one from before still signs in', async () => {
      const { mobile, userId } = await addInvestor(kit.services);
      const hash = await hashPassword('short');
      await given.db.insert(credentials).values({ userId, hash, changedAt: 0 });
      const ticket = await ticketFor(mobile);
      const tooShort = { code: 'invalid_input', fields: { password: 'new_password_short' } };
      const body = { mobile, ticket, password: '7 signs' };
      expect(await browser.fail(updatePassword, { body })).toMatchObject(tooShort);
      expect(await canEnter(mobile, 'short')).toBe(true);
      const other = newMobile();
      const { body: details } = person(other, await ticketFor(other));
      expect(await browser.fail(userLogin, { body: { ...details, password: '7 signs' } })).toMatchObject(tooShort);
      await browser.call(userLogin, { body: { ...details, password: '8 signs.' } });
    });

    // Trust A7: common and own words refused, long passwords whole
    it('refuses what is common, blank, the name of the product, or the own mobile or mail, here and for a new account', async () => {
      const { mobile, userId } = await addInvestor(kit.services);
      await given.db
        .update(users)
        .set({ email: kit.services.crypto.seal(users.email, userId, 'leela.menon@example.com') })
        .where(eq(users.id, userId));
      const ticket = await ticketFor(mobile);
      const refused: [string, string][] = [
        ['password', 'new_password_common'],
        ['Iloveyou', 'new_password_common'],
        ['blackhawks', 'new_password_common'],
        ['         ', 'new_password_required'],
        ['my prosperx 7', 'new_password_personal'],
        [`${mobile}!`, 'new_password_personal'],
        ['leela.menon@example.com', 'new_password_personal'],
        ['Leela.Menon 1', 'new_password_personal'],
      ];
      const other = newMobile();
      const { body: details } = person(other, await ticketFor(other));
      for (const [password, code] of refused) {
        const failed = { code: 'invalid_input', fields: { password: code } };
        expect(await browser.fail(updatePassword, { body: { mobile, ticket, password } })).toMatchObject(failed);
        const body = { ...details, password: password.replace(mobile, other), emailId: 'leela.menon@example.com' };
        expect(await browser.fail(userLogin, { body })).toMatchObject(failed);
      }
      await browser.call(updatePassword, { body: { mobile, ticket, password: 'leela likes it' } });
    });

    // Trust A8: after a new password the cookies of before are worthless
    it('makes a cookie from before worthless', async () => {
      const { mobile } = await addInvestor(kit.services);
      const asha = await kit.signedIn('9876500001');
      const thief = kit.client();
      for (const [name, value] of asha.cookies) thief.cookies.set(name, value);
      browser = asha;
      const ticket = await ticketFor(mobile);
      await asha.call(updatePassword, { body: { mobile, ticket, password: 'first one' } });
      expect((await thief.fail(getCurrentUser)).code).toBe('signed_out');
    });

    it('leaves nobody signed in by the old one, however late their login ends', async () => {
      const mobile = newMobile();
      await browser.call(userLogin, person(mobile, await ticketFor(mobile)));
      const found = (await findUser(kit.services, mobile))!;
      kit.clock.advance(MINUTE);
      const ticket = await ticketFor(mobile);
      await browser.call(updatePassword, { body: { mobile, ticket, password: 'another one' } });
      const late = logIn(testContext(kit.services), found);
      await expect(late).rejects.toMatchObject({ code: 'wrong_password' });
      expect(await given.db.$count(sessions, and(eq(sessions.userId, found.id), isNull(sessions.endedAt)))).toBe(1);
    });

    it('is not held up by the wrong passwords before it', async () => {
      const { mobile } = await addInvestor(kit.services);
      for (let left = 6; left > 0; left--) await canEnter(mobile, 'wrong');
      const ticket = await ticketFor(mobile);
      await browser.call(updatePassword, { body: { mobile, ticket, password: 'first one' } });
      expect(await canEnter(mobile, 'first one')).toBe(true);
    });

    it('needs a ticket that is its own, not used for another, and not older than ten minutes', async () => {
      const [{ mobile }, { mobile: other }] = [await addInvestor(kit.services), await addInvestor(kit.services)];
      const tryWith = (ticket: string | undefined, of = mobile, password = 'first one') =>
        browser.fail(updatePassword, {
          body: { mobile: of, password, ...(ticket !== undefined && { ticket }) },
        });
      expect(await tryWith(undefined)).toMatchObject({ code: 'otp_required', status: 403 });
      expect((await tryWith('invented')).code).toBe('otp_required');
      const ticket = await ticketFor(mobile);
      expect((await tryWith(ticket, other)).code).toBe('otp_required');
      await browser.call(updatePassword, { body: { mobile, ticket, password: 'first one' } });
      expect((await tryWith(ticket, mobile, 'another one')).code).toBe('otp_required');
      const late = await ticketFor(other);
      kit.clock.advance(10 * MINUTE);
      expect((await tryWith(late, other)).code).toBe('otp_required');
    });

    // Trust A2: a ticket used twice at once sets one password
    it('is done once by a ticket that is used twice at once, and answered as often as it is', async () => {
      const mobile = newMobile();
      const ticket = await ticketFor(mobile);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => kit.client().send(userLogin, person(mobile, ticket))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await given.db.$count(users, eq(users.mobileHash, kit.services.crypto.lookup('mobile', mobile)))).toBe(1);
    });

    it('opens one account for a mobile', async () => {
      const mobile = newMobile();
      await browser.call(userLogin, person(mobile, await ticketFor(mobile)));
      kit.clock.advance(MINUTE);
      const again = await ticketFor(mobile);
      expect(await browser.fail(userLogin, person(mobile, again))).toMatchObject({ code: 'account_exists' });
      // the ticket is not lost by it
      await browser.call(updatePassword, { body: { mobile, ticket: again, password: 'second one' } });
    });

    it('shows the state of an account to the owner of its mobile alone', async () => {
      const nobody = newMobile();
      const setting = async (mobile: string) =>
        browser.fail(updatePassword, { body: { mobile, ticket: await ticketFor(mobile), password: 'first one' } });
      expect((await setting(nobody)).code).toBe('not_found');
      expect((await setting('9876500005')).code).toBe('mapped_to_other_agent');
    });
  },
  'seeded',
);
