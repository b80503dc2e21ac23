import { expect } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { schemeNamed } from './cart.js';
import { hasTakenOver } from './site.js';

export const API = '**/prosperx-api/api/**';
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/v1${path}`);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

export const firstFund = async (page: Page) => `/mutual-fund-detail/fund?schemeId=${await schemeNamed(page, 'parag')}`;

/** Goes to a page as a link within the site does: nothing is loaded but the page's own part, and nothing comes rendered. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await hasTakenOver(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/v1${path}`);
}
