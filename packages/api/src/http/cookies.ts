import { SESSION_HINT } from '@prosperx/core/session';
import type { Cookies } from '#kernel/context.js';
import type { Config } from '#kernel/services.js';

/** The cookies of one request, and the `Set-Cookie` lines of its answer. */
export interface CookieJar extends Cookies {
  readonly lines: readonly string[];
  /** Tells the site's scripts of a session that began before there was a hint. */
  hintSession(): void;
}

function parse(header: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) found.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return found;
}

/** The cookie of a session; beside it goes `SESSION_HINT`. */
export const SESSION_COOKIE = 'px_session';

/** Reads and sets cookies. Over https every name gets `__Host-`: no other host can then set or read it. */
export function cookieJar(header: string | null, config: Config): CookieJar {
  const received = parse(header);
  const lines: string[] = [];
  const wireName = (name: string) => (config.https ? `__Host-${name}` : name);
  const add = (name: string, value: string, maxAge: number | undefined, secrecy: '; HttpOnly' | '' = '; HttpOnly') => {
    const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    lines.push(`${wireName(name)}=${value}; Path=/${secrecy}; SameSite=Lax${config.https ? '; Secure' : ''}${age}`);
  };
  const hint = (value: '1' | '', maxAge?: number) => add(SESSION_HINT, value, maxAge, '');
  return {
    lines,
    get: (name) => received.get(wireName(name)),
    set: (name, value, maxAge) => {
      add(name, value, maxAge);
      if (name === SESSION_COOKIE) hint('1', maxAge);
    },
    clear: (name) => {
      if (received.has(wireName(name))) add(name, '', 0);
      if (name === SESSION_COOKIE && received.has(wireName(SESSION_HINT))) hint('', 0);
    },
    hintSession: () => {
      if (received.has(wireName(SESSION_COOKIE)) && !received.has(wireName(SESSION_HINT))) hint('1');
    },
  };
}

/** Stands in for the cookies of calls that must not know who asks. */
export const noCookies: CookieJar = {
  lines: [],
  get: () => undefined,
  set: () => {},
  clear: () => {},
  hintSession: () => {},
};
