import type { Page } from 'playwright/test';
import { firstFund, isNarrow, open } from './screen-steps.js';
import { type Look, walk } from './screens.js';
import { addToCart, openFund, pressAddToCart } from './shop.js';
import { beSignedIn, expect } from './site.js';

async function seeFunds(page: Page, look: Look): Promise<void> {
  await open(page, '/search?keywords=flexi', /.+/);
  await look(page, 'search results');
  await open(page, '/search?keywords=zzzzzzzz', /.+/);
  await look(page, 'search, nothing found');
  await page.goto('/v1/search-panel');
  await look(page, 'search panel');
  await page.getByRole('combobox').first().fill('parag');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look(page, 'search panel, suggestions');
  await open(page, await firstFund(page), /Parag Parikh/);
  await look(page, 'fund');
  if (!isNarrow(page)) return;
  await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'fund, SIP form');
}

async function seeLists(page: Page, look: Look): Promise<void> {
  const found = page.locator('.fund-list__results');
  await open(page, '/mutual-fund-results/Fixed-Income/All?mutualFundCategory=Fixed+Income', 'Debt funds');
  await expect(found).not.toHaveAttribute('aria-busy');
  await look(page, 'category');
  await page.goto('/v1/mutual-fund-results/Fixed-Income/All?mutualFundCategory=Fixed+Income&page=900');
  await look(page, 'category, a page past the end');
  await open(page, '/best-performing-funds', /.+/);
  await expect(found).not.toHaveAttribute('aria-busy');
  await look(page, 'best performing');
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await look(page, 'best performing, filters');
  }
  await page.goto('/v1/watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await look(page, 'watchlist, empty');
  await open(page, '/search?keywords=flexi', /.+/);
  for (const at of [0, 1, 2, 3])
    await page
      .getByRole('button', { name: /^Compare \S+ / })
      .nth(at)
      .click();
  await page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  await look(page, 'search results, funds to compare');
  await page.getByRole('group', { name: 'Funds to compare' }).getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('table', { name: 'Funds side by side' })).toBeVisible();
  await look(page, 'funds side by side');
  await page.goto('/v1/watchlist');
  await expect(page.getByRole('table', { name: 'Funds that you watch' })).toBeVisible();
  await look(page, 'watchlist');
  await open(page, '/lumpsum-calculator', 'Lumpsum calculator');
  await look(page, 'lumpsum calculator');
  await open(page, '/step-up-calculator', 'Step-up SIP calculator');
  await look(page, 'step-up calculator');
  await seeOffers(page, look);
}

/** The new fund offers, and the page of one that is open. */
async function seeOffers(page: Page, look: Look): Promise<void> {
  await open(page, '/nfos', /.+/);
  await expect(page.getByRole('button', { name: 'Filter By' })).toBeVisible();
  await look(page, 'new fund offers');
  await page.getByRole('button', { name: 'Filter By' }).click();
  await look(page, 'new fund offers, filter');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Apply: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible();
  await look(page, 'new fund offer');
}

/** The same fund again, while its order waits to be paid. */
async function seeUnpaid(page: Page, look: Look): Promise<void> {
  await beSignedIn(page);
  await openFund(page);
  await addToCart(page, 'Lumpsum', '25000');
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/v1/order-summary**');
  await expect(page.getByText('Pending Payment').first()).toBeVisible();
  await openFund(page);
  await pressAddToCart(page, 'Lumpsum', '30000');
  await expect(page.getByRole('heading', { name: 'Hold on!' })).toBeVisible();
  await look(page, 'hold on');
}

/** Searches, lists and pages of funds, and what stands in the way of the same fund. */
export const fundWalks = [
  walk('the funds', seeFunds),
  walk('the lists of funds', seeLists),
  walk('an unpaid order', seeUnpaid),
];
