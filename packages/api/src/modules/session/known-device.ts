import { DEVICE_DAYS, DEVICE_PEOPLE } from '@prosperx/core/session';
import { newToken } from '#crypto/new-id.js';
import { DEVICE_COOKIE } from '#http/cookies.js';
import type { Context } from '#kernel/context.js';

type Deps = Pick<Context, 'crypto' | 'cookies' | 'crossSite'>;

/** Nobody but the server can make the mark of a person for a device. */
const markOf = ({ crypto }: Deps, id: string, mobile: string) => crypto.lookup('device', `${id}\0${mobile}`);

function readCookie({ cookies }: Deps): { readonly id: string; readonly marks: readonly string[] } | null {
  const [id = '', ...marks] = (cookies.get(DEVICE_COOKIE) ?? '').split('.');
  return id === '' ? null : { id, marks };
}

/** Returns the id of the device on which a call is made, where the owner of the mobile has signed in on it before; else null. */
export function knownDevice(deps: Deps, mobile: string): string | null {
  const device = readCookie(deps);
  return device && device.marks.includes(markOf(deps, device.id, mobile)) ? device.id : null;
}

/** Remembers that the owner of a mobile has signed in on this device. A page on another site sends no cookie, so that nothing can be remembered there. */
export function rememberDevice(deps: Deps, mobile: string): void {
  if (deps.crossSite) return;
  const { id, marks } = readCookie(deps) ?? { id: newToken(), marks: [] };
  const own: string = markOf(deps, id, mobile);
  const kept = [...marks.filter((mark) => mark !== own), own].slice(-DEVICE_PEOPLE);
  deps.cookies.set(DEVICE_COOKIE, [id, ...kept].join('.'), DEVICE_DAYS * 86_400);
}
