import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TRUST } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';
import { chartDrawn, expect, test } from './testing/calculator-page.js';

/** These have walks of their own beside their views. */
const APART = ['sip', 'goal'];
const NAMES = readdirSync(join(import.meta.dirname, '../../features'))
  .flatMap((folder) => /^(.+)-calculator$/.exec(folder)?.[1] ?? [])
  .filter((name) => !APART.includes(name));

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `every calculator opens its years and its formula, fits 320 px, and axe finds nothing, ${colorScheme}`,
    TRUST,
    async ({ page, open }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 800 });
      for (const name of NAMES) {
        await test.step(name, async () => {
          await open(`${name}-calculator`, 'start theme="auto"');
          await chartDrawn(page);
          await page.getByRole('button', { name: 'Year by year' }).click();
          await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
          await page.getByRole('button', { name: 'Read More' }).click();
          await expect(page.getByText(/Formula: /)).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectNoAxeViolations(page);
        });
      }
    },
  );
