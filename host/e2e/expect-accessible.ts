import { type AxeOptions, expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll, narrowFindings } from '@prosperx/e2e/layout';
import { expect, type Page } from 'playwright/test';

/** A height at which no bar at the foot of the window covers a part of the page. */
const HEIGHT = 2_400;

/** Contrast takes more than half of the time of a look. The tokens hold it (theme/contrast.test.ts), and the examples of each widget. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing on the page as it stands, nobody scrolls sideways, and no text stands one letter below the other. Other widths and looks, and the contrast of each screen, are those of `npm run trust -- axe`. */
export async function expectAccessible(page: Page, { without = [], ...options }: AxeOptions = {}): Promise<void> {
  const own = page.viewportSize() ?? { width: 390, height: 800 };
  await page.setViewportSize({ ...own, height: HEIGHT });
  await expectNoAxeViolations(page, { ...options, without: [...without, ...COLOURS] });
  await expectNoSidewaysScroll(page);
  expect(await narrowFindings(page), 'text boxes as narrow as a letter').toEqual([]);
  await page.setViewportSize(own);
}
