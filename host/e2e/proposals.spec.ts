import type { Page } from 'playwright/test';
import { schemeNamed } from './cart.js';
import { chooseAdvisor, openAccount } from './customer-of-advisor.js';
import { expectAccessible, expectAccessibleAtRest } from './expect-accessible.js';
import { payApproved } from './shop.js';
import { ASHA, call, expect, lastCode, mailed, moveClock, test, TRUST } from './site.js';
import { beginSwitch } from './switching.js';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

/** Puts a lumpsum and a SIP into the cart of the customer, by the calls that the fund page makes. */
async function fillCart(page: Page): Promise<void> {
  const save = (data: object) => call(page, 'POST', '/api/v1/cart/save-investment-details', data);
  const [flexi, other] = [await schemeNamed(page, 'parag'), await schemeNamed(page, 'hdfc flexi')];
  await save({ schemeId: flexi, investmentType: 'LUMPSUM', investmentFrequency: 0, amount: 50_000 });
  const sip = { investmentType: 'SIP', investmentFrequency: 1, sipDate: 10, numOfSipInstallments: 120 };
  await save({ schemeId: other, amount: 5_000, ...sip });
}

test(
  'an advisor proposes a lumpsum, a SIP and a switch by one link; their customer approves two of three by one OTP and pays, and the advisor sees the units',
  TRUST,
  async ({ page, browser, baseURL }) => {
    await chooseAdvisor(page, 'AG1001');
    await moveClock(page, 'PT1M');
    await openAccount(page, 'Asha Rao');
    await fillCart(page);
    await page.goto('/v1/cart-review');
    await page.getByRole('button', { name: 'Move to a proposal' }).click();
    await expect(page.getByText('Not sent yet')).toBeVisible();
    const popup = await beginSwitch(page);
    await popup.getByRole('textbox', { name: /^Amount/ }).fill('20000');
    await popup.getByRole('button', { name: 'Add to a proposal' }).click();
    await popup.getByRole('button', { name: 'Open the proposal' }).click();
    await page.getByLabel(/^What you propose/).fill('Part of the mid caps to bonds, and a SIP.');
    await expectAccessibleAtRest(page);
    await page.getByRole('button', { name: 'Send to your customer' }).click();
    await expect(page.getByText(/^Your customer has not answered/)).toBeVisible();

    const own = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
    const customer = await own.newPage();
    await customer.goto(await mailed(page, 'asha.rao@example.com', /\/v1\/proposal#\S+/));
    await expect(customer.getByRole('heading', { name: 'Proposed by Sunita Kulkarni, ARN-100101' })).toBeVisible();
    await expectAccessibleAtRest(customer);
    await customer.getByRole('checkbox', { name: 'Approve HDFC Flexi Cap Fund' }).uncheck();
    await customer.getByRole('button', { name: 'Approve 2 of 3 with OTP' }).click();
    await customer.getByLabel(/One-time password/).waitFor();
    await expectAccessible(customer);
    await customer.getByLabel(/One-time password/).fill(await lastCode(page, ASHA));
    await customer.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(customer.getByText('You have approved this proposal.')).toBeVisible();
    await expectAccessibleAtRest(customer);
    await payApproved(customer);
    await own.close();

    await moveClock(page, 'P5D');
    await openAccount(page, 'Asha Rao');
    await page.goto('/v1/proposals');
    const items = page.getByRole('list', { name: 'What is proposed' }).locator('> li');
    await expect(items.nth(0)).toContainText(/[\d.,]+ units at ₹[\d.,]+ of \d\d? Nov 2026/);
    await expect(items.nth(1)).toContainText('Not approved');
    await expect(items.nth(2)).toContainText(/[\d.,]+ units at ₹/);
    await expectAccessibleAtRest(page);
  },
);
