import { expect, test, trustIf } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { bundlePage } from '@prosperx/e2e/bundle';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';

interface ExamplesWindow {
  readonly px: { readonly names: readonly string[]; show(index: number, theme: string): Promise<void> };
}

// Widgets stand below a heading of their page, as its sections or within one.
const HTML = '<main><h1>Examples</h1><h2>One of them</h2><div></div></main>';
let folder: Promise<string> | undefined;

for (const width of [390, 1280]) {
  for (const theme of ['light', 'dark']) {
    test(
      `axe finds nothing in any example, ${width} px, ${theme}`,
      // the contrast of both themes is held by the tokens (theme/contrast.test.ts)
      trustIf(theme === 'dark' || width !== 390),
      async ({ page, serve }) => {
        test.setTimeout(180_000);
        folder ??= bundlePage('packages/sdk/src/widget/testing/examples-page.ts', 'lite', HTML);
        const site = await serve({ folders: { '/': await folder } });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.localhost);
        const names = await page.evaluate(() => (window as never as ExamplesWindow).px.names);
        expect(names.length).toBeGreaterThan(3);
        for (const [index, name] of names.entries()) {
          await test.step(name, async () => {
            await page.evaluate(([at, scheme]) => (window as never as ExamplesWindow).px.show(at, scheme), [
              index,
              theme,
            ] as const);
            await expectNoAxeViolations(page, { coloursOnly: theme === 'dark' });
            await expectNoSidewaysScroll(page);
          });
        }
      },
    );
  }
}
