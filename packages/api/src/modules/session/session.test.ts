import { getCart } from '@prosperx/core/cart';
import { BACKGROUND_HEADER, VISITOR_HEADER } from '@prosperx/core/http';
import { chooseProfile, getCurrentUser, logout, LOGOUT_DUE, verifyPassword } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sessions } from '#db/schema/index.js';
import { users } from '#db/schema/index.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;
const ASHA = '9876500001';
const VIKRAM = '9876500002';
const login = (username: string, password = SANDBOX_PASSWORD) => ({ body: { username, password } });
const cookieNames = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split('=')[0]);

describeWithDb(
  'startSession',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('a session lasts until its owner logs out, on the server too', async () => {
      const asha = await kit.signedIn(ASHA);
      const copy = kit.client();
      for (const [name, value] of asha.cookies) copy.cookies.set(name, value);
      expect((await copy.call(getCurrentUser)).user).toMatchObject({
        name: 'Asha Rao',
        taxStatus: '01',
        registeredWithBse: 3,
      });
      await asha.call(logout);
      expect([...asha.cookies.keys()]).toEqual(['px_device']);
      expect((await copy.fail(getCurrentUser)).code).toBe('signed_out');
    });

    it('a logout that did not reach the server is carried out by the next call of its browser, a login too', async () => {
      for (const [call, options] of [
        [getCart, {}],
        [verifyPassword, login(VIKRAM)],
      ] as const) {
        const asha = await kit.signedIn(ASHA);
        const copy = kit.client();
        for (const [name, value] of asha.cookies) copy.cookies.set(name, value);
        asha.cookies.set(LOGOUT_DUE, '1');
        await asha.call(call as typeof verifyPassword, options as never);
        const isIn = call === verifyPassword;
        if (isIn) expect((await asha.call(getCurrentUser)).user?.name).toBe('Vikram Shah');
        else expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
        expect((await copy.fail(getCurrentUser)).code).toBe('signed_out');
      }
    });

    it('a call from before a login takes nothing from it, whose answer comes after: a logout was due', async () => {
      const browser = await kit.signedIn(ASHA);
      browser.cookies.set(LOGOUT_DUE, '1');
      const poll = kit.client();
      for (const [name, value] of browser.cookies) poll.cookies.set(name, value);
      const [late] = await Promise.all([poll.send(getCart), browser.call(verifyPassword, login(VIKRAM))]);
      for (const line of late.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('; Max-Age=0')) browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      }
      expect((await browser.call(getCurrentUser)).user?.name).toBe('Vikram Shah');
      // whoever logs out again is out, and a visitor's cart is kept from then on
      browser.cookies.set(LOGOUT_DUE, '1');
      for (const isFirst of [true, false]) {
        browser.cookies.set('cookieId', 'a-visitor-of-before');
        await browser.call(getCart);
        expect([isFirst, browser.cookies.has('cookieId')]).toEqual([isFirst, !isFirst]);
        expect((await browser.fail(getCurrentUser)).code).toBe('signed_out');
      }
    });

    it('a session takes the visitor of before with it when it ends', async () => {
      const visitor = kit.client();
      visitor.cookies.set('cookieId', 'a-visitor-of-before');
      await visitor.send(verifyPassword, login(ASHA));
      await visitor.call(logout);
      expect([...visitor.cookies.keys()]).toEqual(['px_device']);
    });

    it('a session travels in a cookie that scripts cannot read, and not in the answer', async () => {
      const answer = await kit.client().send(verifyPassword, login(ASHA));
      const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('px_session='));
      expect(line).toMatch(/^px_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
      const body = (await answer.json()) as { responseData: { token: unknown }[] };
      expect(body.responseData.map(({ token }) => token)).toEqual([null]);
    });

    it('a session has a cookie of this host alone over https', async () => {
      const answer = await testKit(given.db, { config: { https: true } })
        .client()
        .send(verifyPassword, { ...login(ASHA), headers: { Origin: 'https://localhost:8080' } });
      expect(answer.headers.getSetCookie().join('\n')).toMatch(/^__Host-px_session=.*; Secure/m);
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    });

    it('a session goes by token on a page of a partner, where cookies do not travel', async () => {
      const embedded = {
        Origin: 'http://127.0.0.1:4173',
        'X-PX-Partner': 'bluebank',
        'Sec-Fetch-Site': 'cross-site',
      };
      const answer = await kit.client().send(verifyPassword, { ...login(ASHA), headers: embedded });
      expect(cookieNames(answer)).toEqual([]);
      const { responseData } = (await answer.json()) as { responseData: [{ token: string }] };
      const Authorization = `Bearer ${responseData[0].token}`;
      const known = await kit.client().call(getCurrentUser, { headers: { ...embedded, Authorization } });
      expect(known.user?.name).toBe('Asha Rao');
    });

    // Trust E9: a session in a frame of another site goes by token
    it('a session goes by token in a frame of ours on another site, which says so by naming its visitor', async () => {
      const framed = { [VISITOR_HEADER]: '1234-5678-9012-3456', 'Sec-Fetch-Site': 'same-origin' };
      const answer = await kit.client().send(verifyPassword, { ...login(ASHA), headers: framed });
      expect(cookieNames(answer)).toEqual([]);
      const { responseData } = (await answer.json()) as { responseData: [{ token: string }] };
      const Authorization = `Bearer ${responseData[0].token}`;
      expect((await kit.client().call(getCurrentUser, { headers: { ...framed, Authorization } })).user?.name).toBe(
        'Asha Rao',
      );
    });

    it('a session is never given to a script in place of its cookie', async () => {
      const kabir = kit.client();
      const [first] = await kabir.call(verifyPassword, login('9876500004'));
      const body = { encryptedId: first!.user.encryptedId };
      const answer = await kabir.send(chooseProfile, { body, headers: { [VISITOR_HEADER]: '1234-5678-9012-3456' } });
      expect(cookieNames(answer)).toEqual(['px_session', 'px_may_have_session']);
      expect(await answer.json()).toMatchObject({ responseData: { token: null } });
    });

    // Trust A8: a new token at each login, the one before dead
    it('a session begins under a new token each time, and ends the one before', async () => {
      const asha = await kit.signedIn(ASHA);
      const before = new Map(asha.cookies);
      await asha.call(verifyPassword, login(ASHA));
      expect(asha.cookies.get('px_session')).not.toBe(before.get('px_session'));
      const thief = kit.client();
      for (const [name, value] of before) thief.cookies.set(name, value);
      expect((await thief.fail(getCurrentUser)).code).toBe('signed_out');
    });

    // Trust A8: 1,000 cookies of ended sessions refused
    it('a session that was left, ended elsewhere or has run out is over, whoever brings its cookie', async () => {
      const dead: string[] = [];
      for (let at = 0; at < countOf({ test: 3, trust: 1_000 }); at++) {
        const asha = await kit.signedIn(ASHA);
        dead.push(asha.cookies.get('px_session') ?? '');
        if (at % 3 === 0) await asha.call(logout);
        if (at % 3 === 1)
          await given.db.update(sessions).set({ endedAt: kit.clock.now() }).where(isNull(sessions.endedAt));
        if (at % 3 === 2)
          await given.db.update(sessions).set({ endsAt: kit.clock.now() }).where(isNull(sessions.endedAt));
      }
      for (const token of dead) {
        const thief = kit.client();
        thief.cookies.set('px_session', token);
        expect((await thief.fail(getCurrentUser)).code).toBe('signed_out');
      }
    });

    // Trust A8: a planted token is never taken over
    it('a session never takes over a token that was planted', async () => {
      const victim = kit.client();
      victim.cookies.set('px_session', 'planted');
      await victim.call(verifyPassword, login(ASHA));
      expect(victim.cookies.get('px_session')).not.toBe('planted');
    });

    // Trust A9: alive at 30 minutes, over after
    it('a session ends after thirty minutes without a call, and not before', async () => {
      const asha = await kit.signedIn(ASHA);
      for (let left = 3; left > 0; left--) {
        kit.clock.advance(30 * MINUTE);
        await asha.call(getCurrentUser);
      }
      kit.clock.advance(30 * MINUTE + 1);
      expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
    });

    it('a session is not kept alive by calls that no person made, and not shortened', async () => {
      const asha = await kit.signedIn(ASHA);
      const poll = { headers: { [BACKGROUND_HEADER]: '1' } };
      for (let minutes = 0; minutes < 30; minutes += 10) {
        kit.clock.advance(10 * MINUTE);
        await asha.call(getCurrentUser, poll);
      }
      kit.clock.advance(1);
      expect((await asha.fail(getCurrentUser, poll)).code).toBe('signed_out');
      expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');

      const busy = await kit.signedIn(ASHA);
      kit.clock.advance(20 * MINUTE);
      await busy.call(getCurrentUser);
      await busy.call(getCurrentUser, poll);
      kit.clock.advance(20 * MINUTE);
      await busy.call(getCurrentUser);
    });

    // Trust A9: over after twelve hours, however busy
    it('a session ends after twelve hours, however busy it is', async () => {
      const asha = await kit.signedIn(ASHA);
      for (let minutes = 0; minutes < 700; minutes += 20) {
        kit.clock.advance(20 * MINUTE);
        await asha.call(getCurrentUser);
      }
      kit.clock.advance(20 * MINUTE);
      expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
    });

    it('a session ends with the account', async () => {
      const meera = await kit.signedIn('9876500002');
      const { id } = (await given.db.select().from(users).where(eq(users.name, 'Vikram Shah')))[0]!;
      await given.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, id));
      expect((await meera.fail(getCurrentUser)).code).toBe('signed_out');
      expect((await kit.client().fail(verifyPassword, login('9876500002'))).code).toBe('wrong_password');
      await given.db.update(users).set({ disabledAt: null }).where(eq(users.id, id));
    });

    it('a session waits for the choice of one of several profiles', async () => {
      const kabir = kit.client();
      const offered = await kabir.call(verifyPassword, login('9876500004'));
      expect(offered.map(({ user }) => [user.name, user.taxStatus])).toEqual([
        ['Kabir Anand', '01'],
        ['Kabir Anand HUF', '03'],
        ['Ira Anand', '02'],
      ]);
      expect((await kabir.fail(getCurrentUser)).code).toBe('signed_out');
      const token = kabir.cookies.get('px_session');
      await kabir.call(chooseProfile, { body: { encryptedId: offered[1]!.user.encryptedId } });
      expect(kabir.cookies.get('px_session')).not.toBe(token);
      const now = await kabir.call(getCurrentUser);
      expect(now.user?.name).toBe('Kabir Anand HUF');
      expect(now.profiles.map(({ name }) => name)).toEqual(['Kabir Anand', 'Kabir Anand HUF', 'Ira Anand']);
      await kabir.call(chooseProfile, { body: { encryptedId: now.profiles[2]!.encryptedId } });
      expect((await kabir.call(getCurrentUser)).user?.name).toBe('Ira Anand');
    });

    it('a session cannot be had for the profile of somebody else', async () => {
      const asha = await kit.signedIn(ASHA);
      const { user } = await asha.call(getCurrentUser);
      const kabir = kit.client();
      await kabir.call(verifyPassword, login('9876500004'));
      expect((await kabir.fail(chooseProfile, { body: { encryptedId: user!.encryptedId } })).code).toBe('not_found');
    });
  },
  'seeded',
);
