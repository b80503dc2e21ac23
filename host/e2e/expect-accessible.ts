import { expect } from '@prosperx/e2e';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import { type AxeOptions, SLOW_RULES, expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll, tooNarrowElements } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';

/** Axe finds nothing on the page as it stands, nobody scrolls sideways, and no text stands one letter below the other. Other widths and looks, and what is dear to look at on each screen, are those of `npm run trust -- axe`. */
export async function expectAccessible(page: Page, { without = [], ...options }: AxeOptions = {}): Promise<void> {
  await expectNoAxeViolations(page, { ...options, without: [...without, ...SLOW_RULES] });
  await expectNoSidewaysScroll(page);
  await expect.poll(() => tooNarrowElements(page), 'text boxes as narrow as a letter').toEqual([]);
}

/** The same of a page once all that it asked for has arrived. */
export async function expectAccessibleAtRest(page: Page): Promise<void> {
  await waitForIdle(page);
  await expectAccessible(page);
}
