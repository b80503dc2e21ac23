import type { SchemeOffer } from '@prosperx/core/nfo';
import { instalmentAfter, instalmentDate, firstDebitDate, sipStartDate } from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type MandateRow, type OrderRow, type SipRow, sips } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { changeOrder } from '#modules/orders/change-order.js';
import { mandateToRegister } from '#records/mandate/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { scheduleInstalment } from '#records/sip/instalment-jobs.js';

/**
 * Keeps the start that is sent to the exchange next, counted from today, as the exchange takes none that is too near, and the mandate that pays
 * from then on: rather one that has room for all debits of that day. The SIP goes by both, on whatever day the answer is found.
 */
export async function saveSipStart(
  services: Services,
  { clientRef, profileId, amount, sipMandateId: mandateId }: OrderRow,
  sipDate: number,
  offer: SchemeOffer | null,
): Promise<{ readonly start: BusinessDate; readonly mandate: MandateRow | undefined }> {
  const today = businessDateAt(services.clock.now());
  // the first instalment is the application; the scheme takes the next one after its allotment
  const from = offer && offer.allotted > today ? offer.allotted : today;
  const sipStart = sipStartDate(sipDate, from, services.calendar);
  const on = instalmentDate(sipDate, sipStart, services.calendar);
  const debitOf = await readDebits(services, profileId);
  const mandate = await mandateToRegister(services.db, profileId, debitOf({ amount, mandateId }, on));
  await changeOrder(services, clientRef, () => Promise.resolve({ sipStart, sipMandateId: mandate?.id ?? null }));
  return { start: sipStart, mandate };
}

/** Books the SIP that an order begins; it runs once its first instalment has its units, or at once where that is debited later. */
export async function startSip(
  tx: Db,
  order: OrderRow,
  registrationNumber: string | null,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<void> {
  const { sipDate, instalments } = order;
  if (!sipDate || !instalments) throw new Error('a SIP order has no date or no instalments');
  // an order that was sent before starts were kept started on its own day
  const start = order.sipStart ?? sipStartDate(sipDate, businessDateAt(order.createdAt), calendar);
  const [begun] = await tx
    .insert(sips)
    .values({
      id: newId('sip'),
      profileId: order.profileId,
      schemeId: order.schemeId,
      firstOrderId: order.id,
      registrationNumber,
      mandateId: order.sipMandateId,
      folioNumber: order.folioNumber,
      amount: order.amount,
      frequency: order.frequency,
      sipDate,
      instalments,
      nextDate: instalmentDate(sipDate, start, calendar),
      state: order.paymentState === 'not_due' ? 'running' : 'pending',
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (begun) await scheduleInstalment(tx, begun, now, calendar);
}

/** Starts the SIP whose first order has its units, in the folio that these are in. Later instalments, and the order of a SIP that was stopped since, start none; the first instalment of one that began later names its folio. */
export async function runSip(
  tx: Db,
  order: OrderRow,
  folioNumber: string,
  now: Instant,
  { calendar, providers }: Pick<Services, 'calendar' | 'providers'>,
): Promise<void> {
  if (order.sipId !== null) {
    const isNamed = and(eq(sips.id, order.sipId), isNull(sips.folioNumber));
    await tx.update(sips).set({ folioNumber, changedAt: now }).where(isNamed);
    return;
  }
  const [sip] = await tx
    .select()
    .from(sips)
    .where(and(eq(sips.firstOrderId, order.id), eq(sips.state, 'pending')))
    .for('update');
  if (!sip) return;
  const isOver = sip.instalments <= 1;
  // an exchange that debits by itself has done so since the order, whenever we learn of its units
  const nextDate = providers.exchange.debitsInstalments ? sip.nextDate : firstAfter(businessDateAt(now), sip, calendar);
  const change = {
    state: isOver ? ('finished' as const) : ('running' as const),
    instalmentsDone: 1,
    nextDate: isOver ? null : nextDate,
  };
  await tx
    .update(sips)
    .set({ ...change, folioNumber, changedAt: now })
    .where(eq(sips.id, sip.id));
  await scheduleInstalment(tx, { id: sip.id, ...change }, now, calendar);
}

/** Returns the first date of the series that is still to come: one that passed before the SIP ran is not made up for. */
function firstAfter(today: BusinessDate, { sipDate, nextDate }: SipRow, calendar: ExchangeCalendar): BusinessDate {
  let due = nextDate ?? firstDebitDate(sipDate, today, calendar);
  while (due <= today) due = instalmentAfter(sipDate, due, calendar);
  return due;
}
