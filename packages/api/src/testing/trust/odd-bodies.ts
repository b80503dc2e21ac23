import type { Endpoint } from '@prosperx/core/http';
import { rawRequest } from '#testing/requests.js';

/** Bodies that are no JSON, or such as no program of ours writes. */
function malformed(json: string, random: () => number): string {
  const at = Math.floor(random() * (json.length + 1));
  const ways: readonly (() => string)[] = [
    () => json.slice(0, at),
    () => `\uFEFF${json}`,
    () => `${json.slice(0, at)}\0${json.slice(at)}`,
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => json.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},'),
    () => json.replaceAll(/"(\w+)":/g, '"$1":null,"$1":'),
    () => json.replaceAll(/\d+/g, '9'.repeat(400)),
    () => `${json}${json}`,
    () => `"${'a'.repeat(200_000)}"`,
    () => json.replace('{', `{${Array.from({ length: 2_000 }, (_, number) => `"k${number}":1,`).join('')}`),
    () => json.slice(at) + json.slice(0, at),
    () => '',
  ];
  return (ways[Math.floor(random() * ways.length)] as () => string)();
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json;charset=x',
  'x',
];

interface Input {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Returns the request of an input and what stands in it: a fifth of those that write are malformed, and a fifth of these say that they are something else. */
export function requestOf(
  endpoint: Endpoint,
  { query, body }: Input,
  headers: Record<string, string>,
  random: () => number,
) {
  const texts = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, String(value).replace(/[\ud800-\udfff]/g, '')]),
  );
  const isOdd = endpoint.method === 'POST' && random() < 0.2;
  const type = isOdd && random() < 0.2 && { 'Content-Type': TYPES[Math.floor(random() * TYPES.length)] ?? '' };
  const whole = rawRequest(endpoint, { query: texts, body, headers: { ...headers, ...type } });
  if (!isOdd) return { request: whole, written: JSON.stringify({ query, body }) };
  const text = malformed(JSON.stringify(body) ?? '', random);
  return { request: new Request(whole.url, { method: 'POST', headers: whole.headers, body: text }), written: text };
}
