import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { orders, profiles, schemes, sips } from '#db/schema/index.js';

const begun = alias(sips, 'begun');

/** An order with what the exchange knows it by. Throws where there is none. */
export async function readOrder(db: Db, which: SQL) {
  const [row] = await db
    .select({
      order: orders,
      isin: schemes.isin,
      ucc: profiles.ucc,
      /** Of the SIP that it is an instalment of. */
      sipNumber: sips.registrationNumber,
      /** Of the SIP that it began. */
      begunNumber: begun.registrationNumber,
    })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .leftJoin(sips, eq(sips.id, orders.sipId))
    .leftJoin(begun, eq(begun.firstOrderId, orders.id))
    .where(which);
  if (!row) throw new Error('an order for the exchange does not exist');
  return row;
}

export type OrderAtExchange = Awaited<ReturnType<typeof readOrder>>;
