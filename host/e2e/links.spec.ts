import { goWithin } from './screen-steps.js';
import { expect, test, TRUST, trustIf } from './site.js';

// that an unknown address leads home is a step of fund-results.spec.ts
for (const isSample of [true, false])
  test(
    `${isSample ? 'a public page, a list and a fund are' : 'each public page is'} called, and heard, where a link within the site leads to it, as before its script runs`,
    trustIf(!isSample),
    async ({ page, request }) => {
      const paths = ['home', 'best-performing-funds', 'nfos', 'sip-calculator', 'goal-amount-calculator', 'help'];
      const others = ['contact-us', 'privacy-policy', 'terms-conditions', 'grievance-redressal'];
      const sitemap = await (await request.get('/sitemap-funds-1.xml')).text();
      const fund = new URL(/<loc>([^<]*)/.exec(sitemap)?.[1] ?? '');
      const lists = ['mutual-fund-results/Fixed-Income/All', `${fund.pathname.replace('/v1/', '')}${fund.search}`];
      await page.goto('/v1/search-panel');
      await expect(page.getByRole('combobox')).toBeVisible();
      for (const path of isSample ? ['help', ...lists] : [...paths, ...others, ...lists]) {
        const html = await (await request.get(`/v1/${path}`)).text();
        const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
        expect(title).toContain(' · ProsperX');
        await page.evaluate(() => (document.title = 'x'));
        await goWithin(page, `/${path}`);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('[aria-live]').filter({ hasText: title })).toHaveCount(1);
      }
    },
  );

test(
  'the footer leads to all of it, and to annual returns only where an operator has them',
  TRUST,
  async ({ page }) => {
    await page.goto('/v1/home');
    const footer = page.getByRole('contentinfo');
    for (const name of ['Help', 'Contact us', 'Privacy policy', 'Terms of use', 'Grievance redressal'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(footer.getByText('ARN-159953, valid to February 2028')).toBeVisible();
    for (const place of [footer, page.getByRole('main')])
      for (const name of [/^Best Performing/, /^Tax Saver \(ELSS\)/])
        await expect(place.getByRole('link', { name })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Annual Returns' })).toBeHidden();
    await page.route('**/v1/home', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(prosperx-annual-returns" content=")/,
        '$1https://operator.example/returns',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/v1/home');
    // until its reader comes there it stands as the server of this test, which has none, has sent it
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Annual Returns' })).toHaveAttribute(
      'href',
      'https://operator.example/returns',
    );
  },
);

test('a payment page without an order says that there is none, and nothing else', TRUST, async ({ page }) => {
  for (const path of ['/thank-you', '/payment-error']) {
    await page.goto(`/v1${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['No orders found!']);
    await expect(main.getByText(/failed|placed|Thank you/)).toHaveCount(0);
  }
});

test('a payment page shows a visitor nothing of an order, and asks them to log in', TRUST, async ({ page }) => {
  for (const path of ['/thank-you?orderNo=PX000000000000', '/payment-error?orderNo=PX1&paymentUrl=cartId%3Dx']) {
    await page.goto(`/v1${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Please log in to see your orders' })).toBeVisible();
    await expect(main.getByText(/failed|placed|Thank you/)).toHaveCount(0);
  }
});
