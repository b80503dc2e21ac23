import { acceptsInvestment, termsSent } from '@prosperx/core/cart';
import { PxError } from '@prosperx/core/errors';
import { getPacks as getPacksCall, savePack as savePackCall, splitPack } from '@prosperx/core/pack';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { cartItems } from '#db/schema/index.js';
import { type InputOf, serve, type Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { checkOrderable, checkPending, throwInvestmentErrors } from '#records/cart/check-investment.js';
import { ensureCartOwner } from '#records/cart/owner.js';
import { readCart } from '#records/cart/read-cart.js';
import { checkCapacity, lockedCart, markCartChanged } from '#records/cart/repository.js';
import { riskNow } from '#records/fund/current-facts.js';
import { limitsOf, limitsOfPack, type PackRow, readPacks } from '#records/pack/repository.js';

const getPacks: Verb<typeof getPacksCall> = async ({ ctx }) => {
  const rows = await readPacks(ctx.db);
  const today = businessDateAt(ctx.clock.now());
  return rows.map((row) => ({
    encryptedMintPackId: row.pack.id,
    packName: row.pack.name,
    summary: row.pack.summary,
    limits: limitsOfPack(row),
    schemes: row.parts.map(({ scheme, weight }) => ({
      encryptedSchemeId: scheme.id,
      schemeName: scheme.name,
      fundHouse: scheme.fundHouse,
      category: scheme.category,
      subCategory: scheme.subCategory,
      riskometer: riskNow(scheme, today),
      weight,
      allowPurchase: limitsOf(scheme).allowPurchase,
    })),
  }));
};

type Input = InputOf<typeof savePackCall>;

const savePack: Verb<typeof savePackCall> = async ({ ctx, input }) => {
  const [row] = await readPacks(ctx.db, input.packId);
  if (!row) throw new PxError('pack_unknown');
  const closed = row.parts.find(({ scheme }) => !acceptsInvestment(limitsOf(scheme), input.investmentType));
  const limits = limitsOfPack(row);
  // a pack may take none of what each of its schemes takes by itself
  const refusing = closed?.scheme ?? (acceptsInvestment(limits, input.investmentType) ? undefined : row.pack);
  throwInvestmentErrors(limits, input, { prefix: refusing && `${refusing.name}: `, isPack: !closed });
  const [first] = row.parts;
  if (first) checkOrderable(ctx, first.scheme.fundHouse);
  const schemeIds = row.parts.map(({ scheme }) => scheme.id);
  if (!input.investmentId) await checkPending(ctx, { schemeIds, type: input.investmentType });
  const owner = await ensureCartOwner(ctx);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const cart = await lockedCart(tx, owner, now, ctx.agentCode);
    const group = input.investmentId ?? newId('group');
    const createdAt = input.investmentId ? await removePackItems(tx, cart.id, input.investmentId, input.packId) : now;
    await checkCapacity(tx, cart.id, row.parts.length);
    await tx
      .insert(cartItems)
      .values(itemsOf(row, input, group).map((item) => ({ ...item, cartId: cart.id, createdAt })));
    return readCart(withDb(ctx, tx), await markCartChanged(tx, cart, ctx));
  });
};

/** Takes a pack that is to be changed out of the cart; answers since when it was there, so that it keeps its place. */
async function removePackItems(tx: Db, cartId: string, group: string, packId: string): Promise<number> {
  const [gone] = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.packGroup, group), eq(cartItems.packId, packId)))
    .returning({ createdAt: cartItems.createdAt });
  if (!gone) throw new PxError('not_found');
  return gone.createdAt;
}

function itemsOf({ pack, parts }: PackRow, input: Input, packGroup: string) {
  const { amount } = input;
  const amounts = splitPack(
    amount,
    parts.map(({ weight }) => weight),
  );
  // sorted ids keep the schemes in the order of the pack
  const ids = parts.map(() => newId('item')).sort();
  return parts.map(({ scheme }, index) => ({
    id: ids[index] ?? newId('item'),
    schemeId: scheme.id,
    packId: pack.id,
    packGroup,
    ...termsSent({ ...input, amount: amounts[index] ?? amount }),
  }));
}

export const packRoutes = [serve(getPacksCall, getPacks, { cacheable: true }), serve(savePackCall, savePack)];
