import { type AxeOptions, expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll, narrowFindings } from '@prosperx/e2e/layout';
import { expect, type Page } from 'playwright/test';

/** A height at which no bar at the foot of the window covers a part of the page. */
const HEIGHT = 2_400;

/** Axe finds nothing on the page as it stands, nobody scrolls sideways, and no text stands one letter below the other. Other widths and looks are those of `npm run trust -- axe`. */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  const own = page.viewportSize() ?? { width: 390, height: 800 };
  await page.setViewportSize({ ...own, height: HEIGHT });
  await expectNoAxeViolations(page, options);
  await expectNoSidewaysScroll(page);
  expect(await narrowFindings(page), 'text boxes as narrow as a letter').toEqual([]);
  await page.setViewportSize(own);
}
