import type { Page } from 'playwright/test';
import { schemeNamed } from './cart.js';
import { servePartnerPage, signInBy } from './partner-page.js';
import { FUND } from './shop.js';
import { expect, test, TRUST, VIKRAM } from './site.js';

const OTHER_FUND = 'Parag Parikh Flexi Cap Fund';

const place = (widget: string, origin: string, rest = `id="${widget}"`) =>
  `<div data-prosperx-widget="${widget}" data-prosperx-base="${origin}/" data-prosperx-partner="bluebank" ${rest}></div>`;

/** Frames for signing in, the cart and two funds, as a partner would place them. */
async function shopOf(page: Page, origin: string): Promise<string> {
  const fund = async (id: string, name: string) =>
    place('fund-detail', origin, `id="${id}" data-scheme-id="${await schemeNamed(page, name)}"`);
  const funds = [await fund('fund', 'hdfc flexi'), await fund('other-fund', 'parag')];
  return [place('login', origin), place('cart', origin), ...funds].join('');
}

/** Keeps the names of the events that reach the document, and where they lead. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['added', 'px-navigate'])
      document.addEventListener(name, (event) => {
        event.preventDefault();
        const { to = '' } = (event as CustomEvent<{ to?: string }>).detail;
        heard.push(name + to);
      });
  });

/** In the frame of a fund the news of a login elsewhere comes only after a fund was added there. */
const delayNews = (page: Page) =>
  page.addInitScript(() => {
    if (location.pathname !== '/embed/fund-detail') return;
    let added: () => void;
    const hasAdded = new Promise<void>((resolve) => (added = resolve));
    const send = window.fetch;
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (String(request[0] instanceof Request ? request[0].url : request[0]).includes('save-investment')) added();
      return answer;
    };
    const { set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage')!;
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
      set(hear: (news: MessageEvent<{ type?: string } | null>) => void) {
        set!.call(this, (news: MessageEvent<{ type?: string } | null>) => {
          if (news.data?.type === 'signed_in') void hasAdded.then(() => hear(news));
          else hear(news);
        });
      },
    });
  });
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: string[] }).heard);
const frameIn = (page: Page, id: string) => page.frameLocator(`#${id} iframe`);

test.beforeEach(async ({ page }) => {
  await listen(page);
});

test(
  'what a fund in a frame adds stands in the cart frames, of a visitor and of whom signs in',
  TRUST,
  async ({ page, site, serve }) => {
    await delayNews(page);
    const body = await shopOf(page, site.origin);
    const { registered } = await servePartnerPage(serve, { server: site.origin, body, by: 'frames' });
    await page.goto(registered);
    const add = async (id: string) => {
      const button = frameIn(page, id).getByRole('button', { name: 'Add to cart' });
      // the form comes when one has scrolled to it, which frames above it may undo while they grow
      await expect(async () => {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await expect(button).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await button.click();
    };
    const cart = frameIn(page, 'cart');
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await add('fund');
    await expect(cart.getByText(FUND).first()).toBeVisible();

    await signInBy(frameIn(page, 'login'), VIKRAM);
    await expect(frameIn(page, 'login').getByLabel('Password', { exact: true })).toHaveCount(0);
    await expect(cart.getByText(FUND).first()).toBeVisible();
    await add('other-fund');
    await expect(cart.getByText(OTHER_FUND).first()).toBeVisible();
    await expect.poll(() => heard(page)).toContain('added');
    expect(await page.context().cookies(site.origin)).toEqual([]);

    // a frame that comes later
    await page.evaluate(async (files) => {
      const later = document.getElementById('cart')!.cloneNode() as HTMLElement;
      later.id = 'later';
      document.body.append(later);
      ((await import(files)) as { discoverWidgets(): void }).discoverWidgets();
    }, `${site.origin}/sdk/latest/embed.js`);
    for (const name of [FUND, OTHER_FUND]) await expect(frameIn(page, 'later').getByText(name).first()).toBeVisible();
  },
);

test(
  'on a page that is registered nowhere it leads to the site, and claims nothing',
  TRUST,
  async ({ page, site, serve, complaints }) => {
    const body = await shopOf(page, site.origin);
    const { unregistered } = await servePartnerPage(serve, { server: site.origin, body, by: 'frames' });
    const saved: string[] = [];
    page.on('request', (request) => request.url().includes('save-investment') && saved.push(request.url()));
    await page.goto(unregistered);
    await frameIn(page, 'fund').getByRole('button', { name: 'Add to cart' }).click();
    await expect
      .poll(() => heard(page))
      .toEqual([expect.stringMatching(/^px-navigate\/mutual-fund-detail\/HDFC-Flexi-Cap/)]);
    await expect(frameIn(page, 'fund').getByText(/Your cart has/)).toHaveCount(0);
    expect(saved).toEqual([]);
    // the frames of login and cart are refused by the browser
    complaints.length = 0;
  },
);
