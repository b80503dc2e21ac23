import { expectNoAxeViolationsInThemes } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { type Look, walks } from './screens.js';
import { test } from './site.js';

/** Axe finds nothing on the screen as it stands, wide or narrow, and nobody has to scroll sideways at 320 px. */
const isSound: Look = async (page, state) => {
  await test.step(state, async () => {
    await expectNoAxeViolationsInThemes(page);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    if (size) await page.setViewportSize(size);
  });
};

for (const width of [390, 1280]) {
  test.describe(`${width} px, light and dark`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.setTimeout(180_000);
    for (const { name, walk } of walks) test(`axe finds nothing on ${name}`, ({ page }) => walk(page, isSound));
  });
}
