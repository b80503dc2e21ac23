import { addLumpsum, emptyCart } from './cart.js';
import { beSignedIn, expect, test, trustIf } from './site.js';

const SAVE = '**/save-investment-details';

test.beforeEach(async ({ page }) => {
  await beSignedIn(page);
  await emptyCart(page);
  await addLumpsum(page, 'parag');
});

for (const way of ['mouse', 'finger'] as const) {
  test.describe(`by ${way}`, trustIf(way === 'mouse'), () => {
    test.use({ hasTouch: way === 'finger', viewport: { width: way === 'finger' ? 390 : 1280, height: 844 } });

    test('who goes from a new amount straight to the order orders that amount', async ({ page }) => {
      let isSaved = false;
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
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
      await page.goto('/v1/cart-review');
      await page.getByLabel('Amount').first().fill('7000');
      const order = page.getByRole('button', { name: 'Place order' });
      const saving = page.waitForRequest(SAVE);
      await (way === 'finger' ? order.tap() : order.click());
      await saving;
      goOn();
      await page.waitForURL('**/v1/order-summary**');
      await expect(page.getByText('₹7,000').first()).toBeVisible();
      await expect(page.getByText('₹5,000')).toHaveCount(0);
      expect(wasSavedFirst).toBe(true);
    });
  });
}
