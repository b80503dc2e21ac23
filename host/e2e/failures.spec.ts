import { waitForIdle } from '@prosperx/e2e/at-rest';
import type { Page } from 'playwright/test';
import { expect, test, TRUST } from './site.js';

const HELP = /\/assets\/help\.lazy-[\w-]+\.js/;

const linesOf = (log: readonly string[]) =>
  log.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));

async function seesTheRest(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prosper X home' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })).toBeVisible();
}

test('a page that breaks says so, with the number in the log, and leaves the rest alone', async ({ page, site }) => {
  await page.route(HELP, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function HelpPage() { throw new TypeError("no x of ABCDE1234F"); }',
    }),
  );
  await page.goto('/v1/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Ooops ! Something went wrong.' });
  await expect(alert.getByRole('link', { name: '1800 123 4567' })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'help@prosperx.example' })).toBeVisible();
  const requestId = await alert.locator('code').textContent();
  expect(requestId).toMatch(/^req_/);
  const logged = linesOf(site.log).find((line) => line['event'] === 'page_failed' && line['requestId'] === requestId);
  expect(logged).toMatchObject({ level: 'warn', page: '/help', errorClass: 'TypeError' });
  expect(logged?.['places']).toEqual(expect.arrayContaining([expect.stringMatching(/^help\.lazy-.*\.js:\d+:\d+$/)]));
  expect(site.log.join('\n')).not.toContain('ABCDE1234F');
  await seesTheRest(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});

test('a page whose code does not come is asked for again', TRUST, async ({ page }) => {
  let asked = 0;
  await page.goto('/v1/contact-us');
  await page.route(HELP, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('and where it still does not come, the server sends the page, which can be read', TRUST, async ({ page }) => {
  await page.goto('/v1/contact-us');
  await page.route(HELP, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await seesTheRest(page);
});

test('without a network the site stays, and goes on when there is one', TRUST, async ({ page, context }) => {
  await page.goto('/v1/contact-us');
  await waitForIdle(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ooops ! Something went wrong.' })).toBeVisible();
  await seesTheRest(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a part of the header that does not come takes nothing else with it', TRUST, async ({ page }) => {
  let aborted = 0;
  await page.route('**/assets/regions-*.js', (route) => {
    aborted += 1;
    return route.abort();
  });
  await page.goto('/v1/terms-conditions');
  await expect.poll(() => aborted).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await seesTheRest(page);
});

test('a widget that gets no answer shows the number in the log, and tries again', TRUST, async ({ page, site }) => {
  const DETAIL = /\/get-mutual-fund-detail/;
  // a fund that the server renders comes with its answer
  await page.goto('/v1/search?keywords=parag');
  await waitForIdle(page);
  await page.route(DETAIL, (route) => route.continue({ url: route.request().url().replace(/\?.*/, '') }));
  await page.getByRole('link', { name: /Parag Parikh Flexi Cap/ }).click();
  const shown = await page.getByText(/^Request req_/).textContent();
  const requestId = shown?.replace('Request ', '');
  expect(linesOf(site.log)).toContainEqual(
    expect.objectContaining({ event: 'call', requestId, code: 'invalid_input' }),
  );
  await page.unroute(DETAIL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Parag Parikh/ })).toBeVisible();
});
