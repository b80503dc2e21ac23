import { type getNfos as call, type Nfo, NFO_CATEGORIES, nfoCategoryOn } from '@prosperx/core/nfo';
import { addDays, type BusinessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import { nfos, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { isShown } from '#modules/fund/search-funds.js';

type Row = typeof nfos.$inferSelect;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function nfoOf(row: Row, schemeId: string | null, today: BusinessDate): Nfo {
  return {
    encryptedNfoId: row.id,
    encryptedSchemeId: schemeId,
    schemeName: row.schemeName,
    fundHouse: row.fundHouse,
    category: row.category,
    nfoCategory: nfoCategoryOn(row, today),
    nfoOpenDate: instantAt(row.opens),
    nfoClousureDate: instantAt(addDays(row.closes, 1)) - SECOND,
    allotmentDate: row.allotted,
    isin: row.isinRegularGrowth,
    minimumLumpsumAmount: row.minimumLumpsum,
    minimumSipAmount: row.minimumSip,
    source: row.source,
    asOf: row.asOf,
    movedDays: row.movedDays,
  };
}

/** Returns all new fund offers by groups. One whose regular plan is among the schemes that are shown names it. */
export const getNfos: Verb<typeof call> = async ({ ctx: { db, clock } }) => {
  const now = clock.now();
  const today = businessDateAt(now);
  const rows = await db
    .select({ nfo: nfos, schemeId: schemes.id })
    .from(nfos)
    .leftJoin(schemes, and(eq(schemes.isin, nfos.isinRegularGrowth), isShown))
    .orderBy(asc(nfos.schemeName));
  // an ISIN that two schemes share makes two rows
  const all = [...new Map(rows.map((row) => [row.nfo.id, nfoOf(row.nfo, row.schemeId, today)])).values()];
  const groups = NFO_CATEGORIES.map((nfoCategory) => ({
    nfoCategory,
    nfos: all.filter((nfo) => nfo.nfoCategory === nfoCategory),
  }));
  // to the minute, so that caches find the answer unchanged
  return { now: now - (now % MINUTE), groups };
};
