import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';
import type { Page } from 'playwright/test';
import { discardOrders } from './cart.js';
import { kept, logInToDashboard, signInBy } from './partner-page.js';
import { giveCode, waitingOrders } from './pay-orders.js';
import { FUND, payBy } from './shop.js';
import { beSignedIn, expect, test } from './site.js';

const EXAMPLE = join(import.meta.dirname, '../../examples/partner-checkout');

/** Serves the example as a partner's page that asks the site; its origin. */
async function serveBank(serve: (site: StaticSite) => Promise<StaticServer>, server: string): Promise<string> {
  const script = readFileSync(join(EXAMPLE, 'bank.js'), 'utf8').replaceAll('https://invest.example', server);
  return (await serve({ folders: { '/': EXAMPLE }, files: { '/bank.js': script } })).loopback;
}

/** Leads the page on as a widget does. */
const lead = (page: Page, to: string, params: object = {}) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('px-navigate', { detail, cancelable: true })), {
    to,
    params,
  });

test('on a page of a partner a customer signs in, buys a fund, and sees what became of it', async ({
  page,
  site,
  serve,
}) => {
  await beSignedIn(page);
  await discardOrders(page);
  await page.context().clearCookies();
  const loopback = await serveBank(serve, site.origin);
  await page.goto(loopback);

  await page.getByRole('combobox', { name: 'Search funds' }).fill('hdfc flexi cap');
  await page.keyboard.press('Enter');
  await page.locator('main').getByRole('link', { name: FUND }).first().click();
  await page.getByRole('complementary', { name: 'Invest' }).getByText('Lumpsum', { exact: true }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('link', { name: /Review cart/ })
    .or(page.getByRole('button', { name: /Review cart/ }))
    .click();

  await page
    .getByRole('button', { name: /Log in|Login/ })
    .last()
    .click();
  await signInBy(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await payBy(page, 'One time mandate');
  await giveCode(page);
  await expect(page.getByText('We have received your payment')).toBeVisible();
  await page.getByRole('button', { name: 'Track orders' }).click();
  await expect(page.getByRole('heading', { name: /order/i }).first()).toBeVisible();
  expect(new URL(page.url()).origin).toBe(loopback);

  await test.step('the page holds nothing of the session, which ends with it', async () => {
    await page.getByRole('button', { name: 'View portfolio' }).click();
    await expect(page.locator('px-portfolio').getByText('Current value').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.context().cookies(site.origin)).toEqual([]);
    expect(await kept(page)).not.toMatch(/[\w-]{43}/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Search funds' })).toBeVisible();
    await lead(page, '/profile/portfolio');
    await expect(page.locator('px-portfolio').getByRole('button', { name: /log ?in/i })).toBeVisible();
    await expect(page.getByText('Current value')).toHaveCount(0);
  });

  await test.step('an address keeps its parameters: after a login, and where the site opens', async () => {
    await lead(page, '/login?to=/search?keywords=gold');
    await page.locator('px-login').evaluate((login) => login.dispatchEvent(new Event('authorised', { bubbles: true })));
    await expect(page.locator('px-fund-search')).toHaveJSProperty('keywords', 'gold');
    const opened = page.waitForEvent('popup');
    await lead(page, '/contact-us', { about: 'kyc' });
    const popup = await opened;
    expect(popup.url()).toBe(`${site.origin}/v1/contact-us?about=kyc`);
    await popup.close();
  });

  await test.step('the partner sees how often widgets were seen, begun and ordered by, and of whom nothing', async () => {
    await page.goto(`${site.origin}/v1/`);
    await logInToDashboard(page);
    await page.getByRole('tab', { name: 'Use' }).click();
    const line = (widget: string) =>
      page
        .getByRole('row')
        .filter({ hasText: `${loopback}/` })
        .filter({ hasText: widget });
    await expect(line('cart').last()).toContainText('1');
    await expect(line('fund-search').first()).toContainText('1');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
});

/** Orders that wait for their payment, in the bank's page, where their customer has logged in. */
async function openOrders(page: Page, origin: string): Promise<void> {
  await beSignedIn(page);
  const { paymentUrl } = await waitingOrders(page);
  await page.context().clearCookies();
  await page.goto(origin);
  await expect(page.locator('px-fund-search')).toBeVisible();
  await lead(page, '/login', { to: `/order-summary?${new URLSearchParams({ paymentUrl }).toString()}` });
  await signInBy(page);
}

/** Opens the orders on the bank's page and chooses a way to pay that is told there; returns its element. */
async function openPayment(page: Page, bank: string, way: string) {
  await openOrders(page, bank);
  await payBy(page, way);
  await giveCode(page);
  return page.locator('px-payment');
}

const received = 'We have received your request and are processing it.';

test('on a page of a partner a customer pays by NEFT without leaving it', async ({ page, site, serve }) => {
  const loopback = await serveBank(serve, site.origin);
  const payment = await openPayment(page, loopback, 'NEFT or RTGS');
  await expect(payment.getByText('Transfer to this account')).toBeVisible();
  await payment.getByLabel('UTR number').fill('HDFCN52026111612');
  await payment.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(payment.getByText(received)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(loopback);
});

test('on a page of a partner a customer pays by cheque, and finds its challan there', async ({ page, site, serve }) => {
  const loopback = await serveBank(serve, site.origin);
  const payment = await openPayment(page, loopback, 'Cheque');
  await payment.getByLabel('Cheque number').fill('000123');
  await payment.getByLabel('Date on the cheque').fill('2026-11-14');
  await payment.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(payment.getByText(received)).toBeVisible();
  await payment.getByText('Open the challan').click();
  await expect(payment.getByText('Your challan has been generated.')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(loopback);
});
