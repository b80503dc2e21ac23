import type { Page } from 'playwright/test';
import { open } from './screen-steps.js';
import { type Look, walk, type Walk } from './screens.js';
import { ASHA, beSignedIn, expect, VIKRAM } from './site.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens what a button opens, looks at it and closes it. */
async function seeDialog(page: Page, look: Look, name: RegExp, state: string): Promise<void> {
  await button(page, name).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, state);
  await page.keyboard.press('Escape');
}

async function seeMandates(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await open(page, '/profile/mandates', 'Mandates');
  await expect(page.getByText('Approved')).toBeVisible();
  await look(page, 'mandates');
  await button(page, /^New mandate/).click();
  const limit = page.getByRole('textbox', { name: /^Mandate limit/ });
  await limit.fill('2000000');
  await look(page, 'set-up of a mandate, limit refused');
  await page.getByRole('radio', { name: /^Paper form/ }).check();
  await look(page, 'set-up of a mandate on paper');
  await beSignedIn(page, VIKRAM);
  await open(page, '/profile/mandates', 'Mandates');
  await look(page, 'mandates, none');
}

async function seeSips(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await open(page, '/running-sips', 'My SIPs');
  await expect(page.getByRole('heading', { name: 'What falls due' })).toBeVisible();
  await page
    .getByText(/^Past instalments \(/)
    .first()
    .click();
  await look(page, 'SIPs');
  await seeDialog(page, look, /^Skip next/, 'SIPs, skip');
  await seeDialog(page, look, /^Pause/, 'SIPs, pause');
  await seeDialog(page, look, /^Change/, 'SIPs, change');
  await seeDialog(page, look, /^Step up/, 'SIPs, step-up');
  await seeDialog(page, look, /^Stop/, 'SIPs, stop');
  await open(page, '/transaction', 'Transactions');
  await expect(button(page, 'Download')).toBeVisible();
  await look(page, 'transactions');
  await seeDialog(page, look, /^Filters/, 'transactions, filters');
  await page.goto('/v1/transaction?kind=reversal');
  await expect(page.getByText('No transactions match these filters')).toBeVisible();
  await look(page, 'transactions, none found');
}

async function seePlans(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await open(page, '/profile/stps', 'My STPs');
  await expect(page.getByText("You don't have any Active STP")).toBeVisible();
  await look(page, 'STPs, none');
  await button(page, 'How an STP works').click();
  await expect(page.getByRole('heading', { name: 'In four steps' })).toBeVisible();
  await look(page, 'STPs, how one works');
  await open(page, '/profile/stps/create-new-stp', 'New STP');
  const from = page.getByLabel('Transfer from');
  const held = await from.getByRole('option', { name: /^HDFC Corporate Bond Fund/ }).textContent();
  await from.selectOption({ label: held ?? '' });
  await expect(page.getByLabel('Transfer to')).toBeEnabled();
  await page.getByLabel('Amount for each instalment').fill('100');
  await look(page, 'STP, amount refused');
  await page.getByRole('radio', { name: 'Daily' }).check();
  await look(page, 'STP, daily');
  await open(page, '/profile/stps/create-new-stp?trxnType=SWP', /SWP/);
  await look(page, 'SWP, form');
}

/** Every screen of mandates, SIPs, transfers and transactions. */
export const planWalks: readonly Walk[] = [
  walk('the mandates', seeMandates),
  walk('the SIPs', seeSips),
  walk('the transfers', seePlans),
];
