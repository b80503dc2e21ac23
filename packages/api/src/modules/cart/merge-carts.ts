import type { mergeCarts as call } from '@prosperx/core/cart';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { cartItems, carts } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import { forgetVisitor, visitorOf } from '#records/cart/owner.js';
import { readCart } from '#records/cart/read-cart.js';
import { activeCart, lockedCart, capacityLeft, markCartChanged } from '#records/cart/repository.js';

/** Doing it again finds nothing left to move. What does not fit stays in the visitor's cart, which is there again after the logout. */
export const mergeCarts: Verb<typeof call> = async ({ ctx }) => {
  const owner = { profileId: subjectOf(ctx).profileId };
  const visitorId = visitorOf(ctx);
  const now = ctx.clock.now();
  if (!visitorId) return { ...(await readCart(ctx, await activeCart(ctx.db, owner))), leftOut: 0 };
  const merged = await ctx.db.transaction(async (tx) => {
    const [from] = await tx
      .select()
      .from(carts)
      .where(and(eq(carts.visitorId, visitorId), eq(carts.status, 'active')))
      .for('update');
    const into = await lockedCart(tx, owner, now, ctx.agentCode);
    if (!from) return { ...(await readCart(withDb(ctx, tx), into)), leftOut: 0 };
    const { moved, leftOut } = await move(tx, from.id, into.id);
    if (leftOut === 0) await tx.update(carts).set({ status: 'merged', changedAt: now }).where(eq(carts.id, from.id));
    else await markCartChanged(tx, from, ctx);
    const changed = moved === 0 ? into : await markCartChanged(tx, into, ctx);
    return { ...(await readCart(withDb(ctx, tx), changed)), leftOut };
  });
  if (merged.leftOut === 0) forgetVisitor(ctx);
  return merged;
};

/** Moves what fits into the other cart, the oldest first, packs as a whole. Answers how many items were moved and how many were not. */
async function move(tx: Db, fromId: string, intoId: string): Promise<{ moved: number; leftOut: number }> {
  const items = await tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, fromId))
    .orderBy(asc(cartItems.createdAt), asc(sql`${cartItems.id} collate "C"`));
  const capacity = await capacityLeft(tx, intoId);
  const groupOf = ({ id, packGroup }: (typeof items)[number]) => packGroup ?? id;
  const fitting: string[] = [];
  for (const group of new Set(items.map(groupOf))) {
    const ids = items.filter((item) => groupOf(item) === group).map(({ id }) => id);
    if (fitting.length + ids.length <= capacity) fitting.push(...ids);
  }
  await tx.update(cartItems).set({ cartId: intoId }).where(inArray(cartItems.id, fitting));
  return { moved: fitting.length, leftOut: items.length - fitting.length };
}
