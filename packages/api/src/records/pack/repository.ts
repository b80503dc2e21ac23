import type { FundLimits } from '@prosperx/core/cart';
import { packLimits } from '@prosperx/core/pack';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { packs, packSchemes, schemes } from '#db/schema/index.js';
import { type OrderedScheme, takesPurchases } from '#records/fund/ordered-scheme.js';

type SchemeRow = typeof schemes.$inferSelect;

/** A pack with its schemes in their order. */
export interface PackRow {
  readonly pack: typeof packs.$inferSelect;
  readonly parts: readonly { readonly scheme: SchemeRow; readonly weight: number }[];
}

/** Returns what a scheme takes, as core's rules read it. */
export const limitsOf = (scheme: OrderedScheme): FundLimits => ({
  allowPurchase: takesPurchases(scheme) && scheme.plan === 'Regular',
  minimumSipAmount: scheme.minimumSip,
  minimumLumpsumAmount: scheme.minimumLumpsum,
  sipMultiple: scheme.sipMultiple,
  lumpsumMultiple: scheme.lumpsumMultiple,
  maximumAmount: scheme.maximum,
  sipDates: scheme.sipDates,
});

/** Reads every pack, or one. */
export async function readPacks(db: Db, packId?: string): Promise<PackRow[]> {
  const rows = await db
    .select({ pack: packs, scheme: schemes, weight: packSchemes.weight })
    .from(packs)
    .innerJoin(packSchemes, eq(packSchemes.packId, packs.id))
    .innerJoin(schemes, eq(schemes.id, packSchemes.schemeId))
    .where(packId === undefined ? undefined : eq(packs.id, packId))
    .orderBy(asc(packs.position), asc(packSchemes.position));
  const byId = new Map<string, PackRow>();
  for (const { pack, scheme, weight } of rows) {
    byId.set(pack.id, { pack, parts: [...(byId.get(pack.id)?.parts ?? []), { scheme, weight }] });
  }
  return [...byId.values()];
}

/** Returns the limits as the wire has them. */
export function limitsOfPack({ parts }: PackRow) {
  const limits = packLimits(parts.map(({ scheme, weight }) => ({ weight, limits: limitsOf(scheme) })));
  return { ...limits, allowPurchase: limits.allowPurchase !== false, sipDates: [...limits.sipDates] };
}
