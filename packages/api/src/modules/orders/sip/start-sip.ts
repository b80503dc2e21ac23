import { instalmentAfter, instalmentDate, secondInstalmentDate, sipStartDate } from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type OrderRow, type SipRow, sips } from '#db/schema/index.js';
import { changeOrder } from '#modules/orders/change-order.js';
import type { Services } from '#services.js';
import { scheduleInstalment } from './sip-instalment.js';

/**
 * Keeps the start that the exchange is told next, counted from today: it takes none that has come nearer since the order. The SIP goes by
 * it, on whatever day its answer is found.
 */
export async function saveSipStart(
  services: Services,
  { clientRef }: OrderRow,
  sipDate: number,
): Promise<BusinessDate> {
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

/** With the units of its first order a SIP runs, in the folio that these are in. Later instalments, and a SIP that was stopped since, begin none. */
export async function runSip(tx: Db, order: OrderRow, folioNumber: string, now: Instant): Promise<void> {
  const [sip] = await tx
    .select()
    .from(sips)
    .where(and(eq(sips.firstOrderId, order.id), eq(sips.state, 'pending')))
    .for('update');
  if (!sip) return;
  const isOver = sip.instalments <= 1;
  const change = {
    state: isOver ? ('finished' as const) : ('running' as const),
    instalmentsDone: 1,
    nextDate: isOver ? null : firstAfter(businessDateAt(now), sip),
  };
  await tx
    .update(sips)
    .set({ ...change, folioNumber, changedAt: now })
    .where(eq(sips.id, sip.id));
  await scheduleInstalment(tx, { id: sip.id, ...change }, now);
}

/** The first date of its series on which it runs already: one that passed before is not made up for. */
function firstAfter(today: BusinessDate, { sipDate, nextDate }: SipRow): BusinessDate {
  let due = nextDate ?? secondInstalmentDate(sipDate, today, calendar);
  while (due <= today) due = instalmentAfter(sipDate, due, calendar);
  return due;
}
