import type { Page } from 'playwright/test';
import { expectFocusAtStart, press, tabTo, typeInto } from './keyboard.js';
import { ASHA, beSignedIn, expect, lastCode, PASSWORD, test, TRUST } from './site.js';

const FUND = 'HDFC Flexi Cap Fund';

async function signIn(page: Page): Promise<void> {
  await page.goto('/v1/home');
  await press(page, page.getByRole('button', { name: 'Login / Sign Up' }));
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await typeInto(page, page.getByLabel('Mobile number'), ASHA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please enter your password' })).toBeVisible();
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/v1/home**');
  await expectFocusAtStart(page);
}

async function findFund(page: Page): Promise<void> {
  await typeInto(page, page.getByRole('combobox', { name: /search/i }), 'hdfc flexi', 'Shift+Tab');
  const found = page.getByRole('option', { name: FUND }).first();
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: FUND })).toBeVisible();
  await expectFocusAtStart(page);
}

async function fillCart(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add to cart' });
  const said = page.getByRole('status').filter({ hasText: /added/i }).first();
  const form = page.getByRole('form', { name: 'Invest' });
  const sip = form.getByRole('radio', { name: 'SIP', exact: true });
  const lumpsum = form.getByRole('radio', { name: 'Lumpsum', exact: true });
  await tabTo(page, sip);
  await page.keyboard.press('ArrowRight');
  await expect(lumpsum).toBeFocused();
  await typeInto(page, form.getByRole('textbox', { name: /^Amount/ }), '25000');
  await press(page, add);
  await expect(said).toBeAttached();
  await expect(add).toBeFocused();
  await tabTo(page, lumpsum, 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(sip).toBeFocused();
  await typeInto(page, form.getByRole('textbox', { name: /^Monthly amount/ }), '5000');
  await press(page, add);
  await expect(page.getByText('Your cart has 2 items').first()).toBeVisible();
}

async function placeOrder(page: Page): Promise<void> {
  await press(
    page,
    page.getByRole('link', { name: /Review cart/ }).or(page.getByRole('button', { name: /Review cart/ })),
  );
  await page.waitForURL('**/v1/cart-review');
  await expectFocusAtStart(page);
  // slow enough that the loader is seen, and lies over the next page for a while
  await page.route('**/create-bse-order**', async (route) => {
    await page.locator('.px-loader[data-seen]').waitFor();
    await route.continue();
  });
  await press(page, page.getByRole('button', { name: 'Place order' }));
  await page.waitForURL('**/v1/order-summary**');
  await expectFocusAtStart(page);
}

async function pay(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm Payment' });
  const question = page.getByRole('dialog', { name: 'Confirm it is you' }).getByRole('textbox');
  await tabTo(page, page.getByRole('radio', { name: /^UPI/ }));
  await page.keyboard.press('ArrowDown');
  await press(page, confirm);
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await typeInto(page, page.getByLabel('One-time password'), await lastCode(page, ASHA));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/bank/**');
  await press(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await page.waitForURL('**/v1/thank-you**');
  await press(page, page.getByRole('button', { name: 'Back to Home' }));
  await page.waitForURL('**/v1/home**');
  await expectFocusAtStart(page);
}

async function waitTwoDays(page: Page): Promise<void> {
  await page.goto('/v1/sandbox');
  await press(page, page.getByRole('button', { name: 'Move' }));
  await expect(page.getByText('18 November 2026').first()).toBeVisible();
}

async function openPortfolio(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: /account of/i });
  const portfolio = page.getByRole('link', { name: 'Portfolio', exact: true });
  await press(page, account);
  await expect(portfolio.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, portfolio.first());
  await page.waitForURL('**/v1/profile/portfolio');
  await expectFocusAtStart(page);
}

test.describe('by keyboard alone', () => {
  // Trust U2: the main job, each step showing where one is
  test('the main job can be done, and each step shows where one is', TRUST, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page);
    await findFund(page);
    await fillCart(page);
    await placeOrder(page);
    await pay(page);
    await waitTwoDays(page);
    await beSignedIn(page);
    await page.goto('/v1/home');
    await openPortfolio(page);
    await expect(page.getByRole('row').filter({ hasText: FUND }).first()).toContainText('₹30,000');
  });
});
