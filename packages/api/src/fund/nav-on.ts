import type { Nav } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { navs } from '#db/schema/index.js';

/** The NAV of a scheme on exactly this date; null while it is not published. */
export async function navOn(db: Db, schemeId: string, date: BusinessDate): Promise<Nav | null> {
  const [row] = await db
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.schemeId, schemeId), eq(navs.date, date)));
  return row?.nav ?? null;
}
