import type { Page } from 'playwright/test';
import { expect, test, TRUST } from './site.js';

const rate = (of: Pick<Page, 'getByRole'>) => of.getByRole('slider', { name: 'Expected return' });

// Trust G6: what the server writes into pages and frames caps what a reader may choose
test(
  'calculators of the site and of frames take no return above the cap of their operator',
  TRUST,
  async ({ page }) => {
    const rewrite = (glob: string, before: RegExp, after: string) =>
      page.route(glob, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(before, after) });
      });
    await rewrite('**/v1/sip-calculator?*', /(data-max-return=")\d+/, '$113');
    await page.goto('/v1/sip-calculator?annualRate=20');
    await expect(rate(page)).toHaveAttribute('aria-valuetext', '13%');
    await page.getByRole('textbox', { name: /^Expected return/ }).fill('14');
    await expect(page.getByText('Maximum value allowed is 13')).toBeVisible();

    await rewrite('**/embed/sip-calculator', /(maxRate&quot;:)\d+/, '$113');
    await page.goto('/embed/sip-calculator');
    await expect(rate(page)).toHaveAttribute('max', '12');
  },
);
