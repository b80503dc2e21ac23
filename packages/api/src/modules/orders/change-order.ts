import { type Audited, writeAudited } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { changed, rowBy } from '#db/row-statements.js';
import { type OrderRow, orders } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

export type OrderChange = Partial<typeof orders.$inferInsert>;

const lockedOrder = rowBy(orders, 'clientRef', 'update');

/** Changes one order under its lock, and audits last; the change is computed from the row as it is under the lock. */
export function changeOrder(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  clientRef: string,
  change: (tx: Db, order: OrderRow) => Promise<Audited<OrderChange>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockedOrder(tx, clientRef);
    if (!order) throw new Error('an order to change does not exist');
    const { audited, besides = [], ...columns } = await change(tx, order);
    const changes =
      Object.keys(columns).length > 0
        ? [changed(orders, { id: order.id }, { ...columns, changedAt: clock.now() })]
        : [];
    await writeAudited({ db: tx, clock, crypto }, [...changes, ...besides], audited);
  });
}
