import { expectAccessibleAtRest } from './expect-accessible.js';
import { NISHA } from './login.js';
import { beSignedIn, expect, lastCode, test, TRUST, arriveAsAdvisor } from './site.js';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// that the book is seen, and an account opened and left, is a part of advisor-for-customer.spec.ts
for (const width of [390, 1280])
  test.describe(`${width} px wide`, TRUST, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an advisor registers by certificates, once their ARN is nobody else’s', TRUST, async ({ page }) => {
      await arriveAsAdvisor(page, 'AG1002');
      await page.getByRole('link', { name: 'Register', exact: true }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Advisor registration' });
      await dialog.getByRole('group', { name: 'Are you NISM certified?' }).getByText('Yes').click();
      await dialog.getByRole('group', { name: 'Are you an ARN holder?' }).getByText('Yes').click();
      await dialog.getByLabel('NISM certification number').fill('2020123456');
      await dialog.getByLabel('Test date').fill('2025-01-10');
      await dialog.getByLabel('NISM valid till').fill('2028-01-09');
      await dialog.getByLabel('ARN number').fill('100101');
      await dialog.getByLabel('EUIN').fill('12345');
      await expect(dialog.getByText('Please enter 6 digits EUIN')).toBeVisible();
      await dialog.getByLabel('EUIN').fill('123456');
      await dialog.getByLabel('ARN valid from').fill('2025-03-01');
      await dialog.getByLabel('ARN valid to').fill('2028-02-29');
      const file = { name: 'card.png', mimeType: 'image/png', buffer: PNG };
      await dialog.getByLabel('Picture of your NISM certificate').setInputFiles(file);
      await dialog.getByLabel('Picture of your ARN card').setInputFiles(file);
      await expect(dialog.getByText(/ARN Code is already mapped to other agent/)).toBeVisible();
      await expectAccessibleAtRest(page);
      await dialog.getByLabel('ARN number').fill('200200');
      await dialog.getByLabel(/Picture of your ARN card/).setInputFiles(file);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
      await expect(dialog.getByText(/ARN-200200 is submitted/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(dialog).toBeHidden();
    });

    test(
      'a customer sees that their advisor opened the account, and ends the right to it',
      TRUST,
      async ({ page, browser, baseURL }) => {
        await arriveAsAdvisor(page, 'AG1001');
        await page.goto('/v1/my-customers');
        await page.getByRole('button', { name: 'Open the account of Nisha Verma' }).click();
        await expect(page.locator('.px-strip')).toContainText('Your Customer is Nisha Verma');
        await page.locator('.px-strip').getByRole('button', { name: 'Exit Account' }).click();
        await expect(page).toHaveURL(/\/v1\/my-customers/);
        const own = await browser.newContext({ viewport: { width, height: 800 }, ...(baseURL && { baseURL }) });
        const customer = await own.newPage();
        await beSignedIn(customer, NISHA);
        await customer.goto('/v1/profile');
        await expect(customer.getByText('Sunita Kulkarni opened your account')).toBeVisible();
        await expectAccessibleAtRest(customer);
        await customer.getByRole('button', { name: 'End the right to act' }).click();
        await customer.getByRole('button', { name: 'Send OTP' }).click();
        const code = customer.getByLabel('One-time password');
        await code.waitFor();
        await code.fill(await lastCode(customer, NISHA));
        await customer.getByRole('button', { name: 'Verify and save' }).click();
        await expect(customer.getByText('Sunita Kulkarni may no longer open your account.')).toBeVisible();
        await own.close();
        await page.reload();
        await expect(page.getByText('Access removed')).toBeVisible();
      },
    );
  });
