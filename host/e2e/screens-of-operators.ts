import { type Page, type Route } from 'playwright/test';
import { logInToDashboard } from './partner-page.js';
import { API } from './screen-steps.js';
import type { Look, Walk } from './screens.js';
import { arriveAsAdvisor, call, expect, resetSandbox } from './site.js';

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

const part = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name }).press('Enter');

/** What books would say that do not agree, as no sandbox has them. */
const FINDINGS = {
  ...{
    finishedAt: '2026-11-16T04:30:00.000Z',
    actor: 'operator:meena',
    scope: 'all',
    checks: 81,
    compared: 7_412,
    found: 3,
  },
  findings: [
    {
      ...{ check: 'exchange_amount', statement: 'the exchange has the amount of the order' },
      ...{ todo: 'Compare with the exchange’s own page.', refs: ['ord_0190b1', 'ord_0190b2'] },
      records: ['ord_0190b1', 'ord_0190b2'].map((ref) => ({
        ref,
        says: [
          { book: 'Our order', said: '₹5,000.00 · 54.079 units · NAV 92.4561 · allotted · paid · 70042117' },
          { book: 'Exchange', said: '₹4,999.00 · 54.068 units · NAV 92.4561 · allotted · PX00000090 · INF204K01489' },
        ],
      })),
    },
    {
      ...{
        check: 'bank_has_payment',
        statement: 'the bank has each payment that it was given',
        todo: 'Ask the gateway.',
      },
      refs: ['pay_0190b1'],
      records: [
        {
          ref: 'pay_0190b1',
          says: [
            { book: 'Our payment', said: '₹7,500.00 · paid · 871789850101' },
            { book: 'Bank', said: 'nothing' },
          ],
        },
      ],
    },
  ],
};

async function seeFindings(page: Page, look: Look): Promise<void> {
  const findings = (route: Route) =>
    route.fulfill({ json: { meta: { message: 'success', statusCode: 200 }, data: FINDINGS } });
  await page.route('**/operator/reconciliation', findings);
  await part(page, /^Reconciliation/);
  await expect(page.getByText('₹4,999.00').first()).toBeVisible();
  await look(page, 'Reconciliation, findings');
  await page.unroute('**/operator/reconciliation', findings);
}

/** An advisor who is refused, in the console and on their own pages. */
async function seeRefusal(page: Page, look: Look): Promise<void> {
  await page.reload();
  await part(page, /^Advisors/);
  await page.getByRole('button', { name: /^Refuse ARN/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^What is wrong/).selectOption('picture');
  await dialog.getByLabel('Reason').fill('Half of the card is cut off.');
  await look(page, 'Advisors, refusing');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await arriveAsAdvisor(page, 'AG2009');
  await expect(page.getByText(/was not verified$/)).toBeVisible();
  await look(page, 'home of an advisor who was refused');
  await page.getByRole('link', { name: 'Register', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByText(/A picture is unreadable/)).toBeVisible();
  await look(page, 'registration that was refused');
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
  await seeFindings(page, look);
  await page.route(API, lengthen);
  await page.reload();
  await seeParts(page, look, 'much work');
  await page.unroute(API, lengthen);
  await seeRefusal(page, look);
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
