import { orderNewAmount } from './cart-order.js';
import { addLumpsum, emptyCart } from './cart.js';
import { beSignedIn, expect, test, TRUST } from './site.js';

// by a finger it is a step of cart-tabs.spec.ts
test('who goes by the mouse from a new amount straight to the order orders that amount', TRUST, async ({ page }) => {
  await beSignedIn(page);
  await emptyCart(page);
  await addLumpsum(page, 'parag');
  await page.goto('/v1/cart-review');
  await expect(page.getByLabel('Amount').first()).toHaveValue('5,000');
  await orderNewAmount(page, (order) => order.click());
});
