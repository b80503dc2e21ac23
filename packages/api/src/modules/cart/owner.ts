import { newToken } from '#crypto/new-id.js';
import type { Context } from '#context.js';

/** The owner of a cart: an account holder, or a visitor, who is known by a cookie, or by the name that their page gives where cookies do not reach. */
export type CartOwner = { readonly profileId: string } | { readonly visitorId: string };

const VISITOR_COOKIE = 'cookieId';
const NINETY_DAYS = 90 * 24 * 3600;

/** Returns the visitor that a browser is known as; null before their first cart. */
export function visitorOf(ctx: Context): string | null {
  const token = ctx.cookies.get(VISITOR_COOKIE) ?? ctx.visitorToken;
  return token ? ctx.crypto.lookup('visitor', token) : null;
}

/** Returns the owner of a call's cart; null for a visitor without one. */
export function cartOwner(ctx: Context): CartOwner | null {
  if (ctx.subject) return { profileId: ctx.subject.profileId };
  const visitorId = visitorOf(ctx);
  return visitorId ? { visitorId } : null;
}

/** Returns the owner of a call's cart, and makes a visitor without one known by a cookie. */
export function ensureCartOwner(ctx: Context): CartOwner {
  const known = cartOwner(ctx);
  if (known) return known;
  const token = newToken();
  ctx.cookies.set(VISITOR_COOKIE, token, NINETY_DAYS);
  return { visitorId: ctx.crypto.lookup('visitor', token) };
}

export function forgetVisitor(ctx: Context): void {
  ctx.cookies.clear(VISITOR_COOKIE);
}
