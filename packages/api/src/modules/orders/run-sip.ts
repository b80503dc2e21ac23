import { instalmentAfter, secondInstalmentDate } from '@prosperx/core/order';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { sips } from '#db/schema/index.js';
import type { OrderRow } from './change-order.js';
import { scheduleInstalment, type SipRow } from './schedule-instalment.js';

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
