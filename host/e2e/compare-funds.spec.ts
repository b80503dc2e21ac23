import { expectAccessible } from './expect-accessible.js';
import { expect, test, TRUST } from './site.js';

test('a fund says what leaves when, and what it would have become since a date', TRUST, async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/v1/search?keywords=parag+parikh+flexi');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Parag Parikh Flexi Cap/ })
    .click();
  // what follows is fetched when one scrolls there
  await page.getByRole('heading', { name: 'When you sell' }).scrollIntoViewIfNeeded();
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
