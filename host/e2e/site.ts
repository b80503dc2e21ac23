import { expect, test as base, TRUST, trustIf } from '@prosperx/e2e';
import type { APIRequestContext, Page } from 'playwright/test';

interface Fixtures {
  /** Each test begins with the seeded people and time. */
  readonly ownData: null;
}

/** Playwright's `test` over a running site. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site.origin),
  ownData: [
    async ({ request }, use) => {
      await resetSandbox({ request });
      await use(null);
    },
    { auto: true },
  ],
});

export { expect, TRUST, trustIf };

export const ASHA = '9876500001';
export const VIKRAM = '9876500002';
export const PASSWORD = 'Prosper@123';

const API = '/prosperx-api/sandbox';

/** Back to the seeded people and time; the `test` of this file does it by itself. */
export async function resetSandbox({ request }: { readonly request: APIRequestContext }): Promise<void> {
  const answer = await request.post(`${API}/reset`, { data: {}, headers: { 'X-PX-Client': 'e2e' } });
  if (!answer.ok()) throw new Error(await answer.text());
}

export async function moveClock(page: Page, advance: string): Promise<void> {
  const answer = await page.request.post(`${API}/clock`, { data: { advance }, headers: { 'X-PX-Client': 'e2e' } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Makes a call as the page would, by its session. */
export async function call<Answer>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<Answer> {
  const answer = await page.request.fetch(`/prosperx-api${path}`, {
    method,
    data,
    headers: { 'X-PX-Client': 'e2e' },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The last code that was sent to a mobile. */
export async function lastCode(page: Page, mobile: string): Promise<string> {
  const answer = await page.request.get(`${API}/messages?to=${mobile}`, { headers: { 'X-PX-Client': 'e2e' } });
  const messages = (await answer.json()) as { otp: string | null }[];
  const code = messages.find(({ otp }) => otp)?.otp;
  if (!code) throw new Error('no code was sent');
  return code;
}

/** Signs the browser in without a page: what is opened next is that person's. */
export async function beSignedIn(page: Page, mobile = ASHA): Promise<void> {
  const data = { username: mobile, password: PASSWORD };
  const headers = { 'X-PX-Client': 'e2e' };
  const answer = await page.request.post('/prosperx-api/login/verify-password', { data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Signs in by hand, at the address of the login. */
export async function signIn(page: Page, mobile = ASHA): Promise<void> {
  await page.goto('/v1/login');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
