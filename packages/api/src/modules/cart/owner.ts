import { newToken } from '#crypto/new-id.js';
import type { Context } from '#context.js';

/** Whose cart is meant: an account holder's, or a visitor's, known by his cookie, or by what his page names him where cookies do not reach. */
export type CartOwner = { readonly profileId: string } | { readonly visitorId: string };

const VISITOR_COOKIE = 'cookieId';
const NINETY_DAYS = 90 * 24 * 3600;

/** The visitor that a browser is known as; null before his first cart. */
export function visitorOf(ctx: Context): string | null {
  const token = ctx.cookies.get(VISITOR_COOKIE) ?? ctx.visitorToken;
  return token ? ctx.crypto.lookup('visitor', token) : null;
}

/** Who owns the cart of a call; null for a visitor without one. */
export function cartOwner(ctx: Context): CartOwner | null {
  if (ctx.subject) return { profileId: ctx.subject.profileId };
  const visitorId = visitorOf(ctx);
  return visitorId ? { visitorId } : null;
}

/** The same; a visitor without a cart becomes known by a cookie. */
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
