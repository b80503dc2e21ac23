import type { Page } from 'playwright/test';
import { expectAccessibleAtRest } from './expect-accessible.js';
import { payApproved } from './shop.js';
import { arriveAsAdvisor, call, expect, lastCode, mailed, moveClock, test, TRUST } from './site.js';

/** The advisor who has a book, and one of their customers. */
const ADVISOR = 'AG1005';
const NEHA = { name: 'Neha Agarwal', mobile: '6100000101', email: 'book1@example.com' };
const [LUMPSUM, SIP] = ['HDFC Flexi Cap Fund', 'HDFC Corporate Bond Fund'];

const strip = (page: Page) => page.locator('.px-strip');

/** What costs money today stands first, with why, and with what to do about it. */
async function beginTheDay(page: Page): Promise<void> {
  await arriveAsAdvisor(page, ADVISOR);
  const rows = page.getByRole('region', { name: 'Needs you today' }).getByRole('listitem');
  const row = rows.filter({ hasText: NEHA.name });
  await expect(rows.first()).toContainText('Instalment missed');
  await expect(row).toContainText('11 Nov 2026: The balance of the account was too low.');
  const message = await row.getByRole('link', { name: /^Message .* on WhatsApp$/ }).getAttribute('href');
  expect(new URL(message ?? '').searchParams.get('text')).toMatch(/^Dear Neha, an instalment of yours of ₹4,000/);
  await expect(row.getByRole('button', { name: `Propose something to ${NEHA.name}` })).toBeVisible();
  await expectAccessibleAtRest(page);
  await row.getByRole('link', { name: 'Family: Agarwal' }).press('Enter');
}

/** The family stays over a reload, as its name stands in no address; its parts are tabs. */
async function lookAtTheFamily(page: Page): Promise<void> {
  await page.waitForURL('**/v1/my-customers?familyOf=**');
  expect(page.url()).not.toContain('Agarwal');
  const family = page.getByRole('region', { name: 'Agarwal family' });
  await expect(family).toContainText(/₹[\d,]+ together/);
  await family.getByRole('tab', { name: 'Members' }).press('ArrowRight');
  await expect(family.getByText(/^Open each account and put together/)).toBeVisible();
  await expectAccessibleAtRest(page);
  await page.keyboard.press('ArrowRight');
  await expect(family.getByText(/^Neha Agarwal may see them, since/).first()).toBeVisible();
  await expectAccessibleAtRest(page);
  await page.reload();
  await expect(family.getByRole('button', { name: /^Open the account of / })).toHaveCount(4);
  await expectAccessibleAtRest(page);
}

/** Opens the account, where what is needed most is to be seen, and notes what was spoken of. */
async function noteTheCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Open the account of ${NEHA.name}` }).press('Enter');
  await page.waitForURL('**/v1/running-sips**');
  await expect(strip(page)).toContainText(`Your Customer is ${NEHA.name}`);
  await expectAccessibleAtRest(page);
  const opener = strip(page).getByRole('button', { name: 'Notes' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: NEHA.name });
  await dialog.getByLabel('New task').fill('See whether the SIP went through');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /^See whether/ })).toBeVisible();
  await dialog.getByLabel('New note').fill('Salary comes on the 12th: wants the SIP after it.');
  await dialog.getByRole('button', { name: 'Add the note' }).press('Enter');
  await expect(dialog.getByText('Salary comes on the 12th')).toBeVisible();
  await expectAccessibleAtRest(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

async function addToProposal(page: Page, fund: string, kind: 'Lumpsum' | 'SIP', amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a fund' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a fund' });
  await dialog.getByRole('searchbox', { name: 'Name of the fund' }).fill(fund);
  await dialog.getByRole('button', { name: new RegExp(fund) }).click();
  await dialog.getByText(kind, { exact: true }).click();
  await dialog.getByLabel(/amount/i).fill(amount);
  if (kind === 'SIP') await dialog.getByLabel('Monthly date of investment').selectOption('15th of every month');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Added to the proposal below.')).toBeVisible();
}

async function propose(page: Page): Promise<void> {
  await page.goto('/v1/proposals');
  await addToProposal(page, LUMPSUM, 'Lumpsum', '25000');
  await addToProposal(page, SIP, 'SIP', '5000');
  await page
    .getByLabel(/^What you propose/)
    .fill('The instalment that bounced, made good, and a SIP after the salary.');
  await expectAccessibleAtRest(page);
  await page.getByRole('button', { name: 'Send to your customer' }).press('Enter');
  await expect(page.getByText(/^Your customer has not answered/)).toBeVisible();
  await strip(page).getByRole('button', { name: 'Exit Account' }).press('Enter');
  // back to the family from which the account was opened
  await page.waitForURL('**/v1/my-customers?familyOf=**');
  await expect(page.getByRole('region', { name: 'Agarwal family' })).toBeVisible();
}

/** The customer, on a device of their own: approves the one of two by an OTP, and pays it. */
async function approveAndPay(page: Page, customer: Page): Promise<void> {
  await customer.goto(await mailed(page, NEHA.email, /\/v1\/proposal#\S+/));
  await customer.getByRole('checkbox', { name: `Approve ${SIP}` }).uncheck();
  await customer.getByRole('button', { name: 'Approve 1 of 2 with OTP' }).click();
  await customer.getByLabel(/One-time password/).waitFor();
  await customer.getByLabel(/One-time password/).fill(await lastCode(page, NEHA.mobile));
  await customer.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(customer.getByText('You have approved this proposal.')).toBeVisible();
  await expectAccessibleAtRest(customer);
  await payApproved(customer, NEHA.mobile);
}

/** Adds leads from a file of two people: one can be added, and what is wrong with the other is said with its row. */
async function addLeads(page: Page): Promise<void> {
  await page.goto('/v1/leads');
  await page.getByRole('button', { name: 'Add from a file' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add leads from a file' });
  const lines = ['Name,Mobile,Email', 'Tara Bose,9000000161,tara@example.com', 'Ravi,12345,ravi@example.com'];
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const wrong = dialog.getByRole('row').filter({ hasText: 'Please enter a valid mobile number' });
  await expect(wrong).toContainText(/3.*Ravi/s);
  await expectAccessibleAtRest(page);
  await dialog.getByRole('button', { name: 'Add 1 lead' }).press('Enter');
  await expect(dialog.getByText('1 lead added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('article', { name: 'Tara Bose' })).toBeVisible();
}

const fileOf = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
};

/** The book by house and by month, taken along; and the report of one portfolio. */
async function lookAtTheBook(page: Page): Promise<void> {
  await page.goto('/v1/book');
  await expect(page.getByRole('table', { name: 'Your book by fund house' }).getByRole('row')).not.toHaveCount(1);
  await expectAccessibleAtRest(page);
  await page.getByText('Month', { exact: true }).click();
  const months = page.getByRole('table', { name: 'Your book by month' });
  await expect(months.getByText('Nov 2026', { exact: true })).toBeVisible();
  await expectAccessibleAtRest(page);
  expect(await fileOf(page, () => page.getByRole('link', { name: 'XLSX' }).click())).toBe('book.xlsx');
  await page.getByRole('radio', { name: 'Customer' }).press('Space');
  const report = page.getByRole('button', { name: /^Portfolio report of / }).first();
  expect(await fileOf(page, () => report.press('Enter'))).toBe('portfolio-report-2026-11-16.pdf');
}

/** The money that came is units; what was not approved is said to be so. */
async function followToUnits(page: Page): Promise<void> {
  await moveClock(page, '2B');
  await arriveAsAdvisor(page, ADVISOR);
  await expect(page.getByText(`${NEHA.name} approved 1 of 2 items.`)).toBeVisible();
  await page.getByRole('link', { name: 'All proposals' }).press('Enter');
  await page.waitForURL('**/v1/all-proposals**');
  await expect(page.getByRole('row').nth(1)).toContainText('Waiting for an answer');
  await expectAccessibleAtRest(page);
  await page.getByRole('searchbox', { name: 'Search by customer' }).fill(NEHA.name);
  const done = page.getByRole('row', { name: NEHA.name }).filter({ hasText: '1 of 2 items approved' });
  await expect(done).toContainText(/Lumpsum ₹25,000.*Done/s);
  expect(page.url()).not.toContain('Neha');
  await done.getByRole('button', { name: `Open the proposals of ${NEHA.name}` }).press('Enter');
  const items = page.getByRole('list', { name: 'What is proposed' }).locator('> li');
  await expect(items.nth(0)).toContainText(/[\d.,]+ units at ₹[\d.,]+ of \d\d? Nov 2026/);
  await expect(items.nth(1)).toContainText('Not approved');
  await expectAccessibleAtRest(page);
}

for (const width of [390, 1440])
  test.describe(`${width} px wide`, TRUST, () => {
    test.use({ viewport: { width, height: 900 } });
    test.setTimeout(180_000);

    test('a day of an advisor: what waits, a family, a note, a proposal that becomes units, leads, and the book', async ({
      page,
      browser,
      baseURL,
    }) => {
      await call(page, 'POST', '/sandbox/fixtures', { name: 'advisor-book' });
      await test.step('what waits in the morning', () => beginTheDay(page));
      await test.step('the family of who has to be called', () => lookAtTheFamily(page));
      await test.step('a note and a task, in the account', () => noteTheCall(page));
      await test.step('a proposal', () => propose(page));
      const own = await browser.newContext({ viewport: { width, height: 900 }, ...(baseURL && { baseURL }) });
      const customer = await own.newPage();
      await test.step('the customer approves a part of it, and pays', () => approveAndPay(page, customer));
      await own.close();
      await test.step('leads from a file', () => addLeads(page));
      await test.step('the book, and a report', () => lookAtTheBook(page));
      await test.step('the units, two days later', () => followToUnits(page));
    });
  });
