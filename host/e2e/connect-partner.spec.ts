import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { servePartnerPage, signInBy } from './partner-page.js';
import { expect, test } from './site.js';

const CUSTOMER_REF = 'customer-4711-a8f3';

interface BankAnswer {
  readonly request?: string;
  readonly ticket?: string;
}

/** What the server of the sandbox's Blue Bank is answered about its customer; null where it is refused. */
async function bankAsks(server: string, call: string) {
  const answer = await fetch(`${server}/prosperx-api/api/v1/partner/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-PX-Partner-Key': 'sandbox-server-key-of-bluebank' },
    body: JSON.stringify({ customerRef: CUSTOMER_REF }),
  });
  return answer.ok ? ((await answer.json()) as { data: BankAnswer }).data : null;
}

test('who logs in on the page of a partner is asked there, puts it off, agrees in a frame, and comes by a ticket from then on', async ({
  page,
  site,
  serve,
}) => {
  const { request = '' } = (await bankAsks(site.origin, 'connection-request')) ?? {};
  const known = () => bankAsks(site.origin, 'connected-customer');

  await test.step('the question in the page', async () => {
    const body = `<px-login api-base="${site.origin}" partner="bluebank" connection-request="${request}"></px-login>`;
    const { registered } = await servePartnerPage(serve, { server: site.origin, body });
    await page.goto(registered);
    const login = page.locator('px-login');
    await signInBy(login);
    await expect(login.getByRole('heading', { name: 'Connect with Blue Bank?' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    const answered = login.evaluate(
      (element) =>
        new Promise((resolve) =>
          element.addEventListener('answered', (event) => resolve((event as CustomEvent).detail), { once: true }),
        ),
    );
    await login.getByRole('button', { name: 'Not now' }).click();
    expect(await answered).toEqual({ connected: false });
    await expect(login.getByRole('heading', { name: /successfully logged in/ })).toBeVisible();
    expect(await known()).toBeNull();
  });

  await test.step('the same question in a frame', async () => {
    const body = `<div data-prosperx-widget="login" data-prosperx-partner="bluebank" data-connection-request="${request}"></div>`;
    const { registered } = await servePartnerPage(serve, { server: site.origin, body, by: 'frames' });
    await page.goto(registered);
    const login = page.frameLocator('iframe');
    await signInBy(login);
    await login.getByRole('button', { name: 'Connect' }).click();
    await expect(login.getByRole('heading', { name: /successfully logged in/ })).toBeVisible();
    expect(await known()).toEqual({ connected: true, customers: [expect.any(String)] });
  });

  await test.step('a ticket in place of the login', async () => {
    const { ticket = '' } = (await bankAsks(site.origin, 'sign-on-ticket')) ?? {};
    const { registered } = await servePartnerPage(serve, {
      server: site.origin,
      body: `<px-portfolio api-base="${site.origin}" partner="bluebank"></px-portfolio>`,
      configure: `{ apiBase: '${site.origin}', partner: 'bluebank', getToken: () => '${ticket}' }`,
    });
    await page.goto(registered);
    await expect(page.locator('px-portfolio').getByText('Current value').first()).toBeVisible();
  });
});
