import { requestCustomerApproval } from '@prosperx/core/customer-approval';
import {
  EMAIL_LINK_VALIDITY,
  getProfile,
  saveProfile,
  sendEmailLink,
  sendProfileOtp,
  updateProfile,
  verifyEmail,
} from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { userLogin } from '@prosperx/core/session';
import { HOUR } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '#db/schema/index.js';
import { newApplicant, profileTicket } from '#testing/applicant.js';
import { approveByLink, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { loginCodes, newMobile } from '#testing/login-codes.js';
import { addSibling, advisorFor, newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { emailLinkText } from './verify-email.text.js';

describeWithDb(
  'verifyEmail',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    /** The tokens of the links that were sent to an address, newest first. */
    async function tokensTo(to: string): Promise<string[]> {
      await kit.settle();
      const messages = await kit.client().call(sandboxMessages, { query: { to } });
      const notifications = messages.filter(({ subject }) => subject === emailLinkText.subject);
      return notifications.map(({ text }) => /\/v1\/verify-email#token=([^\s]+)/.exec(text)?.[1] ?? '');
    }
    const open = (token: string) => kit.client().call(verifyEmail, { body: { token } });
    const refusal = async (token: string) => (await kit.client().fail(verifyEmail, { body: { token } })).code;

    it('an address is verified by the link that is sent at sign-up, from any device and more than once', async () => {
      const [browser, mobile] = [kit.client(), newMobile()];
      const email = `v${mobile}@example.com`;
      const { ticketFor } = loginCodes(() => ({ kit, browser }));
      const body = {
        mobile,
        ticket: await ticketFor(mobile),
        emailId: email,
        userName: 'Anita Desai',
        password: 'first one',
      };
      await browser.call(userLogin, { body });
      expect((await browser.call(getProfile)).isEmailVerified).toBe(false);
      const [token = '', ...others] = await tokensTo(email);
      expect(others).toEqual([]);
      for (let times = 2; times > 0; times--) expect(await open(token)).toEqual({ verified: true });
      expect((await browser.call(getProfile)).isEmailVerified).toBe(true);
    });

    it('an address is to be verified again after a change, by a new link alone', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      expect((await client.call(getProfile)).isEmailVerified).toBe(true);
      const tokens: string[] = [];
      for (const at of [1, 2]) {
        const change = { primaryEmail: `new.${at}.${ucc}@example.com` };
        const body = { ...change, ticket: await profileTicket(investor, change) };
        await client.call(updateProfile, { query: { ucc }, body });
        kit.clock.advance(60_000);
        expect((await client.call(getProfile)).isEmailVerified).toBe(false);
        tokens.push((await tokensTo(change.primaryEmail))[0] ?? '');
      }
      const [former = '', latest = ''] = tokens;
      expect(await refusal(former)).toBe('not_found');
      await open(latest);
      expect((await client.call(getProfile)).isEmailVerified).toBe(true);
    });

    it('an address that takes the place of another while that is being verified is not verified with it', async () => {
      const { client, ucc, userId } = await newInvestor(kit);
      const { crypto } = kit.services;
      const save = (email: string) => {
        const change = { email: crypto.seal(users.email, userId, email), emailHash: crypto.lookup('email', email) };
        return given.db
          .update(users)
          .set({ ...change, emailVerifiedAt: null })
          .where(eq(users.id, userId));
      };
      const mine = `mine.${ucc}@example.com`;
      await save(mine);
      await client.call(sendEmailLink, { query: { ucc }, body: {} });
      const [token = ''] = await tokensTo(mine);
      /** The database of a call, between whose first reads and its transaction another one is kept. */
      const db = Object.assign(Object.create(given.db) as typeof given.db, {
        transaction: async (...parts: Parameters<typeof given.db.transaction>) => {
          await save(`other.${ucc}@example.com`);
          return given.db.transaction(...parts);
        },
      });
      const late = testKit(db, { clock: kit.clock }).client();
      expect((await late.fail(verifyEmail, { body: { token } })).code).toBe('not_found');
      expect((await client.call(getProfile)).isEmailVerified).toBe(false);
    });

    it('an address is not verified by a link that is forged or too old; another is sent on demand, five an hour', async () => {
      const { client, ucc, userId } = await newInvestor(kit);
      const email = `slow.${ucc}@example.com`;
      const { crypto } = kit.services;
      const change = {
        email: crypto.seal(users.email, userId, email),
        emailHash: crypto.lookup('email', email),
        emailVerifiedAt: null,
      };
      await given.db.update(users).set(change).where(eq(users.id, userId));
      const again = () => client.call(sendEmailLink, { query: { ucc }, body: {} });
      for (let times = 5; times > 0; times--) expect(await again()).toEqual({ sent: true });
      expect((await client.fail(sendEmailLink, { query: { ucc }, body: {} })).code).toBe('too_many_requests');
      const [token = ''] = await tokensTo(email);
      const [id, until, signature] = token.split('.');
      const later = [id, Number(until) + 1, signature].join('.');
      for (const forged of ['', 'x.y.z', later, `${token}x`]) expect(await refusal(forged)).toBe('not_found');
      kit.clock.advance(EMAIL_LINK_VALIDITY);
      expect(await refusal(token)).toBe('not_found');
    });

    it('before registration an address can be changed five times an hour and twenty a day', async () => {
      const applicant = await newApplicant(kit);
      const { ucc } = applicant;
      let { client } = applicant;
      const addresses = [`a.${ucc}@example.com`, `b.${ucc}@example.com`] as const;
      let turn = 0;
      const next = () => ({ query: { ucc }, body: { primaryEmail: addresses[turn % 2] } });
      const change = async () => {
        await client.call(saveProfile, next());
        turn++;
      };
      for (const _hour of [1, 2, 3, 4]) {
        for (let times = 5; times > 0; times--) await change();
        expect((await client.fail(saveProfile, next())).code).toBe('too_many_requests');
        expect((await client.call(getProfile)).primaryEmail).toBe(addresses[(turn - 1) % 2]);
        expect((await client.fail(sendEmailLink, { query: { ucc }, body: {} })).code).toBe('too_many_requests');
        kit.clock.advance(HOUR);
        client = await signedInAgain(kit, applicant);
      }
      expect((await client.fail(saveProfile, next())).code).toBe('too_many_requests');
      // the address that it has is none that is sent anything
      await client.call(saveProfile, { query: { ucc }, body: { primaryEmail: addresses[(turn - 1) % 2] } });
      await kit.settle();
      const subjects = async (to: string) =>
        (await kit.client().call(sandboxMessages, { query: { to } })).map(({ subject }) => subject);
      const changed = 'Your ProsperX email address was changed';
      const sent = [...(await subjects(addresses[0])), ...(await subjects(addresses[1]))];
      expect(sent.filter((subject) => subject === changed)).toHaveLength(20);
      expect(sent.filter((subject) => subject === emailLinkText.subject)).toHaveLength(20);
    });

    it('an address of a customer that an advisor enters is changed once the customer approves it, before the registration too', async () => {
      const customer = await newApplicant(kit);
      const advisor = await advisorFor(kit, customer);
      const query = { ucc: customer.ucc };
      const change = { primaryEmail: `advisors.own.${customer.ucc}@example.com` };
      const save = (body: object) => advisor.fail(saveProfile, { query, body: { gender: 'F', ...body } });
      expect((await save(change)).code).toBe('customer_approves');
      await askApproval(advisor, 'saveProfile', { ...change, gender: 'M' });
      expect((await advisor.call(getProfile)).primaryEmail).not.toBe(change.primaryEmail);
      await approveByLink(kit, customer);
      const messages = await advisor.call(sandboxMessages, { query: { to: customer.mobile } });
      expect(messages.map(({ text }) => text).join('\n')).toContain('to change your email address');
      expect(await advisor.call(getProfile)).toMatchObject({ ...change, isEmailVerified: false });
      // what stays as it is needs no approval, nor does the customer
      await advisor.call(saveProfile, { query, body: { ...change, gender: 'F' } });
      await customer.client.call(saveProfile, { query, body: { primaryEmail: `own.${customer.ucc}@example.com` } });
    });

    it('another address in an account that is just begun is not sent to a customer whose other account is registered', async () => {
      const customer = await newApplicant(kit);
      await addSibling(kit, customer, 3);
      const advisor = await advisorFor(kit, customer);
      const { primaryEmail } = await advisor.call(getProfile);
      const ask = (email: string | null) => ({ call: 'saveProfile' as const, change: { primaryEmail: email } });
      const refused = await advisor.fail(requestCustomerApproval, { body: ask('other@example.com') });
      expect(refused.fields).toEqual({ primaryEmail: 'email_of_registered' });
      await advisor.call(requestCustomerApproval, { body: ask(primaryEmail) });
    });

    it('an address that another person asks about is none of theirs', async () => {
      const [one, other] = [await newInvestor(kit), await newInvestor(kit)];
      expect((await one.client.fail(sendEmailLink, { query: { ucc: other.ucc }, body: {} })).code).toBe(
        'other_account',
      );
      const query = { encryptedId: other.profileId };
      expect((await one.client.fail(sendProfileOtp, { query, body: { change: {} } })).code).toBe('other_account');
    });
  },
  'seeded',
);
