import {
  type Cart,
  type discardActiveCart as discardCall,
  type InvestmentInput,
  MAX_CART_ITEMS,
  type removeInvestment as removeCall,
  type saveInvestment as call,
  termsSent,
} from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems, folios } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { checkedScheme, checkOrderable, checkPending } from '#records/cart/check-investment.js';
import { cartOwner, ensureCartOwner } from '#records/cart/owner.js';
import { readCart } from '#records/cart/read-cart.js';
import { changedCart, lockActiveCart, markCartChanged } from '#records/cart/repository.js';
import type { OrderedScheme } from '#records/fund/ordered-scheme.js';

/** Takes out of the active cart what `wanted` says; a cart of which nothing goes is not changed. */
async function takeOut(ctx: Context, wanted?: SQL): Promise<Cart> {
  const owner = cartOwner(ctx);
  if (!owner) return readCart(ctx, undefined);
  return ctx.db.transaction(async (tx) => {
    const cart = await lockActiveCart(tx, owner);
    if (!cart) return readCart(withDb(ctx, tx), undefined);
    const removed = await tx
      .delete(cartItems)
      .where(and(eq(cartItems.cartId, cart.id), wanted))
      .returning({ id: cartItems.id });
    return readCart(withDb(ctx, tx), removed.length === 0 ? cart : await markCartChanged(tx, cart, ctx));
  });
}

export const discardActiveCart: Verb<typeof discardCall> = ({ ctx }) => takeOut(ctx);

/** A pack goes as a whole. */
export const removeInvestment: Verb<typeof removeCall> = ({ ctx, input: { investmentId } }) =>
  takeOut(ctx, or(eq(cartItems.id, investmentId), eq(cartItems.packGroup, investmentId)));

/** The scheme of a choice. Throws what could never be ordered of it by the account holder. */
export async function checkedChoice(ctx: Context, input: InvestmentInput): Promise<OrderedScheme> {
  const scheme = await checkedScheme(ctx.db, input, ctx.clock.now());
  checkOrderable(ctx, scheme.fundHouse);
  await checkFolio(ctx, input, scheme.fundHouse);
  return scheme;
}

export const saveInvestment: Verb<typeof call> = async ({ ctx, input }) => {
  await checkedChoice(ctx, input);
  if (!input.investmentId) await checkPending(ctx, { schemeIds: [input.schemeId], type: input.investmentType });
  const owner = await ensureCartOwner(ctx);
  return ctx.db.transaction(async (tx) => {
    const cart = await changedCart(tx, owner, ctx);
    if (input.investmentId) await changeItem(tx, cart.id, input.investmentId, input);
    else await addItem(tx, cart.id, input, ctx.clock.now());
    return readCart(withDb(ctx, tx), cart);
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
  const item = { id: newId('item'), cartId, ...columnsOf(input), createdAt: now };
  // the count is that before the statement
  const [added] = await tx
    .insert(cartItems)
    .values(item)
    .returning({ before: tx.$count(cartItems, eq(cartItems.cartId, cartId)) });
  if (!added || added.before >= MAX_CART_ITEMS) throw new PxError('cart_full');
}

async function changeItem(tx: Db, cartId: string, itemId: string, input: InvestmentInput): Promise<void> {
  const changed = await tx
    .update(cartItems)
    .set(columnsOf(input))
    .where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId), eq(cartItems.schemeId, input.schemeId)))
    .returning({ id: cartItems.id });
  if (changed.length === 0) throw new PxError('not_found');
}
