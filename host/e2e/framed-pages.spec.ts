import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_PREFIX } from '@prosperx/core/http';
import type { Page } from 'playwright/test';
import { PUBLIC_PAGES } from './public-pages.js';
import { expect, test, TRUST } from './site.js';

const FEATURES = fileURLToPath(new URL('../../packages/sdk/src/features', import.meta.url));
const WIDGETS = readdirSync(FEATURES).filter((name) => existsSync(`${FEATURES}/${name}/${name}.contract.ts`));

/** Pages and answers of every kind that no page of others may frame, whoever it belongs to. */
const NEVER = [
  ...PUBLIC_PAGES.map((path) => `/v1${path}`),
  ...['/login', '/cart-review', '/order-summary', '/payment-error', '/thank-you', '/profile/portfolio'].map(
    (path) => `/v1${path}`,
  ),
  ...['/profile/kyc-details', '/agent/home', '/operator', '/partner', '/sandbox', '/nowhere'].map(
    (path) => `/v1${path}`,
  ),
  ...['/', '/docs/', '/docs/preview/', '/docs/nowhere/', '/s/abcdefghij', '/embed/cart', '/embed/cart?partner=nobody'],
  ...['/sandbox/bank/x', '/sandbox/mandate/x', '/sandbox/identity/x', '/payment/continue/x', '/files/x'].map(
    (path) => API_PREFIX + path,
  ),
  ...['/openapi.json', '/api/v1/cart/get-cart-details'].map((path) => API_PREFIX + path),
];

/** A page that frames each address it is given. What is framed at last runs no scripts: whether it is shown is decided before. */
const FRAMES = `<!doctype html><title>Frames</title><link rel="icon" href="data:,"><body><script>
for (const src of new URLSearchParams(location.search).getAll('src'))
  document.body.append(Object.assign(document.createElement('iframe'), src.includes('/?src=') ? { src } : { src, sandbox: '' }));
</script>`;

/** Those of some addresses that a browser shows in frames of a page within others, the outermost first. */
async function framedBy(page: Page, hosts: readonly string[], addresses: readonly string[]): Promise<string[]> {
  const framing = (host: string, sources: readonly string[]) =>
    `${host}/?${new URLSearchParams(sources.map((src) => ['src', src]))}`;
  const [inner = '', ...outer] = hosts.toReversed();
  const url = outer.reduce((within, host) => framing(host, [within]), framing(inner, addresses));
  await page.goto(url, { waitUntil: 'commit' });
  const frames = () => page.frames().filter((frame) => depthOf(frame) === hosts.length);
  const depthOf = (frame: ReturnType<Page['mainFrame']>): number => {
    const parent = frame.parentFrame();
    return parent ? 1 + depthOf(parent) : 0;
  };
  const isSettled = (at: number) => /^(http|chrome-error)/.test(frames()[at]?.url() ?? '');
  const message = 'frames that are neither shown nor refused yet';
  await expect.poll(() => addresses.filter((_, at) => !isSettled(at)), { message, timeout: 120_000 }).toEqual([]);
  return addresses.filter((_, at) => frames()[at]?.url().startsWith('http'));
}

test.setTimeout(600_000);

// Trust E4: every private widget, every public one, pages and answers of every kind: framed by a registered page, an unregistered one, and each within the other
test(
  'a browser frames what its page may have, and nothing within a page that may not',
  TRUST,
  async ({ page, site, serve, complaints }) => {
    const { localhost, loopback } = await serve({ folders: {}, files: { '/': FRAMES } });
    const html = await (await page.request.get('/embed/cart')).text();
    const open = new Set(/<meta name="prosperx-public" content="([^"]*)"/.exec(html)?.[1]?.split(' '));
    expect(open.size).toBeGreaterThan(10);
    const embedded = (name: string) => `${site.origin}/embed/${name}?partner=bluebank&parent=${loopback}`;
    const privates = WIDGETS.filter((name) => !open.has(name)).map(embedded);
    const publics = WIDGETS.filter((name) => open.has(name)).map(embedded);
    const never = NEVER.map((path) => site.origin + path);
    const whole = { privates, publics, never };
    const some = async (hosts: readonly string[], addresses: readonly string[]) => {
      const found: string[] = [];
      for (let at = 0; at < addresses.length; at += 12)
        found.push(...(await framedBy(page, hosts, addresses.slice(at, at + 12))));
      return found;
    };
    const shown = async (...hosts: string[]) => ({
      privates: await some(hosts, privates),
      publics: await some(hosts, publics),
      never: await some(hosts, never),
    });
    const allowed = { ...whole, never: [] };
    const refused = { privates: [], publics, never: [] };
    // Trust E4, control: the same frames on a registered page, and on one within another, are shown
    expect(await shown(loopback)).toEqual(allowed);
    expect(await shown(loopback, loopback)).toEqual(allowed);
    expect(await shown(localhost)).toEqual(refused);
    expect(await shown(localhost, loopback)).toEqual(refused);
    expect(await shown(loopback, localhost)).toEqual(refused);
    const tried = 5 * (privates.length + publics.length + never.length);
    console.log(
      `frames: ${privates.length} private widgets, ${publics.length} public ones, ${never.length} pages, ${tried} frames`,
    );
    complaints.length = 0;
  },
);
