import { API_PREFIX, CLIENT_HEADER, type Endpoint } from '@prosperx/core/http';
import { TEST_ORIGIN } from './client.js';

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
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  return new Request(url, { method, headers: sent, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
}
