import { API_PREFIX, CLIENT_HEADER, type Endpoint, sendsFile } from '@prosperx/core/http';
import { TEST_ORIGIN } from './test-origin.js';

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
    string | undefined;
  for (const [name, value] of fields) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), given ?? name);
    else if (name !== 'name' || given === undefined) form.append(name, String(JSON.stringify(value)));
  }
  return form;
}
