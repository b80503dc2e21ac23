import { waitForIdle } from '@prosperx/e2e/at-rest';
import { axeViolations } from '@prosperx/e2e/axe';
import type { Page } from 'playwright/test';
import { account, overlay, signInAgain } from './sign-in-again.js';
import { ASHA, beSignedIn, expect, signIn, test, VIKRAM, TRUST, endSession } from './site.js';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
/** Plays a person who comes back to the tab, once the tab watches the session. */
const refocusTab = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await overlay(page).isVisible()).toBe(true);
  }).toPass();

// Vikram's PAN is not known yet, so that there is something to type
test.describe('nobody there', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await beSignedIn(page, VIKRAM);
    await page.goto('/v1/profile/kyc-details');
    await page.getByLabel('PAN', { exact: true }).fill('REGIS0001A');
  });

  test('one is asked a minute before the end, and may stay', TRUST, async ({ page }) => {
    await page.clock.runFor('28:50');
    await expect(warning(page)).toBeHidden();
    await page.clock.runFor('00:20');
    await expect(warning(page)).toBeVisible();
    await expect(warning(page).getByRole('timer')).toHaveText(/You are logged out in \d\d seconds\./);
    expect(await axeViolations(page)).toEqual([]);
    await warning(page).getByRole('button', { name: 'Stay logged in' }).press('Enter');
    await expect(warning(page)).toBeHidden();
    await page.clock.runFor('28:00');
    await expect(overlay(page)).toBeHidden();
    await expect(account(page, 'Vikram Shah')).toBeVisible();
  });

  test('a session ends after half an hour, on the server too, and a person who comes back goes on where they were', async ({
    page,
  }) => {
    const before = await page.context().cookies();
    await page.clock.runFor('30:05');
    await expect(overlay(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(/logged out after 30 minutes of inactivity/);
    await expect(page.getByLabel('PAN', { exact: true })).toBeHidden();
    const copied = before.map(({ name, value }) => `${name}=${value}`).join('; ');
    const statusOf = async () => {
      const answer = await page.request.get('/prosperx-api/login/get-current-user', { headers: { Cookie: copied } });
      return answer.status();
    };
    // the page does not wait for the server to hear of it
    await expect.poll(statusOf).toBe(401);
    await signInAgain(page, VIKRAM);
    await expect(page).toHaveURL(/kyc-details/);
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('REGIS0001A');
  });
});

test(
  'a session that the server ended is noticed, and what was typed is still there after signing in',
  TRUST,
  async ({ page }) => {
    await beSignedIn(page, VIKRAM);
    await page.goto('/v1/profile/kyc-details');
    await page.getByLabel('PAN', { exact: true }).fill('REGIS0001A');
    await endSession(page);
    await refocusTab(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: /Your session has ended/ })).toBeVisible();
    await page.getByRole('button', { name: 'LOGIN/REGISTER' }).click();
    await signInAgain(page, VIKRAM);
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('REGIS0001A');
  },
);

test('a person who is not registered yet also goes on where they were', TRUST, async ({ page }) => {
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/sip-calculator');
  await expect(page.getByRole('button', { name: /^Account of Vikram Shah/ })).toBeVisible();
  await page.getByRole('textbox').first().fill('7777');
  await endSession(page);
  await refocusTab(page);
  await signInAgain(page, VIKRAM);
  await expect(page).toHaveURL(/sip-calculator/);
  await expect(page.getByRole('textbox').first()).toHaveValue(/7,?777/);
});

test('somebody else who signs in finds nothing of the person before', TRUST, async ({ page }) => {
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/profile/kyc-details');
  await page.getByLabel('PAN', { exact: true }).fill('REGIS0001A');
  await endSession(page);
  await refocusTab(page);
  await signInAgain(page, ASHA);
  // on the page as it stood, which was not loaded anew
  await expect(page).toHaveURL(/kyc-details/);
  await expect(page.getByLabel('PAN', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('PAN', { exact: true })).not.toHaveValue('REGIS0001A');
});

test('other systems find the name of the signed-in person, and nothing else about them', TRUST, async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('userInfo'));
  await signIn(page);
  await expect.poll(kept).toBe('{"name":"Asha Rao"}');
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  // the page is loaded anew meanwhile
  await expect(async () => expect(await kept()).toBeNull()).toPass();
});

test('tabs stay in step; a logout leaves nothing of the session, its cart or the advisor', async ({
  page,
  context,
}) => {
  await page.goto('/v1/home?agentCode=AG1001');
  const other = await context.newPage();
  await other.goto('/v1/contact-us');
  const login = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Login/ });
  await expect(login(other)).toBeVisible();
  await signIn(page);
  await expect(account(other)).toBeVisible();
  const origin = new URL(page.url()).origin;
  await context.addCookies(['cookieId', 'dealerUserName'].map((name) => ({ name, value: 'x', url: origin })));
  await page.evaluate(() => sessionStorage.setItem('minorToken', 'x'));
  await page.evaluate(() => localStorage.setItem('px-recent-searches', '["liquid"]'));
  await account(page).click();
  // the page is loaded anew
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Logout' }).click()]);
  for (const each of [page, other]) {
    await expect(login(each)).toBeVisible();
    await expect(overlay(each)).toBeHidden();
  }
  // the mark of a known device names no person
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['px_device']);
  expect(
    await page.evaluate(() => ['userInfo', 'agentCode', 'minorToken'].filter((key) => key in sessionStorage)),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('px-recent-searches'))).toBeNull();
});

test('a logout that does not reach the server leaves a visitor, who is told, and the next page carries it out', async ({
  page,
  context,
}) => {
  await beSignedIn(page, ASHA);
  await page.goto('/v1/contact-us');
  const login = page.getByRole('banner').getByRole('button', { name: /^Login/ });
  await account(page).click();
  await page.route('**/prosperx-api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  const unheard = /^You are logged out here, but our server could not be reached/;
  await expect(page.getByRole('alert').filter({ hasText: unheard })).toHaveCount(1);
  await expect(login).toBeVisible();
  await page.unroute('**/prosperx-api/**');
  const before = await context.cookies();
  await page.reload();
  await expect(login).toBeVisible();
  // what is left of the session is over: its cookie alone, by which nobody is known
  const session = before.find(({ name }) => name === 'px_session')?.value ?? '';
  const over = async () => (await context.cookies()).find(({ name }) => name === 'px_logout_due')?.value;
  await expect.poll(over).toBe(session.slice(0, 8));
});

test('a tab that is looked at again asks anew what is in the cart', TRUST, async ({ page }) => {
  await page.goto('/v1/contact-us');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  await waitForIdle(page);
  let asked = 0;
  page.on('request', (request) => (asked += /get-cart-details/.test(request.url()) ? 1 : 0));
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toBeGreaterThan(0);
  }).toPass();
});

test('a page out of the browser’s cache is loaded anew', TRUST, async ({ page }) => {
  await page.goto('/v1/home');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(loads).toBeGreaterThan(0);
  }).toPass();
});
