import type { Nav } from '@prosperx/core/money';
import { GRANDFATHERED_UNTIL } from '@prosperx/core/tax';
import { and, desc, inArray, lte } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { navs } from '#db/schema/index.js';

/** Returns the NAVs of 31 January 2018, which units bought until then cost at least, by scheme; those that are not known are left out. */
export async function readFairValues(db: Db, schemeIds: readonly string[]): Promise<ReadonlyMap<string, Nav>> {
  const ids = [...new Set(schemeIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([navs.schemeId], { id: navs.schemeId, nav: navs.nav })
    .from(navs)
    .where(and(inArray(navs.schemeId, ids), lte(navs.date, GRANDFATHERED_UNTIL)))
    .orderBy(navs.schemeId, desc(navs.date));
  return new Map(rows.map(({ id, nav }) => [id, nav]));
}
