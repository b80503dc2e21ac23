import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { emptyCart } from './cart.js';
import { expectAccessible } from './expect-accessible.js';
import { press, tabTo, typeInto } from './keyboard.js';
import { FUND, openFund } from './shop.js';
import { ASHA, beSignedIn, expect, lastCode, moveClock, test, TRUST, mailed } from './site.js';

test.use({ viewport: { width: 390, height: 800 } });

const DEBT = /^HDFC Corporate Bond Fund/;

const mailedLink = (page: Page) => mailed(page, 'asha.rao@example.com', /\/v1\/stp-confirmation#\S+/);

const card = (page: Page) => page.getByRole('article', { name: DEBT });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Gives the code that was sent to Asha. */
async function giveCode(page: Page, submit: string): Promise<void> {
  const code = page.getByLabel('One-time password');
  await expect(code).toBeVisible();
  await code.fill(await lastCode(page, ASHA));
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** Opens the history of the one plan: two instalments at least are done. */
async function seeHistory(page: Page): Promise<void> {
  await page.goto(page.url());
  await page.getByText(/instalments? so far/).click();
  await expect(card(page).getByText('Done', { exact: true }).nth(1)).toBeVisible();
}

/** How an STP is entered: its frequency, its count (null: daily, by its end date), and how long it takes until two instalments are done. */
interface StpOf {
  readonly frequency: 'Daily' | 'Weekly' | 'Monthly' | 'Quarterly';
  readonly count: string | null;
  readonly moves: string;
}

async function setUpStp(page: Page, { frequency, count }: StpOf): Promise<void> {
  await beSignedIn(page);
  await page.goto('/v1/profile/stps');
  await expect(page.getByText("You don't have any Active STP")).toBeVisible();
  await page.getByRole('button', { name: 'How an STP works' }).click();
  await expect(page.getByRole('heading', { name: 'In four steps' })).toBeVisible();
  await page.getByRole('button', { name: 'Setup New STP' }).click();

  const from = page.getByLabel('Transfer from');
  const held = await from.getByRole('option', { name: DEBT }).textContent();
  await from.selectOption({ label: held ?? '' });
  const to = page.getByLabel('Transfer to');
  await expect(to).toBeEnabled();
  await to.selectOption({ label: 'HDFC Flexi Cap Fund' });
  await page.getByRole('radio', { name: frequency }).check();
  await page.getByLabel('Amount for each instalment').fill('100');
  if (count === null) await page.getByLabel('End date').fill('2026-12-04');
  else await page.getByLabel('No. of instalments').fill(count);
  await expect(page.getByText(/^Minimum installment amount for STP is ₹(500|1,000)$/).first()).toBeVisible();
  await page.getByLabel('Amount for each instalment').fill('5000');
  await page.getByRole('checkbox', { name: /first order today/ }).uncheck();
  await page.getByRole('button', { name: 'Set up STP' }).click();
  await expect(dialog(page, 'Almost Done!')).toContainText('before 3 PM on 17 November 2026');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to My STPs' }).click();
  await expect(card(page).getByText('Email Verification Pending')).toBeVisible();

  await page.goto(await mailedLink(page));
  await expect(page.getByText('You have entered this STP.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your STP is confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to My STPs' }).click();
  await card(page)
    .getByRole('button', { name: /^Setup order/ })
    .click();
  await giveCode(page, 'Set up STP');
  await expect(dialog(page, 'Your STP is set up')).toContainText('17 Nov 2026');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
}

async function runOn(page: Page, moves: string): Promise<void> {
  await moveClock(page, moves);
  await beSignedIn(page);
  await seeHistory(page);
  await expectAccessible(page);
  await card(page).getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('STP stopped successfully !').first()).toBeVisible();
  await expect(card(page).getByText('Stopped', { exact: true })).toBeVisible();
  await page.goto('/v1/profile/portfolio');
  await expect(page.getByText('HDFC Flexi Cap Fund').first()).toBeVisible();
}

// form, mailed link and code are held by tests of the widgets (features/stp, features/plan-confirmation)
const STPS: readonly (StpOf & { readonly width: number })[] = [
  { frequency: 'Weekly', count: '6', moves: 'P10D', width: 390 },
  { frequency: 'Daily', count: null, moves: 'P10D', width: 390 },
  { frequency: 'Monthly', count: '6', moves: 'P38D', width: 1280 },
  { frequency: 'Quarterly', count: '4', moves: 'P98D', width: 1280 },
];

for (const { width, ...stp } of STPS)
  test.describe(`${stp.frequency.toLowerCase()}, ${width} px`, TRUST, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an STP goes from its form over the mailed link to two instalments, and is stopped', async ({ page }) => {
      test.setTimeout(300_000);
      await setUpStp(page, stp);
      await runOn(page, stp.moves);
    });
  });

// Trust U2: an SWP, from form to end
test('an SWP is set up by the keyboard alone, pays twice to the bank, and is stopped', TRUST, async ({ page }) => {
  test.slow();
  await beSignedIn(page);
  await page.goto('/v1/profile/stps/create-new-stp?trxnType=SWP&folio=10284471');
  const from = page.getByLabel('Withdraw from');
  await tabTo(page, from);
  await page.keyboard.type('HDFC Corp');
  await expect(from).toContainText('HDFC Corporate Bond Fund');
  await tabTo(page, page.getByRole('radio', { name: 'Monthly' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await typeInto(page, page.getByLabel('Amount for each instalment'), '3000');
  await typeInto(page, page.getByLabel('No. of instalments'), '8');
  await expect(page.getByText('8 × ₹3,000')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Set up SWP' }));
  await expect(dialog(page, 'Almost Done!')).toContainText('before 3 PM today');
  await page.goto(await mailedLink(page));
  await press(page, page.getByRole('button', { name: 'Confirm', exact: true }));
  await expect(page.getByText('Your SWP is confirmed.')).toBeVisible();

  await page.goto('/v1/profile/stps?trxnType=SWP');
  await press(page, card(page).getByRole('button', { name: /^Setup order/ }));
  await giveCode(page, 'Set up SWP');
  await expect(dialog(page, 'Your SWP is set up')).toContainText(/The first (order|instalment) of ₹3,000.00/);
  await page.keyboard.press('Escape');
  await moveClock(page, '6B');
  await beSignedIn(page);
  await seeHistory(page);
  await press(page, card(page).getByRole('button', { name: /^Stop/ }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }));
  await expect(page.getByText('SWP stopped successfully !').first()).toBeVisible();
});

test(
  'a SIP that begins on its SIP date is ordered without a payment: its code registers it',
  TRUST,
  async ({ page }) => {
    await beSignedIn(page);
    await emptyCart(page);
    await openFund(page);
    await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
    const panel = dialog(page, 'Invest');
    await panel.getByLabel('First instalment').selectOption({ label: 'On its SIP date' });
    await expect(panel.getByText(/^Nothing is paid with the order\./)).toBeVisible();
    await panel.getByRole('button', { name: /^Start SIP/ }).click();
    await page.waitForURL('**/v1/cart-review');
    await expect(page.getByText(/^Nothing is paid today\. .* debited through AutoPay on 5 Jan 2027/)).toBeVisible();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('1 order, placed 16 Nov 2026. 1 awaits the OTP.')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirm with OTP' }).click();
    await giveCode(page, 'Confirm SIP');
    await expect(page.getByRole('heading', { name: 'Your SIP is registered.' })).toBeVisible();
    await expect(page.getByText('The first instalment is debited through AutoPay on 05 January 2027.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'View SIPs' }).click();
    await expect(page.getByRole('article', { name: FUND }).getByText('Active SIP')).toBeVisible();
  },
);

/** `isWhole`: with what the tests of the widget hold too (features/sips). */
async function seeSips(page: Page, isWhole: boolean): Promise<void> {
  const sip = page.getByRole('article', { name: 'HDFC Mid Cap Fund' });
  const answer = (title: string, name: string) => press(page, dialog(page, title).getByRole('button', { name }));
  const confirm = async (title: string, name: string) => {
    await answer(title, 'Continue');
    await giveCode(page, name);
  };
  await beSignedIn(page);
  await page.goto('/v1/running-sips');
  await expect(sip.getByText('Active SIP')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What falls due' })).toContainText('₹3,000 in 1 instalment');
  await expectAccessible(page);

  if (isWhole) {
    await press(page, sip.getByRole('button', { name: /^Skip next/ }));
    await expectAccessible(page);
    await answer('Skip the next instalment?', 'Skip it');
    await expect(sip.getByText(/1 instalment skipped, it resumes automatically on 5 Jan 2027/)).toBeVisible();
  }

  const paused = page.getByRole('article', { name: 'Parag Parikh Flexi Cap Fund' });
  await press(page, paused.getByRole('button', { name: /^Pause/ }));
  await dialog(page, 'Pause the SIP').getByRole('combobox').selectOption('4');
  await expect(dialog(page, 'Pause the SIP').getByText(/It resumes automatically on/)).toBeVisible();
  await answer('Pause the SIP', 'Pause');
  await expect(paused.getByText('Paused', { exact: true })).toBeVisible();
  if (isWhole) await expectAccessible(page);
  // the focus is back at Pause, which makes a pause longer
  await press(page, paused.getByRole('button', { name: /^Resume/ }), 'Shift+Tab');
  await answer('Resume the SIP?', 'Resume');
  await expect(paused.getByText('A change is on its way to the exchange')).toBeVisible();
  if (isWhole) await expectAccessible(page);

  if (isWhole) {
    const other = page.getByRole('article', { name: 'UTI Nifty 50 Index Fund' });
    await press(page, other.getByRole('button', { name: /^Change/ }), 'Shift+Tab');
    await typeInto(page, dialog(page, 'Change the SIP').getByLabel('Monthly amount'), '12000');
    await expect(dialog(page, 'Change the SIP').getByText(/₹12,000 is debited each month/)).toBeVisible();
    await confirm('Change the SIP', 'Change');
    await expect(other.getByText(/on: ₹12,000 on the 25th of each month/)).toBeVisible();

    await moveClock(page, 'PT1M');
    await press(page, sip.getByRole('button', { name: /^Stop/ }));
    await confirm('Stop the SIP?', 'Stop the SIP');
    await expect(sip.getByText('Stopped', { exact: true })).toBeVisible();
  }

  await page.goto('/v1/transaction');
  await press(page, page.getByRole('button', { name: 'Filters' }));
  await dialog(page, 'Filters').getByLabel('Type').selectOption({ label: 'Purchase' });
  await dialog(page, 'Filters').getByLabel('Status').selectOption({ label: 'Done' });
  if (isWhole) await expectAccessible(page);
  await answer('Filters', 'Show');
  await expect(page.getByText('1 to 5 of 5')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download' }));
  await answer('Download transactions', 'CSV');
  const csv = await readFile(await (await saved).path(), 'utf8');
  const lines = csv.split('\n').filter((line) => /Purchase|instalment/.test(line));
  expect(lines).toHaveLength(5);
  expect(lines.every((line) => line.includes('Purchase'))).toBe(true);
}

// Trust U2: a SIP, paused and resumed
test('a SIP is paused and resumed by keyboard; transactions are filtered and saved', async ({ page }) => {
  await seeSips(page, false);
});

test(
  'SIPs skip an instalment, are paused, resumed, changed and stopped; transactions are filtered and saved',
  TRUST,
  async ({ page }) => {
    test.slow();
    await seeSips(page, true);
  },
);
