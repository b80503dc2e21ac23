import { LOGOUT_DUE, SESSION_HINT } from '@prosperx/core/session';
import { parse, serialize } from 'hono/utils/cookie';
import type { Cookies } from '#kernel/context.js';
import type { Config } from '#kernel/services.js';

/** The cookies of one request, and the `Set-Cookie` lines of its answer. */
export interface CookieJar extends Cookies {
  readonly lines: readonly string[];
  /** Tells the site's scripts of a session that began before there was a hint. */
  hintSession(): void;
  /** Clears what is left of a person whose logout did not reach us; returns the token of their session, to be ended. */
  carryOutLogout(): string | undefined;
}

/** The cookie of a session; beside it goes `SESSION_HINT`. */
export const SESSION_COOKIE = 'px_session';

/** Holds the device's id, and a mark for each person who has signed in there, and each partner whose dashboard was opened. It stays when they log out, and signs nobody in. */
export const DEVICE_COOKIE = 'px_device';

/** Holds the token of a visitor's cart. */
export const VISITOR_COOKIE = 'cookieId';

/** The cookie of the operator's console, which no other call reads. */
export const OPERATOR_COOKIE = 'px_operator';

/** What a logout takes away. */
const OF_A_PERSON: readonly string[] = [SESSION_COOKIE, SESSION_HINT, VISITOR_COOKIE];

/** Cookies that go with requests from our own pages alone, not even with a link that leads here. */
const STRICT: ReadonlySet<string> = new Set([OPERATOR_COOKIE]);

/** Reads and sets cookies; of a person whose logout is due there are none to read. Over https every name gets `__Host-`: no other host can then set or read it, for which it has to go to all of the site. */
export function cookieJar(header: string | null, config: Config): CookieJar {
  const received = parse(header ?? '');
  const lines: string[] = [];
  const wireName = (name: string) => (config.https ? `__Host-${name}` : name);
  const add = (name: string, value: string, maxAge: number | undefined, httpOnly = true) =>
    lines.push(
      serialize(wireName(name), value, {
        path: '/',
        httpOnly,
        sameSite: STRICT.has(name) ? 'Strict' : 'Lax',
        secure: config.https,
        ...(maxAge !== undefined && { maxAge }),
      }),
    );
  const isReceived = (name: string) => Object.hasOwn(received, wireName(name));
  const isLogoutDue = isReceived(LOGOUT_DUE);
  const has = (name: string) => isReceived(name) && !(isLogoutDue && OF_A_PERSON.includes(name));
  const hint = (value: '1' | '', maxAge?: number) => add(SESSION_HINT, value, maxAge, false);
  return {
    lines,
    get: (name) => (has(name) ? received[wireName(name)] : undefined),
    set: (name, value, maxAge) => {
      add(name, value, maxAge);
      if (name === SESSION_COOKIE) hint('1', maxAge);
    },
    clear: (name) => {
      if (has(name)) add(name, '', 0);
      if (name === SESSION_COOKIE && has(SESSION_HINT)) hint('', 0);
    },
    hintSession: () => {
      if (has(SESSION_COOKIE) && !has(SESSION_HINT)) hint('1');
    },
    carryOutLogout: () => {
      if (!isLogoutDue) return undefined;
      for (const name of [LOGOUT_DUE, ...OF_A_PERSON]) if (isReceived(name)) add(name, '', 0);
      return received[wireName(SESSION_COOKIE)];
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
  carryOutLogout: () => undefined,
};
