import type { Page } from 'playwright/test';
import { addLumpsum } from './cart.js';
import { expectAccessible, expectAccessibleAtRest } from './expect-accessible.js';
import { expect, test, TRUST, arriveAsAdvisor, mailed } from './site.js';

/** From the advisor's home, which is their book, over the list of customers, who are found by a tag, into an account, by the keyboard. */
async function openAccount(page: Page, customer: string): Promise<void> {
  await arriveAsAdvisor(page, 'AG1001');
  const main = page.getByRole('main');
  await expect(main.getByText('Assets under management')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Needs you today' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Who to call' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Loan against mutual funds' })).toBeVisible();
  await expectAccessibleAtRest(page);
  await main.getByRole('link', { name: 'My customers' }).press('Enter');
  await expect(main.getByText(/^3 accounts\./)).toBeVisible();
  const tag = `Call ${customer}`;
  const notes = page.getByRole('button', { name: `Notes, tags and tasks of ${customer}` });
  await notes.press('Enter');
  const dialog = page.getByRole('dialog', { name: customer });
  await dialog.getByLabel('New tag').fill(tag);
  await dialog.getByLabel('New tag').press('Enter');
  await expect(dialog.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible();
  await dialog.getByLabel('New task').fill('Send the plan');
  await dialog.getByLabel('New task').press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /^Send the plan/ })).toBeVisible();
  await expectAccessibleAtRest(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(notes).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(tag);
  const open = page.getByRole('button', { name: /^Open the account of / });
  await expect(open).toHaveCount(1);
  await expectAccessibleAtRest(page);
  await open.press('Enter');
  await expect(page.locator('.px-strip')).toContainText(`Your Customer is ${customer}`);
}

for (const width of [390, 1280])
  test.describe(`${width} px wide`, TRUST, () => {
    test.use({ viewport: { width, height: 800 } });
    test.setTimeout(120_000);

    test('an advisor opens an account out of their book, invests for the customer, who approves the cart, shares the payment link, and leaves the account', async ({
      page,
      browser,
      baseURL,
    }) => {
      await openAccount(page, 'Deepa Menon');
      await addLumpsum(page, 'hdfc flexi');
      await page.goto('/v1/cart-review');
      await page.getByRole('button', { name: 'Ask the customer to approve' }).click();
      await expect(page.getByText('*Your cart is awaiting for approval.')).toBeVisible();
      await expectAccessible(page);

      const own = await browser.newContext({ viewport: { width, height: 800 }, ...(baseURL && { baseURL }) });
      const customer = await own.newPage();
      const asked: string[] = [];
      customer.on('request', (request) => asked.push(request.url()));
      const link = await mailed(page, 'deepa@example.com', /\/v1\/cart-approval#\S+/);
      await customer.goto(link);
      const lead = customer.getByText('Sunita Kulkarni asks you to approve these investments in your cart.');
      await expect(lead).toBeVisible();
      await customer.getByRole('link', { name: 'Skip to the content' }).press('Enter');
      await expect(customer.getByRole('main')).toBeFocused();
      await customer.reload();
      await expect(lead).toBeVisible();
      await customer.getByRole('button', { name: 'Approve' }).click();
      await expect(customer.getByText('You have approved this cart.')).toBeVisible();
      await expectAccessible(customer);
      const token = new URLSearchParams(new URL(link, 'http://site').hash.slice(1)).get('token') ?? '';
      expect(token).not.toBe('');
      // Playwright tells of a page what stands behind the # too; nothing of it is sent
      expect(asked.filter((url) => (url.split('#')[0] ?? '').includes(token))).toEqual([]);
      await own.close();

      // it learns of that by itself
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.waitForURL('**/v1/order-summary**');
      await expect(page.getByText('Pending Payment').first()).toBeVisible();
      // its owner confirms and pays it by the link, with a code of their own
      await expect(page.getByText(/confirm the orders with their own OTP/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirm Payment' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Share' }).first().click();
      const sharing = page.getByRole('dialog');
      await sharing.getByRole('button', { name: 'SMS' }).click();
      await sharing.getByLabel('Mobile number').fill('6000000011');
      await expectAccessible(page);
      await sharing.getByRole('button', { name: 'Send SMS' }).click();
      await expect(page.getByText('Payment link shared successfully!!!')).toBeVisible();
      const short = await mailed(page, '6000000011', /\/s\/[a-z0-9]{10}/);
      const opened = await page.request.get(short, { maxRedirects: 0 });
      expect(opened.headers()['location']).toMatch(/^\/v1\/order-summary\?paymentUrl=.*agentCode=AG1001$/);

      await page.goto('/v1/profile/portfolio');
      await page.locator('.px-strip').getByRole('button', { name: 'Exit Account' }).press('Enter');
      await expect(page).toHaveURL(/\/v1\/my-customers/);
      await expect(page.locator('.px-strip')).not.toContainText('Deepa Menon');
      await expect(page.getByRole('button', { name: 'Account of Sunita Kulkarni' })).toBeVisible();
    });
  });
