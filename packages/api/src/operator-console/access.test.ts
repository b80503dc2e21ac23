import { openPartnerLink, sendPartnerLink } from '@prosperx/core/partner';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { OPERATOR_COOKIE } from '#http/cookies.js';
import { PARTNER_COOKIE } from '#http/partner-session.js';
import { routes } from '#routes.js';
import type { TestClient } from '#testing/client.js';
import { openTestDb } from '#testing/engines.js';
import { advisorOfCode, seededClient } from '#testing/new-investor.js';
import { operatorClient } from '#testing/operators.js';
import { rawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MAIL = 'partner@bluebank.example';
const calls = routes.filter(({ endpoint: { access } }) => access[0] === 'operator' && access.length === 1);

let opened: OpenedDb;
let kit: TestKit;
beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db);
});
afterAll(() => opened.close());

async function partner(): Promise<TestClient> {
  const browser = kit.client();
  await browser.call(sendPartnerLink, { body: { email: MAIL } });
  await kit.settle();
  const [mail] = await browser.call(sandboxMessages, { query: { to: MAIL } });
  const token = /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await browser.call(openPartnerLink, { body: { token } });
  return browser;
}

const headersOf = ({ cookies }: TestClient) => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** Everybody who is signed in somewhere, and nobody; with the token that they have given as an operator's too. */
const others = {
  nobody: () => Promise.resolve(kit.client()),
  'a person': () => seededClient(kit, 'asha'),
  'an advisor': () => advisorOfCode(kit, 'AG1001'),
  'a partner in its dashboard': partner,
};

describe('the calls of the console', () => {
  it('are all found by this test', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(routes.filter(({ endpoint }) => /\/(v1|login)\/operator/.test(endpoint.path)).length).toBe(calls.length + 4);
  });

  it.each(Object.entries(others))('refuse %s', async (_, browserOf) => {
    const browser = await browserOf();
    const [token] = [browser.cookies.get('px_session') ?? browser.cookies.get(PARTNER_COOKIE)];
    const given = [headersOf(browser), ...(token ? [{ Cookie: `${OPERATOR_COOKIE}=${token}` }] : [])];
    if (token) given.push({ Authorization: `Bearer ${token}` } as never);
    for (const { endpoint } of calls)
      for (const headers of given) {
        const answer = await kit.app.hono.request(rawRequest(endpoint, { headers }));
        expect([endpoint.name, answer.status]).toEqual([endpoint.name, 401]);
      }
  });

  it('refuse a partner’s server and pages of others, whatever cookie comes along', async () => {
    const cookie = headersOf(await operatorClient(kit));
    const key = { 'X-PX-Partner-Key': 'sandbox-server-key-of-bluebank', Origin: '' };
    const page = { Origin: 'http://127.0.0.1:4173', 'X-PX-Partner': 'bluebank', 'Sec-Fetch-Site': 'same-site' };
    for (const { endpoint } of calls)
      for (const headers of [key, page]) {
        const answer = await kit.app.hono.request(rawRequest(endpoint, { headers: { ...cookie, ...headers } }));
        expect([endpoint.name, answer.status]).toEqual([endpoint.name, 401]);
      }
  });

  it('answer an operator', async () => {
    const cookie = headersOf(await operatorClient(kit));
    for (const { endpoint } of calls.filter(
      ({ endpoint: { effect, secrets } }) => effect === 'read' && secrets.length === 0,
    )) {
      const answer = await kit.app.hono.request(rawRequest(endpoint, { headers: cookie }));
      expect([endpoint.name, [200, 404, 422].includes(answer.status)]).toEqual([endpoint.name, true]);
    }
  });

  it('tell an operator nothing without the cookie: no token in a header opens the console', async () => {
    const browser = await operatorClient(kit);
    const headers = { Authorization: `Bearer ${browser.cookies.get(OPERATOR_COOKIE)}` };
    for (const { endpoint } of calls)
      expect((await kit.app.hono.request(rawRequest(endpoint, { headers }))).status).toBe(401);
  });
});
