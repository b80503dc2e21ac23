import { PxError } from '@prosperx/core/errors';
import type { RedemptionInput } from '@prosperx/core/redemption';
import { redemptionRequestSchema } from '@prosperx/core/redemption';
import { and, eq } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { type Lookup, schemes } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { checkTransact } from '#records/order/check-transact.js';
import type { NewRedemption } from '#records/redemption/place-redemption.js';

/** Reads the redemption that an OTP is for. Throws `invalid_input` for what is none. */
export function readRedemptionText(text: string | undefined): RedemptionInput {
  const read = redemptionRequestSchema.safeParse(jsonOf(text));
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

/** Returns by what a redemption is measured: an amount, units, or all that is there. */
export const measureOf = ({ allRedeem, redeemType }: RedemptionInput): NewRedemption['measure'] =>
  allRedeem === 'Y' ? 'all' : redeemType;

/** Returns the redemption that the account holder wants, as `placeRedemption` takes it. */
export async function newRedemptionOf(ctx: Context, input: RedemptionInput): Promise<NewRedemption> {
  const { isin, folioNo, amount, units, toIsin } = input;
  return {
    profileId: subjectOf(ctx).profileId,
    schemeId: await schemeIdOf(ctx.db, isin),
    folioNumber: folioNo,
    measure: measureOf(input),
    amount,
    units,
    toSchemeId: toIsin === undefined ? null : await schemeIdOf(ctx.db, toIsin),
  };
}

/** Throws unless the account holder may make this redemption at all. */
export async function checkRedeemer(ctx: Context, { schemeId, toSchemeId }: NewRedemption): Promise<void> {
  const [scheme] = await ctx.db.select({ fundHouse: schemes.fundHouse }).from(schemes).where(eq(schemes.id, schemeId));
  const transaction = toSchemeId === null ? 'redeem' : 'switch';
  await checkTransact(ctx, [{ transaction, fundHouse: scheme?.fundHouse ?? '' }]);
}

/** Returns the hash of what a code confirms: another amount, folio or scheme needs another code. */
export function redemptionHash(crypto: Crypto, wanted: NewRedemption): Lookup {
  const { profileId, schemeId, folioNumber, measure, toSchemeId } = wanted;
  const much = measure === 'all' ? null : wanted[measure];
  return crypto.lookup('sale', JSON.stringify(['sale', profileId, schemeId, folioNumber, measure, much, toSchemeId]));
}

/** Returns the challenge whose code confirms just this sale. */
export function redemptionChallenge(ctx: Context, wanted: NewRedemption): OtpChallenge {
  return { purpose: 'transaction', userId: subjectOf(ctx).userId, subjectHash: redemptionHash(ctx.crypto, wanted) };
}
