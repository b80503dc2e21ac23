import type { Nav } from '@prosperx/core/money';
import { GRANDFATHERED_UNTIL } from '@prosperx/core/tax';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { navs } from '#db/schema/index.js';

/** Returns the NAV of 31 January 2018, which units bought before cost at least; null where none is known. */
export async function readFairValue(db: Db, schemeId: string): Promise<Nav | null> {
  const [row] = await db
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.schemeId, schemeId), lte(navs.date, GRANDFATHERED_UNTIL)))
    .orderBy(desc(navs.date))
    .limit(1);
  return row?.nav ?? null;
}
