import type { Page } from 'playwright/test';
import { partnerToken, servePartnerPage } from './partner-page.js';
import { giveCode, press, waitingOrders, type Where } from './pay-orders.js';
import { payBy } from './shop.js';
import { beSignedIn, expect, test, TRUST, trustIf } from './site.js';

interface Settled {
  readonly paid: boolean;
}
const settled = (page: Page) => page.evaluate(() => (window as never as { settled: Settled[] }).settled);

/** Keeps what the page hears of a settled payment. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: Settled[] = [];
    Object.assign(window, { settled: heard });
    document
      .querySelector('px-order-summary')
      ?.addEventListener('settled', (event) => heard.push((event as CustomEvent<Settled>).detail));
  });

/** The window that opens beside the page on a press. */
async function windowOpenedBy(page: Page, open: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await open();
  return opened;
}

for (const place of ['in the page of a partner', 'in a frame there']) {
  test.describe(place, trustIf(place !== 'in a frame there'), () => {
    let where: Where;
    test.beforeEach(async ({ page, site, serve }) => {
      await beSignedIn(page);
      const { paymentUrl } = await waitingOrders(page);
      await page.context().clearCookies();
      const token = await partnerToken(page, site.origin);
      const configure = `{ apiBase: '${site.origin}', partner: 'bluebank', getToken: () => '${token}' }`;
      const body = `<px-order-summary payment-url="${paymentUrl.replaceAll('&', '&amp;')}"></px-order-summary><button>Theirs</button>`;
      const inFrame = place === 'in a frame there';
      const policy = inFrame ? { connect: "'self'" } : {};
      const { registered } = await servePartnerPage(serve, { server: site.origin, body, configure, ...policy });
      await page.goto(registered);
      await listen(page);
      where = inFrame ? page.frameLocator('px-order-summary iframe') : page.locator('px-order-summary');
    });
    /** Presses a button at the bank, in the window that opens; the widget and its page are told how it ended. */
    async function decideAtBank(page: Page, button: 'Fail' | 'Pay', title: string) {
      const bank = await windowOpenedBy(page, () =>
        press(where, where.getByRole('link', { name: 'Open your bank’s page' })),
      );
      await bank.getByRole('button', { name: button, exact: true }).click();
      await expect(bank.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
      await bank.close();
      await expect(where.getByText(title)).toBeVisible();
      await expect.poll(async () => (await settled(page)).at(-1)).toEqual({ paid: button === 'Pay' });
    }
    test.afterEach(({ complaints }) => {
      // where the page lets its scripts talk to itself alone, the element asks the server first, and is stopped
      expect(complaints.filter((complaint) => !complaint.includes('check-page'))).toEqual([]);
      complaints.length = 0;
    });

    for (const isRefusedFirst of [false, true]) {
      const name = `the bank stands in a window of its own${isRefusedFirst ? ', once refused and once paid' : ''}; its end is told in place`;
      test(name, trustIf(isRefusedFirst), async ({ page }) => {
        const address = page.url();
        await payBy(where, 'Net banking');
        await giveCode(page, where);
        if (isRefusedFirst) {
          await decideAtBank(page, 'Fail', 'The payment failed');
          await press(where, where.getByRole('button', { name: 'Pay again' }));
          await payBy(where, 'Net banking');
        }
        await decideAtBank(page, 'Pay', 'We have received your payment');
        await page.getByRole('button', { name: 'Theirs' }).click();
        expect(page.url()).toBe(address);
      });
    }

    test('a mandate pays in place', TRUST, async ({ page }) => {
      await payBy(where, 'One time mandate');
      await giveCode(page, where);
      await expect(where.getByText('We have received your payment')).toBeVisible();
      await expect.poll(() => settled(page)).toEqual([{ paid: true }]);
    });

    test('a UPI app is shown its code in place', TRUST, async ({ page }) => {
      await payBy(where, 'UPI');
      await giveCode(page, where);
      await expect(where.getByRole('img', { name: /QR code/ })).toBeVisible();
      const app = await windowOpenedBy(page, () => press(where, where.getByRole('link', { name: /sandbox/ })));
      const asked = app.url();
      await app.getByRole('button', { name: 'Pay', exact: true }).click();
      await app.waitForURL((url) => url.href !== asked);
      await app.close();
      await expect(where.getByText('We have received your payment')).toBeVisible();
    });
  });
}
