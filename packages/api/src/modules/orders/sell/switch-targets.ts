import { PxError } from '@prosperx/core/errors';
import { ZERO_PAISE } from '@prosperx/core/money';
import type { getSwitchTargets as call } from '@prosperx/core/sale';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

export const getSwitchTargets: Verb<typeof call> = async ({ ctx: { db }, input: { isin } }) => {
  const [from] = await db.select().from(schemes).where(eq(schemes.isin, isin));
  if (!from || isin === '') throw new PxError('scheme_unknown');
  const isTarget = and(
    eq(schemes.fundHouse, from.fundHouse),
    ne(schemes.id, from.id),
    ...[eq(schemes.isListed, true), eq(schemes.allowPurchase, true)],
    ...[isNotNull(schemes.latestNav), isNotNull(schemes.minimumLumpsum)],
  );
  const rows = await db.select().from(schemes).where(isTarget).orderBy(asc(schemes.name));
  return rows.map(({ id, name, isin: code, category, subCategory, riskometer, minimumLumpsum }) => ({
    ...{ schemeId: id, schemeName: name, isin: code, category, subCategory, riskometer },
    minimumAmount: minimumLumpsum ?? ZERO_PAISE,
  }));
};
