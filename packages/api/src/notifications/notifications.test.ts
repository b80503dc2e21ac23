import { getMessageSettings, setLetterLanguage, updateProfile } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { sendLoginOtp, userLogin, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '#db/schema/index.js';
import { profileTicket } from '#testing/applicant.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { confirm, fillCart, lastOtp, lumpsum, orderCart, ordersOf, pay, schemeOf, EQUITY } from '#testing/investing.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const HINDI = { 'Accept-Language': 'hi' };
const { name: SCHEME, shortName: SHORT } = schemeOf(EQUITY) as { name: string; shortName?: string };

/** The English words of a message: what is written small and is neither a name nor an address. */
const englishIn = (text: string) =>
  [SCHEME, SHORT ?? SCHEME, 'Test Investor', 'Anita Desai']
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replaceAll(/https?:\S+|\S+@\S+|ProsperX/g, '')
    .match(/[a-z]{3,}/g) ?? [];

describeWithDb(
  'notifications',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });
    const sentTo = async (...addresses: readonly string[]) => {
      const lists = addresses.map((to) => kit.client().call(sandboxMessages, { query: { to } }));
      return (await Promise.all(lists)).flat();
    };
    const languageOf = async (userId: string) =>
      (await given.db.select().from(users).where(eq(users.id, userId)))[0]?.language;

    /** Signs up on a page in a language. */
    async function signUp(mobile: string, headers: Readonly<Record<string, string>>) {
      const visitor = kit.client();
      await visitor.call(sendLoginOtp, { body: { mobile, flag: 0 }, headers });
      const { ticket } = await visitor.call(verifyLoginOtp, { body: { mobile, otp: await lastOtp(visitor, mobile) } });
      const person = {
        mobile,
        ticket,
        userName: 'Anita Desai',
        emailId: `v${mobile}@example.com`,
        password: 'first one',
      };
      await visitor.call(userLogin, { body: person, headers });
      await kit.settle();
      return { client: visitor, sent: await sentTo(mobile, person.emailId) };
    }

    /** Invests, changes the address and lets a debit fail: what an investor is told of it, in the order of subjects. */
    async function livesOn(choose: (client: TestClient) => Promise<unknown>) {
      const { client, ...investor } = await newRunningSip(kit, { rupees: 1_013 });
      const { ucc, mobile } = investor;
      await choose(client);
      const cart = await fillCart(client, lumpsum(5_000));
      await orderCart(client, cart);
      await kit.settle();
      await confirm(client, cart, mobile);
      await pay(client, (await ordersOf(client, cart)).orders);
      kit.clock.advance(60_000);
      const change = { primaryEmail: `new-${ucc.toLowerCase()}@example.com` };
      const ticket = await profileTicket({ ...investor, client }, change);
      await client.call(updateProfile, { query: { ucc }, body: { ...change, ticket } });
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-12-11'), '12:00'));
      await kit.settle();
      return sentTo(mobile, `test-${Number(ucc.slice(4))}@example.com`, change.primaryEmail);
    }

    it('are in Hindi from the first code on to somebody who signs up on a page in Hindi', async () => {
      const { client, sent } = await signUp('9811112222', HINDI);
      expect(sent).toHaveLength(3);
      for (const { subject, text } of sent) {
        expect(`${subject} ${text}`).toMatch(/\p{Script=Devanagari}/u);
        expect([text, englishIn(text)]).toEqual([text, []]);
      }
      expect(await client.call(getMessageSettings)).toMatchObject({ language: 'hi' });
    });

    it('are in English to somebody who signs up on a page in English, or on one that says no language', async () => {
      for (const [mobile, headers] of [
        ['9811112223', { 'Accept-Language': 'en' }],
        ['9811112224', {}],
      ] as const) {
        const { client, sent } = await signUp(mobile, headers);
        expect(sent.map(({ subject }) => subject).sort()).toEqual([
          'Log in to ProsperX',
          'Please verify your email address',
          'Welcome to ProsperX',
        ]);
        expect(await client.call(getMessageSettings)).toMatchObject({ language: null });
      }
    });

    it('are all in Hindi once its owner has chosen it: orders, codes, changes, reminders and what went wrong', async () => {
      const sent = await livesOn((client) => client.call(setLetterLanguage, { body: { language: 'hi' } }));
      expect(sent.length).toBeGreaterThan(8);
      for (const { subject, text } of sent) {
        expect([subject, englishIn(subject), text, englishIn(text)]).toEqual([subject, [], text, []]);
        expect(text).toMatch(/\p{Script=Devanagari}/u);
      }
    });

    it.each(['en', 'ta'] as const)('are in English as ever to somebody whose language is %s', async (language) => {
      const sent = await livesOn((client) => client.call(setLetterLanguage, { body: { language } }));
      expect(sent.map(({ subject }) => subject)).toContain('Your SIP instalment is due on 10 December 2026');
      expect(sent.length).toBeGreaterThan(8);
      for (const { subject, text } of sent)
        expect(subject + text).not.toMatch(/\p{Script=Devanagari}|\p{Script=Tamil}/u);
    });

    it('are in the language of the first page in another one on which somebody signs in, until they choose', async () => {
      const asha = { username: '9876500001', password: 'Prosper@123' };
      const client = kit.client();
      const [user] = await given.db.select().from(users).where(eq(users.name, 'Asha Rao'));
      const id = user?.id ?? '';
      await client.call(verifyPassword, { body: asha, headers: { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' } });
      expect(await languageOf(id)).toBe('hi');
      await client.call(setLetterLanguage, { body: { language: 'en' } });
      await kit.client().call(verifyPassword, { body: asha, headers: HINDI });
      expect(await languageOf(id)).toBe('en');
    });
  },
  'seeded',
);
