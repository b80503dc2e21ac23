import { isErrorCode } from '@prosperx/core/errors';
import {
  API_PREFIX,
  CLIENT_HEADER,
  COMMON_ERRORS,
  type Endpoint,
  type Failure,
  IDEMPOTENCY_HEADER,
  sendsFile,
  sendsQueryInBody,
} from '@prosperx/core/http';
import * as z from 'zod/mini';
import type { App } from '#app.js';
import type { DataOf } from '#http/serve.js';
import { formWith, TEST_ORIGIN } from './requests.js';

export interface CallOptions<E extends Endpoint> {
  readonly query?: z.input<E['query']>;
  readonly body?: z.input<NonNullable<E['body']>>;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser on the own site, with cookies. */
export interface TestClient {
  /** The decoded data of a call that succeeds; throws with the failure's code otherwise. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<DataOf<E>>;
  /** The failure of a call that must fail. */
  fail<E extends Endpoint>(
    endpoint: E,
    options?: CallOptions<E>,
  ): Promise<Failure['error'] & { responseData: unknown; status: number }>;
  /** Returns the answer as it comes. Calls of carts, orders and payments throw here too on a code that the contract of the call does not name. */
  send<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Response>;
  readonly cookies: Map<string, string>;
}

function requestOf(endpoint: Endpoint, options: CallOptions<Endpoint>, cookies: ReadonlyMap<string, string>): Request {
  const inBody = sendsQueryInBody(endpoint);
  const query = { ...(options.query as Record<string, string> | undefined) };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = query[name] ?? '';
    delete query[name];
    return encodeURIComponent(value);
  });
  const url = new URL(TEST_ORIGIN + API_PREFIX + path);
  if (!inBody) for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const method = inBody ? 'POST' : endpoint.method;
  const headers = new Headers({ Host: url.host, [CLIENT_HEADER]: 'test', ...options.headers });
  if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  if (options.key) headers.set(IDEMPOTENCY_HEADER, options.key);
  if (method === 'GET') return new Request(url, { headers });
  if (!headers.has('Origin')) headers.set('Origin', TEST_ORIGIN);
  if (sendsFile(endpoint)) return new Request(url, { method, headers, body: formWith(options.body) });
  headers.set('Content-Type', 'application/json');
  return new Request(url, {
    method,
    headers,
    body: JSON.stringify(inBody ? { ...query, ...(options.body as object) } : (options.body ?? {})),
  });
}

function storeCookies(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0\b/.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The calls of carts, orders and payments, whose lists of errors are whole. */
const LISTS_ALL_ERRORS = /^\/(merge-carts|api\/v1\/(cart|checkout|payment|mint-packs))\b/;

/** Throws when a call fails in a way that its contract does not list. */
async function checkListed({ name, path, errors }: Endpoint, response: Response): Promise<void> {
  if (response.ok || !LISTS_ALL_ERRORS.test(path)) return;
  // a proxy in front of a server may answer anything
  const failure = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<Failure> | null;
  const code = failure?.error?.code;
  if (isErrorCode(code) && ![...errors, ...COMMON_ERRORS].includes(code))
    throw new Error(
      `${name} answered ${code}, which is neither in its errors nor in COMMON_ERRORS; is it in routes.ts?`,
    );
}

/** The decoded data in the text of a successful answer. */
export function dataOf(endpoint: Endpoint, text: string): unknown {
  const reply = z.decode(endpoint.reply as z.ZodMiniType, JSON.parse(text)) as Record<string, unknown>;
  if (reply['operationMessage'] === 'success') return reply['responseData'];
  return 'meta' in reply ? reply['data'] : reply;
}

export function testClient(app: App): TestClient {
  return clientOver(async (request) => app.hono.request(request));
}

/** The same over any way to a server. */
export function clientOver(wire: (request: Request) => Promise<Response>): TestClient {
  const cookies = new Map<string, string>();
  const send: TestClient['send'] = async (endpoint, options = {}) => {
    const response = await wire(requestOf(endpoint, options as CallOptions<Endpoint>, cookies));
    storeCookies(response, cookies);
    await checkListed(endpoint, response);
    return response;
  };
  return {
    cookies,
    send,
    call: async (endpoint, options) => {
      const response = await send(endpoint, options);
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${endpoint.name}: ${response.status} ${text} (where it is to fail: client.fail)`);
      return dataOf(endpoint, text) as never;
    },
    fail: async (endpoint, options) => {
      const response = await send(endpoint, options);
      const text = await response.text();
      if (response.ok) throw new Error(`${endpoint.name} was to fail and did not: ${text}`);
      const failure = JSON.parse(text) as Failure;
      return { ...failure.error, responseData: failure.responseData, status: response.status };
    },
  };
}
