import { expect } from '@prosperx/e2e';
import type { Locator, Page } from 'playwright/test';

const SAVE = '**/save-investment-details';

/** On the cart: enters ₹8,000 and goes straight to the order, which waits until that is saved and is of that amount. */
export async function orderNewAmount(page: Page, press: (order: Locator) => Promise<void>): Promise<void> {
  let isSaved = false;
  let next = () => {};
  const held = new Promise<void>((resolve) => (next = resolve));
  await page.route(SAVE, async (route) => {
    await held;
    const answer = await route.fetch();
    isSaved = answer.ok();
    await route.fulfill({ response: answer });
  });
  let wasSavedFirst: boolean | null = null;
  page.on('request', (request) => {
    if (request.url().includes('create-bse-order')) wasSavedFirst = isSaved;
  });
  await page.getByLabel('Amount').first().fill('8000');
  const saving = page.waitForRequest(SAVE);
  await press(page.getByRole('button', { name: 'Place order' }));
  await saving;
  next();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('₹8,000').first()).toBeVisible();
  await expect(page.getByText('₹5,000')).toHaveCount(0);
  expect(wasSavedFirst).toBe(true);
}
