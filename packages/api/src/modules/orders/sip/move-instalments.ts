import { movedInstalment } from '@prosperx/core/sip';
import { businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { sips } from '#db/schema/index.js';
import { scheduleInstalment } from '#records/sip/instalment-jobs.js';

/**
 * Moves the next instalments of SIPs that were dated before the exchange named a holiday, or took one back, to where they fall by the calendar
 * of now; those of today stay. The job of the former date finds that it is not the next one any more; whoever was reminded of it is told.
 */
export async function moveInstalments(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<void> {
  const today = businessDateAt(now);
  const live = and(inArray(sips.state, ['pending', 'running']), gt(sips.nextDate, today));
  const dates = await db.selectDistinct({ sipDate: sips.sipDate, due: sips.nextDate }).from(sips).where(live);
  for (const { sipDate, due } of dates) {
    const nextDate = due && movedInstalment(sipDate, due, calendar);
    if (!nextDate || nextDate === due || nextDate <= today) continue;
    await db.transaction(async (tx) => {
      const dated = and(live, eq(sips.sipDate, sipDate), eq(sips.nextDate, due));
      const moved = await tx.update(sips).set({ nextDate, changedAt: now }).where(dated).returning();
      for (const sip of moved) await scheduleInstalment(tx, sip, now, calendar, due);
    });
  }
}
