import { getAgentOverview } from '@prosperx/core/agent';
import { searchIfsc } from '@prosperx/core/bank';
import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import {
  checkMobileNumber,
  enterAccount,
  exitAccount,
  getCurrentUser,
  logout,
  SESSION_HINT,
  verifyPassword,
} from '@prosperx/core/session';
import { beforeAll, expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum } from '#testing/investing.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { SESSION_COOKIE } from './cookies.js';

const VIKRAM = '9876500002';
const IDLE_END = 31 * 60_000;

describeWithDb(
  'findSession',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const personWithEndedSession = async () => {
      const person = await kit.signedIn(VIKRAM);
      const cart = await fillCart(person, lumpsum(5_000));
      kit.clock.advance(IDLE_END);
      return { person, investmentId: cart.activeCustomizedInvestmentDetailList[0]!.investmentId };
    };
    const signIn = { body: { username: VIKRAM, password: SANDBOX_PASSWORD } };

    it('a session that is over is reported where a visitor would be answered, and nothing is done', async () => {
      const { person, investmentId } = await personWithEndedSession();
      const { size } = person.cookies;
      const refusal = await person.fail(removeInvestment, { body: { investmentId } });
      expect(refusal).toMatchObject({ code: 'signed_out', status: 401 });
      expect(person.cookies.has(SESSION_COOKIE)).toBe(false);
      // with the word for the site's scripts that there may be one
      expect(person.cookies.has(SESSION_HINT)).toBe(false);
      expect(person.cookies.size).toBe(size - 2);
      // and is back in the cart that they left
      await person.call(verifyPassword, signIn);
      const { activeCustomizedInvestmentDetailList: items } = await person.call(getCart);
      expect(items.map((item) => item.investmentId)).toContain(investmentId);
    });

    it('a word of a session that is there no more is taken back by the first call that needs one, and by any other', async () => {
      const person = await kit.signedIn(VIKRAM);
      person.cookies.delete(SESSION_COOKIE);
      expect((await person.call(getCart)).noOfItems).toBe(0);
      expect(person.cookies.has(SESSION_HINT)).toBe(false);
      person.cookies.set(SESSION_HINT, '1');
      expect(await person.fail(getCurrentUser)).toMatchObject({ status: 401 });
      expect(person.cookies.has(SESSION_HINT)).toBe(false);
    });

    it("a session that is over ends with its cookie, so that the next call is a visitor's", async () => {
      for (const [call, options] of [
        [getCart, {}],
        [saveInvestment, { body: lumpsum(5_000) }],
        [getCurrentUser, {}],
      ] as const) {
        const { person } = await personWithEndedSession();
        expect(await person.fail(call as typeof saveInvestment, options as never)).toMatchObject({ status: 401 });
        expect((await person.call(getCart)).noOfItems).toBe(0);
      }
    });

    it('a session that is over is reported to callers with a token too, whose cookies are left alone', async () => {
      const { person } = await personWithEndedSession();
      const token = person.cookies.get(SESSION_COOKIE) ?? '';
      const own = await kit.signedIn(VIKRAM);
      const headers = { Authorization: `Bearer ${token}` };
      expect(await own.fail(getCart, { headers })).toMatchObject({ code: 'signed_out' });
      expect((await own.call(getCart)).noOfItems).toBeGreaterThan(0);
    });

    it('a session that is over blocks neither public reads nor a login or a logout', async () => {
      const { person } = await personWithEndedSession();
      await person.call(searchIfsc, { query: { ifsc: 'X' } });
      await person.call(checkMobileNumber, { query: { mobile: VIKRAM } });
      expect(person.cookies.has(SESSION_COOKIE)).toBe(true);
      await person.call(verifyPassword, signIn);
      await person.call(getCurrentUser);
      kit.clock.advance(IDLE_END);
      await person.call(logout);
      expect(person.cookies.has(SESSION_COOKIE)).toBe(false);
    });

    it('a call that is under way with a session that is over by itself takes its cookie, and once somebody logged in leaves that of the next session alone', async () => {
      const { person } = await personWithEndedSession();
      const before = person.cookies.get(SESSION_COOKIE) ?? '';
      const late = async () => {
        const straggler = kit.client();
        straggler.cookies.set(SESSION_COOKIE, before);
        expect((await straggler.fail(getCart)).code).toBe('signed_out');
        return straggler.cookies.has(SESSION_COOKIE);
      };
      expect(await late()).toBe(false);
      await person.call(verifyPassword, signIn);
      expect(await late()).toBe(true);
    });

    it('a call that was under way with the token before leaves the cookie of the next session alone', async () => {
      const { profileId } = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const before = advisor.cookies.get(SESSION_COOKIE) ?? '';
      const late = async (token: string) => {
        const straggler = kit.client();
        straggler.cookies.set(SESSION_COOKIE, token);
        expect((await straggler.fail(getAgentOverview)).code).toBe('signed_out');
        return straggler.cookies.has(SESSION_COOKIE);
      };
      await advisor.call(enterAccount, { body: { encryptedId: profileId } });
      const inAccount = advisor.cookies.get(SESSION_COOKIE) ?? '';
      kit.clock.advance(10);
      await advisor.call(exitAccount, { body: {} });
      expect([await late(before), await late(inAccount)]).toEqual([true, true]);
      await advisor.call(getAgentOverview);
      // an answer that was lost on the way does not lock its browser out for ever
      kit.clock.advance(2 * 60_000);
      expect([await late(before), await late(inAccount)]).toEqual([false, false]);
    });

    it('a call that was under way as its person logged out leaves the cookie of the next login alone', async () => {
      const person = await kit.signedIn(VIKRAM);
      const before = person.cookies.get(SESSION_COOKIE) ?? '';
      await person.call(logout);
      kit.clock.advance(10);
      await person.call(verifyPassword, signIn);
      const [next, hint] = [person.cookies.get(SESSION_COOKIE), person.cookies.get(SESSION_HINT)];
      const late = kit.client();
      late.cookies.set(SESSION_COOKIE, before);
      late.cookies.set(SESSION_HINT, '1');
      expect((await late.fail(getCurrentUser)).code).toBe('signed_out');
      // a browser has one jar: what the late answer leaves there stays the next login's
      expect([late.cookies.get(SESSION_COOKIE), late.cookies.get(SESSION_HINT)]).toEqual([before, hint]);
      expect(next).not.toBe(before);
      await person.call(getCurrentUser);
    });

    it('a session that is over is not that of a visitor, who has none', async () => {
      const visitor = kit.client();
      await fillCart(visitor, lumpsum(5_000));
      kit.clock.advance(IDLE_END);
      expect((await visitor.call(getCart)).noOfItems).toBe(1);
    });
  },
  'seeded',
);
