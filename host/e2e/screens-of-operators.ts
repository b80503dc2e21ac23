import { type Page, type Route } from 'playwright/test';
import { logInToDashboard } from './partner-page.js';
import { API } from './screen-steps.js';
import type { Look, Walk } from './screens.js';
import { call, expect, resetSandbox } from './site.js';

const LONG = 'Thiruvananthapuram Venkataramanan Lakshminarasimhan and family, by their guardian';

/** An answer with many rows where there is one, and long names: what a busy server has. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.some((one) => typeof one === 'object') ? 12 : value.length;
    return Array.from({ length: value.length > 0 ? rows : 0 }, (_, at) => lengthened(value[at % value.length]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      /^(name|reason|title)$/i.test(name) && typeof one === 'string' ? LONG : lengthened(one),
    ]),
  );
}

async function lengthen(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback();
  const answer = await route.fetch();
  const body = (await answer.json().catch(() => null)) as unknown;
  await route.fulfill(body === null ? { response: answer } : { response: answer, json: lengthened(body) });
}

const PARTS = [
  'Overview',
  'Find',
  'Parked jobs',
  'Approvals',
  'Bank accounts',
  'KYC',
  'Advisors',
  'Deletions',
  'Reconciliation',
  'Partners',
  'Calendar',
  'Imports',
  'What operators did',
];

/** Looks at each part of the console, under a name that says what it holds. */
async function seeParts(page: Page, look: Look, what: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the console' });
  for (const name of PARTS) {
    await parts.getByRole('link', { name: new RegExp(`^${name}`) }).press('Enter');
    // a busy machine is no failure
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    await look(page, `${name}, ${what}`);
  }
}

async function seeConsole(page: Page, look: Look): Promise<void> {
  // a code of the app counts once
  await resetSandbox(page);
  await page.goto('/v1/operator');
  await look(page, 'log in');
  await page.getByRole('button', { name: 'Fill in meena' }).press('Enter');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Logged in as meena')).toBeVisible();
  await seeParts(page, look, 'nothing to do');
  await call(page, 'POST', '/sandbox/fixtures', { name: 'operator-work' });
  await seeParts(page, look, 'some work');
  await page.route(API, lengthen);
  await page.reload();
  await seeParts(page, look, 'much work');
}

async function seeDashboard(page: Page, look: Look): Promise<void> {
  await page.goto('/v1/partner');
  await look(page, 'log in');
  await logInToDashboard(page);
  const seeTabs = async (what: string) => {
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel').first()).toContainText(/\S/);
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
      await look(page, `${await tab.innerText()}, ${what}`);
    }
  };
  await seeTabs('new');
  await page.route(API, lengthen);
  await page.reload();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await seeTabs('much');
}

async function seeDocs(page: Page, look: Look): Promise<void> {
  for (const path of ['', 'start/page/', 'hosts/next/', 'widgets/', 'widgets/sip-calculator/', 'errors/']) {
    await page.goto(`/docs/${path}`);
    await look(page, path === '' ? 'start' : path);
  }
}

/** Every screen of those who run the server, of partners, and of who reads the documentation. */
export const operatorWalks: readonly Walk[] = [
  { name: 'the console', walk: seeConsole },
  { name: 'the dashboard', walk: seeDashboard },
  { name: 'the documentation', walk: seeDocs },
];
