import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@prosperx/e2e';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import { bundlePage } from '@prosperx/e2e/bundle';
import type { Page } from 'playwright/test';
import { DIST, ROOT } from '../rollup/paths.mjs';

/** The lines of Bootstrap's Reboot, forms and buttons that name tags and attributes which widgets use too. */
const BOOTSTRAP = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font-family: system-ui; font-size: 1rem; line-height: 1.5; color: #212529; }
h1, h2, h3, h4 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2; }
p, ul, ol, dl { margin-top: 0; margin-bottom: 1rem; }
ul, ol { padding-left: 2rem; }
dt { font-weight: 700; }
dd { margin-bottom: .5rem; margin-left: 0; }
small { font-size: .875em; }
a { color: rgb(13, 110, 253); text-decoration: underline; }
label { display: inline-block; }
button { border-radius: 0; }
input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
button, [type=button], [type=submit] { appearance: button; }
table { caption-side: bottom; border-collapse: collapse; }
th { text-align: inherit; }
svg, img { vertical-align: middle; }
summary { display: list-item; }
output { display: inline-block; }
fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
`;

let built: string;

const test = base.extend<{ address: string }>({
  address: async ({ serve }, use) => {
    const files = { '/bootstrap.css': BOOTSTRAP, '/styles.css': await readFile(join(DIST, 'styles.css'), 'utf8') };
    const headers = { 'Content-Security-Policy': "default-src 'self'; img-src 'self' data:" };
    await use((await serve({ folders: { '/': built }, files, headers })).localhost);
  },
});

/** What a server runs: plain Node, with the package as it is built. */
const RENDER = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { SipCalculator } from '${join(DIST, 'react.js')}';
process.stdout.write(renderToString(createElement(SipCalculator, { monthlyAmount: 50_000 })));`;

/** A page of the widget as a server renders it, under a policy that allows style sheets of its own alone. */
test.beforeAll(async () => {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', RENDER], { cwd: ROOT, env }).toString();
  const sheets = ['bootstrap', 'styles'].map((name) => `<link rel="stylesheet" href="${name}.css">`);
  const body = `${sheets.join('')}<div id="app">${html}</div>`;
  built = await bundlePage('packages/sdk/src/widget/testing/hydrated-page.ts', 'none', body);
});
test.afterAll(() => rmSync(built, { recursive: true }));

const slider = (page: Page) => page.getByRole('slider', { name: 'Monthly investment' });
const filled = (page: Page) => slider(page).evaluate((range) => getComputedStyle(range).getPropertyValue('--v'));

/** What every element of the widget looks like. */
const looks = (page: Page) =>
  page.locator('[data-px-scope] *').evaluateAll((all) =>
    all.map((element) => {
      const { color, display, fontSize, fontWeight, lineHeight, margin, padding, borderRadius, appearance } =
        getComputedStyle(element);
      const look = { color, display, fontSize, fontWeight, lineHeight, margin, padding, borderRadius, appearance };
      return `${element.localName}.${element.getAttribute('class') ?? ''} ${JSON.stringify(look)}`;
    }),
  );

test("a page that a server renders is styled before its script, breaks no rule of `style-src 'self'`, and has its sliders right", async ({
  page,
  address,
}) => {
  const reported: string[] = [];
  page.on('console', (message) => message.type() === 'error' && reported.push(message.text()));
  await page.route('**/page.js', (route) => route.abort());
  await page.goto(address);
  await expect(slider(page)).toHaveCSS('appearance', 'none');
  await expect(page.locator('.px-calc')).not.toHaveCSS('border-radius', '0px');
  reported.length = 0;

  await page.unroute('**/page.js');
  await page.goto(address);
  await waitForIdle(page);
  await expect.poll(() => filled(page)).not.toBe('');
  const position = await slider(page).evaluate((range: HTMLInputElement) => Number(range.value) / Number(range.max));
  expect(Number(await filled(page))).toBeCloseTo(position);
  expect(reported).toEqual([]);
});

// Trust E8: looks the same with Bootstrap's rules and without
test("a React widget looks the same on a page with Bootstrap's rules and without", async ({ page, address }) => {
  await page.goto(address);
  await waitForIdle(page);
  await expect.poll(() => filled(page)).not.toBe('');
  const framed = await looks(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = sheet.href?.endsWith('bootstrap.css') ?? false;
  });
  expect(framed).toEqual(await looks(page));
  expect(framed.length).toBeGreaterThan(50);
});
