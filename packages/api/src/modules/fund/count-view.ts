import type { BusinessDate } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { fundViews } from '#db/schema/index.js';

/** One more view of a fund on a day. Nothing is kept of who looked. */
export async function countView(db: Db, schemeId: string, date: BusinessDate): Promise<void> {
  await db
    .insert(fundViews)
    .values({ schemeId, date, count: 1 })
    .onConflictDoUpdate({ target: [fundViews.schemeId, fundViews.date], set: { count: sql`${fundViews.count} + 1` } });
}
