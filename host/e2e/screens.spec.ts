import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { ASHA, expect, lastCode, PASSWORD, signIn, test, VIKRAM } from './site.js';

/** Axe finds nothing on the screen as it stands, wide or narrow, and nobody has to scroll sideways at 320 px. */
async function isSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectNoAxeViolations(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/v1${path}`);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

async function firstFund(page: Page): Promise<string> {
  const answer = await page.request.get('/prosperx-api/api/v1/mf/suggest-mutual-fund?text=parag');
  const { data } = (await answer.json()) as { data: { encryptedSchemeId: string }[] };
  return data[0]?.encryptedSchemeId ?? '';
}

/** What a signed-in investor puts into the cart, by the calls that the fund page makes. */
async function fillCart(page: Page): Promise<void> {
  const schemeId = await firstFund(page);
  for (const sip of [false, true]) {
    await page.request.post('/prosperx-api/api/v1/cart/save-investment-details', {
      headers: { 'X-PX-Client': 'e2e' },
      data: {
        schemeId,
        investmentType: sip ? 'SIP' : 'LUMPSUM',
        investmentFrequency: sip ? 1 : 0,
        amount: 5000,
        ...(sip ? { sipDate: 5, numOfSipInstallments: 360 } : {}),
      },
    });
  }
}

async function seeVisitorsScreens(page: Page): Promise<void> {
  await open(page, '/home', /Begin with/);
  await isSound(page);
  await open(page, '/nowhere', /Begin with/);
  await expect(page).toHaveURL(/url=404/);
  await expect(page.getByText('That page does not exist').first()).toBeAttached();
  await open(page, '/sip-calculator', 'SIP calculator');
  await isSound(page);
  await open(page, '/goal-amount-calculator', 'Goal calculator');
  await isSound(page);
  await open(page, '/search?keywords=flexi', /.+/);
  await isSound(page);
  await open(page, '/search?keywords=zzzzzzzz', /.+/);
  await isSound(page);
  await page.goto('/v1/search-panel');
  await isSound(page);
  await open(page, `/mutual-fund-detail/fund?schemeId=${await firstFund(page)}`, /Parag Parikh/);
  await isSound(page);
  await open(page, '/cart-review', /empty/);
  await isSound(page);
  await open(page, '/profile/portfolio', /not authorized/);
  await isSound(page);
  await open(page, '/order-summary', 'No orders found!');
  await isSound(page);
  await open(page, '/payment-error?orderNo=PX1&paymentUrl=cartId%3Dx', 'Payment failed');
  await isSound(page);
  await open(page, '/sandbox', 'Sandbox');
  await isSound(page);
}

async function seeLogin(page: Page): Promise<void> {
  await open(page, '/login', 'Login with your mobile number');
  await isSound(page);
  await page.getByLabel('Mobile number').fill('12');
  await page.getByLabel('Mobile number').blur();
  await expect(page.getByText('Please enter a valid mobile number')).toBeVisible();
  await isSound(page);
  await page.getByLabel('Mobile number').fill('9876500004');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Please enter your password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter correct password')).toBeVisible();
  await isSound(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Choose the profile you want to access' })).toBeVisible();
  await isSound(page);
}

async function seeInvestorsScreens(page: Page): Promise<void> {
  await signIn(page, ASHA);
  await open(page, '/home', /worth|Begin/);
  await isSound(page);
  await open(page, '/profile/portfolio', 'Portfolio');
  await isSound(page);
  await fillCart(page);
  await open(page, '/cart-review', 'Cart');
  await isSound(page);
  await page
    .getByRole('textbox', { name: /amount|month/i })
    .first()
    .fill('1');
  await page.keyboard.press('Tab');
  await isSound(page);
  await page.reload();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/order-summary**');
  await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm with OTP' })).toBeVisible();
  await isSound(page);
  await page.getByLabel('One-time password').fill(await lastCode(page, ASHA));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL('**/sandbox/bank/**');
  await isSound(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.waitForURL('**/payment-error**');
  await expect(page.getByText('Your payment attempt has failed.')).toBeVisible();
  await isSound(page);
}

async function seeEmptyPortfolio(page: Page): Promise<void> {
  await signIn(page, VIKRAM);
  await open(page, '/profile/portfolio', /being rebuilt/);
  await isSound(page);
}

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });
      test.setTimeout(180_000);
      test("axe finds nothing on a visitor's screens", ({ page }) => seeVisitorsScreens(page));
      test('axe finds nothing on the steps of the login', ({ page }) => seeLogin(page));
      test("axe finds nothing on an investor's screens", ({ page }) => seeInvestorsScreens(page));
      test('axe finds nothing on an empty portfolio', ({ page }) => seeEmptyPortfolio(page));
    });
  }
}
