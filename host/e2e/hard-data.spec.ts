import { waitForIdle } from '@prosperx/e2e/at-rest';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import type { Page } from 'playwright/test';
import { summaryOf } from './pay-orders.js';
import { beSignedIn, expect, test, VIKRAM, TRUST, call } from './site.js';

interface HardData {
  readonly mobile: string;
  readonly cartId: string;
  readonly orderNo: string;
}

const loadHardData = (page: Page) => call<HardData>(page, 'POST', '/sandbox/fixtures', { name: 'hard-data' });

/** Amounts of which something is cut off: by their own box, or by one around them that clips. Runs in the page. */
function cutAmounts(): string[] {
  const isCut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    // what is said and not shown is cut off on purpose
    if (right - left === 0 || element.closest('.px-vh')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (right > around.right + 1 || left < around.left - 1)) return true;
    }
    return false;
  };
  const money = [...document.querySelectorAll('main *')].filter(
    (element) => element.children.length === 0 && /₹[\d,]{7}/.test(element.textContent),
  );
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')].filter(
    (input) => input.value.length > 6 && input.scrollWidth > input.clientWidth + 1,
  );
  return [...money.filter(isCut).map(({ textContent }) => textContent), ...inputs.map(({ value }) => value)];
}

async function expectToFit(page: Page): Promise<void> {
  await waitForIdle(page);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(cutAmounts), 'amounts that are cut off').toEqual([]);
}

/** The signed link of orders, as the calls answer it. */
async function linkOf(page: Page, orderNo: string): Promise<string> {
  const path = `/api/v1/checkout/get-order-list?pxOrderNumber=${orderNo}`;
  const { data } = await call<{ data: { paymentUrl: string }[] }>(page, 'GET', path);
  return data[0]?.paymentUrl ?? '';
}

for (const width of [320, 1280]) {
  test.describe(`hard data at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.setTimeout(120_000);

    test('cart, order summary and orders bear long names and twelve digits', TRUST, async ({ page }) => {
      const { mobile, orderNo } = await loadHardData(page);
      await beSignedIn(page, mobile);
      await page.goto('/v1/cart-review');
      await expect(page.getByText(/^Longname/).first()).toBeVisible();
      await expectToFit(page);
      await page.goto(summaryOf(await linkOf(page, orderNo)));
      await expect(page.getByText('₹9,99,99,99,99,999').first()).toBeVisible();
      await expectToFit(page);
      await page.goto(`/v1/thank-you?orderNo=${orderNo}`);
      await expect(page.getByText('₹9,99,99,99,99,999').first()).toBeVisible();
      await expectToFit(page);
    });

    test('500 folios are usable, and so is a row of them', TRUST, async ({ page }) => {
      const { mobile } = await loadHardData(page);
      await beSignedIn(page, mobile);
      await page.goto('/v1/profile/portfolio');
      await expect(page.getByRole('heading', { name: 'Schemes' })).toBeVisible();
      await expect(page.getByText(/^Longname/).first()).toBeVisible();
      await expectToFit(page);
      await page.getByLabel('Sort by').selectOption('return');
      // a row that is opened before goes to another page with its scheme
      await waitForIdle(page);
      await page
        .getByRole('button', { name: /Actions and details of/ })
        .first()
        .click();
      await expect(page.getByText('Last transactions').first()).toBeVisible();
      await expectToFit(page);
    });

    test('search results bear names of 80 characters', TRUST, async ({ page }) => {
      await loadHardData(page);
      await page.goto('/v1/search?keywords=longname');
      await expect(page.getByText(/^Longname/)).not.toHaveCount(0);
      await expectToFit(page);
    });

    test('no folio at all says what to do', TRUST, async ({ page }) => {
      await beSignedIn(page, VIKRAM);
      await page.goto('/v1/profile/portfolio');
      await expect(page.getByRole('button', { name: 'Explore Mutual Funds' })).toBeVisible();
      await expectToFit(page);
    });
  });
}
