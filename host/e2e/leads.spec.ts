import type { Page } from 'playwright/test';
import { expectAccessibleAtRest } from './expect-accessible.js';
import { call, expect, test, TRUST } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

/** Opens the site as an advisor, by the sandbox's link. */
async function arriveAs(page: Page, advisor: string): Promise<void> {
  await page.goto('/v1/sandbox');
  await page.getByRole('combobox', { name: 'Partner' }).selectOption('Blue Bank');
  await page.getByRole('combobox', { name: 'Advisor' }).selectOption({ label: advisor });
  await page.getByRole('button', { name: 'Make a launch link' }).click();
  const link = page.getByRole('link', { name: 'Open the site as this advisor' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}

const MOBILE = '9000000161';

/** The address in a text message, without its server. */
function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S*(?=\s)/.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** On the page of a plan that Sunita Kulkarni shared: leaves a name and numbers. */
async function beInterested(customer: Page): Promise<void> {
  await expect(customer.getByRole('textbox', { name: /Monthly investment/ })).toHaveValue('7,000');
  await expect(customer.getByText('Sunita Kulkarni').first()).toBeVisible();
  const ask = customer.getByRole('region', { name: 'Are you interested?' });
  await ask.getByRole('textbox', { name: 'Full name' }).fill('Tara Bose');
  await ask.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE);
  await ask.getByRole('textbox', { name: 'Email' }).fill('tara@example');
  await expect(ask.getByText('Please enter a valid email')).toBeVisible();
  await expectAccessibleAtRest(customer);
  await ask.getByRole('textbox', { name: 'Email' }).fill('tara@example.com');
  await customer.keyboard.press('Enter');
  await expect(customer.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
}

/** The address in the text message by which an advisor shares a plan, made by the calls of their page. */
async function sharedPlan(page: Page): Promise<string> {
  const arriving = { partner: 'bluebank', agentCode: 'AG1001' };
  const { ticket } = await call<{ ticket: string }>(page, 'POST', '/sandbox/launch-ticket', arriving);
  await call(page, 'POST', '/login/launch', { encryptedId: ticket });
  await call(page, 'POST', '/api/v1/cart/get-customer-details/share-investment-calculator-image', {
    originalUrl: '/v1/sip-calculator?monthlyAmount=7000&annualRate=9&years=12',
    agentCode: 'AG1001',
    type: 'mobile',
    value: MOBILE,
    clientName: 'tara bose',
    clientMobile: MOBILE,
  });
  const [{ text }] = await call<[{ text: string }]>(page, 'GET', `/sandbox/messages?to=${MOBILE}`);
  return linkIn(text);
}

// how it is shared, and what the advisor does with the lead, is held by tests of the widgets (calculator-share.test.tsx, features/leads)
test('the reader of a shared plan finds its amounts and its advisor, and becomes their lead', async ({ page }) => {
  const link = await sharedPlan(page);
  const advisor = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(link);
  await beInterested(page);
  await page.context().addCookies(advisor);
  const leads = await call(page, 'GET', '/api/v1/leads/calculator-leads?agentCode=AG1001');
  expect(JSON.stringify(leads)).toContain('Tara Bose');
});

test('the reader of a premium service that an advisor shared is asked whether they are interested in it', async ({
  page,
}) => {
  await page.goto('/v1/premium-service-details/custom-portfolio-review?sharedByAgent=true&agentCode=AG1001');
  const ask = page.getByRole('region', { name: 'Are you interested?' });
  await expect(ask.getByText('Leave your details and Sunita Kulkarni calls you about this service.')).toBeVisible();
  await expectAccessibleAtRest(page);
});

for (const width of [390, 1280])
  test.describe(`${width} px wide`, TRUST, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a calculator is shared, its reader says that they are interested, and the advisor has a lead', async ({
      page,
      browser,
      baseURL,
    }) => {
      await arriveAs(page, 'AG1001, Sunita Kulkarni');
      await page.goto('/v1/sip-calculator?monthlyAmount=7000&annualRate=9&years=12');
      await page.getByRole('button', { name: 'Share with a customer' }).click();
      const form = page.getByRole('dialog', { name: 'Share with a customer' });
      await form.getByRole('textbox', { name: /Customer name/ }).fill('tara bose');
      await page.keyboard.press('Enter');
      await expect(form.getByText('Customer mobile number is mandatory')).toBeVisible();
      await form.getByRole('textbox', { name: /Customer mobile/ }).fill(MOBILE);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: 'The plan for Tara Bose as a picture' })).toBeVisible();
      await expectAccessibleAtRest(page);
      await page.getByRole('button', { name: 'SMS', exact: true }).click();
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Plan shared successfully')).toBeVisible();

      // the customer, in a browser of their own
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width, height: 800 } });
      const customer = await context.newPage();
      await customer.goto('/v1/sandbox');
      const sms = customer.getByText(/Dear Tara Bose, Sunita Kulkarni has made a plan/).first();
      await customer.goto(linkIn((await sms.textContent()) ?? ''));
      await beInterested(customer);
      await context.close();

      await page.goto('/v1/leads');
      const lead = page.getByRole('article', { name: 'Tara Bose' });
      await expect(lead).toContainText('Shared calculator');
      await lead.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
      await expect(page.getByText('Lead saved').first()).toBeVisible();
      await expectAccessibleAtRest(page);
      await page.reload();
      await expect(page.getByRole('article', { name: 'Tara Bose' }).getByRole('combobox')).toHaveValue('contacted');
    });
  });

test(
  'premium services are for phones: listed, read, made a lead of, by keyboard; elsewhere they do not exist',
  TRUST,
  async ({ page }) => {
    await arriveAs(page, 'AG1001, Sunita Kulkarni');
    await page.goto('/v1/premium-services');
    await expectAccessibleAtRest(page);
    await page.getByRole('link', { name: /Post-Retirement/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/premium-service-details\/retirement-income-planning/);
    await expect(page.getByText('9.60% payout a year from 70% debt and 30% equity')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expectAccessibleAtRest(page);
    const brochure = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Download brochure' }).click();
    await (await brochure).close();
    await page.getByRole('button', { name: 'Create Lead' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create Lead' });
    for (const [name, value] of [
      ['Customer name', 'Ravi Menon'],
      ['Mobile number', '9000000171'],
      ['Email', 'ravi.e2e@example.com'],
      ['Investment amount', '12.5'],
    ] as const)
      await dialog.getByRole('textbox', { name }).fill(value);
    await expectAccessibleAtRest(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('A premium service lead is created successfully.');
    await expectAccessibleAtRest(page);
    await page.getByRole('button', { name: 'Okay' }).press('Enter');
    await expect(page).toHaveURL(/\/v1\/home/);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/v1/premium-services', '/v1/premium-service-details/custom-portfolio-review']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/v1\/home\?url=404/);
    }
  },
);

test('an advisor who is not verified is led to their verification', TRUST, async ({ page }) => {
  await arriveAs(page, 'AG1002, Harish Pillai');
  await page.goto('/v1/premium-service-details/custom-portfolio-review');
  await expect(
    page.getByText('Please complete your profile verification to proceed with the transaction'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Account Verification' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Lead' })).toHaveCount(0);
  await expectAccessibleAtRest(page);
});

test('a link that an advisor revokes says so to whoever opens it, and leads to the site', TRUST, async ({ page }) => {
  await arriveAs(page, 'AG1001, Sunita Kulkarni');
  const link = { kind: 'nfo', url: '/v1/nfos', receiver: 'Tara Bose' };
  const { data } = await call<{ data: { url: string } }>(page, 'POST', '/api/v1/short-link', link);
  await page.goto('/v1/customer-investment-report');
  await page.getByRole('button', { name: 'Revoke the link for Tara Bose: New fund offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  const row = page.getByRole('row', { name: /Tara Bose/ });
  await expect(row).toContainText('Revoked on 16 Nov 2026');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectAccessibleAtRest(page);
  await page.goto(new URL(data.url).pathname);
  await expect(page.getByRole('heading', { name: 'This link has been revoked' })).toBeVisible();
  await expect(page.getByText('Sunita Kulkarni, who shared it, has revoked it.')).toBeVisible();
  await expectAccessibleAtRest(page);
  await page.getByRole('link').click();
  await expect(page).toHaveURL('/v1/home?agentCode=AG1001');
});
