import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addPartnerOrigin,
  checkPartnerPage,
  createPartnerKey,
  getPartnerAdmin,
  getPartnerEvents,
  getPartnerOrders,
  MOST_KEYS,
  openPartnerLink,
  ORDER_DAYS,
  PARTNER_LINK_MINUTES,
  removePartnerOrigin,
  resendPartnerEvent,
  revokePartnerKey,
  savePartnerTheme,
  savePartnerWebhook,
  sendPartnerLink,
  sendPartnerTestEvent,
  signOutPartner,
} from '@prosperx/core/partner';
import { launch } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, partnerAgents, partners } from '#db/schema/index.js';
import { PARTNER_COOKIE } from '#http/partner-session.js';
import { makeTicket } from '#modules/agent/launch-ticket.js';
import { partnerCommand } from '#modules/partner/save-partner.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum, orderCart } from '#testing/investing.js';
import { newCustomer, newInvestor } from '#testing/new-investor.js';
import { askForLink, inDashboard, linkTokens, newLinkToken } from '#testing/partner-dashboard.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const BLUE = 'partner@bluebank.example';
const GREEN = 'partner@greenapp.example';
const MINUTE = 60_000;

describeWithDb(
  'the dashboard of a partner',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const ask = (email: string) => askForLink(kit, email);
    const tokensTo = (email: string) => linkTokens(kit, email);
    const newToken = (email = BLUE) => newLinkToken(kit, email);
    const signedIn = (email = BLUE) => inDashboard(kit, email);
    /** What the dashboard shows. */
    const shownTo = async (browser: TestClient) => {
      const shown = await browser.call(getPartnerAdmin);
      if (!shown) throw new Error('nobody is logged in');
      return shown;
    };
    const audited = async (action: string) => given.db.$count(auditEntries, eq(auditEntries.action, action));

    it('opens by a link to the registered address, once, and for a quarter of an hour', async () => {
      const token = await newToken(` ${BLUE.toUpperCase()} `.trim());
      const [first, second] = [kit.client(), kit.client()];
      expect(await first.call(openPartnerLink, { body: { token } })).toEqual({ partnerId: 'bluebank' });
      expect((await second.fail(openPartnerLink, { body: { token } })).code).toBe('login_link_invalid');
      const late = await newToken();
      kit.clock.advance(PARTNER_LINK_MINUTES * MINUTE);
      expect((await second.fail(openPartnerLink, { body: { token: late } })).code).toBe('login_link_invalid');
      expect((await shownTo(first)).name).toBe('Blue Bank');
    });

    it('is opened once by a link, however many press at the same moment', async () => {
      const token = await newToken();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => kit.client().send(openPartnerLink, { body: { token } })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('answers the same to an address that nobody has registered, and sends it nothing', async () => {
      const [known, unknown] = [await ask(BLUE), await ask('nobody@example.com')];
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
      expect(await tokensTo('nobody@example.com')).toEqual([]);
    });

    it('sends five links an hour to an address, whether it is registered or not', async () => {
      for (const email of [BLUE, 'nobody@example.com']) {
        for (let times = 5; times > 0; times--) expect((await ask(email)).status).toBe(200);
        expect((await ask(email)).status).toBe(429);
        await given.db.execute(sql`delete from throttles`);
      }
    });

    it('is kept from its owner by no stranger who asks for links: not in a browser that was in it, nor at another address', async () => {
      kit = testKit(given.db, { config: { trustedProxies: 1 } });
      const browser = await signedIn();
      await browser.call(signOutPartner);
      const ask5 = async (address: string, from = kit.client()) => {
        const sent = { body: { email: BLUE }, headers: { 'X-Forwarded-For': address } };
        const answers: boolean[] = [];
        for (let times = 5; times > 0; times--) answers.push((await from.send(sendPartnerLink, sent)).ok);
        return answers.every(Boolean);
      };
      expect(await ask5('203.0.113.1')).toBe(true);
      expect(await ask5('203.0.113.1')).toBe(false);
      expect(await ask5('203.0.113.2')).toBe(true);
      // however many they are, they do not fill its mailbox
      const answers: boolean[] = [];
      for (const last of [3, 4, 5]) answers.push(await ask5(`203.0.113.${last}`));
      expect(answers.at(-1)).toBe(false);
      expect(await ask5('203.0.113.1', browser)).toBe(true);
      // a mark counts for the address of mail for which it was made
      const green = { body: { email: GREEN }, headers: { 'X-Forwarded-For': '203.0.113.1' } };
      expect((await browser.send(sendPartnerLink, green)).status).toBe(429);
    });

    it('is left after thirty minutes without a call, and by signing out', async () => {
      const browser = await signedIn();
      kit.clock.advance(29 * MINUTE);
      await browser.call(getPartnerAdmin);
      kit.clock.advance(31 * MINUTE);
      expect((await browser.fail(getPartnerAdmin)).code).toBe('signed_out');
      expect(browser.cookies.has(PARTNER_COOKIE)).toBe(false);
      const other = await signedIn();
      const cookie = other.cookies.get(PARTNER_COOKIE) ?? '';
      await other.call(signOutPartner);
      other.cookies.set(PARTNER_COOKIE, cookie);
      expect((await other.fail(getPartnerAdmin)).code).toBe('signed_out');
    });

    it('has sessions that are no investor’s, and an investor’s is none of its', async () => {
      const browser = await signedIn();
      const { client } = await newInvestor(kit);
      const [dashboard, person] = [browser.cookies.get(PARTNER_COOKIE) ?? '', client.cookies.get('px_session') ?? ''];
      const withCookie = (name: string, value: string) => ({ headers: { Cookie: `${name}=${value}` } });
      const stranger = kit.client();
      expect((await stranger.fail(getPartnerAdmin, withCookie(PARTNER_COOKIE, person))).code).toBe('signed_out');
      expect((await stranger.fail(getPartnerEvents, withCookie('px_session', dashboard))).code).toBe('signed_out');
      const bearer = { headers: { Authorization: `Bearer ${dashboard}` } };
      expect((await stranger.fail(getPartnerEvents, bearer)).code).toBe('signed_out');
      expect((await client.fail(getPartnerEvents)).code).toBe('signed_out');
      expect(await client.call(getPartnerAdmin)).toBeNull();
    });

    it('takes nothing from another page, not even from one of the partner', async () => {
      const browser = await signedIn();
      const add = (headers: Record<string, string>) =>
        browser.fail(addPartnerOrigin, { body: { origin: 'https://evil.example' }, headers });
      expect((await add({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).code).toBe(
        'foreign_origin',
      );
      const page = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank', 'Sec-Fetch-Site': 'cross-site' };
      expect((await add(page)).code).toBe('signed_out');
      const sent = await kit.client().fail(sendPartnerLink, { body: { email: BLUE }, headers: page });
      expect(sent.code).toBe('foreign_origin');
      expect((await shownTo(browser)).origins.map(({ origin }) => origin)).toEqual(['http://127.0.0.1']);
    });

    it('makes keys beside those before, so that one can be rolled, and ends one at once', async () => {
      const browser = await signedIn();
      const known = async (key: string) => {
        const answer = await kit.client().send(checkPartnerPage, { headers: { 'X-PX-Partner-Key': key } });
        return ((await answer.json()) as { data: { registered: boolean } }).data.registered;
      };
      const one = await browser.call(createPartnerKey, { body: { kind: 'server' } });
      const two = await browser.call(createPartnerKey, { body: { kind: 'server' } });
      expect(one.key).toMatch(/^px_test_[\w-]{43}$/);
      expect([await known(one.key), await known(two.key)]).toEqual([true, true]);
      await browser.call(revokePartnerKey, { body: { id: one.id } });
      expect([await known(one.key), await known(two.key)]).toEqual([false, true]);
      const { keys, isSandbox } = await shownTo(browser);
      expect(keys.find(({ id }) => id === two.id)).toMatchObject({
        hint: two.key.slice(-4),
        lastUsedAt: kit.clock.now(),
      });
      expect(isSandbox).toBe(true);
      expect(JSON.stringify(keys)).not.toContain(two.key);
      for (let left = keys.filter(({ kind }) => kind === 'server').length; left < MOST_KEYS; left++)
        await browser.call(createPartnerKey, { body: { kind: 'server' } });
      expect((await browser.fail(createPartnerKey, { body: { kind: 'server' } })).code).toBe('partner_limit');
      expect([await audited('partner_key.created'), await audited('partner_key.revoked')]).toEqual([MOST_KEYS, 1]);
    });

    it('makes ticket keys by which its server signs, and the one before goes on until it is revoked', async () => {
      const browser = await signedIn(GREEN);
      const before = await makeTicket(kit.services, 'greenapp', 'AG1001');
      const made = await browser.call(createPartnerKey, { body: { kind: 'ticket' } });
      const after = await makeTicket(kit.services, 'greenapp', 'AG1001');
      for (const encryptedId of [before, after]) await kit.client().call(launch, { body: { encryptedId } });
      const { keys } = await shownTo(browser);
      expect(keys.filter(({ kind }) => kind === 'ticket').map(({ id }) => id)).toEqual([made.id, 'first']);
      for (const id of [made.id, 'first']) await browser.call(revokePartnerKey, { body: { id } });
      await expect(makeTicket(kit.services, 'greenapp', 'AG1001')).rejects.toMatchObject({
        code: 'launch_ticket_invalid',
      });
    });

    it('registers origins as the command does, warns of shared hosts, and takes them out', async () => {
      const browser = await signedIn();
      const add = (origin: string) => browser.send(addPartnerOrigin, { body: { origin } });
      const wrong = ['http://www.bluebank.example', 'https://bluebank.example/page', 'bluebank', '*', 'null'];
      for (const origin of [...wrong, 'https://*.bluebank.example', 'https://bluebank;sandbox'])
        expect(await browser.fail(addPartnerOrigin, { body: { origin } })).toMatchObject({
          code: 'invalid_input',
          fields: { origin: expect.stringContaining('is not an origin') as string },
        });
      expect((await add('https://www.bluebank.example')).ok).toBe(true);
      expect((await add('https://bluebank.github.io')).ok).toBe(true);
      const { origins } = await shownTo(browser);
      expect(origins.filter(({ isShared }) => isShared).map(({ origin }) => origin)).toEqual([
        'https://bluebank.github.io',
      ]);
      const page = { headers: { Origin: 'https://www.bluebank.example' } };
      expect(await kit.client().call(checkPartnerPage, page)).toEqual({ registered: true, reason: null });
      for (const origin of ['https://www.bluebank.example', 'https://bluebank.github.io'])
        await browser.call(removePartnerOrigin, { body: { origin } });
      expect((await kit.client().call(checkPartnerPage, page)).registered).toBe(false);
    });

    it('takes no origin that another partner has, and does not say whose it is', async () => {
      const [blue, green] = [await signedIn(BLUE), await signedIn(GREEN)];
      await blue.call(addPartnerOrigin, { body: { origin: 'https://taken.bluebank.example' } });
      const taken = await green.fail(addPartnerOrigin, { body: { origin: 'https://taken.bluebank.example' } });
      expect(taken).toMatchObject({
        code: 'invalid_input',
        fields: { origin: expect.stringContaining('Another partner has registered this origin') as string },
      });
      expect(JSON.stringify(taken)).not.toMatch(/blue ?bank(?!.example)/i);
      // every machine has pages of this name
      for (const browser of [blue, green])
        await browser.call(addPartnerOrigin, { body: { origin: 'https://localhost' } });
      for (const browser of [blue, green])
        await browser.call(removePartnerOrigin, { body: { origin: 'https://localhost' } });
    });

    it('gives an origin to one of two partners who add it at the same moment', async () => {
      const both = [await signedIn(BLUE), await signedIn(GREEN)];
      for (let times = 0; times < 5; times++) {
        const body = { origin: `https://race-${times}.example` };
        const answers = await Promise.all(both.map((browser) => browser.send(addPartnerOrigin, { body })));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      }
    });

    it('saves a look that can be read, and no other', async () => {
      const browser = await signedIn();
      const save = (theme: object | null) => browser.send(savePartnerTheme, { body: { theme } as never });
      expect((await save({ accent: '#0e7c66', radius: '4px' })).ok).toBe(true);
      expect((await shownTo(browser)).theme).toEqual({ accent: '#0e7c66', radius: '4px' });
      expect((await save({ accent: '#ffd400' })).status).toBe(422);
      expect((await save({ accent: 'url(x)' })).status).toBe(422);
      expect((await save(null)).ok).toBe(true);
      expect((await shownTo(browser)).theme).toBeNull();
    });

    it('sends a test event and an event once more, and shows what they were answered', async () => {
      const heard: string[] = [];
      const listener = createServer((request, response) => {
        heard.push(String(request.headers['x-px-event']));
        response.writeHead(heard.length === 1 ? 503 : 204).end();
      });
      await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
      try {
        const browser = await signedIn();
        expect((await browser.fail(sendPartnerTestEvent, { body: {} })).code).toBe('not_found');
        const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/events`;
        const { secret } = await browser.call(savePartnerWebhook, { body: { url } });
        expect(secret).toMatch(/^[\w-]{43}$/);
        await browser.call(sendPartnerTestEvent, { body: {} });
        await kit.settle();
        const [failed] = await browser.call(getPartnerEvents);
        expect(failed).toMatchObject({ type: 'test.sent', deliveredAt: null, answers: [503] });
        await browser.call(resendPartnerEvent, { body: { id: failed?.id ?? '' } });
        await kit.settle();
        expect(await browser.call(getPartnerEvents)).toMatchObject([{ answers: [503, 204] }]);
        expect(new Set(heard).size).toBe(1);
        expect(await browser.call(savePartnerWebhook, { body: { url: null } })).toEqual({ secret: null });
      } finally {
        listener.close();
      }
    });

    it('shows and changes its own alone', async () => {
      const [blue, green] = [await signedIn(BLUE), await signedIn(GREEN)];
      const { id } = await blue.call(createPartnerKey, { body: { kind: 'ticket' } });
      await blue.call(savePartnerWebhook, { body: { url: 'https://events.bluebank.example/' } });
      await blue.call(sendPartnerTestEvent, { body: {} });
      const [event] = await blue.call(getPartnerEvents);
      expect((await green.fail(revokePartnerKey, { body: { id } })).code).toBe('not_found');
      expect((await green.fail(resendPartnerEvent, { body: { id: event?.id ?? '' } })).code).toBe('not_found');
      expect(await green.call(getPartnerEvents)).toEqual([]);
      await blue.call(addPartnerOrigin, { body: { origin: 'https://only.bluebank.example' } });
      const theirs = { body: { origin: 'https://only.bluebank.example' } };
      expect((await green.fail(removePartnerOrigin, theirs)).code).toBe('not_found');
      expect(JSON.stringify(await green.call(getPartnerAdmin))).not.toContain('bluebank');
    });

    it('counts the orders of its agents and their customers by day, and nobody else’s', async () => {
      const [blue, green] = [await signedIn(BLUE), await signedIn(GREEN)];
      const sumOf = async (browser: typeof blue) =>
        (await browser.call(getPartnerOrders)).reduce((sum, { orders }) => sum + orders, 0);
      await given.db.delete(partnerAgents).where(eq(partnerAgents.partnerId, 'greenapp'));
      const before = [await sumOf(blue), await sumOf(green)] as const;
      for (const { client } of [await newCustomer(kit, 'AG1001'), await newInvestor(kit)])
        await orderCart(client, await fillCart(client, lumpsum(5_000)));
      expect([await sumOf(blue), await sumOf(green)]).toEqual([before[0] + 1, before[1]]);
      const days = await blue.call(getPartnerOrders);
      expect(days).toHaveLength(ORDER_DAYS);
      expect(days.at(-1)).toEqual({ day: businessDateAt(kit.clock.now()), orders: before[0] + 1 });
    });

    it('leaves every act in the audit, under the partner', async () => {
      const browser = await signedIn();
      await browser.call(addPartnerOrigin, { body: { origin: 'https://audited.bluebank.example' } });
      const entries = await given.db.select().from(auditEntries).where(like(auditEntries.action, 'partner%'));
      expect(entries.at(-1)).toMatchObject({ actor: 'partner:bluebank', action: 'partner_origin.added' });
      expect(JSON.stringify(entries)).not.toContain(BLUE);
    });

    it('has the address that the operator registers, one a partner, and none without', async () => {
      const deps = { ...kit.services, now: kit.clock.now(), sandbox: true };
      const run = (...args: string[]) => partnerCommand(deps, args);
      await run('redbank', '--name', 'Red Bank', '--mail', 'Tech@RedBank.example');
      expect(await newToken('tech@redbank.example')).not.toBe('');
      await expect(run('redbank', '--mail', BLUE)).rejects.toThrow('Another partner');
      await expect(run('redbank', '--mail', 'nothing')).rejects.toThrow('not an email address');
      await run('redbank', '--no-mail');
      const [red] = await given.db.select().from(partners).where(eq(partners.id, 'redbank'));
      expect(red?.mailHash).toBeNull();
    });

    it.each([['--no-mail'], ['--mail', 'new@redbank.example']])(
      'is closed to whoever is in it, and to links that are on their way, once its address is another one (%s)',
      async (...change) => {
        const OLD = 'tech@redbank.example';
        const deps = { ...kit.services, now: kit.clock.now(), sandbox: true };
        await partnerCommand(deps, ['redbank', '--name', 'Red Bank', '--mail', OLD]);
        const [browser, token] = [await signedIn(OLD), await newToken(OLD)];
        await partnerCommand(deps, ['redbank', '--name', 'The Red Bank', '--mail', OLD]);
        expect((await shownTo(browser)).name).toBe('The Red Bank');
        await partnerCommand(deps, ['redbank', ...change]);
        expect((await browser.fail(createPartnerKey, { body: { kind: 'server' } })).code).toBe('signed_out');
        expect((await kit.client().fail(openPartnerLink, { body: { token } })).code).toBe('login_link_invalid');
      },
    );
  },
  'seeded',
);
