import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, trustIf } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { integrity } from '../rollup/closure.mjs';
import { CDN } from '../rollup/paths.mjs';
import { linesOf, manifest, open, site } from './snippet-page.js';

const hasRun = (tab: Page) => tab.evaluate(() => 'tampered' in globalThis);
const read = (path: string) => readFileSync(join(CDN, path.slice('/prosperx/'.length)), 'utf8');
const tampered = (path: string) => ({ [path]: `globalThis.tampered = true;\n${read(path)}` });

test('each file that a script lists for later has the bytes whose hash stands beside it', () => {
  const listed = readdirSync(CDN, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [
        ...readFileSync(join(CDN, file), 'utf8').matchAll(
          /["'`](\.\/[\w./-]+\.js)["'`],\s*["'`](sha256-[\w+/=]+)["'`]/g,
        ),
      ].map(([, path = '', hash]) => ({ of: `${file}: ${path}`, path: join(CDN, dirname(file), path), hash })),
    );
  expect(listed.length).toBeGreaterThan(1_000);
  const hashes = new Map(
    [...new Set(listed.map(({ path }) => path))].map((path) => [path, integrity(readFileSync(path, 'utf8'))]),
  );
  expect(listed.filter(({ path, hash }) => hashes.get(path) !== hash).map(({ of }) => of)).toEqual([]);
});

// one file that loads its chart later; a loader of many
// Trust E6: every module of two widgets with changed bytes, none runs
for (const name of ['sip-calculator', 'cart']) {
  test.describe(name, () => {
    test('the printed snippet shows the widget, and loads more later', async ({ page: tab, serve }) => {
      const asked = await open(tab, (await serve(site(linesOf(name)))).localhost);
      const widget = tab.locator(`px-${name}`);
      // without a server the cart says that it needs one
      await expect(widget.getByRole(name === 'cart' ? 'alert' : 'slider').first()).toBeVisible();
      expect(asked.length).toBeGreaterThan(manifest.entries[name]?.modules.length ?? 0);
    });

    for (const [which, isSample] of [
      ['the first and the last module', true],
      ['each module', false],
    ] as const)
      test(
        `${which} does not run where it was tampered with, and of each the hash is known`,
        trustIf(!isSample),
        async ({ page: tab, serve, complaints }) => {
          const lines = linesOf(name);
          const asked = await open(tab, (await serve(site(lines))).localhost);
          const texts = asked.map(read);
          for (const [at, text] of texts.entries())
            expect(
              [lines, ...texts].some((one) => one.includes(integrity(text))),
              asked[at],
            ).toBe(true);
          for (const path of isSample ? [...asked.slice(0, 1), ...asked.slice(-1)] : asked) {
            const server = await serve(site(lines, tampered(path)));
            await open(tab, server.localhost);
            expect(await hasRun(tab), path).toBe(false);
          }
          complaints.length = 0; // the browser says what it blocked
        },
      );
  });
}

// Trust E6, control: a script with a hash that imports its parts does run a changed one
test('the naive twin, a script with integrity that imports its chunks, does run it', async ({ page: tab, serve }) => {
  const [, chunk] = manifest.entries['cart']?.modules ?? [];
  const code = `import '/prosperx/${chunk?.src}';`;
  const naive = `<script type="module" src="/naive.js" integrity="${integrity(code)}" crossorigin></script>`;
  const server = await serve(site(naive, { '/naive.js': code, ...tampered(`/prosperx/${chunk?.src}`) }));
  await open(tab, server.localhost);
  expect(await hasRun(tab)).toBe(true);
});
