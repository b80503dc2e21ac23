import { PxError } from '@prosperx/core/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, schemes } from '#db/schema/index.js';

/** Throws `nfo_withdrawn` where an order is of an offer that its fund house has withdrawn. It ends once operators have confirmed what a file says; until then no money goes into it. */
export async function checkNotWithdrawn(db: Db, orderIds: readonly string[]): Promise<void> {
  const withdrawn = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(and(inArray(orders.id, [...orderIds]), sql`${schemes.offer} ->> 'withdrawn' is not null`))
    .limit(1);
  if (withdrawn.length > 0) throw new PxError('nfo_withdrawn');
}
