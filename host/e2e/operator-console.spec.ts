import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { arriveAsAdvisor, call, expect, test, TRUST } from './site.js';

const ORDER = 'PX202611160090';

/** Logs an operator of the sandbox in by keyboard. */
async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/v1/operator');
  await page.getByRole('button', { name: `Fill in ${name}` }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText(`Logged in as ${name}`)).toBeVisible();
}

const part = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name }).press('Enter');

async function answer(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

async function looksRight(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectNoAxeViolations(page);
}

test(
  'an operator finds an order and proposes its refund, a second one approves it, and the audit names both',
  TRUST,
  async ({ page, browser, site }) => {
    test.setTimeout(120_000);
    await call(page, 'POST', '/sandbox/fixtures', { name: 'operator-work' });
    await test.step('whoever has no code stays outside', async () => {
      await page.goto('/v1/operator');
      await page.getByLabel('Name', { exact: true }).fill('meena');
      await page.getByLabel('Password', { exact: true }).fill('Prosper@123');
      await page.getByLabel('Code of the app').fill('000000');
      await page.getByLabel('Code of the app').press('Enter');
      await expect(page.getByText('Wrong name, password or code').first()).toBeVisible();
      await looksRight(page);
    });
    await logIn(page, 'meena');
    await looksRight(page);

    await test.step('an account is found by its order, and shown whole for a reason', async () => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('searchbox', { name: 'Find' });
      await expect(field).toBeFocused();
      await field.fill(ORDER);
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: 'Leela Thomas' })).toBeVisible();
      expect(page.url()).not.toContain(ORDER);
      await expect(page.getByText('LEEPT••••K')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Waits for a person: Send money back' })).toBeVisible();
      await page.getByRole('button', { name: 'Show numbers' }).press('Enter');
      await answer(page, 'Show numbers', 'They ask where the refund goes.');
      await expect(page.getByText('LEEPT4590K')).toBeVisible();
      await expect(page.getByText('person revealed').first()).toBeVisible();
      await looksRight(page);
    });
    await test.step('a retry that moves money is proposed', async () => {
      await part(page, /Parked jobs/);
      await page.getByRole('button', { name: /^Retry job \d+$/ }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Retry', exact: true }).press('Enter');
      await expect(dialog.getByText('Say why, in at least 10 characters.')).toBeVisible();
      await expectNoAxeViolations(page);
      await answer(page, 'Retry', 'The gateway answers again since ten.');
      await expect(page.getByText('Proposed by meena')).toBeVisible();
      await expect(page.getByText('Its provider cannot be reached.')).toBeVisible();
      await looksRight(page);
      await part(page, /Approvals/);
      await expect(page.getByRole('button', { name: /^Withdraw: job/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Approve: job/ })).toHaveCount(0);
    });
    const other = await browser.newContext({ baseURL: site.origin });
    await test.step('another operator approves it, and the money goes back', async () => {
      const second = await other.newPage();
      await logIn(second, 'ravi');
      await part(second, /Approvals/);
      // whoever decides sees whose money it is, and how much
      await expect(second.getByRole('link', { name: 'Leela Thomas' })).toBeVisible();
      await expect(second.getByText('₹7,500.00')).toBeVisible();
      await second.getByRole('button', { name: /^Approve: job/ }).press('Enter');
      await answer(second, 'Approve', 'I looked at the gateway’s own page.');
      await expect(second.getByText('Approved', { exact: true })).toBeVisible();
      // the other one proposes again meanwhile: whoever goes to the part sees it
      await part(page, /Bank accounts/);
      await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
      await answer(page, 'Approve', 'A name of before: cheque and PAN agree.');
      await expect(page.getByText('Proposed by meena')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
      await part(second, /Approvals/);
      await expect(second.getByRole('button', { name: /^Approve: job/ })).toBeVisible();
      await part(second, 'Find');
      await second.getByRole('searchbox', { name: 'Find' }).fill(ORDER);
      await second.getByRole('searchbox', { name: 'Find' }).press('Enter');
      await expect(second.getByText('expired · refunded').first()).toBeVisible();
      const timeline = second.getByRole('table', { name: 'Timeline' });
      await expect(timeline.getByRole('row').filter({ hasText: 'proposal approved' })).toContainText(
        '“I looked at the gateway’s own page.”',
      );
      await part(second, 'What operators did');
      const table = second.getByRole('table', { name: 'What operators did' });
      await expect(table.getByRole('row').filter({ hasText: 'proposal approved' })).toContainText('ravi');
      await expect(
        table.getByRole('row').filter({ hasText: 'gateway.refund' }).filter({ hasText: 'proposal made' }),
      ).toContainText('meena');
      await expect(table.getByText('The gateway answers again since ten.').first()).toBeVisible();
      await looksRight(second);
    });
    await other.close();
    await test.step('a picture is shown when it is asked for, and every part holds at each width', async () => {
      await part(page, /Bank accounts/);
      await page.getByRole('button', { name: /^Show the picture/ }).press('Enter');
      await expect(page.getByRole('img', { name: 'Cancelled cheque: Leela Thomas' })).toBeVisible();
      await looksRight(page);
      for (const name of [/^Advisors/, /^Deletions/, /^Reconciliation/, /^Partners/, /^Calendar/, /^Imports/]) {
        await part(page, name);
        await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
        await looksRight(page);
      }
    });
    await test.step('whoever logs out leaves nothing behind', async () => {
      await page.getByRole('button', { name: 'Log out' }).first().press('Enter');
      await expect(page.getByLabel('Code of the app')).toBeVisible();
      await expect(page.getByText('Leela Thomas')).toHaveCount(0);
    });
  },
);

test('an operator refuses what an advisor handed in, who reads why and hands it in again, and it is verified then', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const [arn, reason] = ['ARN-200209', 'Half of the card is cut off.'];
  await call(page, 'POST', '/sandbox/fixtures', { name: 'operator-work' });
  await logIn(page, 'meena');
  await test.step('it is refused for a cause, with words', async () => {
    await part(page, /^Advisors/);
    await page.getByRole('button', { name: `Refuse ${arn}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Refuse ${arn}?` });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Refuse', exact: true }).press('Enter');
    await expect(dialog.getByText('Choose what is wrong.')).toBeVisible();
    await expectNoAxeViolations(page);
    const cause = dialog.getByLabel(/^What is wrong/);
    await cause.focus();
    await page.keyboard.type('A picture');
    await expect(cause).toHaveValue('picture');
    await answer(page, 'Refuse', reason);
    await expect(page.getByText('No advisor waits')).toBeVisible();
    await part(page, 'What operators did');
    await expect(page.getByRole('row').filter({ hasText: 'advisor refused' })).toContainText(reason);
  });
  const other = await browser.newContext({ baseURL: site.origin });
  const advisor = await other.newPage();
  await test.step('the advisor reads why, and hands it in again', async () => {
    await arriveAsAdvisor(advisor, 'AG2009');
    await expect(advisor.getByText(`${arn} was not verified`)).toBeVisible();
    await expect(advisor.getByText(reason)).toBeVisible();
    await looksRight(advisor);
    await advisor.getByRole('link', { name: 'Register', exact: true }).press('Enter');
    const dialog = advisor.getByRole('dialog', { name: 'Advisor registration' });
    await expect(dialog.getByText(/A picture is unreadable/)).toBeVisible();
    await expect(dialog.getByLabel('ARN number')).toHaveValue('200209');
    await dialog.getByRole('checkbox').press('Space');
    await expectNoAxeViolations(advisor);
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(dialog.getByText(`${arn} is submitted`, { exact: false })).toBeVisible();
  });
  await test.step('it is verified, and nothing is in the advisor’s way any more', async () => {
    await part(page, /^Advisors/);
    await page.getByRole('button', { name: `Verify ${arn}` }).press('Enter');
    await expectNoAxeViolations(page);
    await answer(page, 'Verify', 'AMFI has number, name and dates.');
    await expect(page.getByText('No advisor waits')).toBeVisible();
    await looksRight(page);
    await arriveAsAdvisor(advisor, 'AG2009');
    await expect(advisor.getByText(/was not verified|waiting for verification/)).toHaveCount(0);
  });
  await other.close();
});
