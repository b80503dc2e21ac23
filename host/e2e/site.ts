import { expect, test as base, TRUST, trustIf } from '@prosperx/e2e';
import type { APIRequestContext, Page } from 'playwright/test';

interface Fixtures {
  /** Each test begins with the seeded people and time. */
  readonly ownData: null;
}

/** Whether a line of the server's log tells of a call that was refused or failed. */
const isRefusal = (line: string) => /"status":[45]|"level":"(warn|error)"/.test(line);

/** Playwright's `test` over a running site. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site.origin),
  // what a test does on a page is done by its scripts; what comes before them is the subject of rendered-pages.spec.ts
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await hasTakenOver(page);
      return answer;
    };
    await use(page);
  },
  ownData: [
    async ({ request, site }, use, test) => {
      await resetSandbox({ request });
      const before = site.log.length;
      await use(null);
      // what a failed test shows of the page does not say what the server refused it
      if (test.status !== test.expectedStatus) console.log(site.log.slice(before).filter(isRefusal).join('\n'));
    },
    { auto: true },
  ],
});

export { expect, TRUST, trustIf };

/** Waits until the scripts of a page have taken over what its server rendered; a page whose scripts do not come stays as it is. */
export async function hasTakenOver(page: Page): Promise<void> {
  // a page to read waits for a sign of its reader
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  const isDone = () => document.getElementById('px-page') === null || window.pxPressed === null;
  await page.waitForFunction(isDone, undefined, { timeout: 5_000 }).catch(() => undefined);
}

declare global {
  interface Window {
    /** See host/src/rendered-page.ts. */
    pxPressed?: Element | null | undefined;
  }
}

export const ASHA = '9876500001';
export const VIKRAM = '9876500002';
export const PASSWORD = 'Prosper@123';

/** Back to the seeded people and time; the `test` of this file does it by itself. */
export async function resetSandbox(caller: Caller): Promise<void> {
  await call(caller, 'POST', '/sandbox/reset', {});
}

export async function moveClock(page: Page, advance: string): Promise<void> {
  await call(page, 'POST', '/sandbox/clock', { advance });
}

/** Whose session a call is made by: mostly a page. */
interface Caller {
  readonly request: APIRequestContext;
}

/** Makes a call as a page would, by its session. What the server refuses is an error with its words. */
export async function call<Answer>(
  { request }: Caller,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await request.fetch(`/prosperx-api${path}`, {
    method,
    data,
    headers: { 'X-PX-Client': 'e2e', ...headers },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What was sent to a mobile or an email address, the last first. */
const messagesTo = (caller: Caller, to: string) =>
  call<readonly { otp: string | null; text: string }[]>(caller, 'GET', `/sandbox/messages?to=${to}`);

/** The last code that was sent to a mobile. */
export async function lastCode(page: Page, mobile: string): Promise<string> {
  const code = (await messagesTo(page, mobile)).find(({ otp }) => otp)?.otp;
  if (!code) throw new Error('no code was sent');
  return code;
}

/** Waits for the first part of a message that `pattern` finds, such as a link. */
export async function mailed(page: Page, to: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const texts = (await messagesTo(page, to)).map(({ text }) => pattern.exec(text)?.[0]);
      return (found = texts.find(Boolean) ?? '');
    })
    .not.toBe('');
  return found;
}

/** Signs the browser in without a page: what is opened next is that person's. */
export async function beSignedIn(page: Page, mobile = ASHA): Promise<void> {
  await call(page, 'POST', '/login/verify-password', { username: mobile, password: PASSWORD });
}

/** Ends the session behind the page's back. */
export async function endSession(page: Page): Promise<void> {
  await call(page, 'GET', '/login/logout');
}

/** Brings an advisor from their app, by a launch ticket. */
export async function arriveAsAdvisor(page: Page, agentCode: string): Promise<void> {
  const ticket = { partner: 'bluebank', agentCode };
  const { path } = await call<{ path: string }>(page, 'POST', '/sandbox/launch-ticket', ticket);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
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
