import {
  type discardActiveCart as discardCall,
  type InvestmentInput,
  type removeInvestment as removeCall,
  type saveInvestment as call,
  termsSent,
} from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { and, eq, or } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems, folios } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { checkedScheme, checkOrderable, checkPending } from '#records/cart/check-investment.js';
import { cartOwner, ensureCartOwner } from '#records/cart/owner.js';
import { readCart } from '#records/cart/read-cart.js';
import { activeCart, checkCapacity, lockedCart, markCartChanged } from '#records/cart/repository.js';

export const discardActiveCart: Verb<typeof discardCall> = async ({ ctx }) => {
  const owner = cartOwner(ctx);
  if (!owner || !(await activeCart(ctx.db, owner))) return readCart(ctx.db, undefined, ctx.clock.now());
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const removed = await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id)).returning({ id: cartItems.id });
    if (removed.length === 0) return readCart(tx, cart, ctx.clock.now());
    return readCart(tx, await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};

export const removeInvestment: Verb<typeof removeCall> = async ({ ctx, input }) => {
  const owner = cartOwner(ctx);
  if (!owner || !(await activeCart(ctx.db, owner))) return readCart(ctx.db, undefined, ctx.clock.now());
  const now = ctx.clock.now();
  const own = (column: typeof cartItems.id | typeof cartItems.packGroup) => eq(column, input.investmentId);
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const removed = await tx
      .delete(cartItems)
      // a pack goes as a whole
      .where(and(or(own(cartItems.id), own(cartItems.packGroup)), eq(cartItems.cartId, cart.id)))
      .returning({ id: cartItems.id });
    if (removed.length === 0) return readCart(tx, cart, ctx.clock.now());
    return readCart(tx, await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};

export const saveInvestment: Verb<typeof call> = async ({ ctx, input }) => {
  const scheme = await checkedScheme(ctx.db, input, ctx.clock.now());
  checkOrderable(ctx, scheme.fundHouse);
  await checkFolio(ctx, input, scheme.fundHouse);
  if (!input.investmentId) await checkPending(ctx, { schemeIds: [input.schemeId], type: input.investmentType });
  const owner = await ensureCartOwner(ctx);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    if (input.investmentId) await changeItem(tx, cart.id, input.investmentId, input);
    else await addItem(tx, cart.id, input, now);
    return readCart(tx, await markCartChanged(tx, cart, ctx), ctx.clock.now());
  });
};

/** A folio must be one that the investor holds with the scheme's fund house. */
async function checkFolio(ctx: Context, input: InvestmentInput, fundHouse: string): Promise<void> {
  if (!input.folioNumber) return;
  const profileId = ctx.subject?.profileId;
  const held = profileId
    ? await ctx.db
        .select({ id: folios.id })
        .from(folios)
        .where(
          and(
            eq(folios.profileId, profileId),
            eq(folios.folioNumber, input.folioNumber),
            eq(folios.fundHouse, fundHouse),
          ),
        )
    : [];
  if (held.length === 0) throw new PxError('invalid_input', { fields: { folioNumber: 'folio_unknown' } });
}

const columnsOf = (input: InvestmentInput) => ({ schemeId: input.schemeId, ...termsSent(input) });

async function addItem(tx: Db, cartId: string, input: InvestmentInput, now: number): Promise<void> {
  await checkCapacity(tx, cartId, 1);
  await tx.insert(cartItems).values({ id: newId('item'), cartId, ...columnsOf(input), createdAt: now });
}

async function changeItem(tx: Db, cartId: string, itemId: string, input: InvestmentInput): Promise<void> {
  const changed = await tx
    .update(cartItems)
    .set(columnsOf(input))
    .where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId), eq(cartItems.schemeId, input.schemeId)))
    .returning({ id: cartItems.id });
  if (changed.length === 0) throw new PxError('not_found');
}
