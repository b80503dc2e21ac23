import { expectAccessible } from './expect-accessible.js';
import { press } from './keyboard.js';
import { expect, test, TRUST } from './site.js';

test('funds are watched and compared from a list by keyboard', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/v1/search?keywords=flexi+cap');
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
  await expect(page.getByRole('img', { name: /^Of ₹10,000 since/ })).toBeVisible();
  await expectAccessible(page);
  const remove = table.getByRole('button', { name: /^Remove / });
  await press(page, remove.first());
  await expect(remove).toHaveCount(1);
  await expect(page).toHaveURL(/schemeIds=[^,&%]+$/);

  await page.goto('/v1/watchlist');
  await expect(page.getByRole('table', { name: 'Funds that you watch' }).getByRole('link')).toHaveCount(1);
});

test('a fund says what leaves when, and what it would have become since a date', TRUST, async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/v1/search?keywords=parag+parikh+flexi');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Parag Parikh Flexi Cap/ })
    .click();
  await expect(page.getByRole('heading', { name: 'What leaves when' })).toBeVisible();
  const past = page.getByRole('region', { name: 'What if you had invested' });
  const since = past.getByRole('textbox', { name: 'Since' });
  await since.fill('2023-01-05');
  await expect(past.getByText(/^You invest, \d+ instalments$/)).toBeVisible();
  const sip = past.getByRole('radio', { name: 'SIP' });
  await sip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(past.getByRole('img', { name: /^₹1,00,000 invested since 5 Jan 2023 would be worth/ })).toBeVisible();
  await since.fill('2010-01-05');
  await expect(past.getByText(/^Choose a date/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/^Pay before 15:00 /)).toBeVisible();
});
