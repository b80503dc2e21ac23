import { eq } from 'drizzle-orm';
import { isFinalOrderState, nextInstalmentDate, nextOrderState } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { schemes, sips } from '#db/schema/index.js';
import { addJob, type JobHandler } from '#jobs/jobs.js';
import { bookPurchase } from '#ledger/book-purchase.js';
import type { Services } from '#services.js';
import { changeOrder, type OrderRow } from './change-order.js';
import { ALLOT_ORDER } from './topics.js';

const NEXT_LOOK = 60 * 60_000;

/** Asks the exchange for the units of a paid order and books them; looks again later while there are none. */
export const allotOrder: JobHandler = async (services, { payload }) => {
  const { clientRef } = payload as { clientRef: string };
  const allotment = await services.providers.exchange.allotment(clientRef);
  const now = services.clock.now();
  if (!allotment) {
    const dueAt = now + NEXT_LOOK;
    return addJob(services.db, { kind: ALLOT_ORDER, ref: `${clientRef}:${dueAt}`, payload: { clientRef }, dueAt }, now);
  }
  await changeOrder(services, clientRef, async (tx, order) => {
    if (isFinalOrderState(order.state)) return {};
    await bookPurchase(tx, order, await fundHouseOf(tx, order), allotment, now);
    await runSip(services, tx, order);
    return {
      state: nextOrderState(order.state, 'allotted'),
      allottedUnits: allotment.units,
      allottedNav: allotment.nav,
      navDate: allotment.navDate,
      stampDuty: allotment.stampDuty,
      folioNumber: allotment.folioNumber,
    };
  });
};

async function fundHouseOf(tx: Db, order: OrderRow): Promise<string> {
  const [scheme] = await tx
    .select({ fundHouse: schemes.fundHouse })
    .from(schemes)
    .where(eq(schemes.id, order.schemeId));
  if (!scheme) throw new Error('an order has no scheme');
  return scheme.fundHouse;
}

/** With its first instalment a SIP runs. */
async function runSip({ clock }: Services, tx: Db, order: OrderRow): Promise<void> {
  if (order.kind !== 'sip' || !order.sipDate) return;
  const now = clock.now();
  await tx
    .update(sips)
    .set({
      state: 'running',
      instalmentsDone: 1,
      nextDate: nextInstalmentDate(order.sipDate, businessDateAt(now), calendar),
      changedAt: now,
    })
    .where(eq(sips.firstOrderId, order.id));
}
