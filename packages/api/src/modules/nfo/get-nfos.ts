import type { FundCategory, RiskLevel } from '@prosperx/core/fund';
import {
  type getNfos as call,
  type Nfo,
  NFO_CATEGORIES,
  NFO_LISTED_AFTER_DAYS,
  nfoCategoryOn,
  nfoFaceValue,
} from '@prosperx/core/nfo';
import { addDays, type BusinessDate, businessDateAt, instantAt, SECOND, MINUTE } from '@prosperx/core/time';
import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nfos, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { riskNow } from '#records/fund/current-facts.js';
import { isShown } from '#records/fund/is-shown.js';
import { limitsOf } from '#records/pack/repository.js';

type Row = typeof nfos.$inferSelect;
type SchemeRow = typeof schemes.$inferSelect;
type Fund = Pick<SchemeRow, 'id' | 'name' | 'category' | 'subCategory'>;

const sold = alias(schemes, 'sold');

/** Returns what an order of an offer goes by; null where it is not sold, or not any more, and once its scheme is a fund like any other. */
export function orderOf(scheme: SchemeRow | null, today: BusinessDate): Nfo['order'] {
  if (!scheme?.offer || scheme.isListed || scheme.offer.withdrawn !== null) return null;
  const { allowPurchase, sipDates, ...limits } = limitsOf(scheme);
  if (!allowPurchase) return null;
  return {
    ...limits,
    sipDates: [...sipDates],
    encryptedSchemeId: scheme.id,
    category: scheme.category as FundCategory,
    subCategory: scheme.subCategory,
    riskometer: riskNow(scheme, today) as RiskLevel | null,
    objective: scheme.objective,
    allotmentDate: scheme.offer.allotted,
    faceValue: nfoFaceValue(scheme.offer),
  };
}

function nfoOf(row: Row, scheme: Fund | null, sold: SchemeRow | null, today: BusinessDate): Nfo {
  // of an offer that is sold, units come by the rule where nobody has announced their day
  const allotted = row.allotted ?? sold?.offer?.allotted ?? null;
  return {
    encryptedSchemeId: row.id,
    fund: scheme && {
      encryptedSchemeId: scheme.id,
      schemeName: scheme.name,
      category: scheme.category as FundCategory,
      subCategory: scheme.subCategory,
    },
    schemeName: row.schemeName,
    fundHouse: row.fundHouse,
    category: row.category,
    nfoCategory: nfoCategoryOn({ ...row, allotted }, today),
    nfoOpenDate: instantAt(row.opens),
    nfoClousureDate: instantAt(addDays(row.closes, 1)) - SECOND,
    allotmentDate: allotted,
    isin: row.isinRegularGrowth,
    minimumLumpsumAmount: row.minimumLumpsum,
    minimumSipAmount: row.minimumSip,
    order: orderOf(sold, today),
    withdrawnOn: row.withdrawn,
    source: row.source,
    asOf: row.asOf,
    movedDays: row.movedDays,
  };
}

/** Those that are listed on a day: one that was withdrawn for a while alone. */
export const isListedOn = (today: BusinessDate): SQL | undefined =>
  or(isNull(nfos.withdrawn), gt(nfos.withdrawn, addDays(today, -NFO_LISTED_AFTER_DAYS)));

/** Joins an offer with the fund that its scheme has become, once that is shown. */
export const isFundOfOffer = and(or(eq(schemes.isin, nfos.isinRegularGrowth), eq(schemes.id, nfos.schemeId)), isShown);

/** Returns all new fund offers by groups. One whose regular plan is among the schemes that are shown names it. */
export const getNfos: Verb<typeof call> = async ({ ctx: { db, clock } }) => {
  const now = clock.now();
  const today = businessDateAt(now);
  const { id, name, category, subCategory } = schemes;
  const rows = await db
    .select({ nfo: nfos, scheme: { id, name, category, subCategory }, sold })
    .from(nfos)
    .leftJoin(schemes, isFundOfOffer)
    .leftJoin(sold, eq(sold.id, nfos.schemeId))
    .where(isListedOn(today))
    .orderBy(asc(nfos.schemeName));
  // an ISIN that two schemes share makes two rows
  const all = [...new Map(rows.map((row) => [row.nfo.id, nfoOf(row.nfo, row.scheme, row.sold, today)])).values()];
  const groups = NFO_CATEGORIES.map((nfoCategory) => ({
    nfoCategory,
    nfos: all.filter((nfo) => nfo.nfoCategory === nfoCategory),
  }));
  // to the minute, so that caches find the answer unchanged
  return { now: now - (now % MINUTE), groups };
};
