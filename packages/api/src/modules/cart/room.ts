import { MOST_CART_ITEMS } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { cartItems } from '#db/schema/index.js';

/** How many items a cart takes besides those in it. */
export async function roomIn(tx: Db, cartId: string): Promise<number> {
  return MOST_CART_ITEMS - (await tx.$count(cartItems, eq(cartItems.cartId, cartId)));
}

/** Throws `cart_full` where a cart does not take so many items more. */
export async function checkRoom(tx: Db, cartId: string, items: number): Promise<void> {
  if (items > (await roomIn(tx, cartId))) throw new PxError('cart_full');
}
