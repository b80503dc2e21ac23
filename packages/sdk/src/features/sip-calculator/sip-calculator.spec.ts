import { TRUST, trustIf } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { answerTopFunds, chartDrawn, expect, listen, test } from '#domain/calculator/testing/calculator-page.js';

const NAME = 'sip-calculator';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `axe finds nothing, ${colorScheme}, ${width} px`,
      trustIf(colorScheme === 'dark' || width !== 320),
      async ({ page, open }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const asked = await answerTopFunds(page);
        await open(NAME, 'api-base="" suggestions theme="auto"');
        await chartDrawn(page);
        await expect(page.getByRole('link', { name: /Sahyadri/ })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Read More' }).click();
        await page.getByRole('textbox', { name: /Monthly/ }).fill('50');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText('Minimum value allowed is 100');
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
        await test.step('asks its server for tax savers once, and leads to a fund through the page', async () => {
          const navigations = await listen(page, 'px-navigate');
          await page.evaluate(() => document.addEventListener('px-navigate', (event) => event.preventDefault()));
          await page.getByRole('link', { name: /Sahyadri/ }).click();
          const to = '/mutual-fund-detail/Sahyadri-ELSS-Tax-Saver-Fund-ELSS-ELSS';
          await expect.poll(navigations).toEqual([{ to, params: { schemeId: 'Sah' } }]);
          expect(asked).toEqual(['/prosperx-api/api/v1/mf/get-top-mutual-funds']);
        });
      },
    );
  }
}

// Trust U2: a calculator, its sliders and fields
test('is used by keyboard alone, and sends no request without a server', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(NAME, 'start');
  const [changed, chosen] = [await listen(page, 'changed'), await listen(page, 'chosen')];
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Monthly investment' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: /Monthly/ })).toHaveValue('5,100');
  await page.keyboard.press('End');
  await expect(page.getByRole('textbox', { name: /Monthly/ })).toHaveValue('1,00,000');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12500');
  await expect(page.getByRole('status')).toContainText('₹23,02,071');
  const plan = { monthlyAmount: 12_500, annualRate: 8, years: 10 };
  await expect.poll(async () => (await changed()).at(-1)).toMatchObject(plan);
  // past the slider, four quick amounts, and two fields with their sliders to the chart
  await page.getByRole('button', { name: 'Start this SIP' }).scrollIntoViewIfNeeded();
  await chartDrawn(page);
  for (let stop = 0; stop < 10; stop++) await page.keyboard.press('Tab');
  const years = page.getByRole('slider', { name: 'After' });
  await expect(years).toHaveAttribute('aria-valuetext', '10 yrs: Invested ₹15,00,000, Value ₹23,02,071');
  await expect(years).toBeFocused();
  await expect(page.locator('canvas')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start this SIP' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(chosen).toEqual([(await changed()).at(-1)]);
  for (const name of ['In today’s money', 'Year by year']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Read More' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Read Less' })).toBeFocused();
  expect(asked.filter((path) => path !== '/' && !path.startsWith('/prosperx/'))).toEqual([]);
  expect(asked.filter((path) => path.includes('tax-saver'))).toEqual([]);
});

test('draws the chart later, in a place that was kept free', async ({ page, open }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/chunks/result-chart*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/chunks/result-chart*.js');
  await open(NAME);
  await asked;
  await expect(page.locator('.px-plot__lines')).toHaveCount(0);
  const before = await page.locator('px-sip-calculator').boundingBox();
  await expect(page.getByRole('status')).toContainText('₹9,20,828');
  release();
  await chartDrawn(page);
  const after = await page.locator('px-sip-calculator').boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
});

test('follows its container: fewer quick amounts in a narrow one, two columns in a wide one', async ({
  page,
  open,
}) => {
  await open(NAME);
  const widget = page.locator('px-sip-calculator');
  const columns = () =>
    page.locator('.px-calc').evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  const inWidth = (width: number) => widget.evaluate((element, px) => (element.style.width = `${px}px`), width);
  await inWidth(320);
  await expect(page.getByRole('button', { name: '₹5,000' })).toBeVisible();
  await expect(page.getByRole('button', { name: '₹10,000' })).toBeHidden();
  await expect.poll(columns).toBe(1);
  await inWidth(480);
  await expect(page.getByRole('button', { name: '₹10,000' })).toBeVisible();
  await inWidth(720);
  await expect.poll(columns).toBe(2);
  await test.step('keeps the figure in sight of a phone while a slider is moved, and covers no field', async () => {
    await widget.evaluate((element) => element.removeAttribute('style'));
    await page.setViewportSize({ width: 390, height: 500 });
    for (const name of ['Monthly investment', 'Expected return', 'Time period']) {
      const slider = page.getByRole('slider', { name });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
      // a press on what is covered would not reach it
      await slider.click({ trial: true });
    }
  });
});

for (const width of [390, 1280]) {
  test(`text of twice the size fits, ${width} px`, TRUST, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerTopFunds(page);
    await open(NAME, 'api-base="" suggestions');
    await page.locator('px-sip-calculator').evaluate((element) => element.style.setProperty('--px-base', '32px'));
    await expect(page.getByRole('link', { name: /Sahyadri/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const cut = await page.locator('px-sip-calculator').evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll('button, label, h2, dd, .px-numbox')]
        // the touch area of a chip reaches 2 px beyond it
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 3)
        .map(({ textContent }) => textContent),
    );
    expect(cut, 'what does not fit its box').toEqual([]);
  });
}

test('keeps what colour says in forced colours', TRUST, async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(NAME, 'start');
  const styleOf = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [property, pseudo]);
  expect(await styleOf('[aria-pressed="true"]', 'outline-style')).toBe('solid');
  expect(await styleOf('.px-calc__start', 'border-top-style')).toBe('solid');
  expect(await styleOf('.px-calc__split dt', 'forced-color-adjust', '::before')).toBe('none');
  await expectNoAxeViolations(page);
});
