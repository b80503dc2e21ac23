import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { press, tabTo } from './keyboard.js';
import { ASHA, beSignedIn, expect, moveClock, test, TRUST } from './site.js';

/** A blank page, as a scanner has it. */
const SCAN = {
  name: 'form.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAA4ACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAAAAAAAAAAAAAAAAAAAAAAAAD/2Q==',
    'base64',
  ),
};

const LIST = '/v1/profile/mandates';
const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const card = (page: Page, limit: string) => page.getByRole('listitem').filter({ hasText: limit });
const end = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Fills the set-up in as far as the declaration, and goes to the bank. */
async function goToBank(page: Page, limit: string, method = /^Net banking/): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: /^Mandate limit/ }).fill(limit);
  await page.getByRole('checkbox', { name: /^I authorise the debit/ }).check();
  await page.getByRole('button', { name: /^Go to your/ }).click();
  await expect(page.getByRole('heading', { name: /^Sandbox / })).toBeVisible();
}

/** Sets a mandate up by keyboard, as far as the list with the mandate that the bank has yet to approve. */
async function setUpByKeys(page: Page): Promise<void> {
  await phone(page);
  await beSignedIn(page);
  await page.goto(LIST);
  await expect(card(page, '3104217')).toContainText('Approved');
  await press(page, page.getByRole('button', { name: 'New mandate' }));
  await page.waitForURL('**/setup-mandate?**');
  await expect(page.getByRole('button', { name: 'Go to your UPI app' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('textbox', { name: /^Mandate limit/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('500000');
  await tabTo(page, page.getByRole('radio', { name: /^UPI AutoPay/ }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('checkbox', { name: /^I authorise the debit/ }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Go to your bank' }));
  await expect(page.getByRole('heading', { name: 'Sandbox Bank: AutoPay mandate' })).toBeVisible();
  await expect(page.getByText('₹5,00,000')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Approve' }));
  await expect(end(page, 'Mandate set up')).toContainText('You can expect approval within 2 to 3 working days.');
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'See mandates' }));
  await expect(card(page, '₹5,00,000')).toContainText('Processing');
}

// Trust U2: an e-mandate, from the form over the bank
test('an e-mandate is set up by keyboard and approved at the bank; the address of another account holder leads home', async ({
  page,
}) => {
  await setUpByKeys(page);
  await page.clock.install();
  await page.goto(`${LIST}/setup-mandate?ucc=PX00000002`);
  await expect(page.getByRole('alert').filter({ hasText: 'not authorised' })).toBeAttached();
  // they are given time to read it
  await page.clock.fastForward('00:10');
  await page.waitForURL('**/v1/home');
});

test('an e-mandate is approved by the bank after two working days, and another cancelled', TRUST, async ({ page }) => {
  test.slow();
  await setUpByKeys(page);
  await moveClock(page, '3B');
  await beSignedIn(page);
  await page.goto(LIST);
  await expect(card(page, '₹5,00,000')).toContainText('Approved');
  await card(page, '3104217')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel this mandate?' });
  await expect(asked).toContainText('Your other mandate pays for them from then on.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel mandate' }).click();
  await expect(card(page, '3104217')).toContainText('You cancelled it on 19 November 2026.');
});

test(
  'an e-mandate that is abandoned at the bank is gone on with, and one that is rejected is set up anew',
  TRUST,
  async ({ page }) => {
    await phone(page);
    await beSignedIn(page);
    await page.goto(`${LIST}/setup-mandate?flowType=profile&userType=old`);
    await goToBank(page, '40000');
    await page.getByRole('button', { name: 'Abandon' }).click();
    await expect(page.getByText('You have not approved this mandate yet')).toBeVisible();
    await expectAccessible(page);
    await page.goto(LIST);
    await expect(card(page, '₹40,000')).toContainText('Pending');
    await card(page, '₹40,000').getByRole('button', { name: 'Continue at your bank' }).click();
    await expect(page.getByRole('textbox', { name: /^Mandate limit/ })).toHaveValue('40,000');
    await goToBank(page, '40000');
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(end(page, 'Mandate not approved')).toContainText('You rejected it at your bank.');
    await page.getByRole('button', { name: 'Set up another one' }).click();
    await goToBank(page, '45000', /^UPI AutoPay/);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(end(page, 'Mandate set up')).toContainText('AutoPay is on');
    await page.goto(`${LIST}/setup-mandate?flowType=profile&userType=old&ucc=ANOTHER`);
    await expect(page.getByText('Oops! You are not authorised to view this page').first()).toBeVisible();
    await page.waitForURL('**/v1/home**', { timeout: 10_000 });
  },
);

test('a mandate on paper goes from the form by its scan to the approval', TRUST, async ({ page }) => {
  await phone(page);
  await beSignedIn(page, ASHA);
  await page.goto(`${LIST}/setup-mandate?flowType=profile&userType=old`);
  await page.getByRole('radio', { name: /^Paper form/ }).check();
  await page.getByRole('textbox', { name: /^Mandate limit/ }).fill('2500000');
  await page.getByRole('button', { name: 'Get the form' }).click();
  await expect(page.getByRole('heading', { name: 'Sign, scan and upload the form' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download form' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 4).toString()).toBe('%PDF');
  await page.goto(LIST);
  await card(page, '₹25,00,000').getByRole('button', { name: 'Upload Form' }).click();
  await page.getByLabel('Scan of the signed form').setInputFiles(SCAN);
  await expect(page.getByText('form.jpg is uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Set up mandate' }).click();
  await expect(end(page, 'Mandate set up')).toContainText(
    'You have successfully registered for mandate. You can expect approval within next 20 days.',
  );
  await expectAccessible(page);
  await moveClock(page, 'P18D');
  await beSignedIn(page, ASHA);
  await page.goto(LIST);
  await expect(card(page, '₹25,00,000')).toContainText('Approved');
});
