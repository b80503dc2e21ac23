import { subtractPaise } from '@prosperx/core/money';
import { orderKindOf, investmentTypeOf } from '@prosperx/core/order';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { folios, ledgerEntries, type OrderRow } from '#db/schema/index.js';
import type { ExchangeAllotment } from '#providers/exchange/port/orders.js';
import { tieBought } from '#records/goal/follow-units.js';

/** The source of ledger entries that the exchange reports. */
export const EXCHANGE_SOURCE = 'exchange';

/** Books allotted units as the exchange says; the same order is booked once, however often its allotment is read. */
export async function bookPurchase(
  tx: Db,
  order: OrderRow,
  fundHouse: string,
  allotment: ExchangeAllotment,
  now: Instant,
): Promise<void> {
  const folioId = await folioOf(tx, order.profileId, fundHouse, allotment.folioNumber, now);
  const holding = { profileId: order.profileId, folioId, schemeId: order.schemeId, units: allotment.units };
  const booked = await tx
    .insert(ledgerEntries)
    .values({
      ...holding,
      orderId: order.id,
      source: EXCHANGE_SOURCE,
      sourceRef: order.clientRef,
      kind: orderKindOf(investmentTypeOf(order.kind)),
      date: businessDateAt(order.createdAt),
      navDate: allotment.navDate,
      nav: allotment.nav,
      amount: subtractPaise(allotment.amount, allotment.stampDuty),
      stampDuty: allotment.stampDuty,
      bookedAt: now,
    })
    .onConflictDoNothing()
    .returning({ seq: ledgerEntries.seq });
  if (order.kind === 'sip' && booked.length > 0) await tieBought(tx, order, holding);
}

async function folioOf(tx: Db, profileId: string, fundHouse: string, folioNumber: string, now: Instant) {
  await tx
    .insert(folios)
    .values({ id: newId('folio'), folioNumber, fundHouse, profileId, createdAt: now })
    .onConflictDoNothing();
  const [folio] = await tx
    .select({ id: folios.id, profileId: folios.profileId })
    .from(folios)
    .where(and(eq(folios.fundHouse, fundHouse), eq(folios.folioNumber, folioNumber)));
  if (folio?.profileId !== profileId) throw new Error('the exchange named a folio of somebody else');
  return folio.id;
}
