import { expect, type Page } from 'playwright/test';
import { schemeNamed } from './cart.js';

export const API = '**/prosperx-api/api/**';
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/v1${path}`);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

export const firstFund = async (page: Page) => `/mutual-fund-detail/fund?schemeId=${await schemeNamed(page, 'parag')}`;
