import { expect, test, TRUST } from '@prosperx/e2e';
import { axeViolations, expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';

const preview = (page: Page) => page.frameLocator('[data-playground] iframe');
const lines = (page: Page) => page.getByRole('region', { name: 'Lines to copy' }).locator('pre');
const openWidget = async (page: Page, origin: string, path: string) => {
  await page.goto(`${origin}/docs/widgets/${path}`);
  await expect(page.getByRole('region', { name: 'Lines to copy' })).toBeVisible();
};

test('a reader finds a page by a word, with the keyboard alone', async ({ page, site }) => {
  await page.goto(`${site.origin}/docs/`);
  await page.keyboard.press('/');
  await page.keyboard.type('otp_expired');
  await expect(page.getByRole('option').first()).toContainText('Error codes');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error codes');
});

test('the playground shows what its controls say, in the widget, the lines and the address', async ({ page, site }) => {
  await openWidget(page, site.origin, 'sip-calculator/');
  await page.getByLabel('years').fill('15');
  await page.getByLabel('Radius').fill('4px');
  await expect(preview(page).locator('px-sip-calculator')).toHaveAttribute('years', '15');
  await expect(preview(page).getByText('15 years', { exact: true })).toBeVisible();
  await expect(lines(page)).toContainText('annual-rate="11" years="15" radius="4px"></px-sip-calculator>');
  await expect(lines(page)).toContainText('integrity="sha256-');
  await page.getByRole('tab', { name: 'React' }).click();
  await expect(lines(page)).toContainText('<SipCalculator monthlyAmount={10000} annualRate={11} years={15}');
  await page.reload();
  await expect(lines(page)).toContainText('years={15}');
  await expect(page.getByLabel('years')).toHaveValue('15');
});

test('the playground names a value that the widget would refuse', async ({ page, site }) => {
  await openWidget(page, site.origin, 'sip-calculator/');
  await page.getByLabel('years').fill('7.5');
  await expect(
    page.getByText('The widget would refuse this and use its default. It takes number, 1 to 30.'),
  ).toBeVisible();
  await expect(lines(page)).not.toContainText('years=');
});

test('what the widget tells stands in the log', async ({ page, site }) => {
  await openWidget(page, site.origin, 'sip-calculator/');
  await preview(page).getByRole('slider', { name: 'Time period' }).press('ArrowRight');
  await expect(page.getByRole('log')).toContainText('"years":21');
});

test('a widget of a person is shown as somebody of the sandbox, as nobody, and without its server', async ({
  page,
  site,
}) => {
  await openWidget(page, site.origin, 'portfolio/');
  await page.getByLabel('Logged in as').selectOption('9876500001');
  await expect(preview(page).getByRole('region', { name: 'Current value' })).toBeVisible();
  await page.getByLabel('Logged in as').selectOption('');
  await expect(
    preview(page)
      .getByText(/log in/i)
      .first(),
  ).toBeVisible();
  await page.getByLabel('Server', { exact: true }).selectOption('down');
  await expect(page.getByRole('log')).toContainText('px-error');
});

test('pages are accessible, narrow enough for a phone and short enough to read', TRUST, async ({ page, site }) => {
  const pages = ['', 'widgets/', 'widgets/sip-calculator/', 'server/', 'server/webhooks/', 'errors/', 'changelog/'];
  for (const path of pages) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.origin}/docs/${path}`);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(15_000);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('a frame without its loader takes what it shows from its own address, a page by itself does not', async ({
  page,
  site,
  serve,
}) => {
  const address = `${site.origin}/embed/sip-calculator?monthlyAmount=7500&years=12&accent=%230b6e4f`;
  const cms = await serve({
    folders: {},
    files: { '/page.html': `<!doctype html><title>Page</title><iframe src="${address}" title="Plan"></iframe>` },
  });
  await page.goto(`${cms.localhost}/page.html`);
  await expect(page.frameLocator('iframe').getByText('12 years', { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('10 years', { exact: true })).toBeVisible();
});
