import type { Page } from 'playwright/test';
import { expectAccessibleAtRest } from './expect-accessible.js';
import { expect, moveClock, signIn, test, TRUST, trustIf, endSession } from './site.js';

const strip = (page: Page) => page.locator('.px-strip');

/** Where the sandbox's link for an advisor leads. */
async function launchLink(page: Page, advisor: string): Promise<string> {
  await page.goto('/v1/sandbox');
  await page.getByRole('combobox', { name: 'Partner' }).selectOption('Blue Bank');
  await page.getByRole('combobox', { name: 'Advisor' }).selectOption({ label: advisor });
  await page.getByRole('button', { name: 'Make a launch link' }).click();
  const link = page.getByRole('link', { name: 'Open the site as this advisor' });
  return (await link.getAttribute('href')) ?? '';
}

async function arrive(page: Page, advisor: string): Promise<void> {
  const link = await launchLink(page, advisor);
  await page.goto(link);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}

for (const width of [1280, 390])
  test.describe(`${width} px wide`, trustIf(width !== 1280), () => {
    test.use({ viewport: { width, height: 800 } });

    test('an advisor arrives from their app, sees their business, and leaves', TRUST, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      const link = await launchLink(page, 'AG1001, Sunita Kulkarni');
      const ticket = new URL(link, 'http://localhost').searchParams.get('encryptedId') ?? '';
      await page.goto(link);
      await expect(page.getByRole('button', { name: 'Account of Sunita Kulkarni' })).toBeVisible();
      await expect(page).toHaveURL('/v1/home?agentCode=AG1001');
      expect(sent.filter((url) => url.includes(ticket))).toHaveLength(1);

      await expect(strip(page)).toContainText('3 customers');
      await expect(strip(page)).toContainText(/AUM ₹[\d.]+ L/);
      await expect(strip(page).getByRole('link', { name: 'Back to Blue Bank' })).toHaveAttribute('href', '/v1/sandbox');
      await expect(page.getByRole('link', { name: /Loan Against MF/ })).toHaveAttribute('href', /\?partnerId=AG1001$/);
      await expectAccessibleAtRest(page);
      const dealer = (await page.context().cookies()).find(({ name }) => name === 'dealerUserName');
      expect(decodeURIComponent(dealer?.value ?? '')).toBe('Sunita Kulkarni');

      await page.goto('/v1/sip-calculator');
      await strip(page).getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/v1/home?agentCode=AG1001');
      await page.goto('/v1/profile/portfolio');
      await expect(page.getByRole('heading', { name: 'Choose a customer first' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'My customers' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'LOGIN/REGISTER' })).toHaveCount(0);
      await page.goto('/v1/login');
      const dialog = page.getByRole('dialog', { name: 'Choose a customer first' });
      await expect(dialog.getByRole('link', { name: 'My customers' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/v1/home?agentCode=AG1001');

      await page.getByRole('button', { name: 'Account of Sunita Kulkarni' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('button', { name: /^Login/ })).toBeVisible();
      await expect(page).toHaveURL(/\/v1\/home$/);
      const left = (await page.context().cookies()).map(({ name }) => name);
      expect(left.filter((name) => ['agentCode', 'dealerUserName', 'cookieId', 'px_session'].includes(name))).toEqual(
        [],
      );
      await expect(strip(page)).not.toContainText('customers');
      await expect(page.getByRole('link', { name: /Loan Against MF/ })).toHaveCount(0);
    });

    test(
      'a launch link that was used, or is too old, says so and lets nobody in',
      TRUST,
      async ({ page, browser, baseURL }) => {
        const link = await launchLink(page, 'AG1001, Sunita Kulkarni');
        await page.goto(link);
        await expect(page.getByRole('button', { name: 'Account of Sunita Kulkarni' })).toBeVisible();
        const context = await browser.newContext({ ...(baseURL && { baseURL }) });
        const stranger = await context.newPage();
        await stranger.goto(link);
        await expect(stranger.getByRole('alert')).toContainText('This link was used before, and each works only once');
        await expect(stranger.getByRole('button', { name: /^Login/ })).toBeVisible();
        await expect(stranger).toHaveURL(/\/v1\/home$/);
        await expectAccessibleAtRest(stranger);

        const old = await launchLink(stranger, 'AG1002, Harish Pillai');
        await moveClock(stranger, 'PT1M');
        await stranger.goto(old);
        await expect(stranger.getByRole('alert')).toContainText('This link has expired');
        await context.close();
      },
    );

    test('an advisor on the list of the configuration does not see their totals', TRUST, async ({ page }) => {
      await arrive(page, 'AG1003, Farhan Qureshi');
      await expect(strip(page).getByRole('link', { name: 'Back to Blue Bank' })).toBeVisible();
      await expect(strip(page)).not.toContainText(/\d customers|AUM/);
      const main = page.getByRole('main');
      await expect(main.getByText('Running SIPs')).toBeVisible();
      await expect(main.getByText('Assets under management')).toHaveCount(0);
      await expectAccessibleAtRest(page);
    });

    test('an advisor who may not transact sees the reason', TRUST, async ({ page }) => {
      await arrive(page, 'AG1004, Leela Das');
      const warning = page.getByText('You cannot transact for customers at present');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(warning).toBeVisible();
        const [above, hero] = [
          await warning.boundingBox(),
          await page.getByRole('heading', { level: 1 }).boundingBox(),
        ];
        expect(above!.y).toBeLessThan(hero!.y);
      }
      await expectAccessibleAtRest(page);
      await arrive(page, 'AG1001, Sunita Kulkarni');
      await expect(strip(page)).toContainText('customers');
      await expect(page.getByText('You cannot transact for customers at present')).toHaveCount(0);
    });

    test('an advisor may not transact while the server cannot say whether they may', TRUST, async ({ page }) => {
      await page.route('**/agent-transaction-allow**', (route) => route.fulfill({ status: 503, body: '{}' }));
      await arrive(page, 'AG1001, Sunita Kulkarni');
      await expect(page.getByText('You cannot transact for customers at present')).toBeVisible();
    });

    test(
      "a shared link names the advisor, on the pages after it and for the advisor's customer",
      TRUST,
      async ({ page }) => {
        await page.goto('/v1/home?agentCode=AG1001');
        await expect(strip(page)).toContainText('Your advisor Sunita Kulkarni');
        await expectAccessibleAtRest(page);
        // whoever is sent an address of the site stays the advisor's customer
        await expect(page).toHaveURL('/v1/home?agentCode=AG1001');
        const links = page.locator('main a[href^="/v1/"], footer a[href^="/v1/"]').filter({ visible: true });
        for (const link of await links.all()) {
          // what is far down stands as everybody has it until a reader comes near
          await link.scrollIntoViewIfNeeded();
          await expect(link).toHaveAttribute('href', /agentCode=AG1001/);
        }
        await page.goto('/v1/sip-calculator');
        await expect(page).toHaveURL('/v1/sip-calculator?agentCode=AG1001');
        await expect(strip(page)).toContainText('Your advisor Sunita Kulkarni');
        await signIn(page, '9876500007');
        await expect(strip(page)).toContainText('Your advisor Sunita Kulkarni');
        await expect(page.getByRole('link', { name: /Loan Against MF/ })).toHaveCount(0);
        await page.getByRole('button', { name: /^Account of / }).click();
        await page.getByRole('button', { name: 'Logout' }).click();
        await expect(page.getByRole('button', { name: /^Login/ })).toBeVisible();
        await expect(page).not.toHaveURL(/agentCode/);
        await expect(strip(page)).not.toContainText('Your advisor');
      },
    );

    test(
      "an advisor whose session has ended is nobody's advisor here, and signs in nowhere",
      TRUST,
      async ({ page }) => {
        await arrive(page, 'AG1001, Sunita Kulkarni');
        // the way back is known while the session lasts
        await expect(strip(page).getByRole('link', { name: 'Back to Blue Bank' })).toBeVisible();
        await endSession(page);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(
          page.getByRole('alert').filter({ hasText: 'Open this site again from your partner app' }),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: /^Account of |Login/ })).toHaveCount(0);
        await expect(strip(page)).not.toContainText('Your advisor');
        await page.reload();
        await expect(page.getByRole('button', { name: /^Login/ })).toBeVisible();
        await expect(strip(page)).not.toContainText('Your advisor');
        await page.goto('/v1/profile');
        const back = page.getByRole('link', { name: 'Back to Blue Bank' });
        await expect(back).toHaveAttribute('href', '/v1/sandbox');
      },
    );

    test('an agent code of nobody does not take the place of a good one', TRUST, async ({ page }) => {
      await page.goto('/v1/home?agentCode=AG1001');
      await expect(strip(page)).toContainText('Your advisor Sunita Kulkarni');
      await page.goto('/v1/home?agentCode=AG9999');
      await expect(strip(page)).toContainText('Your advisor Sunita Kulkarni');
      await page.goto('/v1/contact-us');
      await expect(strip(page)).toContainText('Your advisor Sunita Kulkarni');
    });

    test('an agent code of nobody is left out', TRUST, async ({ page }) => {
      await page.goto('/v1/home?agentCode=AG9999');
      await expect(strip(page)).toContainText('Expert helpline 9am to 9pm');
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .not.toContain('agentCode');
      await expect(strip(page)).not.toContainText('Your advisor');
    });

    test("on a partner's host an agent code speaks to the advisor", TRUST, async ({ page, site }) => {
      const origin = site.origin.replace('localhost', 'pro.localhost');
      await page.goto(`${origin}/v1/home`);
      await expect(page.getByRole('heading', { name: 'Browse Funds by Category' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Loan Against MF/ })).toHaveCount(0);
      await page.goto(`${origin}/v1/home?agentCode=AG1002`);
      await expect(page.getByRole('link', { name: /Loan Against MF/ })).toHaveAttribute('href', /\?partnerId=AG1002$/);
    });

    test('two tabs have the same advisor, or none', TRUST, async ({ page, context }) => {
      await arrive(page, 'AG1001, Sunita Kulkarni');
      const second = await context.newPage();
      await second.goto('/v1/home');
      await expect(second.getByRole('button', { name: 'Account of Sunita Kulkarni' })).toBeVisible();
      await second.getByRole('button', { name: 'Account of Sunita Kulkarni' }).click();
      await second.getByRole('button', { name: 'Logout' }).click();
      for (const each of [page, second]) {
        await expect(each.getByRole('button', { name: /^Login/ })).toBeVisible();
        await expect(strip(each)).not.toContainText('Sunita Kulkarni');
      }
    });

    test('the advisor’s header is sound', TRUST, async ({ page }) => {
      await arrive(page, 'AG1001, Sunita Kulkarni');
      await expect(strip(page)).toContainText('AUM');
      await expect(strip(page).getByText('3 customers')).toBeVisible();
      await expectAccessibleAtRest(page);
      await page.goto('/v1/sandbox');
      await expect(strip(page).getByRole('link', { name: 'Back to Home' })).toBeVisible();
      await expect(strip(page).getByText('3 customers')).toBeVisible();
      await expectAccessibleAtRest(page);
    });
  });
