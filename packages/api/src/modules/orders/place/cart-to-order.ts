import { and, eq } from 'drizzle-orm';
import { agentStatusOf } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import type { Instant } from '@prosperx/core/time';
import type { CartRow } from '#modules/cart/repository.js';
import { checkChoice } from '#modules/cart/check-investment.js';
import { type CartLine, cartLines } from '#modules/cart/get-cart.js';
import { type Context, subjectOf } from '#context.js';
import type { Db } from '#db/db.js';
import { carts, orderSets } from '#db/schema/index.js';
import { orderText } from '#modules/orders/order.text.js';

/** The cart that is to be ordered, locked until the transaction ends. */
export async function cartToOrder(ctx: Context, cartId: string): Promise<CartRow> {
  const mine = and(eq(carts.id, cartId), eq(carts.profileId, subjectOf(ctx).profileId));
  const [cart] = await ctx.db.select().from(carts).where(mine).for('update');
  if (!cart) throw new PxError('cart_empty');
  if (ctx.actor.kind === 'advisor' && cart.status === 'active') checkApproved(cart, ctx.clock.now());
  return cart;
}

/** What an advisor chose, its owner has approved, as it is, and not long ago. */
function checkApproved({ approval, approvalUntil }: CartRow, now: Instant): void {
  const status = agentStatusOf(approval, approvalUntil, now);
  if (status === 'APPROVED') return;
  throw new PxError('cart_not_approved', status === 'AUTOCXL' ? { message: orderText.approvalOver } : {});
}

/** The set that was made from a version of a cart, as by another tab; undefined when none was. */
export async function setMadeFrom(db: Db, cart: CartRow, version: number): Promise<{ id: string } | undefined> {
  const made = and(eq(orderSets.cartId, cart.id), eq(orderSets.cartVersion, version));
  return (await db.select({ id: orderSets.id }).from(orderSets).where(made))[0];
}

/** What is in a cart, if it is the version that its owner saw and its schemes still take it. */
export async function linesToOrder(db: Db, cart: CartRow, version: number): Promise<CartLine[]> {
  if (cart.status !== 'active') throw new PxError('cart_changed');
  const lines = await cartLines(db, cart.id);
  if (lines.length === 0) throw new PxError('cart_empty');
  if (cart.version !== version) throw new PxError('cart_changed');
  for (const { item, scheme } of lines) {
    const { investmentType, frequency, amount, sipDate, instalments } = item;
    checkChoice(scheme, {
      investmentType,
      investmentFrequency: frequency,
      amount,
      sipDate,
      numOfSipInstallments: instalments,
    });
  }
  return lines;
}
