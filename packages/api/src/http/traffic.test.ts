import { getCart, saveInvestment } from '@prosperx/core/cart';
import { searchFunds } from '@prosperx/core/fund';
import { type Endpoint } from '@prosperx/core/http';
import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '#backend.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { clientOver } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum } from '#testing/investing.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { trafficControl, trafficLimits } from '#throttle/traffic.js';

const ASHA = '9876500001';
const VIKRAM = '9876500002';

describeWithDb(
  'handleCall and guardFiles',
  (given) => {
    let kit: TestKit;
    let hono: ReturnType<typeof createBackend>['app']['hono'];
    beforeEach(() => {
      kit = testKit(given.db);
      const { buckets, work, waits } = trafficLimits('pglite');
      const few = { atOnce: 1, waiting: 0, longest: 1_000 };
      const traffic = trafficControl(kit.clock, {
        buckets: {
          visitor: { holds: 2, aSecond: 30 },
          nameless: { ...buckets.nameless, shared: { holds: 3, aSecond: 30 } },
          named: { ...buckets.named, shared: { holds: 5, aSecond: 30 } },
          files: { ...buckets.files, shared: { holds: 3, aSecond: 200 } },
        },
        share: { ...few, waiting: 1, refusal: 'too_many_requests' },
        waits,
        work: { ...work, reads: few, writes: few, calls: { ...few, atOnce: 3 } },
        refusedAfter: 0,
      });
      hono = createBackend({ services: kit.services, sandboxClock: kit.clock, traffic }).app.hono;
    });
    const client = () => clientOver(async (request) => hono.request(request));
    const statusOf = async (endpoint: Endpoint, of = client(), options = {}) => {
      const answer = await of.send(endpoint, options);
      return [answer.status, answer.headers.get('retry-after')];
    };
    const search = { query: { q: 'liquid' } };
    const all = (count: number, one: () => Promise<unknown[]>) => Promise.all(Array.from({ length: count }, one));

    it('reads of nobody known are counted by address, and say when to come again', async () => {
      for (let left = 3; left > 0; left--) expect(await statusOf(searchFunds, client(), search)).toEqual([200, null]);
      expect(await statusOf(searchFunds, client(), search)).toEqual([429, '1']);
      expect(await statusOf(getCart)).toEqual([429, '1']);
      kit.clock.advance(100);
      expect(await statusOf(searchFunds, client(), search)).toEqual([200, null]);
    });

    it('reads of one who has a name are counted by it, and those of all names of an address together', async () => {
      const named = (name: string) => ({ ...search, headers: { Cookie: `cookieId=visitor-${name}-0123456789` } });
      for (let left = 2; left > 0; left--)
        expect(await statusOf(searchFunds, client(), named('one'))).toEqual([200, null]);
      expect(await statusOf(searchFunds, client(), named('one'))).toEqual([429, '1']);
      // neither a neighbour with a name nor one without has to wait for that
      for (const name of ['two', 'three', 'four'])
        expect(await statusOf(searchFunds, client(), named(name))).toEqual([200, null]);
      expect(await statusOf(searchFunds, client(), search)).toEqual([200, null]);
      // names cost nothing, so that an address has a limit for all of them
      expect(await statusOf(searchFunds, client(), named('five'))).toEqual([429, '1']);
    });

    it('calls of a person who is signed in are not counted, those with an invented token are', async () => {
      const person = client();
      await person.call(verifyPassword, { body: { username: VIKRAM, password: SANDBOX_PASSWORD } });
      for (let left = 10; left > 0; left--) expect(await statusOf(getCurrentUser, person)).toEqual([200, null]);
      const stranger = { headers: { Authorization: 'Bearer invented' } };
      for (let left = 3; left > 0; left--)
        expect(await statusOf(getCurrentUser, client(), stranger)).toEqual([401, null]);
      expect(await statusOf(getCurrentUser, client(), stranger)).toEqual([429, '1']);
      // nor does one leave a public read uncounted
      expect(await statusOf(searchFunds, client(), { ...search, ...stranger })).toEqual([429, '1']);
      expect(await statusOf(getCurrentUser, person)).toEqual([200, null]);
    });

    // Trust R6: refused with a time to come again, and calls of people left alone
    it('reads beyond those in hand are refused with a time to come again, and leave calls alone', async () => {
      const person = client();
      await person.call(verifyPassword, { body: { username: VIKRAM, password: SANDBOX_PASSWORD } });
      const [answers, own] = await Promise.all([
        all(3, () => statusOf(searchFunds, client(), search)),
        all(2, () => statusOf(getCurrentUser, person)),
      ]);
      expect(answers.sort()).toEqual([
        [200, null],
        [503, '5'],
        [503, '5'],
      ]);
      expect(own).toEqual(Array(2).fill([200, null]));
      expect(await statusOf(searchFunds, client(), search)).toEqual([429, '1']);
    });

    it('a person has their share of the calls in hand, with as many sessions as they like; the others go on', async () => {
      const signedIn = async (username: string) => {
        const browser = client();
        await browser.call(verifyPassword, { body: { username, password: SANDBOX_PASSWORD } });
        await browser.call(getCurrentUser);
        return browser;
      };
      const [vikram, again, asha] = [await signedIn(VIKRAM), await signedIn(VIKRAM), await signedIn(ASHA)];
      const [greedy, other] = await Promise.all([
        Promise.all([vikram, again, vikram, again].map((browser) => statusOf(getCurrentUser, browser))),
        statusOf(getCurrentUser, asha),
      ]);
      expect(greedy.sort()).toEqual([
        [200, null],
        [200, null],
        [429, '5'],
        [429, '5'],
      ]);
      expect(other).toEqual([200, null]);
    });

    it('what strangers change takes no room from people who are signed in', async () => {
      const person = client();
      await person.call(verifyPassword, { body: { username: VIKRAM, password: SANDBOX_PASSWORD } });
      const [strangers, own] = await Promise.all([
        all(5, () => statusOf(saveInvestment, client(), { body: lumpsum(2_000) })),
        statusOf(getCurrentUser, person),
      ]);
      expect(strangers.filter(([status]) => status === 503)).toHaveLength(4);
      expect(own).toEqual([200, null]);
    });

    it('a body that does not come keeps nobody waiting', async () => {
      const body = new ReadableStream();
      const headers = { Origin: TEST_ORIGIN, 'Content-Type': 'application/json' };
      const url = `${TEST_ORIGIN}/prosperx-api/login/verify-password`;
      const init = { method: 'POST', headers, body, duplex: 'half' };
      for (let left = 100; left > 0; left--) void hono.request(new Request(url, init as RequestInit));
      const person = client();
      await person.call(verifyPassword, { body: { username: VIKRAM, password: SANDBOX_PASSWORD } });
    });

    it('pages and files are counted by themselves', async () => {
      const get = async () => (await hono.request(`${TEST_ORIGIN}/nothing`)).status;
      for (let left = 3; left > 0; left--) expect(await get()).toBe(404);
      const refused = await hono.request(`${TEST_ORIGIN}/nothing`);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
      expect(await statusOf(searchFunds, client(), search)).toEqual([200, null]);
    });
  },
  'seeded',
);
