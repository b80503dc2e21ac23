import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { StaticSite } from '@prosperx/e2e/static-server';
import type { Page } from 'playwright/test';
import { type Manifest, snippet } from '../lib/snippet.mjs';
import { CDN } from '../rollup/paths.mjs';

export const manifest = JSON.parse(readFileSync(join(CDN, 'manifest.json'), 'utf8')) as Manifest;

/** The lines that are printed for a widget, whose files are at /prosperx/. */
export const linesOf = (name: string) => snippet(manifest, name, '/prosperx/');

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><main>${body}</main></html>`;

/** A stranger's site: one page, and a copy of the files of which some may be others. */
export const site = (body: string, files: Record<string, string> = {}): StaticSite => ({
  folders: { '/prosperx/': CDN },
  files: { '/': page(body), ...files },
});

/** Opens a page and waits until it asks for nothing more; the paths it asked for. */
export async function open(tab: Page, url: string): Promise<string[]> {
  const asked = new Set<string>();
  tab.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await tab.goto(url);
  await waitForIdle(tab);
  return [...asked].filter((path) => path !== '/' && path !== ',');
}
