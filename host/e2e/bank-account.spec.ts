import { addBankAccount, giveBankCode } from './bank-account.js';
import { expectAccessible } from './expect-accessible.js';
import { summaryOf, waitingOrders } from './pay-orders.js';
import { beSignedIn, expect, test, TRUST } from './site.js';

test('a bank account that is added online can be paid from', TRUST, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page);
  await page.goto('/v1/profile/bank-info');
  await page.getByRole('button', { name: 'Add or replace bank account' }).click();
  await addBankAccount(page);
  await giveBankCode(page);
  await expect(page.getByRole('region', { name: 'State Bank of India' })).toBeVisible();
  await expectAccessible(page);
  const { paymentUrl } = await waitingOrders(page);
  await page.goto(summaryOf(paymentUrl));
  await page.getByText('Net banking', { exact: true }).click();
  await page.getByLabel('Pay from').selectOption({ label: 'State Bank of India 501••••009' });
  await expect(page.getByText(/^State Bank of India 501••••009/).first()).toBeVisible();
  await expectAccessible(page);
});
