import { trustIf } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { chartDrawn, expect, test } from '#domain/calculator/testing/calculator-page.js';

const NAME = 'goal-calculator';
const LARGEST = 'goal-amount="100000000" annual-rate="1" years="1"';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `axe finds nothing and the largest goal fits, ${colorScheme}, ${width} px`,
      trustIf(colorScheme === 'dark' || width !== 320),
      async ({ page, open }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await open(NAME, `${LARGEST} theme="auto"`);
        await chartDrawn(page);
        await expect(page.getByRole('textbox', { name: /Amount/ })).toHaveValue('10,00,00,000');
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      },
    );
  }
}
