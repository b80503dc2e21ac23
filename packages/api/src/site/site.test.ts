import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, type BuiltFiles, createApp } from '#app.js';
import type { OpenedDb } from '#db/db.js';
import { partnerOrigins, partners } from '#db/schema/index.js';
import { openTestDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

let opened: OpenedDb;
let app: App;
/** The same server, reached by https. */
let behindProxy: App;
let root: string;
let files: BuiltFiles;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'px-site-'));
  const contents = {
    'site/index.html': '<html data-max-return=""><title>site</title>',
    'site/embed.html':
      '<meta name="prosperx-public" content="sip-calculator fund-search"><meta name="prosperx-embed" content="{}" />',
    'site/assets/main-abc.js': `console.log(${'1'.repeat(500)})`,
    'site/.vite/manifest.json': '{}',
    'sdk/manifest.json': '{"version":"1.2.3"}',
    'sdk/embed.js': 'embed()',
    'packed/prosperx-sdk-1.2.3.tgz': 'package',
    'releases/1.1.0/embed.js': 'embed(110)',
    'releases/1.0.0/embed.js': 'embed(100)',
    'releases/2.0.0-rc.1/embed.js': 'embed(rc)',
    'releases/notes/embed.js': 'no release',
    'sdk/snippets/cart.html': '<px-cart api-base="https://invest.example"></px-cart>',
    'site/review.html': '<title>developers</title>',
    'secret.txt': 'secret',
  };
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  }
  opened = await openTestDb('seeded');
  files = {
    site: join(root, 'site'),
    sdk: join(root, 'sdk'),
    releases: join(root, 'releases'),
    packed: join(root, 'packed'),
  };
  app = createApp({ ...testKit(opened.db).services, files });
  behindProxy = createApp({ ...testKit(opened.db, { config: { https: true, maxReturn: 13 } }).services, files });
});
afterAll(async () => {
  await opened.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.hono.request(`http://localhost:8080${path}`, { headers });
const policyOf = (answer: Response, name: string) =>
  answer.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

const embedOf = async (answer: Response) => {
  const [, content = ''] = /embed" content="([^"]*)"/.exec(await answer.text()) ?? [];
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    apiBase: string;
    partner: string | null;
    theme?: unknown;
    origins: string[];
  };
};

describe('mountSite', () => {
  // Trust E4, E5: the site is framed by nobody, runs its own scripts alone and makes none of text
  it('the site is one page under every address that is no file', async () => {
    for (const path of ['/', '/v1', '/v1/']) expect((await get(path)).headers.get('location')).toBe('/v1/home');
    for (const path of ['/v1/cart-review', '/v1/mutual-fund-detail/a.b-c?schemeId=1', '/v1/no/such/page']) {
      const answer = await get(path);
      expect(await answer.text()).toBe('<html data-max-return="30"><title>site</title>');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(policyOf(answer, 'frame-ancestors')).toBe("'none'");
      expect(policyOf(answer, 'script-src')).toBe("'self'");
      expect(policyOf(answer, 'require-trusted-types-for')).toBe("'script'");
      expect(policyOf(answer, 'trusted-types')).toBe('prosperx-pdf');
    }
  });

  it('an older address for developers leads to the documentation', async () => {
    const answer = await get('/v1/developers');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/']);
  });

  it.each(['/v1/about.html', '/v1/old.php', '/v1/brochure.pdf', '/v1/about.html?x=1'])(
    'the site leads home from what looks like a file and is none: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/v1/home?url=404']);
    },
  );

  it.each([
    ['/profile/portfolio?agentCode=AG1001&x=a%20b', '/v1/profile/portfolio?agentCode=AG1001&x=a%20b'],
    ['/mutual-fund-detail/a.b-c?schemeId=1', '/v1/mutual-fund-detail/a.b-c?schemeId=1'],
    ['//evil.example/home', '/v1//evil.example/home'],
    ['/?agentCode=AG1001', '/v1/home?agentCode=AG1001'],
    ['/v1?agentCode=AG1001', '/v1/home?agentCode=AG1001'],
  ])('the site leads from the old address %s to the same page with its query', async (path, place) => {
    const answer = await get(path, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, place]);
  });

  it('the site leads a person with a mistyped address home, and answers a program with not found', async () => {
    const Accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const path of ['/nope.html', '/V1/home']) {
      const answer = await get(path, { Accept });
      const place = answer.headers.get('location') ?? '';
      const end = place.startsWith('/v1/home') ? answer : await get(place, { Accept });
      expect([end.status, end.headers.get('location')]).toEqual([302, '/v1/home?url=404']);
      expect((await get(path, { Accept: '*/*' })).status).toBe(404);
    }
    for (const path of ['/prosperx-api/nope', '/prosperx-api/files/none', '/v1/assets/gone.js', '/sdk/9.9.9/embed.js'])
      expect((await get(path, { Accept })).status).toBe(404);
    expect((await app.hono.request('http://localhost:8080/nope', { method: 'POST', headers: { Accept } })).status).toBe(
      404,
    );
  });

  it('the site has files that never change, compressed for who can take it', async () => {
    const answer = await get('/v1/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('console.log');
    const older = await get('/v1/assets/main-abc.js', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await older.arrayBuffer())).toString()).toContain('console.log');
    const again = await get('/v1/assets/main-abc.js', { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await get('/v1/assets/gone.js')).status).toBe(404);
  });

  it.each([
    '/v1/assets/../../secret.txt',
    '/v1/assets/..%2f..%2fsecret.txt',
    '/v1/.vite/manifest.json',
    '/v1/assets/%00.js',
    '/sdk/1.2.3/..%2fsecret.txt',
  ])('the site gives nothing else away: %s', async (path) => {
    expect(await (await get(path)).text()).not.toContain('secret');
    expect(await (await get(path)).text()).not.toBe('{}');
  });
});

describe('mountSdkFiles', () => {
  it('files are open to every page and fixed for a version', async () => {
    const answer = await get('/sdk/1.2.3/embed.js', { Origin: 'https://blog.example' });
    expect(await answer.text()).toBe('embed()');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('the lines for a page name the server that gives them out, as browsers know it', async () => {
    const path = '/sdk/1.2.3/snippets/cart.html';
    expect(await (await get(path)).text()).toBe('<px-cart api-base="http://localhost:8080"></px-cart>');
    expect(await (await behindProxy.hono.request(`http://localhost:8080${path}`)).text()).toContain(
      '"https://localhost:8080"',
    );
    expect(await embedOf(await behindProxy.hono.request('http://localhost:8080/embed/sip-calculator'))).toMatchObject({
      apiBase: 'https://localhost:8080',
    });
  });

  it('the lines for a page name the public address, whatever port they are asked at: browsers keep them for a year', async () => {
    const config = { hostNames: ['pay.example'], publicHost: 'pay.example', publicUrl: 'https://pay.example' };
    const published = createApp({ ...testKit(opened.db, { config }).services, files });
    const answer = await published.hono.request('http://pay.example:1000/sdk/1.2.3/snippets/cart.html');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('<px-cart api-base="https://pay.example"></px-cart>');
  });

  it('npm installs the package from the server that has packed it', async () => {
    expect((await get('/sdk/latest/prosperx-sdk.tgz')).headers.get('location')).toBe('/sdk/1.2.3/prosperx-sdk.tgz');
    const answer = await get('/sdk/1.2.3/prosperx-sdk.tgz', { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
      200,
      'application/gzip',
      null,
    ]);
    expect((await get('/sdk/1.1.0/prosperx-sdk.tgz')).status).toBe(404);
  });

  it('files are found under their latest version, which changes', async () => {
    const manifest = await get('/sdk/latest/manifest.json');
    expect([manifest.status, manifest.headers.get('location')]).toEqual([302, '/sdk/1.2.3/manifest.json']);
    const script = await get('/sdk/latest/embed.js');
    expect([await script.text(), script.headers.get('content-type'), script.headers.get('cache-control')]).toEqual([
      'export * from "/sdk/1.2.3/embed.js";\n',
      'text/javascript',
      'no-cache',
    ]);
    for (const path of [
      '9.9.9/embed.js',
      '1.2.30/embed.js',
      'latest/nosuch.js',
      'latest/nosuch.html',
      'latest/..%2f..%2fsecret.txt',
    ])
      expect((await get(`/sdk/${path}`)).status, path).toBe(404);
  });

  it.each(['1', '1.2'])(
    'files are found for five minutes under the release line that they belong to: %s',
    async (alias) => {
      const script = await get(`/sdk/${alias}/embed.js`, { Origin: 'https://blog.example' });
      expect(await script.text()).toBe('export * from "/sdk/1.2.3/embed.js";\n');
      expect(script.headers.get('content-type')).toBe('text/javascript');
      const manifest = await get(`/sdk/${alias}/manifest.json`);
      expect([manifest.status, manifest.headers.get('location')]).toEqual([302, '/sdk/1.2.3/manifest.json']);
      for (const answer of [script, manifest]) {
        expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      }
    },
  );

  it.each(['0', '3', '1.3', '1.20', '1.', '.', '1.2.', '01'])(
    'files are not found under another line: %s',
    async (alias) => {
      expect((await get(`/sdk/${alias}/embed.js`)).status).toBe(404);
    },
  );

  it('an earlier release stays as it was, and the name of a line leads to its newest', async () => {
    const text = async (path: string) => (await get(path)).text();
    expect(await text('/sdk/1.0.0/embed.js')).toBe('embed(100)');
    expect((await get('/sdk/1.0.0/embed.js')).headers.get('cache-control')).toContain('immutable');
    expect(await text('/sdk/1.1/embed.js')).toContain('"/sdk/1.1.0/embed.js"');
    expect(await text('/sdk/1/embed.js')).toContain('"/sdk/1.2.3/embed.js"');
    expect(await text('/sdk/2/embed.js')).toContain('"/sdk/2.0.0-rc.1/embed.js"');
    expect(await text('/sdk/latest/embed.js')).toContain('"/sdk/1.2.3/embed.js"');
    for (const gone of ['/sdk/1.0.1/embed.js', '/sdk/3/embed.js', '/sdk/notes/embed.js', '/sdk/1.1.0/cart.js'])
      expect((await get(gone)).status).toBe(404);
  });

  it("files have one manifest that leads to the newest version's", async () => {
    const answer = await get('/sdk/manifest.json', { Origin: 'https://blog.example' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      '/sdk/1.2.3/manifest.json',
      'public, max-age=300',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('mountEmbedPage', () => {
  it('the page of a widget that was built as public may be framed by anyone', async () => {
    expect(policyOf(await get('/embed/fund-search'), 'frame-ancestors')).toBe('*');
    const answer = await get('/embed/sip-calculator?parent=https://blog.example');
    expect(policyOf(answer, 'frame-ancestors')).toBe('*');
    expect(await embedOf(answer)).toEqual({
      apiBase: 'http://localhost:8080',
      maxRate: 30,
      partner: null,
      agentCode: null,
      theme: null,
      origins: [],
    });
  });

  // Trust E4: unlisted and unnamed partners are told no page; a listed one its own
  it('the page of another widget may be framed by the pages of its partner alone', async () => {
    const answer = await get('/embed/cart?partner=bluebank&parent=http://127.0.0.1:4173');
    expect(policyOf(answer, 'frame-ancestors')).toBe('http://127.0.0.1:*');
    expect(await embedOf(answer)).toEqual({
      apiBase: 'http://localhost:8080',
      maxRate: 30,
      partner: 'bluebank',
      agentCode: 'AG1001',
      theme: null,
      origins: ['http://127.0.0.1:4173'],
    });
    for (const query of ['', '?partner=nobody', '?partner=bluebank']) {
      expect(policyOf(await get(`/embed/cart${query}`), 'frame-ancestors')).not.toBe('*');
    }
  });

  it('the page may be framed by no pattern that was stored as an origin', async () => {
    const patterns = ['https://*', 'https://*.green.example', 'https://green;sandbox'];
    await opened.db.insert(partnerOrigins).values(patterns.map((origin) => ({ partnerId: 'greenapp', origin })));
    for (const parent of ['', '&parent=http://127.0.0.1:4173']) {
      const answer = await get(`/embed/cart?partner=greenapp${parent}`);
      expect(answer.headers.get('content-security-policy')).not.toMatch(/https:|sandbox/);
      expect(policyOf(answer, 'frame-ancestors')).toBe('http://127.0.0.1:*');
    }
  });

  it('the page has the look of its partner, and on no page of anybody else', async () => {
    const theme = { accent: '#0e7c66', radius: '4px' };
    await opened.db.update(partners).set({ theme }).where(eq(partners.id, 'greenapp'));
    const themeOn = async (query: string) => (await embedOf(await get(`/embed/sip-calculator?${query}`))).theme;
    expect(await themeOn('partner=greenapp&parent=http://127.0.0.1:4173')).toEqual(theme);
    expect(await themeOn('partner=bluebank&parent=http://127.0.0.1:4173')).toBeNull();
    expect(await themeOn('partner=greenapp&parent=https://blog.example')).toBeNull();
  });

  // Trust G6: pages and frames know the operator's cap
  it('pages and frames have the highest return that calculators may take', async () => {
    const of = async (path: string) => (await behindProxy.hono.request(`http://localhost:8080${path}`)).text();
    expect(await of('/v1/sip-calculator')).toContain('<html data-max-return="13">');
    expect(await of('/embed/sip-calculator')).toContain('&quot;maxRate&quot;:13');
  });

  it.each([
    ['unknown_partner', '?partner=nobody&parent=http://127.0.0.1:4173'],
    ['unregistered_origin', '?parent=http://127.0.0.1:4173'],
    ['unregistered_origin', '?partner=bluebank&parent=https://other.example'],
  ])('the page says anywhere why it shows nothing there, and nothing else: %s', async (refusal, query) => {
    const answer = await get(`/embed/cart${query}`);
    expect(policyOf(answer, 'frame-ancestors')).toBe('*');
    expect(await embedOf(answer)).toEqual({ refusal });
  });

  it('the page greets nobody who only claims to be registered', async () => {
    for (const parent of [
      'https://evil.example',
      'http://127.0.0.1.evil.example:80',
      'http://127.0.0.1:80"><script>',
      'http://127.0.0.1:1/x',
    ]) {
      const embed = await embedOf(await get(`/embed/cart?partner=bluebank&parent=${encodeURIComponent(parent)}`));
      expect(embed).toEqual({ refusal: 'unregistered_origin' });
    }
  });
});
