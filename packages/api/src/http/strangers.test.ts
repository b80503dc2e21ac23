import { saveInvestment } from '@prosperx/core/cart';
import { searchFunds } from '@prosperx/core/fund';
import { AGENT_HEADER, API_PREFIX, type Endpoint, PARTNER_KEY_HEADER } from '@prosperx/core/http';
import { getBankReviews } from '@prosperx/core/operator';
import { getPartnerUses } from '@prosperx/core/partner';
import { getCurrentUser } from '@prosperx/core/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '#backend.js';
import type { Db } from '#db/db.js';
import { clientOver, type TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { operatorClient } from '#testing/operators.js';
import { inDashboard } from '#testing/partner-dashboard.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { countedDb } from '#testing/trust/counted-db.js';
import { trafficControl, trafficLimits } from '#throttle/traffic.js';
import { OPERATOR_COOKIE, SESSION_COOKIE } from './cookies.js';
import { PARTNER_COOKIE } from './partner-session.js';

const ASHA = '9876500001';
const PARTNERS_PAGE = 'http://127.0.0.1:4173';
/** Longer than any of these tests waits for anything: whoever is held back is so until its end. */
const HELD = 20_000;
const many = (one: (number: number) => unknown, count = 40) => Array.from({ length: count }, (_, at) => one(at));

interface Strangers {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly headers: (number: number) => Readonly<Record<string, string>>;
}

const INVENTED: readonly Strangers[] = [
  { what: 'a token', endpoint: getCurrentUser, headers: (at) => ({ Authorization: `Bearer invented-${at}` }) },
  { what: 'a session', endpoint: getCurrentUser, headers: (at) => ({ Cookie: `${SESSION_COOKIE}=invented-${at}` }) },
  { what: 'an operator', endpoint: getBankReviews, headers: (at) => ({ Cookie: `${OPERATOR_COOKIE}=invented-${at}` }) },
  { what: 'a dashboard', endpoint: getPartnerUses, headers: (at) => ({ Cookie: `${PARTNER_COOKIE}=invented-${at}` }) },
];
const FOREIGN: Strangers = {
  what: 'an origin',
  endpoint: getCurrentUser,
  headers: (at) => ({ Origin: `https://page-${at}.example` }),
};

describeWithDb(
  'strangers',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** A server of which an address may read nothing without a name, and that has four calls in hand at once, and none waiting. */
    function serverOver(db: Db, refusedAfter: number) {
      const { buckets, work, ...limits } = trafficLimits('pglite');
      const control = trafficControl(kit.clock, {
        ...limits,
        buckets: {
          ...buckets,
          nameless: { ...buckets.nameless, shared: { holds: 0, aSecond: 1 } },
          files: { ...buckets.files, shared: { holds: 0, aSecond: 1 } },
        },
        work: { ...work, calls: { atOnce: 4, waiting: 0, longest: 1_000 } },
        refusedAfter,
      });
      const count = vi.fn(control.count);
      const services = { ...kit.services, db };
      const { hono } = createBackend({ services, sandboxClock: kit.clock, traffic: { ...control, count } }).app;
      const client = () => clientOver(async (request) => hono.request(request));
      /** A browser there of somebody who has signed in elsewhere. */
      const as = ({ cookies }: TestClient) => {
        const browser = client();
        for (const [name, value] of cookies) browser.cookies.set(name, value);
        return browser;
      };
      const send = ({ endpoint, headers }: Strangers, at: number) => client().send(endpoint, { headers: headers(at) });
      return { hono, count, as, client, send };
    }
    const signedIn = {
      getCurrentUser: () => kit.signedIn(ASHA),
      getBankReviews: () => operatorClient(kit),
      getPartnerUses: () => inDashboard(kit, 'partner@bluebank.example'),
    } as const;

    // Trust R6: whoever invents sessions and is held back for it holds no place, so that people who are signed in go on
    it.each(INVENTED)('who invent $what hold no place while they are held back', async (strangers) => {
      const person = await signedIn[strangers.endpoint.name as keyof typeof signedIn]();
      const { send, count, as } = serverOver(given.db, HELD);
      many((at) => void send(strangers, at));
      await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(40));
      // their session is one that this server has not seen yet, and their address has nothing left
      const answers = await Promise.all(many(() => as(person).send(strangers.endpoint), 2));
      expect((answers as Response[]).map(({ status }) => status)).toEqual([200, 200]);
    });

    it.each([...INVENTED, FOREIGN])('who invent $what are counted by their address', async (strangers) => {
      const { send } = serverOver(given.db, 0);
      const { status, headers } = await send(strangers, 1);
      expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    });

    it('who ask what a page may do are counted among files', async () => {
      const { hono } = serverOver(given.db, 0);
      const preflight = { method: 'OPTIONS', headers: { Origin: PARTNERS_PAGE } };
      const { status } = await hono.request(`${TEST_ORIGIN}${API_PREFIX}${getCurrentUser.path}`, preflight);
      expect(status).toBe(429);
    });

    // Trust R6: 40 who invent a session, an origin, a key or an advisor at the same time are asked about by four statements at most
    it.each<Strangers>([
      ...INVENTED,
      FOREIGN,
      { what: 'a key', endpoint: searchFunds, headers: (at) => ({ [PARTNER_KEY_HEADER]: `px_test_invented-${at}` }) },
      { what: 'an advisor', endpoint: saveInvestment, headers: (at) => ({ [AGENT_HEADER]: `invented-${at}` }) },
    ])('who invent $what keep one connection busy', async (strangers) => {
      const { db, statementsOf } = countedDb(given.db);
      const { send } = serverOver(db, 0);
      const statements = await statementsOf(() => Promise.all(many((at) => send(strangers, at))));
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.length).toBeLessThanOrEqual(4);
    });
  },
  'seeded',
);
