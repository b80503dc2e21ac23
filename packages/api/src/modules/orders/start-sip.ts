import { instalmentDate, sipStartDate } from '@prosperx/core/order';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { sips } from '#db/schema/index.js';
import type { Services } from '#services.js';
import { changeOrder, type OrderRow } from './change-order.js';

/**
 * Keeps the start that the exchange is told next, counted from today: it takes none that has come nearer since the order. The SIP goes by
 * it, on whatever day its answer is found.
 */
export async function keepStart(services: Services, { clientRef }: OrderRow, sipDate: number): Promise<BusinessDate> {
  const sipStart = sipStartDate(sipDate, businessDateAt(services.clock.now()), calendar);
  await changeOrder(services, clientRef, () => Promise.resolve({ sipStart }));
  return sipStart;
}

/** Books the SIP that an order began; it runs once its first instalment is paid. */
export async function startSip(
  tx: Db,
  order: OrderRow,
  registrationNumber: string | null,
  now: Instant,
): Promise<void> {
  const { sipDate, instalments } = order;
  if (!sipDate || !instalments) throw new Error('a SIP order has no date or no instalments');
  // one that was sent before starts were kept went on its own day
  const start = order.sipStart ?? sipStartDate(sipDate, businessDateAt(order.createdAt), calendar);
  await tx
    .insert(sips)
    .values({
      id: newId('sip'),
      profileId: order.profileId,
      schemeId: order.schemeId,
      firstOrderId: order.id,
      registrationNumber,
      folioNumber: order.folioNumber,
      amount: order.amount,
      frequency: order.frequency,
      sipDate,
      instalments,
      nextDate: instalmentDate(sipDate, start, calendar),
      state: 'pending',
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing();
}
