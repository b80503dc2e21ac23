import type { Config } from '#kernel/services.js';
import type { Cookies } from '#kernel/context.js';

/** The cookies of one request, and the `Set-Cookie` lines of its answer. */
export interface CookieJar extends Cookies {
  readonly lines: readonly string[];
}

function parse(header: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) found.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return found;
}

/** Reads and sets cookies. Over https every name gets `__Host-`: no other host can then set or read it. */
export function cookieJar(header: string | null, config: Config): CookieJar {
  const received = parse(header);
  const lines: string[] = [];
  const wireName = (name: string) => (config.https ? `__Host-${name}` : name);
  const set = (name: string, value: string, maxAge?: number) => {
    const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    lines.push(`${wireName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${config.https ? '; Secure' : ''}${age}`);
  };
  return {
    lines,
    get: (name) => received.get(wireName(name)),
    set,
    clear: (name) => {
      if (received.has(wireName(name))) set(name, '', 0);
    },
  };
}

/** Stands in for the cookies of calls that must not know who asks. */
export const noCookies: CookieJar = { lines: [], get: () => undefined, set: () => {}, clear: () => {} };
