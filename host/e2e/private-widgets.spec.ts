import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import type { Page } from 'playwright/test';
import { partnerToken, servePartnerPage } from './partner-page.js';
import { expect, test, TRUST } from './site.js';

const framed = (page: Page, tag: string) => page.frameLocator(`${tag} iframe`);

/** Keeps what reaches the document of `px-navigate`, and prevents it. */
const stayHere = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('px-navigate', (event) => {
      event.preventDefault();
      const { cancelable, detail, target } = event as CustomEvent<{ to: string }>;
      heard.push({ cancelable, to: detail.to, from: (target as Element).localName });
    });
  });
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: unknown[] }).heard);

/** Keeps the last failure that the page is told of. */
const listenForErrors = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'px-error',
      (event) => ((window as never as { error: unknown }).error = (event as CustomEvent).detail),
    );
  });
const errorHeard = (page: Page) => page.evaluate(() => (window as never as { error: unknown }).error);

test.describe('a private widget on a registered page', () => {
  test('stands in the page itself', async ({ page, site, serve }) => {
    const body = `<px-cart api-base="${site.origin}" partner="bluebank"></px-cart>`;
    const { registered } = await servePartnerPage(serve, { server: site.origin, body });
    await page.goto(registered);
    await expect(page.locator('px-cart').getByText('Your cart is empty')).toBeVisible();
    await expect(page.locator('px-cart iframe')).toHaveCount(0);
  });

  test(
    'is refused where several partners have the page and none is named',
    TRUST,
    async ({ page, site, serve, complaints }) => {
      const body = `<px-cart api-base="${site.origin}"></px-cart>`;
      const { registered } = await servePartnerPage(serve, { server: site.origin, body });
      await listenForErrors(page);
      await page.goto(registered);
      await expect(page.getByRole('alert')).toContainText('This service isn’t available');
      await expect.poll(() => errorHeard(page)).toMatchObject({ code: 'unregistered_origin', retryable: false });
      complaints.length = 0;
    },
  );

  test('of another partner is refused, and leads to the site', TRUST, async ({ page, site, serve, complaints }) => {
    const body = `<px-portfolio api-base="${site.origin}" partner="nobody"></px-portfolio>`;
    const { registered } = await servePartnerPage(serve, { server: site.origin, body });
    await page.goto(registered);
    await expect(page.getByRole('alert')).toContainText('This service isn’t available');
    await expect(page.getByRole('link', { name: 'Open it on its own site' })).toHaveAttribute(
      'href',
      `${site.origin}/v1/profile/portfolio`,
    );
    complaints.length = 0;
  });
});

test.describe('a private widget on a registered page that lets its scripts talk to itself alone', () => {
  const open = async (page: Page, origin: string, serve: never, body: string, configure = '{}') => {
    const { registered } = await servePartnerPage(serve, { server: origin, body, configure, connect: "'self'" });
    await page.goto(registered);
  };
  test.afterEach(({ complaints }) => {
    // the element asks the server, and tells it of its reader: both are stopped by the page's policy
    expect(complaints.filter((complaint) => !/check-page|count-use/.test(complaint))).toEqual([]);
    complaints.length = 0;
  });

  test('stands in a frame as high as it is; the page hears where it leads', TRUST, async ({ page, site, serve }) => {
    await open(page, site.origin, serve as never, `<px-cart api-base="${site.origin}" partner="bluebank"></px-cart>`);
    const explore = framed(page, 'px-cart').getByRole('button', { name: 'Explore Mutual Funds' });
    await expect(explore).toBeVisible();
    await expect
      .poll(() => page.locator('px-cart iframe').evaluate((frame) => frame.clientHeight))
      .toBeGreaterThan(150);
    await stayHere(page);
    await explore.press('Enter');
    await expect.poll(() => heard(page)).toEqual([{ cancelable: true, to: '/home', from: 'px-cart' }]);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('leads this page to the site when nobody prevents it', TRUST, async ({ page, site, serve }) => {
    await open(page, site.origin, serve as never, `<px-cart api-base="${site.origin}" partner="bluebank"></px-cart>`);
    await framed(page, 'px-cart').getByRole('button', { name: 'Explore Mutual Funds' }).press('Enter');
    await page.waitForURL(`${site.origin}/v1/home`);
  });

  test(
    'is given its attributes, the theme and the session, at once and when they change',
    TRUST,
    async ({ page, site, serve }) => {
      const token = await partnerToken(page, site.origin);
      const configure = `{ apiBase: '${site.origin}', partner: 'bluebank', getToken: () => '${token}' }`;
      const body = '<px-portfolio theme="dark"></px-portfolio><px-login heading="Hello there"></px-login>';
      await open(page, site.origin, serve as never, body, configure);
      await expect(framed(page, 'px-portfolio').getByText('Current value').first()).toBeVisible();
      const scheme = () =>
        framed(page, 'px-portfolio')
          .locator('px-portfolio [data-px-scope]')
          .first()
          .evaluate((element) => getComputedStyle(element).colorScheme);
      await expect.poll(scheme).toBe('dark');
      await page.locator('px-portfolio').evaluate((element) => element.setAttribute('theme', 'light'));
      await expect.poll(scheme).toBe('light');
      await expect(framed(page, 'px-login').getByRole('heading', { name: 'Hello there' })).toBeVisible();
      await page.locator('px-login').evaluate((element) => element.setAttribute('heading', 'Welcome back'));
      await expect(framed(page, 'px-login').getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    },
  );

  test('takes the keyboard and gives it back', TRUST, async ({ page, site, serve }) => {
    const body = `<px-login api-base="${site.origin}" partner="bluebank"></px-login><button>After</button>`;
    await open(page, site.origin, serve as never, body);
    await expect(framed(page, 'px-login').getByLabel('Mobile number')).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    // the focus crosses from one process into another, some time after the key
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('px-login');
    const after = page.getByRole('button', { name: 'After' });
    for (let presses = 0; presses < 10; presses++) {
      if (await after.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(after).toBeFocused();
  });
});

test.describe('on a page that is registered nowhere', () => {
  // Trust E4: a browser refuses the frame on a page that is registered nowhere
  test('the browser refuses the frame, and the reader is told where to go', async ({
    page,
    site,
    serve,
    complaints,
  }) => {
    const body = `<px-order-result api-base="${site.origin}" partner="bluebank" order-no="PX 1"></px-order-result>`;
    const { unregistered } = await servePartnerPage(serve, { server: site.origin, body });
    await listenForErrors(page);
    await page.goto(unregistered);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This service isn’t available on this page right now.');
    // the page is told once the alert is drawn
    await expect
      .poll(() => errorHeard(page))
      .toMatchObject({
        code: 'unregistered_origin',
        retryable: false,
      });
    await expectNoAxeViolations(page);
    await alert.getByRole('link').click();
    await page.waitForURL(`${site.origin}/v1/thank-you?orderNo=PX**1`);
    complaints.length = 0;
  });

  test('public widgets work in the page itself', TRUST, async ({ page, site, serve }) => {
    const body = `<px-sip-calculator api-base="${site.origin}"></px-sip-calculator><px-fund-search api-base="${site.origin}" keywords="flexi"></px-fund-search>`;
    const { unregistered } = await servePartnerPage(serve, { server: site.origin, body });
    await page.goto(unregistered);
    await expect(page.locator('px-sip-calculator').getByRole('slider').first()).toBeVisible();
    await expect(page.locator('px-fund-search').getByText('HDFC Flexi Cap Fund').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('without the server, a way to try again', TRUST, async ({ page, site, serve }) => {
  const body = `<px-cart api-base="${site.origin}" partner="bluebank"></px-cart>`;
  const { registered } = await servePartnerPage(serve, { server: site.origin, body });
  let away = true;
  await page.route(/\/(prosperx-api|embed)\//, (route) => (away ? route.abort() : route.continue()));
  await listenForErrors(page);
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('prosperx:') && said.push(message.text()));
  await page.goto(registered);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect.poll(() => errorHeard(page)).toMatchObject({ code: 'unreachable', retryable: true });
  expect(said).toEqual([expect.stringContaining(`${site.origin} was not reached. Add it to connect-src`)]);
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(framed(page, 'px-cart').getByText('Your cart is empty')).toBeVisible();
});
