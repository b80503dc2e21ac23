import { API_PREFIX, CLIENT_HEADER, type Endpoint, sendsFile } from '@prosperx/core/http';
import type { App } from '#app.js';

/** Opens an address of ours as a browser does, without going on to where it leads; `of` is the client that sends its cookies. */
export function open(
  app: App,
  path: string,
  of?: { readonly cookies: ReadonlyMap<string, string> },
): Promise<Response> {
  const cookie = [...(of?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return Promise.resolve(app.hono.request(new URL(path, TEST_ORIGIN), cookie ? { headers: { cookie } } : {}));
}

/** Returns the address that a page leads on to. */
export async function leadsTo(app: App, path: string): Promise<string> {
  return (await open(app, path)).headers.get('location') ?? '';
}

/** Presses a button of the bank's page that a payment leads to; answers where the bank leads back to. */
export async function pressAtBank(app: App, bankPage: string, choice: string): Promise<Response> {
  const url = new URL(bankPage, TEST_ORIGIN);
  const headers = { Origin: TEST_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  return app.hono.request(url, { method: 'POST', headers, body: new URLSearchParams({ choice }) });
}

/** A signed link whose signature is wrong by its first letter. */
export const tampered = (link: string) =>
  link.replace(/(?<=signature=)./, (notification) => (notification === 'A' ? 'B' : 'A'));

/** The origin of the own site in tests. */
export const TEST_ORIGIN = 'http://localhost:8080';

export interface RawRequest {
  readonly method?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that need not be one that our client would make. Headers given as '' are left out. */
export function rawRequest(
  endpoint: Endpoint,
  { method = endpoint.method, query = {}, body, headers = {} }: RawRequest = {},
): Request {
  const rest = { ...query };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(value || 'x');
  });
  const url = new URL(TEST_ORIGIN + API_PREFIX + path);
  for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, value);
  const all = {
    Origin: method === 'POST' ? TEST_ORIGIN : '',
    [CLIENT_HEADER]: 'test',
    'Content-Type': 'application/json',
    ...headers,
  };
  const form = method === 'POST' && sendsFile(endpoint) && !('Content-Type' in headers) ? formWith(body) : null;
  const sent = Object.entries(all).filter(([name, value]) => value !== '' && !(form && name === 'Content-Type'));
  return new Request(url, {
    method,
    headers: Object.fromEntries(sent),
    ...(method === 'POST' && { body: form ?? JSON.stringify(body ?? {}) }),
  });
}

/** A form with the fields of a body: bytes as files, under their `name` where it is given, all else as text. */
export function formWith(body: unknown): FormData {
  const form = new FormData();
  const fields = Object.entries(Object(body) as object) as [string, unknown][];
  const given = fields.find(([field, value]) => field === 'name' && typeof value === 'string')?.[1] as
    | string
    | undefined;
  for (const [name, value] of fields) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), given ?? name);
    else if (name !== 'name' || given === undefined) form.append(name, String(JSON.stringify(value)));
  }
  return form;
}
