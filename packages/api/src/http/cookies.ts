import { LOGOUT_DUE, SESSION_HINT } from '@prosperx/core/session';
import { parse, serialize } from 'hono/utils/cookie';
import type { Cookies } from '#kernel/context.js';
import type { Config } from '#kernel/services.js';

/** The cookies of one request, and the `Set-Cookie` lines of its answer. */
export interface CookieJar extends Cookies {
  readonly lines: readonly string[];
  /** Tells the site's scripts of a session that began before there was a hint. */
  hintSession(): void;
  /**
   * Notes of which session a logout did not reach us; returns its token, to be ended. Its cookie stays, and counts no more: an answer that
   * comes late would take away that of a login since.
   */
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

/** Seconds for which a logout that was carried out is remembered: longer than a cookie of a session lasts. */
const LOGOUT_KEPT = 24 * 3_600;

/** Names a session by a part of its token that is too short to be of use: whose logout was carried out. */
const markOf = (token: string) => token.slice(0, 8);

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
  const valueOf = (name: string) => (isReceived(name) ? received[wireName(name)] : undefined);
  const token = valueOf(SESSION_COOKIE);
  const word = valueOf(LOGOUT_DUE);
  const isLogoutDue = word === '1';
  const isOver = isLogoutDue || (token !== undefined && word === markOf(token));
  const isPast = (name: string) =>
    name === VISITOR_COOKIE ? isLogoutDue : isOver && (name === SESSION_COOKIE || name === SESSION_HINT);
  const has = (name: string) => isReceived(name) && !isPast(name);
  const hint = (value: '1' | '', maxAge?: number) => add(SESSION_HINT, value, maxAge, false);
  return {
    lines,
    get: (name) => (has(name) ? valueOf(name) : undefined),
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
      // the site's scripts write it again
      if (token === undefined) add(LOGOUT_DUE, '', 0, false);
      else add(LOGOUT_DUE, markOf(token), LOGOUT_KEPT, false);
      if (isReceived(VISITOR_COOKIE)) add(VISITOR_COOKIE, '', 0);
      return token;
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
