import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import type { StaticSite } from '@prosperx/e2e/static-server';
import { type Manifest, snippet } from '../lib/snippet.mjs';
import { CDN } from '../rollup/paths.mjs';

const manifest = JSON.parse(readFileSync(join(CDN, 'manifest.json'), 'utf8')) as Manifest;
const lines = snippet(manifest, 'sip-calculator', '/prosperx/');
const page = (head: string) => `<!doctype html><html lang="en"><title>A page</title><main>${head}</main></html>`;
const site = (html: string, files: Record<string, string> = {}): StaticSite => ({
  folders: { '/prosperx/': CDN },
  files: { '/': page(html), ...files },
});

/** Opens a page and waits until it asks for nothing more; the modules it asked for. */
async function open(tab: Page, url: string): Promise<string[]> {
  const asked = new Set<string>();
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  return [...asked];
}

const hasRun = (tab: Page) => tab.evaluate(() => 'tampered' in globalThis);
const tampered = (path: string) => ({
  [path]: `globalThis.tampered = true;\n${readFileSync(join(CDN, path.slice('/prosperx/'.length)), 'utf8')}`,
});

test('the printed snippet shows the widget, and loads its chart later', async ({ page: tab, serve }) => {
  const server = await serve(site(lines));
  const asked = await open(tab, server.localhost);
  await expect(tab.locator('px-sip-calculator').getByRole('slider').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(manifest.entries['sip-calculator']?.modules.length ?? 0);
});

test('no module that was tampered with runs, loaded at once or later', async ({ page: tab, serve, complaints }) => {
  const asked = await open(tab, (await serve(site(lines))).localhost);
  for (const path of asked) {
    const server = await serve(site(lines, tampered(path)));
    await open(tab, server.localhost);
    expect(await hasRun(tab), path).toBe(false);
  }
  complaints.length = 0; // the browser says what it blocked
});

test('its twin with integrity on the entry alone does run it', async ({ page: tab, serve }) => {
  const naive = lines
    .split('\n')
    .filter((line) => !line.startsWith('<link') && !line.startsWith('<script type="importmap"'))
    .join('\n');
  const [, chunk] = manifest.entries['sip-calculator']?.modules ?? [];
  const server = await serve(site(naive, tampered(`/prosperx/${chunk?.src}`)));
  await open(tab, server.localhost);
  expect(await hasRun(tab)).toBe(true);
});
