import { kept, partnerToken, servePartnerPage, signInBy } from './partner-page.js';
import { expect, test, TRUST } from './site.js';

const TAGS = ['px-login', 'px-cart-badge', 'px-portfolio'];
const widgets = (origin: string) =>
  TAGS.map((tag) => `<${tag} api-base="${origin}" partner="bluebank"></${tag}>`).join('');

// a customer who signs in, buys and is forgotten with the page is a journey of its own (partner-checkout.spec.ts)
// Trust E9: widgets on a page of another site sign in and know it without any cookie
test(
  'who signs in on a page of another site is known to all widgets there, until it is loaded anew',
  TRUST,
  async ({ page, site, serve }) => {
    const { registered } = await servePartnerPage(serve, { server: site.origin, body: widgets(site.origin) });
    await page.goto(registered);
    const portfolio = page.locator('px-portfolio');
    await expect(portfolio.getByText('Current value')).toHaveCount(0);
    await signInBy(page.locator('px-login'));
    await expect(portfolio.getByText('Current value').first()).toBeVisible();
    await expect(page.locator('px-cart-badge').getByRole('link')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.context().cookies(site.origin)).toEqual([]);
    expect(await kept(page)).not.toMatch(/[\w-]{43}/);

    await page.reload();
    await expect(page.locator('px-login').getByLabel('Mobile number')).toBeVisible();
    await expect(portfolio.getByText('Current value')).toHaveCount(0);
  },
);

test('after a reload it is the page that says who is there', TRUST, async ({ page, site, serve }) => {
  const token = await partnerToken(page, site.origin);
  const configure = `{ apiBase: '${site.origin}', partner: 'bluebank', getToken: () => '${token}' }`;
  const { registered } = await servePartnerPage(serve, {
    server: site.origin,
    body: widgets(site.origin),
    configure,
  });
  await page.goto(registered);
  await page.reload();
  await expect(page.locator('px-portfolio').getByText('Current value').first()).toBeVisible();
});

test(
  'frames know who signed in to one of them; the page around them is told nothing',
  TRUST,
  async ({ page, site, serve, complaints }) => {
    const { registered } = await servePartnerPage(serve, {
      server: site.origin,
      body: widgets(site.origin),
      connect: "'self'",
    });
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    });
    await page.goto(registered);
    const inFrame = (tag: string) => page.frameLocator(`${tag} iframe`);
    await signInBy(inFrame('px-login'));
    await expect(inFrame('px-portfolio').getByText('Current value').first()).toBeVisible();
    expect(await page.context().cookies(site.origin)).toEqual([]);
    expect(await kept(page)).not.toMatch(/[\w-]{43}/);
    expect(await page.evaluate(() => (window as never as { heard: string[] }).heard.join())).not.toMatch(/[\w-]{43}/);

    // a widget that comes later
    await page.locator('px-portfolio').evaluate((element) => element.after(element.cloneNode()));
    await expect(
      page.frameLocator('px-portfolio:nth-of-type(2) iframe').getByText('Current value').first(),
    ).toBeVisible();

    await page.reload();
    await expect(inFrame('px-login').getByLabel('Mobile number')).toBeVisible();
    await expect(inFrame('px-portfolio').getByText('Current value')).toHaveCount(0);
    // the elements ask the server first, and are stopped by the page's policy
    expect(complaints.filter((complaint) => !/check-page|count-use/.test(complaint))).toEqual([]);
    complaints.length = 0;
  },
);
