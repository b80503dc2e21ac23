import type { Page } from 'playwright/test';
import { addLumpsum, emptyCart } from './cart.js';
import { expectAccessibleAtRest } from './expect-accessible.js';
import { NISHA } from './login.js';
import { openFund } from './shop.js';
import { ASHA, beSignedIn, expect, lastCode, moveClock, test, TRUST, arriveAsAdvisor } from './site.js';

test.use({ viewport: { width: 390, height: 800 } });

/** Makes an agent the advisor of a customer, by the customer's own OTP. */
async function chooseAdvisor(page: Page, mobile: string, agentCode: string): Promise<void> {
  await beSignedIn(page, mobile);
  // who has none is asked where a link of one has led them here
  await page.goto(`/v1/home?agentCode=${agentCode}`);
  await page.goto('/v1/profile');
  await page.getByRole('button', { name: /^(Change your|Choose an) advisor/ }).click();
  const dialog = page.getByRole('dialog', { name: /advisor$/ });
  await expect(dialog.getByLabel(/^Advisor code/)).toHaveValue(agentCode);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel(/One-time password/)).toBeVisible();
  await page.getByLabel(/One-time password/).fill(await lastCode(page, mobile));
  await page.getByRole('button', { name: 'Verify and save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is your advisor now.' })).toBeAttached();
}

/** A SIP that begins on its SIP date, of an amount whose debit the bank refuses. */
async function startSipThatBounces(page: Page): Promise<void> {
  await emptyCart(page);
  await openFund(page);
  await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Invest' });
  await panel
    .getByLabel(/amount/i)
    .first()
    .fill('5013');
  await panel.getByLabel('First instalment').selectOption({ label: 'On its SIP date' });
  await panel.getByRole('button', { name: /^Start SIP/ }).click();
  await page.waitForURL(/\/v1\/cart-review/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Confirm with OTP' }).click();
  await expect(page.getByLabel(/One-time password/)).toBeVisible();
  await page.getByLabel(/One-time password/).fill(await lastCode(page, ASHA));
  await page.getByRole('button', { name: 'Confirm SIP' }).click();
  await expect(page.getByRole('heading', { name: 'Your SIP is registered.' })).toBeVisible();
}

test(
  'an instalment that the bank refused is a need on the advisor’s home, whose button leads to the SIPs of that account',
  TRUST,
  async ({ page }) => {
    test.slow();
    await chooseAdvisor(page, ASHA, 'AG1001');
    // a mobile gets its next OTP after a minute
    await moveClock(page, 'PT2M');
    await startSipThatBounces(page);
    await moveClock(page, 'P60D');
    await arriveAsAdvisor(page, 'AG1001');
    const row = page.getByRole('listitem').filter({ hasText: 'Asha' }).filter({ hasText: 'Instalment missed' });
    await expect(row).toContainText('₹5,013');
    await expect(page.getByRole('link', { name: /missed instalment/ })).toBeVisible();
    await expectAccessibleAtRest(page);
    await row.getByRole('button', { name: /^Review SIPs/ }).click();
    await expect(page).toHaveURL(/\/v1\/running-sips/);
    await expect(page.locator('.px-strip')).toContainText('Your Customer is Asha');
  },
);

test(
  'an order for a customer is refused while the advisor’s ARN is not verified, with words that say what to do',
  TRUST,
  async ({ page }) => {
    test.slow();
    await chooseAdvisor(page, NISHA, 'AG1002');
    await arriveAsAdvisor(page, 'AG1002');
    await page.goto('/v1/my-customers?search=Nisha');
    await page.getByRole('button', { name: /^Open the account of Nisha/ }).click();
    await expect(page.locator('.px-strip')).toContainText('Your Customer is Nisha Verma');
    await addLumpsum(page, 'hdfc flexi');
    await page.goto('/v1/cart-review');
    await page.getByRole('button', { name: 'Ask the customer to approve' }).click();
    await expect(
      page.getByText('Please register your NISM and ARN certificates to transact for a customer.').first(),
    ).toBeVisible();
    await expectAccessibleAtRest(page);
  },
);
