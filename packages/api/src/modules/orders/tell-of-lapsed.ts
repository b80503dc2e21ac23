import { asc, inArray } from 'drizzle-orm';
import { orders } from '#db/schema/index.js';
import type { Services } from '#services.js';
import { tellInvestor } from './order-letter.js';

/** Once the exchange has answered for all orders that lapse together, their owner is told of those that it let go of. */
export async function tellOfLapsed({ db, clock }: Services, together: readonly string[]): Promise<void> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...together]))
    .orderBy(asc(orders.id));
  const lapsed = rows.filter(({ state }) => state === 'expired');
  const [first] = lapsed;
  if (!first || rows.some(({ state }) => state === 'cancelling')) return;
  const orderIds = lapsed.map(({ id }) => id);
  await db.transaction((tx) => tellInvestor(tx, { about: 'lapsed', id: first.orderSetId, orderIds }, clock.now()));
}
