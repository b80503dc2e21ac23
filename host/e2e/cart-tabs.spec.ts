import type { Page } from 'playwright/test';
import { orderNewAmount } from './cart-order.js';
import { addLumpsum, emptyCart } from './cart.js';
import { beSignedIn, expect, test, TRUST } from './site.js';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const amountOf = (page: Page) => page.getByLabel('Amount').first();

test.beforeEach(async ({ page }) => {
  await beSignedIn(page);
  await emptyCart(page);
  await addLumpsum(page, 'parag');
});

async function openCart(page: Page): Promise<void> {
  await page.goto('/v1/cart-review');
  await expect(amountOf(page)).toHaveValue('5,000');
}

// Trust M7: two tabs of a browser show and order one cart
test('a change in one tab shows in the other; an amount just typed is the one ordered', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) await openCart(each);
  await amountOf(page).fill('7000');
  await amountOf(page).press('Tab');
  await expect(amountOf(other)).toHaveValue('7,000');
  await orderNewAmount(page, (order) => order.tap());
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Place order' })).toHaveCount(0);
});

test('a tab that shows the cart before it hears the others misses nothing', TRUST, async ({ page, context }) => {
  await openCart(page);
  const other = await context.newPage();
  let next = () => {};
  const changed = new Promise<void>((resolve) => (next = resolve));
  let isDelayed = false;
  await other.route('**/assets/regions-*.js', async (route) => {
    isDelayed = true;
    await changed;
    await route.continue();
  });
  await openCart(other);
  const saved = page.waitForResponse('**/cart/save-investment-details');
  await amountOf(page).fill('7000');
  await amountOf(page).press('Tab');
  await saved;
  expect(isDelayed).toBe(true);
  next();
  await expect(amountOf(other)).toHaveValue('7,000');
});
