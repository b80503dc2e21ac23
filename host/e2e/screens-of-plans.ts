import type { Page } from 'playwright/test';
import { discardOrders } from './cart.js';
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

async function seeReview(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await open(page, '/profile/review', 'Portfolio review');
  await expect(page.getByRole('heading', { name: 'Lock-ins' })).toBeVisible();
  await look(page, 'review');
  await beSignedIn(page, VIKRAM);
  await open(page, '/profile/review', 'Portfolio review');
  await look(page, 'review, nothing held');
}

async function seeGoals(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await open(page, '/profile/goals', 'My goals');
  await look(page, 'goals, none');
  await button(page, 'Add a goal').click();
  const form = page.getByRole('dialog', { name: 'A new goal' });
  await form.getByRole('button', { name: 'Save the goal' }).click();
  await look(page, 'goals, form refused');
  await form.getByLabel('Name').fill('A house in Pune with room for both of our parents and a tree');
  await form.getByLabel('What it costs today').fill('2,50,00,000');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('checkbox').last().check();
  await form.getByRole('button', { name: 'Save the goal' }).click();
  await page.goto('/v1/profile/goals?cost=100000&years=5&inflation=0');
  await form.getByLabel('Name').fill('Phone');
  await form.getByRole('checkbox').nth(1).check();
  await form.getByRole('button', { name: 'Save the goal' }).click();
  await expect(page.getByRole('article', { name: 'Phone' })).toBeVisible();
  await look(page, 'goals');
  await button(page, 'Remove Phone').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'goals, remove');
}

/** A SIP that begins on its SIP date, wherever one is made. */
async function seeLaterSip(page: Page, look: Look): Promise<void> {
  const beginLater = async () => {
    const first = page.getByRole('combobox', { name: 'First instalment' });
    await first.selectOption({ label: 'On its SIP date' });
    await expect(page.getByText(/^Nothing is paid with the order/)).toBeVisible();
  };
  await beSignedIn(page, ASHA);
  await discardOrders(page);
  await page.goto('/v1/packs');
  await button(page, /^Invest in/)
    .first()
    .click();
  await beginLater();
  await look(page, 'pack that begins later');
  await button(page, 'Add to cart').click();
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  await page.goto('/v1/profile/portfolio');
  await button(page, /^Actions and details of HDFC Mid Cap Fund/)
    .first()
    .click();
  await button(page, 'Invest More').first().click();
  await page.getByRole('radio', { name: 'SIP' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Monthly amount/ }).fill('2000');
  await page.getByRole('combobox', { name: 'Monthly date of investment' }).selectOption('10');
  await beginLater();
  await look(page, 'Invest More that begins later');
  await button(page, /^Save$/).click();
  await page.waitForURL('**/cart-review');
  await expect(page.getByText(/^Nothing is paid today/)).toHaveCount(2);
  await look(page, 'cart with SIPs that begin later');
  await button(page, 'Place order').click();
  await page.waitForURL('**/order-summary**');
  await expect(button(page, /^Confirm/)).toBeVisible();
  await look(page, 'SIPs that begin later, to be confirmed');
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
  walk('the goals', seeGoals),
  walk('the review', seeReview),
  walk('SIPs that begin later', seeLaterSip),
  walk('the transfers', seePlans),
];
