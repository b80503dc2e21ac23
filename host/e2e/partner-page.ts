import type { StaticServer, StaticSite } from '@prosperx/e2e/static-server';
import type { Page } from 'playwright/test';
import { ASHA, expect, mailed, PASSWORD } from './site.js';

type Place = Pick<Page, 'getByLabel' | 'getByRole'>;
type Serve = (site: StaticSite) => Promise<StaticServer>;

export interface PartnerPage {
  /** The server's origin. */
  readonly server: string;
  readonly body: string;
  /** Given to `configure` before the widgets are defined, as source: it may hold functions. */
  readonly configure?: string;
  /** Sources that the page's policy lets its scripts talk to; any, unless given. */
  readonly connect?: string;
  /** `frames`: the page loads the frames' loader in place of the elements; widgets stand at `data-prosperx-widget`. */
  readonly by?: 'elements' | 'frames';
}

/** A page that loads all elements from the server, or its frames. The sandbox registers `http://127.0.0.1` for its partners, and nothing on `localhost`. */
export async function servePartnerPage(
  serve: Serve,
  { server, body, configure = '{}', connect, by = 'elements' }: PartnerPage,
) {
  // a version's own address: by `latest` the entry and the chunks that import it would be two copies
  const { version } = (await (await fetch(`${server}/sdk/latest/manifest.json`)).json()) as { version: string };
  const files = `${server}/sdk/${version}`;
  const elements = `import { configure } from '${files}/elements.js';\nconfigure(${configure});`;
  const script = by === 'elements' ? elements : `import '${files}/embed.js';`;
  const policy = `default-src 'none'; script-src 'self' ${server}; style-src 'self'; img-src data:; connect-src ${connect}; frame-src ${server}; require-trusted-types-for 'script'`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,"><body><main><h1>Partner</h1>${body}</main><script type="module" src="/page.js"></script></body></html>`;
  const site = await serve({
    folders: {},
    files: { '/page.html': html, '/page.js': script },
    ...(connect === undefined ? {} : { headers: { 'Content-Security-Policy': policy } }),
  });
  return { registered: `${site.loopback}/page.html`, unregistered: `${site.localhost}/page.html` };
}

/** What a partner's own server would hand to its page: the token of a session that began on a registered page. */
export async function partnerToken(page: Page, server: string): Promise<string> {
  const answer = await page.request.post(`${server}/prosperx-api/login/verify-password`, {
    headers: {
      'X-PX-Client': 'e2e',
      'X-PX-Partner': 'bluebank',
      Origin: 'http://127.0.0.1:4173',
      'Sec-Fetch-Site': 'cross-site',
    },
    data: { username: ASHA, password: PASSWORD },
  });
  const { responseData } = (await answer.json()) as { responseData: { token: string }[] };
  return responseData[0]?.token ?? '';
}

/** What a script of the page could find of a session. */
export const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href]));

/** Signs in by a login that stands on a page or in a frame of it. */
export async function signInBy(login: Place, mobile = ASHA): Promise<void> {
  await login.getByLabel('Mobile number').fill(mobile);
  await login.getByRole('button', { name: 'Submit' }).click();
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Submit' }).click();
}

const MAIL = 'partner@bluebank.example';

/** Opens the dashboard of the sandbox's Blue Bank by a link; returns that. */
export async function logInToDashboard(page: Page): Promise<string> {
  await page.goto('/v1/partner');
  await page.getByLabel('Email address').fill(MAIL);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${MAIL} is registered`)).toBeVisible();
  const link = await mailed(page, MAIL, /\/v1\/partner#token=\S+/);
  await page.goto(link);
  await page.reload();
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Blue Bank' })).toBeVisible();
  return link;
}
