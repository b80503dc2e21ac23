import { PxError } from '@prosperx/core/errors';
import { ZERO_PAISE } from '@prosperx/core/money';
import type { getSwitchTargets as call } from '@prosperx/core/redemption';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { riskNow } from '#records/fund/current-facts.js';

export const getSwitchTargets: Verb<typeof call> = async ({ ctx: { db, clock }, input: { isin } }) => {
  const [from] = await db.select().from(schemes).where(eq(schemes.isin, isin));
  if (!from || isin === '') throw new PxError('scheme_unknown');
  const isTarget = and(
    eq(schemes.fundHouse, from.fundHouse),
    ne(schemes.id, from.id),
    eq(schemes.isListed, true),
    eq(schemes.allowPurchase, true),
    isNotNull(schemes.latestNav),
    isNotNull(schemes.minimumLumpsum),
  );
  const rows = await db.select().from(schemes).where(isTarget).orderBy(asc(schemes.name));
  const today = businessDateAt(clock.now());
  return rows.map((row) => ({
    schemeId: row.id,
    schemeName: row.name,
    isin: row.isin,
    category: row.category,
    subCategory: row.subCategory,
    riskometer: riskNow(row, today),
    minimumAmount: row.minimumLumpsum ?? ZERO_PAISE,
    lockInYears: row.lockInYears,
  }));
};
