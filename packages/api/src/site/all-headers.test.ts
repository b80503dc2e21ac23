import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '#app.js';
import type { OpenedDb } from '#db/db.js';
import { openTestDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

let opened: OpenedDb;
/** The whole server, reached by https. */
let app: App;
let root: string;

const FILES = {
  'site/index.html': '<html data-max-return=""><title>site</title>',
  'site/embed.html':
    '<meta name="prosperx-public" content="sip-calculator"><meta name="prosperx-embed" content="{}" />',
  'site/assets/main-abc.js': 'main()',
  'site/.vite/manifest.json': '{}',
  'sdk/manifest.json': '{"version":"1.2.3"}',
  'sdk/embed.js': 'embed()',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'px-headers-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  }
  opened = await openTestDb('seeded');
  const files = { site: join(root, 'site'), sdk: join(root, 'sdk') };
  app = createApp({ ...testKit(opened.db, { config: { https: true } }).services, files });
});
afterAll(async () => {
  await opened.close();
  await rm(root, { recursive: true });
});

/** Names that some address or other takes in the place of its parameter. */
const NAMES = [
  'x',
  'pln_x.png',
  'x.pdf',
  'x.png',
  'abcdefghij',
  'sip-calculator',
  'assets/main-abc.js',
  'sitemap-funds-1.xml',
];

/** An address for each pattern of the server's; its parameters hold whatever fits. */
function addressOf(pattern: string): string {
  return pattern.replaceAll(/:\w+(?:\{(.+?)\}(?=\/|$))?/g, (_, fits = '[^/]+') => {
    const name = NAMES.find((one) => new RegExp(`^(?:${String(fits)})$`).test(one));
    if (name === undefined) throw new Error(`no name fits ${pattern}`);
    return name;
  });
}

describe('every address that the server answers', () => {
  const missingOf = ({ headers }: Response) => {
    const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
    const wanted: Readonly<Record<string, RegExp>> = {
      'x-content-type-options': /^nosniff$/,
      'strict-transport-security': /max-age=\d{8}/,
      'cross-origin-opener-policy': /^same-origin/,
      'permissions-policy': /camera=\(\)/,
      'cross-origin-resource-policy': /^(?:same-origin|cross-origin)$/,
      'cache-control': /./,
      ...(isPage && {
        'content-security-policy': /frame-ancestors/,
        'referrer-policy': /^(?:no-referrer|same-origin)$/,
      }),
    };
    return Object.entries(wanted).flatMap(([name, value]) => (value.test(headers.get(name) ?? '') ? [] : [name]));
  };

  // Trust R11: every pattern of an address, of calls, pages, files, pictures, sitemaps and pages that play a bank, found in the server itself
  it('carries the headers that protect it', async () => {
    const patterns = new Set(app.hono.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
    const addresses = [...patterns].filter((path) => !path.endsWith('*')).map(addressOf);
    expect(addresses.length).toBeGreaterThan(150);
    const missing: Record<string, readonly string[]> = {};
    for (const path of [...addresses, '/v1/home', '/nowhere', '/nowhere.js', '/prosperx-api/nowhere']) {
      const answer = await app.hono.request(`https://localhost:8080${path}`);
      const names = missingOf(answer);
      if (names.length > 0) missing[`${path} (${answer.status})`] = names;
    }
    expect(missing).toEqual({});
  });

  // Trust R11, control: an answer of nobody's making lacks them
  it('would be found without them', () => {
    expect(missingOf(new Response('<p>', { headers: { 'Content-Type': 'text/html' } })).length).toBeGreaterThan(6);
  });
});
