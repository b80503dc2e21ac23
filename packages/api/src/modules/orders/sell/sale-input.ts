import { PxError } from '@prosperx/core/errors';
import type { SaleInput } from '@prosperx/core/sale';
import { saleRequestSchema } from '@prosperx/core/sale';
import { and, eq } from 'drizzle-orm';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { type Lookup, schemes } from '#db/schema/index.js';
import { checkTransact } from '#records/order/check-transact.js';
import type { OtpChallenge } from '#otp/challenge.js';
import type { NewSale } from '#records/sale/place-sale.js';

/** Reads the sale that an OTP is for. Throws `invalid_input` for what is none. */
export function readSaleText(text: string | undefined): SaleInput {
  const read = saleRequestSchema.safeParse(jsonOf(text));
  if (!read.success) throw new PxError('invalid_input', { fields: { sale: 'sale_unreadable' } });
  return read.data;
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the id of a scheme by its ISIN. Throws `scheme_unknown`. Of several with one ISIN the listed one is meant. */
async function schemeIdOf(db: Db, isin: string): Promise<string> {
  const rows = await db
    .select({ id: schemes.id, isListed: schemes.isListed })
    .from(schemes)
    .where(and(eq(schemes.isin, isin)));
  const found = rows.find(({ isListed }) => isListed) ?? rows[0];
  if (!found || isin === '') throw new PxError('scheme_unknown');
  return found.id;
}

/** Returns the sale that the account holder wants, as `placeSale` takes it. */
export async function newSaleOf(ctx: Context, input: SaleInput): Promise<NewSale> {
  const { isin, folioNo, redeemType, amount, units, allRedeem, toIsin } = input;
  return {
    profileId: subjectOf(ctx).profileId,
    schemeId: await schemeIdOf(ctx.db, isin),
    folioNumber: folioNo,
    measure: allRedeem === 'Y' ? 'all' : redeemType,
    ...{ amount, units },
    toSchemeId: toIsin === undefined ? null : await schemeIdOf(ctx.db, toIsin),
  };
}

/** Throws unless the account holder may make this sale at all. */
export async function checkSeller(ctx: Context, { schemeId, toSchemeId }: NewSale): Promise<void> {
  const [scheme] = await ctx.db.select({ fundHouse: schemes.fundHouse }).from(schemes).where(eq(schemes.id, schemeId));
  const transaction = toSchemeId === null ? 'redeem' : 'switch';
  await checkTransact(ctx, [{ transaction, fundHouse: scheme?.fundHouse ?? '' }]);
}

/** Returns the hash of what a code confirms: another amount, folio or scheme needs another code. */
export function saleHash(crypto: Crypto, wanted: NewSale): Lookup {
  const { profileId, schemeId, folioNumber, measure, toSchemeId } = wanted;
  const much = measure === 'all' ? null : wanted[measure];
  return crypto.lookup('sale', JSON.stringify(['sale', profileId, schemeId, folioNumber, measure, much, toSchemeId]));
}

/** Returns the challenge whose code confirms just this sale. */
export function saleChallenge(ctx: Context, wanted: NewSale): OtpChallenge {
  return { purpose: 'transaction', userId: subjectOf(ctx).userId, subjectHash: saleHash(ctx.crypto, wanted) };
}
