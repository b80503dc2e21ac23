import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getCurrentUser, LOGOUT_DUE, SESSION_HINT } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from '#app.js';
import type { OpenedDb } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { Logger } from '#log/logger.js';
import { openTestDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { type TrafficControl, trafficControl, trafficLimits } from '#throttle/traffic.js';

/** Stands in for the host's server build: what it is asked for decides what becomes of it. */
const BUILD = `
  export const EARLY_SCRIPT = 'early()', NOTES_ID = 'px-page', STYLE_ID = 'px-style', WHOLE_STYLE_ID = 'px-whole', STANDING_RULES = '/*s*/';
  let renders = 0;
  export const pageAddress = (address) => (address.startsWith('/nothing') ? null : address.replace(/\\?(utm.*)?$/, ''));
  export async function renderPage(address, { fetch, mayBeSignedIn, maxRate }) {
    renders += 1;
    if (address.startsWith('/elsewhere')) return null;
    if (address.includes('breaks')) throw new Error('broken');
    if (address.includes('hangs')) return new Promise(() => {});
    const answers = await Promise.all(
      ['/prosperx-api/api/v1/mf/get-fund-counts', '/prosperx-api/get-current-user', '/prosperx-api/no-such'].map(async (path) => (await fetch(path)).status),
    );
    return {
      html: '<p>' + address + ' ' + renders + ' ' + mayBeSignedIn + ' ' + answers + ' ' + maxRate + '</p></main>' + (address === '/help' ? '<footer class="x px-far">far</footer>' : ''),
      sheets: ['b{x:y}.none{x:y}.px-far{x:z}', '[data-s="0"]{--y:1%}'],
      standingSheets: ['p{--s:1}'],
      standing: [['three']],
      parts: ['one', 'two'],
      isToRead: address.startsWith('/terms'),
      queries: { name: '</script><script>alert(1)</script>' },
    };
  }`;
const INDEX =
  '<head><title>ProsperX</title><script type="module" crossorigin src="/v1/assets/main.js"></script><link rel="modulepreload" crossorigin href="/v1/assets/y.js"><link rel="stylesheet" crossorigin href="/v1/assets/a.css"></head><body><div id="app"></div></body>';

let opened: OpenedDb;
let kit: ReturnType<typeof testKit>;
let app: App;
let root: string;
const logged: string[] = [];
let readsInHand = 0;
const traffic: TrafficControl = {
  count: () => Promise.resolve(),
  enter: (kind) => {
    if (kind === 'reads') readsInHand += 1;
    return Promise.resolve(() => void (readsInHand -= Number(kind === 'reads')));
  },
  belongsTo: () => {},
  knows: () => true,
  forget: () => {},
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'px-rendered-'));
  const contents = {
    'site/index.html': INDEX,
    'site/lazy-parts.json': '{"one":["assets/x.js","assets/y.js"],"two":["assets/y.js"]}',
    'site/assets/a.css': '@font-face{src:url(/v1/assets/i.woff2)}',
    'build/package.json': '{"type":"module"}',
    'build/server.js': BUILD,
  };
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  }
  opened = await openTestDb('seeded');
  const note = (event: string) => void logged.push(event);
  const log: Logger = { info: () => {}, warn: note, error: note };
  kit = testKit(opened.db);
  app = createApp({
    ...kit.services,
    log,
    traffic,
    files: { site: join(root, 'site'), sdk: join(root, 'site'), renderer: join(root, 'build') },
  });
});
afterAll(async () => {
  await opened.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.hono.request(`http://localhost:8080/v1/${path}`, { headers });

describe('a page that the server renders', () => {
  it('comes with its content, what its queries read and the code that it needs, under a policy that names its style', async () => {
    const answer = await get('terms-conditions');
    const html = await answer.text();
    // nobody known is asked for, a call of persons is none
    expect(html).toContain('<div id="app"><p>/terms-conditions 1 false 200,404,404 30</p></main></div>');
    const [, style = ''] = /<style id="px-style">(.*?)<\/style>/s.exec(html) ?? [];
    expect(style).toBe('@font-face{src:url(/v1/assets/i.woff2)}b{x:y;}[data-s="0"]{--y:1%}/*s*/p{--s:1;}');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
    const early = createHash('sha256').update('early()').digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${early}'`);
    expect(html).toContain('<script>early()</script>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).not.toContain('</script><script>alert');
    const [, notes = ''] = /id="px-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(notes)).toMatchObject({
      parts: ['one', 'two'],
      standing: [['three']],
      queries: { name: '</script><script>alert(1)</script>' },
    });
  });

  it('names the scripts after its content and of low priority; one that is only read says where they are, for later', async () => {
    const html = await (await get('help')).text();
    expect(html.split('</main>')[0]).not.toContain('.js"');
    expect(html.match(/modulepreload" crossorigin fetchpriority="low" href="[^"]+"/g)).toHaveLength(3);
    expect(html).toContain('data-sheet="/v1/assets/a.css" data-main="/v1/assets/main.js">');
    const toRead = await (await get('terms-conditions')).text();
    expect(toRead).not.toContain('modulepreload');
    expect(toRead).toContain('data-waits data-modules="/v1/assets/y.js /v1/assets/x.js"');
  });

  it('parts its rules where its first screen ends, all of them before the rest, and fetches no face before it has taken over', async () => {
    const answer = await get('help');
    const html = await answer.text();
    const [first = '', whole = ''] = [...html.matchAll(/<style id="[^"]+">(.*?)<\/style>/gs)].map(([, style]) => style);
    expect([first, whole]).toEqual([
      'b{x:y;}[data-s="0"]{--y:1%}/*s*/p{--s:1;}',
      'b{x:y;}.px-far{x:z;}[data-s="0"]{--y:1%}/*s*/p{--s:1;}',
    ]);
    expect(html).toMatch(/<\/main><style id="px-whole">[^<]*<\/style><footer class="x px-far">far<\/footer><\/div>/);
    const hashes = [first, whole].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashes.join(' ')};`);
  });

  it('says for whom it waits: who may be signed in', async () => {
    expect(await (await get('help')).text()).not.toContain('data-awaited');
    expect(await (await get('help', { cookie: `${SESSION_HINT}=1` })).text()).toContain('data-awaited');
  });

  it('is that of a visitor where a logout is due, which it carries out', async () => {
    const asha = await kit.signedIn('9876500001');
    const cookie = [...asha.cookies, [LOGOUT_DUE, '1']].map((pair) => pair.join('=')).join('; ');
    const answer = await get('help', { cookie });
    expect(await answer.text()).not.toContain('data-awaited');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([LOGOUT_DUE]);
    expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
  });

  it('is the same for two people, bytes and tag, and may be kept for a minute; one with a session has a page of their own', async () => {
    const [one, two] = await Promise.all([get('help', { 'X-Forwarded-For': '1.2.3.4' }), get('help?utm_source=x')]);
    const known = await get('help', { cookie: `${SESSION_HINT}=1` });
    expect(one.headers.get('etag')).toBe(two.headers.get('etag'));
    expect(await one.text()).toBe(await two.text());
    expect(one.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(known.headers.get('cache-control')).toBe('no-cache');
    // who is in between must not show it to them, nor the one of a minute ago their own browser
    expect(one.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(await known.text()).toContain(' true ');
    for (const [accepted, expand] of [
      ['gzip, br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const compressed = await get('help', { 'Accept-Encoding': accepted });
      expect(expand(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(await (await get('help')).text());
    }
    const again = await get('help', { 'if-none-match': one.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is worked out once for all who ask at once, anew after a minute or soon after a NAV has come', async () => {
    const numberOf = async (answer: Response) => /contact-us (\d+)/.exec(await answer.text())?.[1];
    const ask = async () => numberOf(await get('contact-us'));
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(others)).toEqual(new Set([first]));
    kit.clock.advance(60_000);
    const second = await ask();
    expect(second).not.toBe(first);
    const [scheme] = await opened.db.select().from(schemes).limit(1);
    await opened.db
      .update(schemes)
      .set({ latestNavDate: '2031-01-01' as never })
      .where(eq(schemes.id, scheme!.id));
    await vi.waitFor(async () => expect(await ask()).not.toBe(second), { timeout: 5_000 });
    await opened.db.update(schemes).set({ latestNavDate: scheme!.latestNavDate }).where(eq(schemes.id, scheme!.id));
  });

  it('of a person has no query of theirs, and no search engine keeps it', async () => {
    const answer = await get('payment-error?orderNo=ORD-17');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).not.toContain('ORD-17');
  });

  it('of a calculator with a person’s figures is kept by nobody, and one without by all', async () => {
    const ask = async (path: string) => {
      const answer = await get(path);
      return [answer.headers.get('cache-control'), /-calculator\S* (\d+)/.exec(await answer.text())?.[1]] as const;
    };
    const [[rule, first], [, second]] = [
      await ask('elss-calculator?income=1200000'),
      await ask('elss-calculator?income=1200000'),
    ];
    expect(rule).toBe('private, no-cache');
    expect(second).not.toBe(first);
    const [plain, again] = [await ask('elss-calculator'), await ask('elss-calculator?utm_source=x')];
    expect(plain[0]).toMatch(/^public/);
    expect(again).toEqual(plain);
  });

  it('is kept under its own address alone, whatever is encoded in a path', async () => {
    await get('mutual-fund-detail/x%3FschemeId=A%23?schemeId=B');
    expect(await (await get('mutual-fund-detail/x?schemeId=A')).text()).toContain(
      '<p>/mutual-fund-detail/x?schemeId=A ',
    );
    for (const path of ['help%2F..%2Fterms-conditions', '%2Fx%2Fterms-conditions', '%2F%5B'])
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
    expect(await (await get('terms-conditions')).text()).toContain('<title>Terms of use');
  });

  it('leads home where nothing stands, with the agent of the link, and to the address without a slash at its end', async () => {
    const placeOf = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    };
    expect(await placeOf('nothing')).toEqual([302, '/v1/home?url=404']);
    expect(await placeOf('help//terms?agentCode=AG1001')).toEqual([302, '/v1/home?url=404&agentCode=AG1001']);
    expect(await placeOf('sip-calculator/?years=5')).toEqual([302, '/v1/sip-calculator?years=5']);
    expect(await placeOf('mutual-fund-detail/a%2Fb//?schemeId=A')).toEqual([
      302,
      '/v1/mutual-fund-detail/a%2Fb?schemeId=A',
    ]);
  });

  it('beyond the first of a list is for no search engine', async () => {
    const robots = async (path: string) => (await get(path)).headers.get('x-robots-tag');
    expect(await robots('mutual-fund-results/Equity?page=2')).toBe('noindex');
    expect(await robots('mutual-fund-results/Equity')).toBeNull();
  });

  it('is sent without its content where the site leads elsewhere, where rendering breaks, or takes too long; the last two are logged', async () => {
    logged.length = 0;
    for (const path of ['elsewhere', 'search?keywords=breaks', 'search?keywords=hangs']) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, INDEX]);
    }
    expect(logged).toEqual(['page_not_rendered', 'page_not_rendered']);
  });

  // the last, since what hangs here is in hand until the end
  it('is sent so at once when eight others are worked out, which hold no place among reads after two seconds', async () => {
    const others = Array.from({ length: 7 }, (_, index) => get(`search?keywords=hangs${index}`));
    await vi.waitFor(() => expect(readsInHand).toBe(7));
    expect(await (await get('search?keywords=ninth')).text()).toBe(INDEX);
    await Promise.all(others);
    expect(readsInHand).toBe(0);
  });
});

describe('a page that is worked out', () => {
  /** A server that has so many files in hand at once, and works one page out for an address. */
  function busyServer(filesAtOnce: number, refusedAfter: number) {
    const { buckets, work, ...limits } = trafficLimits('postgres');
    const control = trafficControl(kit.clock, {
      ...limits,
      buckets: { ...buckets, nameless: { ...buckets.nameless, shared: { holds: 1, aSecond: 1 } } },
      work: { ...work, files: { atOnce: filesAtOnce, waiting: 0, longest: 1_000 } },
      refusedAfter,
    });
    const counted = vi.fn(control.count);
    const { hono } = createApp({
      ...kit.services,
      config: { ...kit.services.config, trustedProxies: 1 },
      traffic: { ...control, count: counted },
      files: { site: join(root, 'site'), sdk: join(root, 'site'), renderer: join(root, 'build') },
    });
    const ask = async (path: string, address: string) =>
      hono.request(`http://localhost:8080/v1/${path}`, { headers: { 'X-Forwarded-For': address } });
    const reads = () => counted.mock.calls.filter(([kind]) => kind === 'reads').length;
    return { ask, reads };
  }

  // Trust R6: twenty who wait for the same page keep no script or style waiting
  it('keeps no script or style waiting, however many wait for it', async () => {
    const { ask } = busyServer(1, 0);
    const waiting: Promise<Response>[] = [];
    for (let left = 20; left > 0; left--) {
      waiting.push(ask('search?keywords=hangs', '203.0.113.7'));
      // its place is free again once it is known what it waits for
      const asset = async () => expect((await ask('assets/a.css', '203.0.113.8')).status).toBe(200);
      await vi.waitFor(asset, { interval: 5 });
    }
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  });

  // Trust R6: an address that asks for too many pages keeps nobody else from their content
  it('has its content for all but those who are held back', async () => {
    const { ask, reads } = busyServer(100, 20_000);
    await ask('contact-us', '203.0.113.7');
    const paths = ['help', ...Array.from({ length: 20 }, (_, number) => `search?keywords=${number}`)];
    for (const path of paths) void ask(path, '203.0.113.7');
    await vi.waitFor(() => expect(reads()).toBe(1 + paths.length));
    expect(await (await ask('help', '203.0.113.8')).text()).toContain('<p>/help ');
  });
});
