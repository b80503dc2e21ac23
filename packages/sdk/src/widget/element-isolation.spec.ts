import type { Page } from 'playwright/test';
import { define, expect, type ProbeElement, test, trustIf } from './testing/element-page.js';

const HOSTILE = {
  'takes every style away': '* { all: unset }',
  'insists on its own type': `* {
    font: italic 900 42px / 3 fantasy !important; letter-spacing: 0.2em !important; color: red !important;
    text-transform: uppercase !important; word-spacing: 1em !important; text-indent: 3em !important }`,
  'hands down what it can': `body {
    white-space: nowrap; text-align: center; text-shadow: 1px 1px red; font-variant: small-caps; list-style: square;
    cursor: wait; quotes: none; hyphens: auto; writing-mode: vertical-rl; direction: rtl; tab-size: 2; user-select: none }`,
};
const wear = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
/** Every computed style inside the element but its measures, which are those of the place it is given. */
const stylesInside = (page: Page) =>
  page.evaluate(() => {
    const isMeasure = /^(-webkit-)?(width|height|(inline|block)-size|(perspective|transform)-origin)$/;
    const parts = [...document.querySelector<ProbeElement>('px-probe')!.shadowRoot.querySelectorAll('*')];
    return parts.map((part) => {
      const style = getComputedStyle(part);
      return [...style]
        .filter((name) => !isMeasure.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  });

// Trust E8: every computed style the same on three hostile pages
for (const react of ['lite', 'compat'] as const) {
  test.describe(`an element on preact (${react})`, trustIf(react === 'compat'), () => {
    test.use({ react });

    test('looks the same on every page, and is hidden and out of reach where its page says so', async ({
      open,
      page,
    }) => {
      for (const [habit, css] of Object.entries(HOSTILE))
        await test.step(`looks the same on a page that ${habit}`, async () => {
          await open('<px-probe></px-probe>');
          await define(page);
          await expect(page.getByLabel('Note')).toBeVisible();
          const plain = await stylesInside(page);
          await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
          await wear(page, css);
          expect(await stylesInside(page)).toEqual(plain);
        });
      await test.step('is hidden and out of reach where its page says so', async () => {
        await open('<px-probe></px-probe>');
        await define(page);
        await expect(page.getByLabel('Note')).toBeVisible();
        await wear(page, 'body { visibility: hidden; pointer-events: none }');
        await expect(page.getByLabel('Note')).toBeHidden();
        const pointed = (element: Element) => getComputedStyle(element).pointerEvents;
        expect(await page.locator('px-probe .probe').evaluate(pointed)).toBe('none');
      });
    });
  });
}
