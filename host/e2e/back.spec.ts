import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { Locator, Page } from 'playwright/test';
import { schemeNamed } from './cart.js';
import { arriveAsAdvisor, beSignedIn, expect, test, TRUST } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });

/** On a page at rest: chooses something, and returns what is there as long as it is chosen. */
type Choose = (page: Page) => Promise<Locator>;

/** Opens a page, chooses, and comes back by the browser: the page and its address are as they were. */
async function expectUndone(page: Page, path: string, choose: Choose): Promise<void> {
  await page.goto(`/v1${path}`);
  await waitForIdle(page);
  const address = page.url();
  const chosen = await choose(page);
  await expect(chosen).toBeVisible();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(chosen).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

const chooseOffers: Choose = async (page) => {
  await page.getByRole('button', { name: /^Filter By/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter By' });
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  return page.getByRole('button', { name: /^Filter By.*1 filter chosen$/ });
};

const orderOffers: Choose = async (page) => {
  await page.getByRole('button', { name: /^Sort By/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sort By' });
  await sheet.getByRole('radio').nth(1).check();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  return page.getByRole('button', { name: /^Sort By.*order chosen$/ });
};

const takeFundAway: Choose = async (page) => {
  const table = page.getByRole('table', { name: 'Funds side by side' });
  const remove = page.getByRole('button', { name: /^Remove HDFC / });
  await table.getByRole('button', { name: /^Remove HDFC / }).click();
  return table.filter({ hasNot: remove });
};

const openSwps: Choose = async (page) => {
  await page.getByRole('tab', { name: 'SWPs' }).click();
  return page.getByRole('tab', { name: 'SWPs', selected: true });
};

const chooseIn =
  (label: string, option: string): Choose =>
  async (page) => {
    await page.getByLabel(label).selectOption({ label: option });
    return page.locator('select').filter({ has: page.locator('option:checked', { hasText: option }) });
  };

const press =
  (name: string): Choose =>
  async (page) => {
    await page.getByRole('button', { name, pressed: false }).click();
    return page.getByRole('button', { name, pressed: true });
  };

test('Back undoes what a visitor has filtered, sorted or taken away, and the tab of a person', async ({ page }) => {
  await expectUndone(page, '/nfos', chooseOffers);
  await expectUndone(page, '/nfos', orderOffers);
  const ids = [await schemeNamed(page, 'parag'), await schemeNamed(page, 'hdfc mid cap')];
  await expectUndone(page, `/compare-funds?schemeIds=${ids.join('%2C')}`, takeFundAway);
  await beSignedIn(page);
  await expectUndone(page, '/profile/stps', openSwps);
});

test('and what an advisor has', TRUST, async ({ page }) => {
  await arriveAsAdvisor(page, 'AG1001');
  await expectUndone(page, '/my-customers', chooseIn('Show', 'Carts not approved'));
  await expectUndone(page, '/my-customers', chooseIn('Sort by', 'Assets'));
  await expectUndone(page, '/leads', press('Contacted'));
});
