import { DEVICE_DAYS, DEVICE_PEOPLE } from '@prosperx/core/session';
import { newToken } from '#crypto/new-id.js';
import type { Lookup } from '#db/schema/index.js';
import { DEVICE_COOKIE } from '#http/cookies.js';
import type { Context } from '#kernel/context.js';

/** Nobody but the server can make the mark of somebody for a device: of a person, by their mobile, or of a partner, by the hash of its mail address. */
const markOf = ({ crypto }: Pick<Context, 'crypto'>, id: string, whose: string) =>
  crypto.lookup('device', `${id}\0${whose}`);

function readCookie({
  cookies,
}: Pick<Context, 'cookies'>): { readonly id: string; readonly marks: readonly string[] } | null {
  const [id = '', ...marks] = (cookies.get(DEVICE_COOKIE) ?? '').split('.');
  return id === '' ? null : { id, marks };
}

/** Returns the device on which a call is made, where its cookie has somebody's mark; else null. */
export function markedDevice(ctx: Context, whose: string): { readonly id: string; readonly mark: Lookup } | null {
  const device = readCookie(ctx);
  const mark = device && markOf(ctx, device.id, whose);
  return mark && device.marks.includes(mark) ? { id: device.id, mark } : null;
}

/** Marks the device in its cookie, and returns the mark. */
export function markDevice(ctx: Context, whose: string): Lookup {
  const { id, marks } = readCookie(ctx) ?? { id: newToken(), marks: [] };
  const own = markOf(ctx, id, whose);
  const kept = [...marks.filter((mark) => mark !== own), own].slice(-DEVICE_PEOPLE);
  ctx.cookies.set(DEVICE_COOKIE, [id, ...kept].join('.'), DEVICE_DAYS * 86_400);
  return own;
}
