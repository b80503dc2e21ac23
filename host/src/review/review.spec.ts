import { expect, test as base, TRUST, trustIf } from '@prosperx/e2e';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import { SLOW_RULES, expectNoAxeViolations } from '@prosperx/e2e/axe';
import { cutElements, expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';

/** The site as `npm run e2e` builds it. */
const DIST = new URL('../../dist', import.meta.url).pathname;
const POLICY = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const THEMES = ['light', 'dark'] as const;

const test = base.extend<{ open: (query: string, width?: number) => Promise<Page> }>({
  open: async ({ page, serve }, give) => {
    await give(async (query, width = 1280) => {
      const site = await serve({ folders: { '/v1/': DIST }, headers: { 'Content-Security-Policy': POLICY } });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.localhost}/v1/review.html?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForIdle(page);
      return page;
    });
  },
});

test('a widget has the lines for a page', async ({ page, open }) => {
  await page.route('**/sdk/latest/snippets/cart.html', (route) =>
    route.fulfill({ body: '<px-cart partner="bluebank"></px-cart>' }),
  );
  await open('theme=light&only=px-cart', 390);
  await page.getByLabel('Your partner id').fill('redbank');
  await expect(page.locator('#px-cart').getByText('<px-cart partner="redbank"></px-cart>')).toBeVisible();
});

test('the index leads to every widget and control', TRUST, async ({ page, open }) => {
  await open('theme=light', 390);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  const sections = await page.locator('.r-section').evaluateAll((all) => all.map(({ id }) => id));
  expect(names).toEqual(sections);
  await expect(page.locator('#sandbox').getByText('NOTAV0001A')).toBeVisible();
});

// of each widget the first example is looked at by packages/sdk/src/contracts.spec.ts, with contrast and the size of targets; those of all controls are looked at with the whole page
test('axe finds nothing on any control', async ({ open }) => {
  const page = await open('theme=light&only=controls', 390);
  await expectNoAxeViolations(page, { without: SLOW_RULES });
});

for (const theme of THEMES) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on the whole page, ${theme}, ${width} px`, TRUST, async ({ open }) => {
      const page = await open(`theme=${theme}`, width);
      await expectNoAxeViolations(page);
    });
  }

  test(
    `nor on what lies over the page: a dialog keeps the focus and gives it back, a message is seen above it, ${theme}`,
    trustIf(theme === 'dark'),
    async ({ open }) => {
      const page = await open(`theme=${theme}&only=overlays`, 390);
      const inTopLayer = () => page.evaluate(() => document.querySelector('.px-flash')?.matches(':popover-open'));
      expect(await inTopLayer()).toBe(false);
      const dialogOpener = page.getByRole('button', { name: 'Stop STP' });
      await dialogOpener.click();
      await expect(page.getByRole('heading', { name: 'Stop this STP?' })).toBeFocused();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(dialogOpener).toBeFocused();
      await page.getByRole('button', { name: 'Account of Ananya' }).click();
      await expect(page.getByRole('link', { name: 'Portfolio' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      for (const [opener, title] of [
        ['Pending order', 'Hold on!'],
        ['Report error', 'Oh Snap!'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('alertdialog', { name: title })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: opener })).toBeFocused();
      }
      await page.getByRole('button', { name: 'Success message' }).click();
      await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible();
      await expect.poll(inTopLayer).toBe(true);
      await expectNoAxeViolations(page);
    },
  );
}

for (const width of [320, 768, 1920]) {
  test(`nothing sticks out at ${width} px`, TRUST, async ({ open }) => {
    await expectNoSidewaysScroll(await open('theme=light', width));
  });
}

test('a chart takes the inks of another theme at once', async ({ open }) => {
  const page = await open('theme=light&only=charts');
  const line = page.locator('.px-plot__lines path:not([data-fill])').first();
  const ink = () => line.evaluate((element) => getComputedStyle(element).stroke);
  await expect(line).toBeVisible();
  const light = await ink();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(ink).not.toBe(light);
});

for (const width of [320, 1280]) {
  test(
    `widgets bear long names, twelve digits, nothing and 500 rows, at ${width} px and with text at 200 %`,
    TRUST,
    async ({ open }) => {
      const page = await open('theme=light&only=hard-data', width);
      await expect(page.getByText('1 to 50 of 500 folios')).toBeVisible();
      await expect(page.getByText('1 to 10 of 500', { exact: true })).toBeVisible();
      await expect(page.getByText('You hold no units yet')).toBeVisible();
      await expect(page.getByText('No funds match')).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await cutElements(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('--px-base', '32px'));
      expect(await cutElements(page)).toEqual([]);
    },
  );
}
