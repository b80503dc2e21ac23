import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Endpoint,
  type Failure,
  fieldsOf,
  IDEMPOTENCY_HEADER,
  REQUEST_ID_HEADER,
  sendsFile,
  sendsQueryInBody,
} from '@prosperx/core/http';
import { getCurrentUser } from '@prosperx/core/session';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { routes } from '#routes.js';
import { allInTrust, countOf } from '#testing/count-of.js';
import { openTestDb } from '#testing/engines.js';
import { fuzzCaller, fuzzedInput } from '#testing/fuzz-input.js';
import { seededClient } from '#testing/new-investor.js';
import { rawRequest, type RawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const CORE = fileURLToPath(new URL('../../../core/src', import.meta.url));
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'effect' in value;

const PARTNER_ORIGIN = 'http://127.0.0.1:4173';
const PARTNER = { Origin: PARTNER_ORIGIN, 'X-PX-Partner': 'bluebank' };
const FOREIGN_ORIGIN = 'https://evil.example';

const isPublic = ({ access }: Endpoint) => access.includes('public');
const isOpen = ({ access }: Endpoint) => isPublic({ access } as Endpoint) || access.includes('visitor');

let opened: OpenedDb;
let kit: TestKit;
let schemeId: string;

beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db);
  schemeId = (await opened.db.select({ id: schemes.id }).from(schemes).limit(1))[0]!.id;
});
afterAll(() => opened.close());

async function send(endpoint: Endpoint, options: RawRequest = {}) {
  const response = await kit.app.hono.request(rawRequest(endpoint, options));
  const text = await response.text();
  const failure = response.ok || text === '' ? null : (JSON.parse(text) as Failure);
  return { response, text, status: response.status, code: failure?.error.code };
}

/** The cookies of a seeded person in a session of its own, which no call before has ended. */
const cookieOf = async (key: string) => headerOf((await seededClient(kit, key)).cookies);

const headerOf = (cookies: ReadonlyMap<string, string>) => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** The cookie of somebody who is signed in, which a browser sends from a page at a neighbouring host too. */
let partnersCookie: string | undefined;

/** A test of the calls that it concerns; of others there is nothing to tell. */
const itOf = (concerns: boolean) => (name: string, test: () => Promise<void>) => {
  if (concerns) it(name, test);
};

/** The answers to a call without anything, by the page that makes it: several tests read the same one. */
const plainAnswers = new Map<string, ReturnType<typeof send>>();

function plain(endpoint: Endpoint, Origin?: string) {
  const key = `${endpoint.name} ${Origin}`;
  const answer = plainAnswers.get(key) ?? send(endpoint, Origin === undefined ? {} : { headers: { Origin } });
  plainAnswers.set(key, answer);
  return answer;
}

// Trust A12, control: the same cookie is good on our own page
it("the cookie that a partner's page sends is good on our own pages", async () => {
  const headers = await cookieOf('nisha');
  expect(await send(getCurrentUser, { headers })).toMatchObject({ status: 200 });
  expect(await send(getCurrentUser, { headers: { ...headers, ...PARTNER } })).toMatchObject({
    status: 401,
  });
});

const calls = routes.map((route) => [route.endpoint.name, route] as const);

describe.each(calls)('%s', (_, { endpoint, options }) => {
  const changes = endpoint.effect !== 'read';

  itOf(!isOpen(endpoint))('needs a session', async () => {
    expect(await plain(endpoint)).toMatchObject({ status: 401, code: 'signed_out' });
    for (const invented of allInTrust([{ Cookie: 'px_session=invented' }, { Authorization: 'Bearer invented' }]))
      expect(await send(endpoint, { headers: invented })).toMatchObject({ status: 401 });
  });

  // Trust A12: foreign, null and cross-site origins refused by every call
  itOf(!isPublic(endpoint))('refuses pages that are not registered', async () => {
    for (const { response, status, code } of [
      await plain(endpoint, FOREIGN_ORIGIN),
      await plain(endpoint, 'null'),
      await send(endpoint, { headers: { Origin: '', 'Sec-Fetch-Site': 'cross-site' } }),
    ]) {
      expect({ status, code }).toEqual({ status: 403, code: 'foreign_origin' });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('answers pages of a partner as its access says, and takes no cookie from them', async () => {
    const Cookie = (partnersCookie ??= (await cookieOf('nisha')).Cookie);
    const headers = { ...PARTNER, 'Sec-Fetch-Site': 'same-site', Cookie };
    const { response, code } = await send(endpoint, { headers });
    if (options.sandboxOnly) expect(code).toBe('foreign_origin');
    else if (!isOpen(endpoint)) expect(code).toBe('signed_out');
    else expect(code).not.toBe('foreign_origin');
    expect(response.headers.get('access-control-allow-origin')).toBe(isPublic(endpoint) ? '*' : PARTNER_ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe(isPublic(endpoint) ? null : 'true');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('says the same to browsers in a preflight', async () => {
    const ask = (Origin: string) =>
      kit.app.hono.request(rawRequest(endpoint, { method: 'OPTIONS', headers: { Origin } }));
    const foreign = await ask(FOREIGN_ORIGIN);
    expect(foreign.headers.get('access-control-allow-origin')).toBe(isPublic(endpoint) ? '*' : null);
    const partner = await ask(PARTNER_ORIGIN);
    expect(partner.headers.get('access-control-allow-headers')).toContain(IDEMPOTENCY_HEADER);
  });

  // Trust A12: no call that changes something is carried out by a link or a picture
  itOf(endpoint.method === 'GET' && changes)('is not carried out by a link or a picture', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status } = await send(endpoint, { method, headers: { 'X-PX-Client': '' } });
      expect(status).toBe(403);
    }
  });

  // Trust A12: no upload is carried out by a form
  itOf(sendsFile(endpoint))('is not carried out by a form of whatever page', async () => {
    const headers = { ...(await cookieOf('nisha')), 'X-PX-Client': '', Origin: '' };
    const body = { file: new Uint8Array([0xff, 0xd8, 0xff]) };
    expect(await send(endpoint, { headers, body })).toMatchObject({ status: 403, code: 'client_header_missing' });
  });

  itOf(sendsFile(endpoint))('logs nothing of its file', async () => {
    const canary = 'canary-7f3a92';
    const before = kit.log.lines.length;
    for (const name of ['file', canary]) {
      const body = { [name]: new Uint8Array(Buffer.from(`GIF89a ${canary}`)) };
      await send(endpoint, { headers: await cookieOf('nisha'), body });
    }
    const written = kit.log.lines.slice(before);
    expect(written.length).toBeGreaterThan(0);
    expect(written.join('\n')).not.toContain(canary);
  });

  // Trust M8: every call that moves money refuses to go without a key
  itOf(endpoint.effect === 'money')('needs an idempotency key', async () => {
    const headers = await cookieOf('asha');
    expect(await send(endpoint, { headers })).toMatchObject({ status: 400, code: 'idempotency_key_missing' });
  });

  // Trust R11: every call, as page of its own and as a foreign one
  it('carries every header that protects it', async () => {
    for (const { response } of [await plain(endpoint), await plain(endpoint, FOREIGN_ORIGIN)]) {
      const { headers } = response;
      expect(headers.get(REQUEST_ID_HEADER)).toMatch(/^req_/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-resource-policy')).toBe(isPublic(endpoint) ? 'cross-origin' : 'same-origin');
      if (!isPublic(endpoint)) expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  itOf(sendsQueryInBody(endpoint))('takes its query in the body too', async () => {
    expect((await send(endpoint, { method: 'POST' })).code).not.toBe('not_found');
  });

  it('has fields that the server distinguishes', () => {
    const [query, body] = [fieldsOf(endpoint.query), fieldsOf(endpoint.body)];
    expect(query.filter((field) => body.includes(field))).toEqual([]);
    expect(endpoint.secrets.filter((field) => ![...query, ...body].includes(field))).toEqual([]);
  });

  // going back to the seeded state is tested by itself; it takes nothing that could be nonsense
  // Trust R1: every call by 60 random bodies and queries, none a failure of ours
  itOf(endpoint.name !== 'resetSandbox')('survives whatever it is sent', async () => {
    const { cookies, cartId } = await fuzzCaller(kit, endpoint);
    const signedIn = headerOf(cookies);
    const input = fuzzedInput(endpoint, [schemeId, cartId]);
    await fc.assert(
      fc.asyncProperty(input, fc.boolean(), fc.uuid(), async ({ query, body }, asVisitor, key) => {
        const headers = { ...(!asVisitor && signedIn), [IDEMPOTENCY_HEADER]: key };
        const texts = Object.fromEntries(
          Object.entries(query).map(([name, value]) => [name, String(value).replace(/[\ud800-\udfff]/g, '')]),
        );
        const { status, text } = await send(endpoint, { query: texts, body, headers });
        expect(status, text).toBeLessThan(500);
      }),
      { numRuns: countOf({ test: 1, trust: 60 }) },
    );
  });

  // Trust R4: a planted value in every field of every call is in no log
  it('logs no value that it is sent', async () => {
    const canary = 'canary-7f3a91';
    const fields = Object.fromEntries(
      [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)].map((field) => [field, canary]),
    );
    const before = kit.log.lines.length;
    const ways: readonly RawRequest[] = [
      { query: fields, ...(endpoint.method !== 'GET' && { body: fields }) },
      { method: 'POST', body: fields },
      { method: 'POST', query: fields, body: fields },
    ];
    for (const headers of [{}, await cookieOf('nisha')])
      for (const way of allInTrust(ways)) await send(endpoint, { ...way, headers });
    const written = kit.log.lines.slice(before);
    expect(written.length).toBeGreaterThan(0);
    expect(written.join('\n')).not.toContain(canary);
  });
});

describe('the list of calls', () => {
  it('names each once', () => {
    const names = routes.map(({ endpoint }) => endpoint.name);
    const places = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has every call that core names', async () => {
    const answered = new Set<unknown>(routes.map(({ endpoint }) => endpoint));
    const indexes = readdirSync(CORE).map((subject) => join(CORE, subject, 'index.ts'));
    const lists = await Promise.all(
      indexes.filter((file) => existsSync(file)).map((file) => import(/* @vite-ignore */ file) as Promise<object>),
    );
    const named = lists.flatMap((list) => Object.values(list) as unknown[]).filter(isEndpoint);
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter((endpoint) => !answered.has(endpoint)).map(({ name }) => `${name}: a line in routes.ts`),
    ).toEqual([]);
  });
});
