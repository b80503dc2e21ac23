import { errorText, PxError } from '@prosperx/core/errors';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, schemes } from '#db/schema/index.js';

/** Returns those of some orders whose offer its fund house has withdrawn. They end once operators have confirmed what a file says; until then no money goes into them. */
export function readWithdrawn(db: Db, orderIds: readonly string[]) {
  return db
    .select({ id: orders.id, schemeName: schemes.name })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(and(inArray(orders.id, [...orderIds]), sql`${schemes.offer} ->> 'withdrawn' is not null`))
    .orderBy(asc(orders.id));
}

/** Throws `nfo_withdrawn`, which names the scheme, where an order is of such an offer. */
export async function checkNotWithdrawn(db: Db, orderIds: readonly string[]): Promise<void> {
  const [withdrawn] = await readWithdrawn(db, orderIds);
  if (withdrawn) throw new PxError('nfo_withdrawn', { message: `${withdrawn.schemeName}: ${errorText.nfo_withdrawn}` });
}
