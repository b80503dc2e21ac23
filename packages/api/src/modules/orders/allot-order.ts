import { eq } from 'drizzle-orm';
import { isFinalOrderState, nextOrderState } from '@prosperx/core/order';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { JobHandler } from '#jobs/jobs.js';
import { bookPurchase } from '#modules/portfolio/book-purchase.js';
import { changeOrder, type OrderRow } from './change-order.js';
import { lookAgain } from './look-again.js';
import { tellInvestor } from './order-letter.js';
import { refusePaidOrder } from './refuse-paid-order.js';
import { runSip } from './run-sip.js';
import { ALLOT_ORDER } from './topics.js';

/** Asks the exchange for the units of a paid order and books them, or that there will be none; looks again later while neither is known. */
export const allotOrder: JobHandler = async (services, { payload }) => {
  const { clientRef } = payload as { clientRef: string };
  const answer = await services.providers.exchange.allotment(clientRef);
  if (answer.state === 'refused') return refusePaidOrder(services, clientRef, answer.reason);
  const now = services.clock.now();
  if (answer.state === 'waiting') {
    return lookAgain(services.db, { kind: ALLOT_ORDER, ref: clientRef, payload: { clientRef } }, now);
  }
  const { allotment } = answer;
  await changeOrder(services, clientRef, async (tx, order) => {
    if (isFinalOrderState(order.state)) return {};
    await bookPurchase(tx, order, await fundHouseOf(tx, order), allotment, now);
    if (order.kind === 'sip') await runSip(tx, order, allotment.folioNumber, now);
    await tellInvestor(tx, { about: 'allotted', id: order.id }, now);
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
