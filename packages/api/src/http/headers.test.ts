import { API_PREFIX } from '@prosperx/core/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { openTestDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

let opened: OpenedDb;
let kit: TestKit;
beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db);
});
afterAll(() => opened.close());

const request = (path: string, init: RequestInit = {}, host = 'localhost:8080') =>
  kit.app.hono.request(`http://${host}${path}`, init);

describe('createApp', () => {
  it('requests that are no calls are answered in the form of a failure', async () => {
    for (const [path, method] of [
      ['/nothing', 'GET'],
      [`${API_PREFIX}/nothing`, 'POST'],
      [`${API_PREFIX}/login/logout`, 'DELETE'],
    ] as const) {
      const answer = await request(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ operationMessage: 'failure', error: { code: 'not_found' } });
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('requests that are no calls are refused under a name that is not ours, such as one that a stranger made lead here', async () => {
    for (const path of ['/v1/home', `${API_PREFIX}/sandbox/clock`, `${API_PREFIX}/login/get-current-user`]) {
      expect((await request(path, {}, 'attacker.example:8080')).status).toBe(403);
    }
  });

  it('requests that are no calls may not be larger than a call', async () => {
    const answer = await request(`${API_PREFIX}/webhooks/payment`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });

  it('requests that are no calls cannot press the buttons of the bank from elsewhere', async () => {
    const form = {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      headers: { Origin: 'https://evil.example' },
    };
    expect((await request(`${API_PREFIX}/sandbox/bank/bank_x`, form)).status).toBe(403);
  });
});

describe('readBody', () => {
  const login = `${API_PREFIX}/login/verify-password`;
  const post = (body: string, headers: Record<string, string> = {}) =>
    request(login, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  it('a body must be a JSON object of a sensible size', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post('"x"')).status).toBe(400);
    for (const text of ['\\u0000', '\\u005cu0000', '\\ud800'])
      expect((await post(`{"username":"${text}"}`)).status).toBe(400);
    expect((await post('{"\\u0000":1}')).status).toBe(400);
    expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(400);
    expect((await post(JSON.stringify({ username: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await post('{}')).status).toBe(422);
  });

  it('a body is refused that is nested deeper than it can be followed down, and leaves no trace in the log', async () => {
    const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
    const before = kit.log.lines.length;
    for (const value of [
      nested(21, '[', ']'),
      nested(30_000, '[', ']'),
      nested(5_000, '{"a":[', ']}'),
      '[{'.repeat(20_000),
    ])
      expect((await post(`{"username":${value}}`)).status).toBe(400);
    expect((await post(`{"username":${nested(19, '[', ']')}}`)).status).toBe(422);
    expect((await post(JSON.stringify({ username: '[{"'.repeat(5_000), password: '\\"[[[' }))).status).toBe(422);
    expect((await post(`{"a":"${'\\"'.repeat(30_000)}`)).status).toBe(400);
    const lines = kit.log.lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ event }) => event)).toEqual(Array<string>(7).fill('call'));
  });

  it('a text whose end is missing is refused about as fast as another of its length', async () => {
    const fastest = async (text: string) => {
      const times: number[] = [];
      for (let tries = 0; tries < 3; tries++) {
        const begun = performance.now();
        expect((await post(`{"a":"${text}`)).status).toBe(400);
        times.push(performance.now() - begun);
      }
      return Math.min(...times);
    };
    // sought again from each of its quotes, the end takes a thousand times as long
    expect((await fastest('\\"'.repeat(30_000))) / (await fastest('ab'.repeat(30_000)))).toBeLessThan(100);
  });

  it('a body that is refused leaves neither a value nor a stack in the log', async () => {
    const before = kit.log.lines.length;
    for (const body of ['{"username": canary-7f3a93}', '"canary-7f3a93', '{"username":"canary-7f3a93"'])
      expect((await post(body)).status).toBe(400);
    const logged = kit.log.lines.slice(before).join('\n');
    expect(logged).not.toMatch(/canary|stack|error/i);
  });

  it('a body names the fields that are wrong', async () => {
    const answer = (await (await post('{"username":1}')).json()) as { error: object };
    expect(answer.error).toMatchObject({
      code: 'invalid_input',
      fields: { username: 'invalid_type', password: 'invalid_type' },
    });
  });
});

describe('failureOf', () => {
  it('an unexpected failure shows nothing but an id, which is in the log', async () => {
    const broken = testKit(opened.db);
    const failing = {
      ...broken.services.crypto,
      lookup: () => {
        throw new Error('secret detail');
      },
    };
    const { createApp } = await import('#app.js');
    const app = createApp({ ...broken.services, crypto: failing });
    const answer = await app.hono.request(`http://localhost:8080${API_PREFIX}/login/get-current-user`, {
      headers: { Authorization: 'Bearer x' },
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('secret detail');
    const { error } = JSON.parse(text) as { error: { code: string; requestId: string } };
    expect(error.code).toBe('unknown');
    const [line = ''] = broken.log.lines.filter((entry) => entry.includes('call_failed'));
    expect(JSON.parse(line)).toMatchObject({ requestId: error.requestId, call: 'getCurrentUser', errorClass: 'Error' });
    expect(line).not.toContain('secret detail');
  });
});

describe('openapi.json', () => {
  it('the description keeps secrets out of addresses, and is open to all', async () => {
    const answer = await request(`${API_PREFIX}/openapi.json`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const document = (await answer.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { parameters: { name: string }[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const check = document.paths['/login/check-mobile-number']!;
    expect(check['get']).toMatchObject({ deprecated: true });
    expect(check['post']!.parameters).toEqual([]);
    expect(document.paths['/api/v1/payment/bse-payment']!['post']!.parameters.map(({ name }) => name)).toEqual([
      'Idempotency-Key',
    ]);
  });
});
