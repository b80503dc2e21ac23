import { addLumpsum, emptyCart } from './cart.js';
import { beSignedIn, expect, resetSandbox, test } from './site.js';

test('what one tab does to the cart stands in the other without a look at it', async ({ page, context }) => {
  await resetSandbox(page);
  await beSignedIn(page);
  await emptyCart(page);
  await addLumpsum(page, 'parag');
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/v1/cart-review');
    await expect(each.getByLabel('Amount').first()).toHaveValue('5,000');
  }
  await page.getByLabel('Amount').first().fill('7000');
  await page.getByLabel('Amount').first().press('Tab');
  await expect(other.getByLabel('Amount').first()).toHaveValue('7,000');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Place order' })).toHaveCount(0);
});
