import { expect } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { press } from './keyboard.js';

/** On a list of funds, by keyboard: watches one, compares two, takes one away again, and finds the other among those that are watched. */
export async function compareFromList(page: Page): Promise<void> {
  const watch = page.getByRole('button', { name: /^Watch / });
  const compare = page.getByRole('button', { name: /^Compare \S+ / });
  await expect(watch.first()).toBeVisible();
  await press(page, watch.first());
  await expect(watch.first()).toHaveAttribute('aria-pressed', 'true');
  await press(page, compare.first());
  await press(page, compare.nth(1));
  const tray = page.getByRole('group', { name: 'Funds to compare' });
  await expect(tray.getByText('2 of 4 funds to compare')).toBeVisible();
  await press(page, tray.getByRole('button', { name: 'Compare' }));

  await expect(page).toHaveURL(/\/v1\/compare-funds\?schemeIds=/);
  const table = page.getByRole('table', { name: 'Funds side by side' });
  await expect(table.getByRole('row', { name: /^3 year return/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^₹10,000 invested since/ })).toBeVisible();
  await expectAccessible(page);
  const remove = table.getByRole('button', { name: /^Remove / });
  await press(page, remove.first());
  await expect(remove).toHaveCount(1);
  await expect(page).toHaveURL(/schemeIds=[^,&%]+$/);

  await page.goto('/v1/watchlist');
  await expect(page.getByRole('table', { name: 'Funds that you watch' }).getByRole('link')).toHaveCount(1);
}
