import type { Locator, Page } from 'playwright/test';
import { expectFocusOn, expectFocusWithin, pick, press, tabTo, tick, typeInto } from './keyboard.js';
import { arriveAsAdvisor, call, expect, lastCode, test, TRUST } from './site.js';

test.setTimeout(180_000);

/** The advisor who has a book, and one of their customers. */
const ADVISOR = 'AG1005';
const NEHA = 'Neha Agarwal';

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await call(page, 'POST', '/sandbox/fixtures', { name: 'advisor-book' });
  await arriveAsAdvisor(page, ADVISOR);
});

test.describe('by keyboard alone, with the focus seen all the way,', () => {
  // Trust U2: what waits at an advisor's home
  test('an advisor has what waits sent by email, and goes on to a family', TRUST, async ({ page }) => {
    const opener = button(page, 'By email each morning');
    await press(page, opener);
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await press(page, button(dialog, 'Send a code'));
    await expectFocusOn(email);
    await page.keyboard.type('meenakshi@example.com');
    await page.keyboard.press('Enter');
    const code = dialog.getByRole('textbox', { name: 'Code from that email' });
    await expectFocusOn(code);
    await page.keyboard.type(await lastCode(page, 'meenakshi@example.com'));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectFocusOn(opener);
    const row = page.getByRole('region', { name: 'Needs you today' }).getByRole('listitem').filter({ hasText: NEHA });
    await press(page, row.getByRole('link', { name: 'Family: Agarwal' }), 'Shift+Tab');
    await page.waitForURL('**/v1/my-customers?familyOf=**');
    const family = page.getByRole('region', { name: 'Agarwal family' });
    await tabTo(page, family.getByRole('tab', { name: 'Members' }));
    await page.keyboard.press('End');
    await expect(family.getByText(/may see them, since/).first()).toBeVisible();
    const report = page.waitForEvent('download');
    const make = family.getByRole('button', { name: new RegExp(NEHA) });
    await press(page, make);
    await report;
    await expectFocusOn(make);
  });

  // Trust U2: an advisor's customers, and what is noted about them
  test('an advisor finds a customer, and notes a tag, a task and a word about them', TRUST, async ({ page }) => {
    await page.goto('/v1/my-customers');
    await typeInto(page, page.getByRole('searchbox', { name: 'Search customers' }), NEHA);
    await expect(page.getByRole('button', { name: /^Open the account of / })).toHaveCount(1);
    const opener = button(page, `Notes, tags and tasks of ${NEHA}`);
    await press(page, opener);
    const dialog = page.getByRole('dialog', { name: NEHA });
    for (const [what, field, words] of [
      ['Add the tag', 'New tag', 'Tax saver first'],
      ['Add the task', 'New task', 'See whether the SIP went through'],
      ['Add the note', 'New note', 'Salary comes on the 12th.'],
    ] as const) {
      await press(page, button(dialog, what));
      await expectFocusOn(dialog.getByLabel(field));
      await page.keyboard.type(words);
      await press(page, button(dialog, what));
      await expect(dialog.getByText(words).first()).toBeVisible();
    }
    await tick(page, dialog.getByRole('checkbox', { name: /^See whether/ }));
    await expect(dialog.getByRole('checkbox', { name: /^See whether/ })).toBeChecked();
    const task = dialog.getByRole('listitem').filter({ hasText: 'See whether' });
    await press(page, task.getByRole('button', { name: /^Remove: / }));
    await page.keyboard.press('Enter');
    await expect(task).toHaveCount(0);
    await expectFocusWithin(dialog);
    await page.keyboard.press('Escape');
    await expectFocusOn(opener);
  });

  // Trust U2: an advisor's leads
  test('an advisor adds leads from a file, and says how one stands', TRUST, async ({ page }) => {
    await page.goto('/v1/leads');
    const opener = button(page, 'Add from a file');
    await press(page, opener);
    const dialog = page.getByRole('dialog', { name: 'Add leads from a file' });
    const chooser = page.waitForEvent('filechooser');
    await press(page, dialog.getByRole('button', { name: /^Choose/ }));
    const lines = 'Name,Mobile,Email\r\nTara Bose,9000000161,tara@example.com';
    await (await chooser).setFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
    await press(page, button(dialog, 'Add 1 lead'));
    await expect(dialog.getByText('1 lead added.')).toBeVisible();
    await expectFocusOn(button(dialog, 'Done'));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectFocusOn(opener);
    const lead = page.getByRole('article', { name: 'Tara Bose' });
    await pick(page, lead.getByRole('combobox', { name: 'Status' }), 'Contacted');
    await expect(page.getByText('Lead saved').first()).toBeAttached();
    await expectFocusOn(lead.getByRole('combobox', { name: 'Status' }));
  });

  // Trust U2: an advisor's book
  test('an advisor walks through their book, and takes it and its reports along', TRUST, async ({ page }) => {
    await page.goto('/v1/book');
    await expect(page.getByRole('table', { name: 'Your book by fund house' })).toBeVisible();
    const file = page.waitForEvent('download');
    await press(page, page.getByRole('link', { name: 'XLSX' }));
    expect((await file).suggestedFilename()).toBe('book.xlsx');
    const opener = button(page, 'Reports of all customers');
    await press(page, opener);
    const reports = page.getByRole('dialog', { name: 'Portfolio reports of all customers' });
    await expect(reports).toBeVisible();
    await press(page, button(reports, 'Make the reports'));
    await expectFocusWithin(reports);
    await press(
      page,
      reports.getByRole('button', { name: 'Stop' }).or(button(reports, 'Download the ZIP file')).first(),
    );
    await expectFocusWithin(reports);
    await page.keyboard.press('Escape');
    await expectFocusOn(opener);
    const inside = page.getByRole('button', { name: /^Show the customers with / }).first();
    await press(page, inside);
    const customers = page.getByRole('table', { name: 'Your book by customer' });
    await expect(customers).toBeVisible();
    await expectFocusWithin(page.getByRole('main'));
    await tabTo(page, page.getByRole('radio', { name: 'Customer' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'Your book by month' })).toBeVisible();
    await expectFocusOn(page.getByRole('radio', { name: 'Month' }));
  });

  // Trust U2: a proposal of an advisor
  test('an advisor puts a proposal together, sends it and withdraws it', TRUST, async ({ page }) => {
    await page.goto('/v1/my-customers');
    await typeInto(page, page.getByRole('searchbox', { name: 'Search customers' }), NEHA);
    const open = page.getByRole('button', { name: /^Open the account of / });
    await expect(open).toHaveCount(1);
    await press(page, open);
    await expect(page.locator('.px-strip')).toContainText(`Your Customer is ${NEHA}`);
    await page.goto('/v1/proposals');
    const add = button(page, 'Add a fund');
    for (const fund of ['HDFC Flexi Cap Fund', 'HDFC Corporate Bond Fund']) {
      await press(page, add);
      const dialog = page.getByRole('dialog', { name: 'Add a fund' });
      await typeInto(page, dialog.getByRole('searchbox', { name: 'Name of the fund' }), fund);
      await press(page, dialog.getByRole('button', { name: new RegExp(fund) }));
      const lumpsum = dialog.getByRole('radio', { name: 'Lumpsum' });
      await expect(lumpsum).toBeVisible();
      await expectFocusWithin(dialog);
      const chosen = dialog.getByRole('radio', { checked: true }).first();
      await tabTo(page, chosen);
      if (!(await lumpsum.isChecked())) await page.keyboard.press('ArrowRight');
      await expect(lumpsum).toBeChecked();
      await typeInto(page, dialog.getByLabel(/amount/i), '25000');
      await press(page, button(dialog, 'Save'));
      await expect(page.getByText('Added to the proposal below.')).toBeVisible();
      await expectFocusOn(add);
    }
    const items = page.getByRole('list', { name: 'What is proposed' }).locator('> li');
    await expect(items).toHaveCount(2);
    await press(page, items.first().getByRole('button', { name: /^Take|^Remove/ }));
    await expect(items).toHaveCount(1);
    await expectFocusWithin(page.getByRole('list', { name: 'What is proposed' }));
    const words = page.getByLabel(/^What you propose/);
    await press(page, button(page, 'Send to your customer'));
    await expectFocusOn(words);
    await page.keyboard.type('A lumpsum, made good.');
    await press(page, button(page, 'Send to your customer'));
    await expect(page.getByText(/^Your customer has not answered/)).toBeVisible();
    await expectFocusWithin(page.getByRole('main'));
    await page.goto('/v1/all-proposals');
    await typeInto(page, page.getByRole('searchbox', { name: 'Search by customer' }), NEHA);
    const withdraw = button(page, `Withdraw the proposal to ${NEHA}`).first();
    await press(page, withdraw);
    const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await press(page, button(asked, 'Keep it'));
    await expectFocusOn(withdraw);
    await page.keyboard.press('Enter');
    await press(page, asked.getByRole('button', { name: 'Withdraw' }));
    await expect(asked).toBeHidden();
    await expectFocusWithin(page.getByRole('main'));
  });
});
