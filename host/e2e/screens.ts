import { waitForIdle, followRequests } from '@prosperx/e2e/at-rest';
import type { Page } from 'playwright/test';
import { fillCart } from './cart.js';
import { KABIR, loginOn, newMobile, otherThan } from './login.js';
import { giveCode } from './pay-orders.js';
import { API, firstFund, goWithin, open } from './screen-steps.js';
import { payBy } from './shop.js';
import { ASHA, call, expect, lastCode, PASSWORD, resetSandbox, beSignedIn, VIKRAM } from './site.js';

/** Is shown every state in turn, under its name. */
export type Look = (page: Page, state: string) => Promise<void>;

/** A way through screens of the site, from the seeded data and a browser that knows nobody. */
export interface Walk {
  readonly name: string;
  walk(page: Page, look: Look): Promise<void>;
}

async function seeVisitorsScreens(page: Page, look: Look): Promise<void> {
  await open(page, '/home', /Begin with/);
  await look(page, 'home');
  await open(page, '/nowhere', /Begin with/);
  await expect(page).toHaveURL(/url=404/);
  await expect(page.getByText('That page does not exist').first()).toBeAttached();
  await look(page, 'home, unknown path');
  await open(page, '/sip-calculator', 'SIP calculator');
  await look(page, 'SIP calculator');
  await open(page, '/goal-amount-calculator', 'Goal calculator');
  await look(page, 'goal calculator');
  await open(page, '/cart-review', /empty/);
  await look(page, 'cart, empty');
  await open(page, '/profile/portfolio', /not authorized/);
  await look(page, 'portfolio, not authorized');
  await open(page, '/order-summary', 'Please log in to see your orders');
  await look(page, 'order summary, visitor');
  await open(page, '/payment-error?orderNo=PX1&paymentUrl=cartId%3Dx', 'Please log in to see your orders');
  await look(page, 'payment failed, visitor');
  await open(page, '/sandbox', 'Sandbox');
  await look(page, 'sandbox');
  await open(page, '/operator', 'Log in');
  await look(page, 'operator console, visitor');
  // the agent code stays with this browser
  await open(page, '/sip-calculator?agentCode=AG1001&sharedByAgent=true', 'Are you interested?');
  await look(page, 'SIP calculator, shared by an advisor');
}

async function seeLogin(page: Page, look: Look): Promise<void> {
  await page.goto('/v1/login');
  const login = loginOn(page);
  await login.step('Login with your mobile number');
  await look(page, 'login');
  await login.field('Mobile number').fill('12');
  await expect(login.dialog.getByText('Please enter a valid mobile number')).toBeVisible();
  await look(page, 'login, wrong mobile');
  await login.openAccount(newMobile());
  await login.step('Please enter your email and name');
  await look(page, 'login, new visitor');
  await login.link('Entered Wrong Mobile?').click();
  await login.giveMobile(KABIR);
  await login.givePassword('wrong');
  await expect(login.dialog.getByText('Please enter correct password')).toBeVisible();
  await look(page, 'login, wrong password');
  await login.link('Forgot Password?').click();
  await login.step('Please enter OTP and new password');
  await login.setPassword(otherThan(await lastCode(page, KABIR)), PASSWORD);
  await expect(login.dialog.getByText('Please enter correct OTP.')).toBeVisible();
  await look(page, 'login, wrong OTP');
  await login.field('Confirm password').fill('x');
  await login.setPassword(await lastCode(page, KABIR), PASSWORD);
  await login.step('Choose the profile you want to access');
  await look(page, 'login, profiles');
  await beSignedIn(page, ASHA);
  await call(page, 'POST', '/api/v1/login-settings/code', { codeAtLogin: 'always', password: PASSWORD });
  await page.context().clearCookies();
  await page.goto('/v1/login');
  await login.giveMobile(ASHA);
  await login.givePassword(PASSWORD);
  await login.step('Please enter OTP and password');
  await look(page, 'login, code and password');
}

async function seeInvestorsScreens(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await open(page, '/home', /worth|Begin/);
  await look(page, "investor's home");
  await open(page, '/profile/portfolio', 'Portfolio');
  await look(page, 'portfolio');
  await open(page, '/order-summary', 'No orders found!');
  await look(page, 'order summary, none');
  await fillCart(page);
  await open(page, '/cart-review', 'Cart');
  await look(page, 'cart');
  await page
    .getByRole('textbox', { name: /amount|month/i })
    .first()
    .fill('1');
  await page.keyboard.press('Tab');
  await look(page, 'cart, wrong amount');
  await page.reload();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/order-summary**');
  await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
  await look(page, 'order summary');
  await seePayment(page, look);
}

async function seePayment(page: Page, look: Look): Promise<void> {
  await payBy(page, 'Net banking');
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await look(page, 'OTP');
  await giveCode(page);
  await page.waitForURL('**/sandbox/bank/**');
  await look(page, "sandbox's bank");
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.waitForURL('**/payment-error**');
  await expect(page.getByText('Your payment attempt has failed.')).toBeVisible();
  await look(page, 'payment failed at the bank');
}

/** What stands behind a portfolio: its popups, a folio, and the account of a minor who has turned 18. */
async function seeHoldings(page: Page, look: Look): Promise<void> {
  await beSignedIn(page);
  await page.goto('/v1/profile/portfolio');
  await page
    .getByRole('button', { name: /^Actions and details of HDFC Mid Cap Fund/ })
    .first()
    .click();
  await look(page, 'portfolio, a row open');
  for (const name of ['Capital gains', 'Download', 'Redeem', 'Switch', 'Invest More']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('textbox')
        .or(page.getByRole('dialog').getByText(/^No sales|^PDF/))
        .first(),
    ).toBeVisible();
    await look(page, `portfolio, ${name}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Details', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Folio' }).waitFor();
  await look(page, 'folio details');
  await beSignedIn(page, '9876500006');
  await page.goto('/v1/profile/portfolio');
  await page.getByRole('button', { name: 'Minor to major form' }).waitFor();
  await look(page, 'portfolio of a minor who has turned 18');
}

async function seeEmptyPortfolio(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, VIKRAM);
  await open(page, '/profile/portfolio', /You hold no units yet/);
  await look(page, 'portfolio, empty');
}

async function seeThanks(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  await fillCart(page);
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/order-summary**');
  await payBy(page, 'Net banking');
  await giveCode(page);
  await page.waitForURL('**/sandbox/bank/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/v1/thank-you**');
  await expect(page.getByText('Your order has been placed.')).toBeVisible();
  await look(page, 'thank you');
}

/** The same screens while the server is silent, and when it cannot be reached. */
async function seeOutage(page: Page, look: Look): Promise<void> {
  await beSignedIn(page, ASHA);
  const fund = await firstFund(page);
  // what the server renders has arrived with the page, unless one comes there within the site
  const rendered = ['/search?keywords=flexi', fund];
  for (const path of [...rendered, '/cart-review', '/profile/portfolio']) {
    const name = path.split('?')[0];
    await page.goto('/v1/search-panel');
    await expect(page.getByRole('combobox')).toBeVisible();
    let answers = () => {};
    const silence = new Promise<void>((resolve) => (answers = resolve));
    await page.route(API, async (route) => {
      await silence;
      await route.abort().catch(() => {});
    });
    await (rendered.includes(path) ? goWithin(page, path) : page.goto(`/v1${path}`));
    await expect(page.getByRole('main')).toBeVisible();
    await look(page, `${name}, waiting`);
    answers();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await look(page, `${name}, unreachable`);
    await page.unroute(API);
  }
}

/** A walk from the seeded data, on which everything has arrived before it is looked at. */
export const walk = (name: string, steps: Walk['walk']): Walk => ({
  name,
  walk: async (page, look) => {
    followRequests(page);
    await resetSandbox(page);
    await steps(page, async (seen, state) => {
      await waitForIdle(seen);
      await look(seen, state);
    });
  },
});

/** Every screen on the way from a visitor to a paid order, in every state. */
export const walks: readonly Walk[] = [
  walk("a visitor's screens", seeVisitorsScreens),
  walk('the steps of the login', seeLogin),
  walk("an investor's screens", seeInvestorsScreens),
  walk('what stands behind a portfolio', seeHoldings),
  walk('an empty portfolio', seeEmptyPortfolio),
  walk('a paid order', seeThanks),
  { name: 'a server in trouble', walk: seeOutage },
];
