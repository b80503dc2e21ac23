import { expect, test, trustIf } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { toKebab } from './widget/fields.js';
import { widgets } from './widgets.js';

/** What is shipped, as `npm run e2e` builds it. */
const CDN = new URL('../dist/cdn', import.meta.url).pathname;

// Widgets stand below a heading of their page, as its sections or within one.
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
<body><main><h1>Examples</h1><h2>One of them</h2><div></div></main><script type="module" src="/prosperx/elements.js"></script></body></html>`;

const firsts = widgets.flatMap(({ contract }) => examplesOf(contract).slice(0, 1));
const others = widgets.flatMap(({ contract }) => examplesOf(contract).slice(1));

function examplesOf({ tag, examples }: (typeof widgets)[number]['contract']) {
  return examples.map(({ name, props }) => ({ tag, name, props }));
}

/** Runs in the page: shows one example alone, and ends when it has something to show. */
async function show({ tag, theme, attributes }: { tag: string; theme: string; attributes: [string, string][] }) {
  const element = document.createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  // Some widgets have no ground of their own and stand on that of a page in the same scheme.
  document.documentElement.style.colorScheme = theme;
  document.body.style.background = theme === 'dark' ? '#100e20' : '#ffffff';
  document.body.style.color = theme === 'dark' ? '#ffffff' : '#000000';
  document.querySelector('main div')?.replaceChildren(element);
  while (!element.shadowRoot?.querySelector('.px')?.childElementCount) await new Promise(requestAnimationFrame);
}

for (const width of [390, 1280]) {
  for (const theme of ['light', 'dark']) {
    for (const [which, examples] of [
      ['the first example of each widget', firsts],
      ['the other examples', others],
    ] as const)
      // Trust U1, U4: every example of every widget, with contrast and size of targets
      test(
        `axe finds nothing in ${which}, ${width} px, ${theme}`,
        // the contrast of both themes is held by the tokens (theme/contrast.test.ts)
        trustIf(theme === 'dark' || width !== 390 || examples === others),
        async ({ page, serve }) => {
          test.setTimeout(180_000);
          const site = await serve({ folders: { '/prosperx/': CDN }, files: { '/': HTML } });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(site.localhost);
          expect(examples.length).toBeGreaterThan(3);
          for (const { tag, name, props } of examples) {
            await test.step(`${tag}, ${name}`, async () => {
              const attributes = Object.entries({ ...props, theme }).map(([key, value]): [string, string] => [
                toKebab(key),
                String(value),
              ]);
              await page.evaluate(show, { tag, theme, attributes });
              await expectNoAxeViolations(page, { coloursOnly: theme === 'dark' });
              await expectNoSidewaysScroll(page);
            });
          }
        },
      );
  }
}
