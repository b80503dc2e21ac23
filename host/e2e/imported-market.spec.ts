import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, TRUST } from '@prosperx/e2e';
import { type SiteServer, startSite } from '@prosperx/e2e/site-server';
import { expectAccessible } from './expect-accessible.js';

const reference = process.env['REFERENCE_DATA'];
const command = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** As an operator does it, while the server rests. */
async function importFile(dataDir: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'import', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SANDBOX: '1' },
  });
  return stdout;
}

test.describe('the imported market', TRUST, () => {
  test.skip(reference === undefined, 'REFERENCE_DATA names no folder');
  test.describe.configure({ mode: 'serial' });
  let site: SiteServer | undefined;
  let dataDir: string;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    dataDir = await mkdtemp(join(tmpdir(), 'prosperx-market-'));
    await (await startSite({ dataDir })).stop();
    const report = await importFile(dataDir, 'nav', `${reference}/amfi/NAVAll-2026-08-21.new8col.txt`);
    expect(report).toContain('schemes added');
    expect(await importFile(dataDir, 'history', `${reference}/nav-history`)).toContain(
      '119091: the face value changed',
    );
    expect(await importFile(dataDir, 'facts', `${reference}/schemes/attributes-2026-10.json`)).toContain(
      'Facts of 7 schemes',
    );
    expect(await importFile(dataDir, 'nfo', `${reference}/nfo/nfo-2026.json`)).toMatch(/^\d+ offers? added/m);
    site = await startSite({ dataDir });
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  for (const [name, viewport] of [
    ['1280', DESKTOP],
    ['390', PHONE],
  ] as const) {
    test(`a fund is found by search and opened, ${name} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${site?.origin}/v1/search?keywords=hsbc+liquid`);
      const found = page.getByRole('main').getByRole('link', { name: /^HSBC Liquid Fund Liquid, Regular, Growth$/ });
      await expect(found).toHaveCount(1);
      await expectAccessible(page);
      await found.click();
      await expect(page.getByRole('heading', { name: 'HSBC Liquid Fund', level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

    test(`a category and the best funds are read, ${name} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(
        `${site?.origin}/v1/mutual-fund-results/Equity/Mid-Cap?mutualFundCategory=Equity&subCategory=Mid+Cap`,
      );
      await expect(page.getByText(/^\d+ schemes/)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${site?.origin}/v1/best-performing-funds`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
    });

    test(`a fund is watched, and compared with its direct plan, ${name} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${site?.origin}/v1/search?keywords=hdfc+mid+cap+fund`);
      const fund = page
        .getByRole('row')
        .filter({ hasText: /^\W*\w*HDFC Mid Cap Fund/ })
        .first();
      await fund.getByRole('button', { name: /^Watch / }).click();
      await fund.getByRole('button', { name: /^Compare / }).click();
      await page.getByRole('group', { name: 'Funds to compare' }).getByRole('button', { name: 'Compare' }).click();
      const table = page.getByRole('table', { name: 'Funds side by side' });
      await table.getByRole('button', { name: /^Show direct plan of / }).click();
      await expect(table.getByText('Direct plan: it is not sold here.')).toBeVisible();
      await expect(table.getByRole('row', { name: /^5 year return/ })).toContainText('%');
      await expectAccessible(page);
      await page.goto(`${site?.origin}/v1/watchlist`);
      await expect(page.getByRole('table', { name: 'Funds that you watch' }).getByRole('link')).toHaveCount(1);
    });

    test(`home and the new fund offers are read, ${name} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${site?.origin}/v1/home`);
      await expect(page.getByRole('link', { name: /^Debt/ }).first()).toBeVisible();
      await expect(page.getByText(/^\d,\d{3} schemes of \d+ fund houses/)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${site?.origin}/v1/nfos`);
      await expect(page.getByRole('button', { name: 'Filter By' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
