import { giveCode } from './pay-orders.js';
import { addToCart, payBy } from './shop.js';
import { beSignedIn, expect, moveClock, test, TRUST } from './site.js';

const NFO = 'Axis Nifty Energy Index Fund';

test.use({ viewport: { width: 390, height: 844 } });

// what it is made of is held by tests of the list, the page, the cart and the allotment (nfo-list, offer, cart-sips, order-nfo), paying by the main job
test(
  'a new fund offer is applied for from its list, paid, and in the portfolio at ₹10 after its allotment',
  TRUST,
  async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/v1/nfos');
    await page.getByRole('button', { name: `Apply: ${NFO}` }).click();
    await page.waitForURL(/\/v1\/mutual-fund-detail\/Axis-.*[?&]nfoType=1/);
    await page.getByRole('button', { name: 'Remind me before it closes' }).click();
    await expect(page.getByText('We will remind you on 19 Nov 2026.')).toBeVisible();
    await addToCart(page, 'Lumpsum', '5000');
    await page.goto('/v1/cart-review');
    await expect(page.getByText(/Units are allotted on 30 Nov 2026 at ₹10 each/)).toBeVisible();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/v1/order-summary**');
    await payBy(page, 'Net banking');
    await giveCode(page);
    await page.waitForURL('**/sandbox/bank/**');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/v1/thank-you**');
    await moveClock(page, 'P16D');
    await beSignedIn(page);
    await page.goto('/v1/profile/portfolio');
    await expect(page.getByText(NFO).first()).toBeVisible();
    await page.goto('/v1/nfos');
    await page.getByRole('button', { name: `View fund: ${NFO}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: NFO })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start SIP' })).toBeVisible();
  },
);

test('a new fund offer is titled by its name, under one heading, where a search or a link without its type opens it', async ({
  page,
}) => {
  const expectTitled = async () => {
    await expect(page).toHaveTitle(`${NFO} · ProsperX`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([NFO]);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(NFO)).toHaveAttribute(
      'aria-current',
      'page',
    );
  };
  await page.goto('/v1/search?keywords=nifty+energy+ind');
  await page.getByRole('link', { name: NFO }).click();
  await expect(page).toHaveURL(/[?&]nfoType=1/);
  await expectTitled();
  await page.goto(page.url().replace(/[?&]nfoType=1/, ''));
  await expectTitled();
});
