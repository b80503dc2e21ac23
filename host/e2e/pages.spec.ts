import { waitForIdle } from '@prosperx/e2e/at-rest';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { PAGES } from './plain-pages.js';
import { expect, test, TRUST } from './site.js';

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/v1${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await waitForIdle(page);
}

test(
  'every page is named, sound for axe, no wider than the window, and begins with a way to its content',
  TRUST,
  async ({ page }) => {
    test.setTimeout(120_000);
    for (const [path, title] of PAGES) {
      await open(page, path, title);
      await expect(page).toHaveTitle(`${title} · ProsperX`);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Skip to the content' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    }
  },
);

test('nobody scrolls sideways at 320 px, nor with text of twice the size', TRUST, async ({ page }) => {
  test.setTimeout(120_000);
  for (const [path, title] of [...PAGES, ['/home', 'Begin with ₹100 a month']] as const) {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path, title);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner').getByRole('button', { name: /^Login/ })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('links on these pages lead to pages and to parts that exist', TRUST, async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const targets = new Set<string>();
  for (const [path, title] of PAGES) {
    await open(page, path, title);
    await page.locator('details:not([open])').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const hrefs = await page
      .locator('main a, footer a')
      // the link to premium services is there for phones alone
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLAnchorElement).href));
    for (const href of hrefs) if (href.startsWith(baseURL ?? '')) targets.add(href);
  }
  expect(targets.size).toBeGreaterThan(40);
  for (const target of targets) {
    await page.goto(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('url=404');
    const { hash } = new URL(target);
    if (hash) await expect(page.locator(hash)).toBeInViewport();
  }
});

test('the privacy policy has a date of its own', async ({ page }) => {
  await open(page, '/privacy-policy', 'Privacy policy');
  await expect(page.getByText('Last amended 1 Dec 2026')).toBeVisible();
});

test.describe('terms of use', () => {
  test('are nineteen numbered sections with their date, and a way to each', async ({ page }) => {
    await open(page, '/terms-conditions', 'Terms of use');
    await expect(page.locator('article h2')).toHaveCount(19);
    await expect(page.getByText('Last amended 27 Jan 2024')).toBeVisible();
    await expect(page.locator('article').getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/v1/privacy-policy',
    );
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(19);
    await contents.getByRole('link', { name: 'Complaints' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Complaints' })).toBeInViewport();
    await expect(page).toHaveURL(/#complaints$/);
  });

  test('read well: lines of at most 75 characters', TRUST, async ({ page }) => {
    await open(page, '/terms-conditions', 'Terms of use');
    const characters = await page
      .locator('article p')
      .first()
      .evaluate((paragraph) => {
        const zero = document.createElement('span');
        zero.textContent = '0';
        paragraph.append(zero);
        const ratio = paragraph.getBoundingClientRect().width / zero.getBoundingClientRect().width;
        zero.remove();
        return ratio;
      });
    expect(characters).toBeGreaterThan(55);
    expect(characters).toBeLessThanOrEqual(75);
  });

  test('print as text alone', TRUST, async ({ page }) => {
    await open(page, '/terms-conditions', 'Terms of use');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.px-header', '.x-contents', '.px-footer__cols']) await expect(page.locator(part)).toBeHidden();
    await expect(page.locator('article h2').last()).toBeVisible();
    await expect(page.locator('.px-footer__legal')).toBeVisible();
  });
});

test('a complaint has steps in their order, each with its time', TRUST, async ({ page }) => {
  await open(page, '/grievance-redressal', 'Grievance redressal');
  await expect(page.locator('.x-steps > li')).toHaveCount(5);
  await expect(page.locator('.x-steps__within')).toHaveText([
    /2 working days/,
    /10 working days/,
    /21 days/,
    /any time/,
  ]);
  await expect(page.getByText('after 2 weeks without a reply from you')).toBeVisible();
});

test('who is led to the transaction error page can report it under its number', TRUST, async ({ page }) => {
  await open(page, '/transaction-error', 'Ooops ! Something went wrong.');
  await expect(page.getByRole('main').locator('code')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Report Error' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Oh Snap!' })).toBeVisible();
});

test('the operator is reached by one tap', TRUST, async ({ page }) => {
  for (const path of ['/contact-us', '/transaction-error']) {
    await page.goto(`/v1${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '1800 123 4567' })).toHaveAttribute('href', 'tel:18001234567');
    await expect(main.getByRole('link', { name: 'help@prosperx.example' })).toHaveAttribute(
      'href',
      'mailto:help@prosperx.example',
    );
  }
  await page.getByRole('main').getByRole('link', { name: 'Explore Mutual Funds' }).click();
  await expect(page).toHaveURL(/\/v1\/home$/);
});

test.describe('help', () => {
  test('finds answers as one types, says how many, and keeps the words in the address', async ({ page }) => {
    await open(page, '/help', 'Help');
    const questions = page.locator('main .x-prose summary');
    const count = page.getByRole('status').filter({ hasText: /^\d+ answers$/ });
    await expect(count).toBeVisible();
    const all = await questions.count();
    await expect(count).toHaveText(`${all} answers`);
    await page.getByRole('searchbox', { name: 'Search the answers' }).pressSequentially('paper mandate');
    await expect(page).toHaveURL(/\/help\?q=paper\+mandate$/);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ answers? found$/ })).toBeVisible();
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await expect(page.getByText('How does a paper mandate work?')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('paper mandate');
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('paper mandate');
    await expect(page.getByText('What is ProsperX?')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('');
    await expect(questions).toHaveCount(all);
  });

  test('leads to people when it has no answer', TRUST, async ({ page }) => {
    await open(page, '/help?q=zebra', 'Help');
    await expect(page.getByRole('heading', { name: 'No answer for “zebra”' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });

  // Trust U2: a question of the help, opened and closed
  test('goes by keyboard, and prints with every answer', TRUST, async ({ page }) => {
    await open(page, '/help', 'Help');
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('forgot');
    const question = page.getByText('How do I log in, and what if I forgot my password?');
    await question.focus();
    await page.keyboard.press('Enter');
    const answer = page.getByText('you get an OTP and set a new one');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
  });
});
