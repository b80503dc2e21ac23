import { pickTerms } from '@prosperx/core/cart';
import { investmentTypeOf } from '@prosperx/core/order';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems, type orders } from '#db/schema/index.js';
import { type CartRow, checkCapacity } from './repository.js';

type ItemRow = typeof cartItems.$inferSelect;

/** An order that was refused or has expired. `packId` names the pack that did as a whole; of a part of a pack each scheme goes back by itself. */
export type RestoredOrder = typeof orders.$inferSelect & { readonly packId: string | null };

/** Puts into a cart what orders were made from, packs as packs; what is there in the same way already stays as it is. Answers how many items came; throws `cart_full` where they do not fit. */
export async function restoreOrders(
  tx: Db,
  cart: CartRow,
  restored: readonly RestoredOrder[],
  createdAt: Instant,
): Promise<number> {
  const present = await tx.select().from(cartItems).where(eq(cartItems.cartId, cart.id));
  const missing = restored.filter((order) => !present.some((item) => isSame(item, order)));
  if (missing.length === 0) return 0;
  await checkCapacity(tx, cart.id, missing.length);
  const groups = new Map(missing.map(({ packGroup }) => [packGroup, newId('group')]));
  // sorted ids keep the items as they stood in their cart
  const ids = missing.map(() => newId('item')).sort();
  const items = missing.map((order, index) => ({
    ...columnsOf(order),
    id: ids[index] ?? newId('item'),
    packGroup: order.packId === null ? null : (groups.get(order.packGroup) ?? null),
    cartId: cart.id,
    createdAt,
  }));
  await tx.insert(cartItems).values(items);
  return items.length;
}

const isSame = (item: ItemRow, order: RestoredOrder) =>
  item.investmentType === investmentTypeOf(order.kind) &&
  item.packId === order.packId &&
  (order.packId !== null || item.schemeId === order.schemeId);

const columnsOf = (order: RestoredOrder) => ({
  schemeId: order.schemeId,
  packId: order.packId,
  ...pickTerms({ ...order, investmentType: investmentTypeOf(order.kind) }),
});
