import { newToken } from '#crypto/new-id.js';
import { VISITOR_COOKIE } from '#http/cookies.js';
import type { Context } from '#kernel/context.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import { activeCart } from './repository.js';

/** The owner of a cart: an account holder, or a visitor, who is known by a cookie, or by the name that their page gives where cookies do not reach. */
export type CartOwner = { readonly profileId: string } | { readonly visitorId: string };

/** Days for which a visitor's cart is kept after its last change. */
export const VISITOR_CART_DAYS = 30;

/** New carts of visitors at one address, which may be that of thousands of phones: two thousand an hour. */
const NEW_CARTS: Bucket = { holds: 300, oneEvery: 2_000 };

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

function newVisitor(ctx: Context): CartOwner {
  const token = newToken();
  ctx.cookies.set(VISITOR_COOKIE, token, VISITOR_CART_DAYS * 24 * 3600);
  return { visitorId: ctx.crypto.lookup('visitor', token) };
}

/**
 * Returns the owner of a call that fills a cart, and makes a visitor without one known by a cookie. Throws `too_many_requests` when
 * visitors of one address begin too many carts: nobody fills the database by inventing visitors.
 */
export async function ensureCartOwner(ctx: Context): Promise<CartOwner> {
  const known = cartOwner(ctx);
  if (known && ('profileId' in known || (await activeCart(ctx.db, known)))) return known;
  await consumeBucket(ctx, throttleKey(ctx, 'new-cart', ctx.address), NEW_CARTS);
  return known ?? newVisitor(ctx);
}

export function forgetVisitor(ctx: Context): void {
  ctx.cookies.clear(VISITOR_COOKIE);
}
