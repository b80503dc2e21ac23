import type { Page } from 'playwright/test';
import { expectFocusOn, expectFocusWithin, pick, press, tabTo, tick, typeInto } from './keyboard.js';
import { ASHA, beSignedIn, call, expect, lastCode, test, TRUST } from './site.js';

test.setTimeout(120_000);

/** A member of a family whose advisor has asked them. */
const NEHA = '6100000101';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The code of a dialog, typed where the focus is. */
async function typeCode(page: Page, label: string | RegExp): Promise<void> {
  const code = page.getByLabel(label);
  await expect(code).toBeFocused();
  await page.keyboard.type(await lastCode(page, ASHA));
  await page.keyboard.press('Enter');
}

test.describe('by keyboard alone, with the focus seen all the way,', () => {
  // Trust U2: who in a family sees what
  test('a member lets another one see what they hold, and stops it', TRUST, async ({ page }) => {
    await call(page, 'POST', '/sandbox/fixtures', { name: 'advisor-book' });
    await beSignedIn(page, NEHA);
    await page.goto('/v1/profile/portfolio');
    const family = page.getByRole('region', { name: 'Your family' });
    const stop = family.getByRole('button', { name: /^Stop showing / }).first();
    await expect(stop).toBeVisible();
    const name = /^Stop showing (.*) what you hold$/.exec((await stop.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    const allow = family.getByRole('button', { name: `Allow ${name} to see what you hold` });
    await press(page, stop);
    await expect(allow).toBeVisible();
    // the button that was pressed is gone
    await expectFocusWithin(page.getByRole('main'));
    await tabTo(page, allow, 'Shift+Tab').catch(() => tabTo(page, allow));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: `Let ${name} see what you hold?` });
    await press(page, dialog.getByRole('button', { name: 'Not now' }));
    await expectFocusOn(allow);
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Allow' }));
    await expect(family.getByRole('button', { name: `Stop showing ${name} what you hold` })).toBeVisible();
    await expectFocusWithin(page.getByRole('main'));
  });

  // Trust U2: a goal, set, changed and removed
  test('an investor sets a goal, changes it and removes it', TRUST, async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/v1/profile/goals');
    const add = button(page, 'Add a goal');
    await press(page, add);
    const form = page.getByRole('dialog', { name: 'A new goal' });
    await expect(form).toBeVisible();
    await press(page, form.getByRole('button', { name: 'Save the goal' }));
    await expectFocusOn(form.getByLabel('Name'));
    await page.keyboard.type('House');
    await typeInto(page, form.getByLabel('What it costs today'), '5000000');
    await tick(page, form.getByRole('checkbox').first());
    await page.keyboard.press('Enter');
    const goal = page.getByRole('article', { name: 'House' });
    await expect(goal).toBeVisible();
    await expectFocusOn(add);
    const change = button(page, 'Change House');
    await press(page, change);
    const changed = page.getByRole('dialog', { name: 'Change the goal' });
    await typeInto(page, changed.getByLabel('Its price rises each year by'), '5');
    await page.keyboard.press('Enter');
    await expect(changed).toBeHidden();
    await expectFocusOn(change);
    const remove = button(page, 'Remove House');
    await press(page, remove);
    await page.keyboard.press('Escape');
    await expectFocusOn(remove);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
    await expect(goal).toHaveCount(0);
    await expectFocusWithin(page.getByRole('main'));
  });

  // Trust U2: a redemption, and a switch
  test('an investor redeems a part of a folio, and switches another part', TRUST, async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/v1/profile/portfolio');
    await press(page, page.getByRole('button', { name: /^Actions and details of HDFC Mid Cap Fund/ }).first());
    const redeem = button(page, 'Redeem').first();
    await press(page, redeem);
    const sale = page.getByRole('dialog', { name: 'Redeem Fund' });
    const amount = sale.getByRole('textbox', { name: /^Amount/ });
    await tabTo(page, amount);
    await page.keyboard.press('Enter');
    await expectFocusOn(amount);
    await page.keyboard.type('5000');
    await expect(sale.getByRole('region', { name: 'What to expect' })).toBeVisible();
    await page.keyboard.press('Enter');
    await typeCode(page, /One-time password/);
    await expect(sale.getByText('Your redemption request has been placed.')).toBeVisible();
    await press(page, sale.getByRole('button', { name: 'Done' }));
    await expectFocusOn(redeem);

    await call(page, 'POST', '/sandbox/clock', { advance: 'PT31S' });
    const change = button(page, 'Switch').first();
    await press(page, change);
    const popup = page.getByRole('dialog', { name: 'Switch Fund' });
    const target = popup.getByRole('combobox', { name: 'Switch to' });
    await tabTo(page, popup.getByRole('button', { name: 'Confirm' }));
    await page.keyboard.press('Enter');
    await expectFocusOn(target);
    await page.keyboard.type('HDFC Corporate');
    await expect(target.locator('option:checked')).toHaveText('HDFC Corporate Bond Fund');
    await typeInto(page, popup.getByRole('textbox', { name: /^Amount/ }), '20000');
    await page.keyboard.press('Enter');
    await typeCode(page, /One-time password/);
    await expect(popup.getByText('Your switch request has been placed.')).toBeVisible();
    await press(page, popup.getByRole('button', { name: 'Done' }));
    await expectFocusOn(change);
  });

  // Trust U2: a second bank account
  test('an investor adds a bank account', TRUST, async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/v1/profile/bank-info');
    const opener = button(page, 'Add or replace bank account');
    await press(page, opener);
    const [replace, add] = [page.getByRole('radio', { name: /^Replace/ }), page.getByRole('radio', { name: /^Add/ })];
    const number = page.getByLabel('Bank account number', { exact: true });
    await expectFocusOn(replace);
    await press(page, button(page, 'Verify account'));
    await expectFocusOn(replace);
    await page.keyboard.press('ArrowDown');
    await expect(add).toBeChecked();
    await typeInto(page, number, '501001230009');
    await typeInto(page, page.getByLabel('Re-enter bank account number'), '501001230009');
    await typeInto(page, page.getByLabel('IFSC'), 'SBIN0000300');
    await expect(page.getByText('State Bank of India, Mumbai Main, Mumbai')).toBeVisible();
    await tick(page, page.getByRole('radio', { name: 'Savings' }));
    await press(page, button(page, 'Verify account'));
    await typeCode(page, 'One-time password (OTP)');
    await expect(page.getByText('Your bank account is added.').first()).toBeAttached();
    await expectFocusOn(opener);
  });

  // Trust U2: nominees
  test('an investor names a second nominee, takes a third back, and both share', TRUST, async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/v1/profile/nominee-info');
    const edit = button(page, 'Edit Nominee Details');
    await press(page, edit);
    const more = button(page, 'Add more Nominees');
    const nominee = (number: number) => page.getByRole('group', { name: `Nominee ${number}/3` });
    await press(page, more);
    await expect(nominee(2)).toBeVisible();
    await press(page, more);
    await expect(nominee(3)).toBeVisible();
    await press(page, nominee(3).getByRole('button', { name: /Remove/ }), 'Shift+Tab');
    await expect(nominee(3)).toHaveCount(0);
    await expectFocusWithin(page.getByRole('main'));
    await press(page, button(page, 'Split equally'));
    await press(page, button(page, 'Save Changes'));
    const second = nominee(2);
    const name = second.getByLabel('Nominee name');
    await expectFocusOn(name);
    await page.keyboard.type('Tara Rao');
    await pick(page, second.getByLabel('Relationship'), 'Daughter');
    await tick(page, second.getByLabel('Nominee is a minor'));
    await typeInto(page, second.getByLabel('Date of birth'), '01052018');
    await typeInto(page, second.getByLabel('Guardian name'), 'Kiran Rao');
    await pick(page, second.getByLabel('Identity type'), 'Aadhaar');
    await typeInto(page, second.getByLabel('Last 4 digits of Aadhaar'), '7788');
    await typeInto(page, second.getByLabel('Email'), 'tara@example.com');
    await typeInto(page, second.getByLabel('Mobile number'), '9876598765');
    await typeInto(page, second.getByLabel('Address'), '14 Lake View Road');
    await typeInto(page, second.getByLabel('Pincode'), '560034');
    await press(page, button(page, 'Save Changes'));
    await typeCode(page, 'One-time password');
    await expect(page.getByText('Changes are made successfully.').first()).toBeAttached();
    await expectFocusWithin(page.getByRole('tabpanel'));
    await page.reload();
    const shown = page.getByRole('region', { name: 'Nominee 2/3' });
    await expect(shown.getByText('Tara Rao')).toBeVisible();
    await expect(shown.getByText('50%')).toBeVisible();
    await expect(shown.getByText('01/05/2018')).toBeVisible();
  });
});
