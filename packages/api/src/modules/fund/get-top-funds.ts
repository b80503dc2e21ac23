import { FUND_TAGS, type getTopFunds as call, TOP_FUNDS } from '@prosperx/core/fund';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { fundSummary, isShown } from './fund-summary.js';

/** The best of each category by what they returned over three years, among those that can be bought. */
export const getTopFunds: Verb<typeof call> = async ({ ctx: { db } }) => {
  const place = sql<number>`row_number() over (partition by ${schemes.category} order by ${schemes.threeYearReturn} desc, ${schemes.name})`;
  const ranked = db
    .select({ id: schemes.id, place: place.mapWith(Number).as('place') })
    .from(schemes)
    .where(and(isShown, schemes.allowPurchase, isNotNull(schemes.threeYearReturn)))
    .as('ranked');
  const rows = await db
    .select({ scheme: schemes, place: ranked.place })
    .from(ranked)
    .innerJoin(schemes, eq(schemes.id, ranked.id))
    .where(lte(ranked.place, TOP_FUNDS.perCategory))
    .orderBy(asc(schemes.category), asc(ranked.place));
  return rows.map(({ scheme, place: at }) => fundSummary(scheme, at <= TOP_FUNDS.best ? [FUND_TAGS.best] : []));
};
