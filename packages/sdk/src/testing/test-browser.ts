import { TEST_ORIGIN, type TestKit } from '@prosperx/api/testing';
import { type ErrorCode, errorKinds } from '@prosperx/core/errors';
import { CLIENT_HEADER, type Endpoint } from '@prosperx/core/http';

export interface TestBrowserOptions {
  /** Where the page stands; the server's own origin unless another is given. */
  readonly pageOrigin?: string;
  /** The cookies of somebody who is signed in already, such as those of a test client. */
  readonly cookies?: Map<string, string>;
  /** The token of somebody who has signed in on a partner's page, where no cookie counts. */
  readonly token?: string | null;
}

/** A page's way to the server, as a browser would go it: cookies, origins, CORS. */
export interface TestBrowser {
  readonly fetch: typeof globalThis.fetch;
  readonly cookies: ReadonlyMap<string, string>;
  /** What was asked, such as `GET /api/v1/mf/suggest-mutual-fund`, oldest first. */
  readonly requests: string[];
  /** Without a network requests fail, as in a tunnel. */
  network: boolean;
  /** A call that reaches the server while its answer does not arrive, as in a lift; null: all of them do. */
  lost: Endpoint | null;
  /** Keeps a call from the server until the returned function is called. */
  readonly hold: (call: Endpoint) => () => void;
  /** Calls that are refused, once each, before anything is done of them. */
  readonly refusals: { readonly call: Endpoint; readonly code: ErrorCode }[];
}

/** A path parameter stands for whatever is given. */
const isOf = ({ path }: Endpoint, { pathname }: URL) =>
  new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function refusalBy(code: ErrorCode): Response {
  const { status, retryable } = errorKinds[code];
  const meta = { message: 'failure', statusCode: status, error: code };
  const error = { code, message: code, retryable, requestId: 'req_refused' };
  return Response.json({ operationMessage: 'failure', errorEnum: null, responseData: null, meta, error }, { status });
}

const blocked = () => new TypeError('Failed to fetch');

export function testBrowser(
  kit: TestKit,
  { pageOrigin = TEST_ORIGIN, cookies = new Map<string, string>(), token }: TestBrowserOptions = {},
): TestBrowser {
  const held: { readonly call: Endpoint; readonly until: Promise<void> }[] = [];
  const isForeign = pageOrigin !== TEST_ORIGIN;
  const answer = (request: Request) => kit.app.hono.request(request);

  /** What a server that does not know the page would let a browser neither send nor read. */
  const checkCors = (response: Response, withCookies: boolean) => {
    const allowed = response.headers.get('access-control-allow-origin');
    const mayReadCookies = response.headers.get('access-control-allow-credentials') === 'true';
    if (withCookies ? allowed !== pageOrigin || !mayReadCookies : allowed !== '*' && allowed !== pageOrigin)
      throw blocked();
  };

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, TEST_ORIGIN);
    browser.requests.push(`${init.method ?? 'GET'} ${url.pathname.replace('/prosperx-api', '')}`);
    for (const { call, until } of held) if (isOf(call, url)) await until;
    if (!browser.network) throw blocked();
    const refused = browser.refusals.findIndex(({ call }) => isOf(call, url));
    const [refusal] = refused === -1 ? [] : browser.refusals.splice(refused, 1);
    if (refusal) return refusalBy(refusal.code);
    const withCookies = init.credentials === 'include';
    const headers = new Headers(init.headers);
    if (isForeign || (init.method ?? 'GET') !== 'GET') headers.set('Origin', pageOrigin);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (isForeign && headers.has(CLIENT_HEADER)) {
      checkCors(await answer(new Request(url, { method: 'OPTIONS', headers: { Origin: pageOrigin } })), withCookies);
    }
    if (withCookies && cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await answer(new Request(url, { ...init, headers }));
    if (isForeign) checkCors(response, withCookies);
    if (browser.lost && isOf(browser.lost, url)) throw blocked();
    if (withCookies) storeCookies(response, cookies);
    init.signal?.throwIfAborted();
    return response;
  };
  const hold: TestBrowser['hold'] = (call) => {
    let release = () => {};
    held.push({ call, until: new Promise((resolve) => (release = resolve)) });
    return release;
  };
  const browser: TestBrowser = { fetch, cookies, requests: [], network: true, lost: null, refusals: [], hold };
  return browser;
}

function storeCookies(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0\b/.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
