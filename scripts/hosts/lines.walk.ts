import { expect, test } from '@prosperx/e2e';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';
import type { Locator, Page } from 'playwright/test';
import type { Contract } from '../../packages/sdk/src/widget/contract.js';
import { toName } from '../../packages/sdk/src/widget/names.js';
import { type LineKind, needsServer, pageLines } from '../../packages/sdk/src/widget/page-lines.js';
import { widgets } from '../../packages/sdk/src/widgets.js';
import { type Manifest, snippet } from '../lib/snippet.mjs';

/** What a page hears when its lines are wrong: no server, no partner, no such widget. What a widget says of a reader who is signed out is none of them. */
const WRONG = /^(not_connected|unreachable|unknown_\w+|unregistered_origin|version_unsupported)$/;

type Heard = { codes: string[]; ready: number };
const heard = (page: Page) => page.evaluate(() => (globalThis as never as { heard: Heard }).heard);
const listen = (page: Page) =>
  page.addInitScript(() => {
    const all = { codes: [] as string[], ready: 0 };
    Object.assign(globalThis, { heard: all });
    document.addEventListener('px-error', (event) =>
      all.codes.push((event as CustomEvent<{ code: string }>).detail.code),
    );
    document.addEventListener('px-ready', () => (all.ready += 1));
  });

const emptyPage = (lines: string) =>
  `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><body>\n${lines}\n</body></html>`;

/** The lines as the playground writes them: of the version that the server gives out now, with integrity. */
async function linesOf(kind: LineKind, contract: Contract, server: string): Promise<string> {
  const props = contract.examples.at(-1)?.props ?? {};
  const file = { html: toName(contract.tag), frame: 'embed' }[kind as string];
  const options = { server, partner: 'bluebank', props, isConnected: needsServer(contract) };
  if (!file) return pageLines(kind, contract, options);
  const manifest = (await (await fetch(`${server}/sdk/manifest.json`)).json()) as Manifest;
  const script = snippet(manifest, file, `${server}/sdk/${manifest.version}/`)
    .split('\n')
    .filter((line) => /^<(link|script)/.test(line))
    .join('\n');
  return pageLines(kind, contract, { ...options, script });
}

/** Something can be seen in an element, and no part of it has failed. */
async function expectDrawn(element: Locator): Promise<void> {
  await expect(element).toBeAttached();
  const isDrawn = () =>
    element.evaluate((one) => {
      const content = one.shadowRoot ?? one;
      // the badge of an empty cart is a sign without words
      return content.textContent?.trim() !== '' || content.querySelector('svg') !== null;
    });
  await expect.poll(isDrawn).toBe(true);
  await expect.poll(() => element.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(0);
  await expect(element.locator('.px-failure')).toHaveCount(0);
}

/** The element is defined, has drawn something that can be seen, and told of nothing wrong. */
async function expectElement(page: Page, tag: string): Promise<void> {
  await page.evaluate((name) => customElements.whenDefined(name), tag);
  await expectDrawn(page.locator(tag));
  await waitForIdle(page);
  await expect(page.locator(tag).locator('.px-failure')).toHaveCount(0);
  expect((await heard(page)).codes.filter((code) => WRONG.test(code))).toEqual([]);
}

type Serve = (site: StaticSite) => Promise<StaticServer>;
const openAt = async (page: Page, serve: Serve, lines: string) =>
  page.goto((await serve({ folders: {}, files: { '/': emptyPage(lines) } })).loopback);

for (const { contract: own } of widgets) {
  const contract = own as unknown as Contract;
  const { tag } = contract;

  test(`lines: those of HTML show ${tag} on an empty page`, async ({ page, site, serve, complaints }) => {
    await listen(page);
    await openAt(page, serve, await linesOf('html', contract, site.origin));
    await expectElement(page, tag);
    expect(complaints).toEqual([]);
  });

  test(`lines: those of a frame show ${tag} on an empty page`, async ({ page, site, serve }) => {
    await listen(page);
    await openAt(page, serve, await linesOf('frame', contract, site.origin));
    await expect.poll(async () => (await heard(page)).ready).toBe(1);
    await expectDrawn(page.frameLocator('iframe').locator(tag));
    expect((await heard(page)).codes.filter((code) => WRONG.test(code))).toEqual([]);
    expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(0);
  });

  test(`lines: those of a web-view show ${tag}`, async ({ page, site }) => {
    await listen(page);
    const lines = await linesOf('web-view', contract, site.origin);
    const [, address] = /^webView\.loadUrl\("(.*)"\)$/.exec(lines) ?? [];
    if (address) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('main')).toContainText(/\S/);
      return;
    }
    const [, base, html] =
      /^webView\.loadDataWithBaseURL\(\s*"(.*)", """\n([\s\S]*)\n""", "text\/html", "utf-8", null\)$/.exec(lines) ?? [];
    expect(base).toBe(site.origin);
    // what `loadDataWithBaseURL` does: the app's own text, as if it came from there
    await page.route(`${base}/`, (route) => route.fulfill({ contentType: 'text/html', body: html ?? '' }));
    await page.goto(`${base}/`);
    await expectElement(page, tag);
  });
}
