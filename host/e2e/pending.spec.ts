import type { Page } from 'playwright/test';
import { discardOrders } from './cart.js';
import { summaryOf, waitingOrders } from './pay-orders.js';
import { addToCart, openFund } from './shop.js';
import { beSignedIn, expect, moveClock, signIn, test, TRUST, call } from './site.js';

const CART = '/api/v1/cart/get-cart-details';

async function orderOfFund(page: Page): Promise<void> {
  await openFund(page);
  await addToCart(page, 'Lumpsum', '25000');
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('Pending Payment').first()).toBeVisible();
  await openFund(page);
}

async function itemsInCart(page: Page): Promise<number> {
  return (await call<{ responseData: { noOfItems: number } }>(page, 'GET', CART)).responseData.noOfItems;
}

for (const width of [1280, 390]) {
  // the question and its answers are held by the tests of the fund (features/fund-detail/pending.test.tsx)
  test.describe(`${width} px: orders that are not paid yet`, TRUST, () => {
    test.use({ viewport: { width, height: 800 } });

    async function tryAgain(page: Page): Promise<void> {
      await beSignedIn(page);
      await orderOfFund(page);
      if (width < 768) await page.getByRole('button', { name: 'Lumpsum', exact: true }).click();
      const form = width < 768 ? page.getByRole('dialog').first() : page.getByRole('form', { name: 'Invest' });
      if (width >= 768) await form.getByText('Lumpsum', { exact: true }).click();
      await form
        .getByLabel(/amount/i)
        .first()
        .fill('30000');
      await form.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByRole('heading', { name: 'Hold on!' })).toBeVisible();
      expect(await itemsInCart(page)).toBe(0);
    }

    test('stand in the way of the same fund, and are paid first', async ({ page }) => {
      await tryAgain(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      // the order of the sandbox waits as well
      await page.waitForURL('**/v1/profile/portfolio');
      const orders = page.getByRole('region', { name: 'Orders in progress' });
      await orders
        .getByRole('link', { name: /^Pay now/ })
        .first()
        .click();
      await page.waitForURL('**/v1/order-summary**');
      await expect(page.getByText('How would you like to pay?').first()).toBeVisible();
    });

    test('or are cancelled, and then the fund goes into the cart', TRUST, async ({ page }) => {
      await tryAgain(page);
      await page.getByRole('button', { name: 'Cancel Order' }).click();
      await expect(page.getByRole('heading', { name: 'Hold on!' })).toBeHidden();
      await expect.poll(() => itemsInCart(page)).toBe(1);
    });
  });
}

test('the home page leads to an order that is not paid yet', TRUST, async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/v1/home');
  await page.getByRole('link', { name: 'Existing Order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('Total payable').first()).toBeVisible();
  await discardOrders(page);
  await page.goto('/v1/home');
  await expect(page.getByRole('link', { name: 'Review Portfolio' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Existing Order' })).toHaveCount(0);
});

test('of several orders the home page leads to the list, and each of them to its payment', TRUST, async ({ page }) => {
  await beSignedIn(page);
  await orderOfFund(page);
  await page.goto('/v1/home');
  await page.getByRole('link', { name: 'Existing Order' }).click();
  await page.waitForURL('**/v1/profile/portfolio');
  const orders = page.getByRole('region', { name: 'Orders in progress' });
  await expect(orders.getByRole('link', { name: /^Pay now/ })).toHaveCount(2);
  await orders
    .getByRole('link', { name: /^Pay now/ })
    .last()
    .click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('Total payable').first()).toBeVisible();
});

test('a link that was opened too late says so, and its orders are in the cart again', TRUST, async ({ page }) => {
  await beSignedIn(page);
  const { paymentUrl } = await waitingOrders(page);
  await moveClock(page, 'P4D');
  await signIn(page);
  await page.goto(summaryOf(paymentUrl));
  await expect(page.locator('b', { hasText: 'This payment link has expired!' })).toBeVisible();
  await expect.poll(() => itemsInCart(page)).toBe(1);
  await page.getByRole('button', { name: 'Go to cart' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
});

/** Puts ₹10,000 of a pack into the cart. */
async function addPack(page: Page) {
  await page.getByRole('button', { name: 'Invest in Balanced pack' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Lumpsum', { exact: true }).click();
  await form.getByLabel('Amount').fill('10000');
  await expect(form.getByText('₹5,000').first()).toBeVisible();
  await form.getByRole('button', { name: 'Add to cart' }).click();
}

async function orderPack(page: Page) {
  await page.goto('/v1/cart-review');
  await page.getByText('Schemes in this pack').click();
  await expect(page.getByText('HDFC Balanced Advantage Fund').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await page.locator('summary').first().click();
  await expect(page.getByText('Balanced pack').first()).toBeVisible();
}

test(
  'a pack goes into the cart of a visitor as one, and becomes orders that bear its name',
  TRUST,
  async ({ page }) => {
    await page.goto('/v1/packs');
    await addPack(page);
    await expect(page.getByText('Added to your cart.').first()).toBeAttached();
    await signIn(page);
    await orderPack(page);
  },
);

test('a pack that waits to be paid goes into the cart once its orders are cancelled', TRUST, async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/v1/packs');
  await page.getByRole('button', { name: 'Invest in Balanced pack' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Lumpsum', { exact: true }).click();
  await form.getByLabel('Amount').fill('5050');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(form.getByText('Please enter multiple of ₹100')).toBeVisible();
  await page.goto('/v1/packs');
  await addPack(page);
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  await orderPack(page);
  await page.goto('/v1/home');
  await page.getByRole('link', { name: 'Balanced pack' }).click();
  await addPack(page);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  expect(await itemsInCart(page)).toBe(1);
});
