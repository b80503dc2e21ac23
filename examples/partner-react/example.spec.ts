import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, TRUST } from '@prosperx/e2e';
import { expectNoAxeViolations } from '@prosperx/e2e/axe';
import { buildOutside } from '@prosperx/e2e/integrator';
import { expectNoSidewaysScroll } from '@prosperx/e2e/layout';

/** A production build of this app, outside of the workspace, with the tarball for its SDK. */
const test = base.extend<object, { built: string }>({
  built: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'prosperx-partner-'));
      await buildOutside(import.meta.dirname, folder);
      await use(join(folder, 'dist'));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.beforeEach(async ({ page, serve, built }) => {
  await page.goto((await serve({ folders: { '/': built } })).localhost);
});

test('a customer sees the plan of the bank and changes it', TRUST, async ({ page }) => {
  const sip = page.getByRole('region', { name: 'SIP calculator' });
  await expect(sip.getByRole('status')).toContainText('In 10 years');
  await page.getByLabel('Years until you need it').selectOption('20');
  await expect(sip.getByRole('status')).toContainText('In 20 years');
  await sip.getByRole('button', { name: '₹2,000' }).click();
  await expect(page.getByText('2000 a month becomes')).toBeVisible();
  // of what the customer chose and what the bank gives, the last one counts
  await sip.getByRole('slider', { name: 'Time period' }).press('ArrowRight');
  await expect(sip.getByRole('status')).toContainText('In 21 years');
  await page.getByLabel('Years until you need it').selectOption('5');
  await expect(sip.getByRole('status')).toContainText('In 5 years');
});

test('the bank decides where a widget leads', TRUST, async ({ page }) => {
  await page.getByRole('button', { name: 'Start this SIP' }).first().click();
  await expect(page.getByText('Next: /search-panel')).toBeVisible();
});

test('axe finds nothing, and nobody scrolls sideways', TRUST, async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});
