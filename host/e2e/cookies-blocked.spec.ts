import type { Browser, Page } from 'playwright/test';
import { servePartnerPage, signInBy } from './partner-page.js';
import { expect, test, TRUST } from './site.js';

const TIMES = 20;

/** As Chromium is where cookies of other sites are blocked. */
async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send(
    'Network.setCookieControls' as never,
    {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    } as never,
  );
}

const place = (widget: string, origin: string) =>
  `<div data-prosperx-widget="${widget}" data-prosperx-base="${origin}/" data-prosperx-partner="bluebank" id="${widget}"></div>`;

const frameIn = (page: Page, id: string) => page.frameLocator(`#${id} iframe`);

/** Whether a frame may keep a cookie that is meant for pages of others. */
const keepsCookies = (page: Page) =>
  frameIn(page, 'login')
    .locator('body')
    .evaluate(() => {
      document.cookie = 'probe=1; Path=/; Secure; SameSite=None';
      return document.cookie.includes('probe');
    });

async function openIn(browser: Browser, address: string, { blocks }: { blocks: boolean }): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (blocks) await blockCookies(page);
  await page.goto(address);
  await expect(frameIn(page, 'login').getByLabel('Mobile number')).toBeVisible();
  return page;
}

// Trust E9: whoever signs in within a frame is signed in in the frames beside it, also where no frame keeps a cookie
test(
  'one signs in within frames where a browser keeps no cookies of other sites',
  TRUST,
  async ({ browser, site, serve }) => {
    test.setTimeout(TIMES * 30_000);
    const body = place('login', site.origin) + place('portfolio', site.origin);
    const { registered } = await servePartnerPage(serve, { server: site.origin, body, by: 'frames' });

    // the probe can tell: where nothing is blocked it is kept
    expect(await keepsCookies(await openIn(browser, registered, { blocks: false }))).toBe(true);
    for (let time = 0; time < TIMES; time += 1) {
      const page = await openIn(browser, registered, { blocks: true });
      expect(await keepsCookies(page)).toBe(false);
      await signInBy(frameIn(page, 'login'));
      await expect(frameIn(page, 'portfolio').getByText('HDFC Mid Cap Fund').first()).toBeVisible();
      await page.context().close();
    }
  },
);
