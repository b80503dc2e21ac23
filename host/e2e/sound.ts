import { type AxeOptions, expectNoAxeViolationsInThemes } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';

/** So high that no bar at the foot of the window lies over a part of the page. */
const HEIGHT = 2_400;
const [NARROWEST, NARROW, WIDE] = [320, 390, 1280];

/** Axe finds nothing on the page as it stands, wide and narrow, light and dark, and nobody scrolls sideways at 320 px. The page has its own width again afterwards. */
export async function expectSound(page: Page, options: AxeOptions = {}): Promise<void> {
  const own = page.viewportSize() ?? { width: WIDE, height: 800 };
  for (const width of own.width < WIDE ? [WIDE, NARROWEST, NARROW] : [NARROW, NARROWEST, WIDE]) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (width === NARROWEST) await expectNoSidewaysScroll(page);
    else await expectNoAxeViolationsInThemes(page, options);
  }
  await page.setViewportSize(own);
}
