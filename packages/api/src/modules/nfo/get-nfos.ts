import type { FundCategory } from '@prosperx/core/fund';
import { type getNfos as call, type Nfo, NFO_CATEGORIES, nfoCategoryOn } from '@prosperx/core/nfo';
import { addDays, type BusinessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import { nfos, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { isShown } from '#modules/fund/search-funds.js';

type Row = typeof nfos.$inferSelect;
type Fund = Pick<typeof schemes.$inferSelect, 'id' | 'name' | 'category' | 'subCategory'>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function nfoOf(row: Row, scheme: Fund | null, today: BusinessDate): Nfo {
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
  const { id, name, category, subCategory } = schemes;
  const rows = await db
    .select({ nfo: nfos, scheme: { id, name, category, subCategory } })
    .from(nfos)
    .leftJoin(schemes, and(eq(schemes.isin, nfos.isinRegularGrowth), isShown))
    .orderBy(asc(nfos.schemeName));
  // an ISIN that two schemes share makes two rows
  const all = [...new Map(rows.map((row) => [row.nfo.id, nfoOf(row.nfo, row.scheme, today)])).values()];
  const groups = NFO_CATEGORIES.map((nfoCategory) => ({
    nfoCategory,
    nfos: all.filter((nfo) => nfo.nfoCategory === nfoCategory),
  }));
  // to the minute, so that caches find the answer unchanged
  return { now: now - (now % MINUTE), groups };
};
