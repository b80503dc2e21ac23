import { getFundCounts } from '@prosperx/core/fund';
import { getCurrentUser } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#start/settings.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const SECRET = 'a secret of sixteen';
const DOOR = '/prosperx-api/sandbox/door';
const PAGE = { Accept: 'text/html' };

describe('a sandbox that others can reach', () => {
  const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://try.example', SANDBOX: '1' };

  it.each([
    ['without a secret', open],
    ['with a short one', { ...open, SANDBOX_SECRET: 'short' }],
    ['behind a proxy on its own machine', { PUBLIC_URL: 'https://try.example' }],
    ['behind a proxy that says from where one comes', { TRUSTED_PROXIES: '1' }],
  ])('does not start %s', (_, environment) => {
    expect(() => readSettings(environment)).toThrow(/needs SANDBOX_SECRET, at least 16 characters/);
  });

  it('does not start in production beside a real provider', () => {
    const environment = { SANDBOX: '1', NODE_ENV: 'production', SMTP_URL: 'smtp://x.example' };
    expect(() => readSettings(environment)).toThrow('and a real provider (SMTP_URL): set SANDBOX=0');
  });

  it.each([
    ['on this machine alone', {}, { sandboxSecret: null, notReal: null }],
    ['with real messages', { SMTP_URL: 'smtp://x.example' }, { sandboxSecret: null, notReal: 'pilot' }],
    ['elsewhere', { ...open, SANDBOX_SECRET: SECRET }, { sandboxSecret: SECRET, notReal: 'sandbox' }],
    ['and is none', { SANDBOX: '0', SMTP_URL: 'smtp://x.example' }, { sandboxSecret: null, notReal: null }],
  ])('knows what it is %s', (_, environment, config) => {
    expect(readSettings(environment).config).toMatchObject(config);
  });
});

describeWithDb('the door of a sandbox', (given) => {
  let kit: TestKit;
  beforeEach(async () => {
    kit = testKit(given.db, { config: { sandboxSecret: SECRET, notReal: 'sandbox' } });
    await given.db.execute(sql`delete from throttles`);
  });

  const get = (path: string, headers: Record<string, string>) =>
    kit.app.hono.request(`http://localhost:8080${path}`, { headers });
  const enter = (secret: string, next = '/v1/nfos?x=1') =>
    kit.app.hono.request(`http://localhost:8080${DOOR}`, {
      method: 'POST',
      body: new URLSearchParams({ secret, next }),
    });

  it('lets nobody in without the secret: a browser is asked for it, a program told', async () => {
    const page = await get('/v1/nfos?x=1', PAGE);
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('value="/v1/nfos?x=1"');
    expect(await kit.client().fail(getCurrentUser)).toMatchObject({ status: 403, message: /X-Sandbox-Secret/ });
    expect((await get('/prosperx-api/openapi.json', {})).status).toBe(403);
  });

  it('lets public calls pass, with which pages send no cookie', async () => {
    expect(await kit.client().call(getFundCounts)).toHaveProperty('schemes');
  });

  it('opens once a browser, and leads to where one wanted to go, on this site alone', async () => {
    const opened = await enter(SECRET);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/v1/nfos?x=1']);
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    expect(cookie).not.toContain(SECRET);
    expect((await get('/prosperx-api/openapi.json', { Cookie: cookie })).status).toBe(200);
    expect((await get('/prosperx-api/openapi.json', { 'X-Sandbox-Secret': SECRET })).status).toBe(200);
    for (const elsewhere of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:1',
    ])
      expect((await enter(SECRET, elsewhere)).headers.get('location')).toBe('/');
  });

  it('takes ten wrong secrets of an address, and then none for a while, right or wrong', async () => {
    for (let left = 10; left > 0; left--) expect((await enter('wrong')).status).toBe(401);
    expect((await enter(SECRET)).status).toBe(429);
    kit.clock.advance(6_000);
    expect((await enter(SECRET)).status).toBe(303);
  });

  it('counts the secrets of programs too, and is not tripped by a body that is none', async () => {
    for (let left = 10; left > 0; left--) await get('/prosperx-api/openapi.json', { 'X-Sandbox-Secret': 'wrong' });
    expect((await get('/prosperx-api/openapi.json', { 'X-Sandbox-Secret': SECRET })).status).toBe(403);
    kit.clock.advance(60_000);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const broken = await kit.app.hono.request(`http://localhost:8080${DOOR}`, {
      method: 'POST',
      body: 'none',
      headers,
    });
    expect(broken.status).toBe(401);
  });

  it('says on every page that nothing is real', async () => {
    const page = await (
      await get('/prosperx-api/payment/return/pay_none', { ...PAGE, 'X-Sandbox-Secret': SECRET })
    ).text();
    expect(page).toContain('<p class="px-not-real" role="note">Sandbox: people, money and orders are invented.</p>');
    expect(await (await get('/v1/home', PAGE)).text()).toContain('class="px-not-real"');
  });
});
