import { canMakeUpFor, instalmentAfter } from '@prosperx/core/order';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { calendar } from '#calendar.js';
import type { Db } from '#db/db.js';
import { sips } from '#db/schema/index.js';
import type { JobHandler } from '#jobs/jobs.js';
import { enqueue } from '#outbox/outbox.js';
import { addInstalment } from './add-instalment.js';
import { tellInvestor } from './order-letter.js';
import { type InstalmentPermit, permitInstalment } from './permit-instalment.js';
import { type DueInstalment, scheduleInstalment, type SipRow } from './schedule-instalment.js';
import { sipInstalmentText } from './sip-instalment.text.js';
import { REGISTER_ORDER } from './topics.js';

/**
 * Orders one instalment of a SIP, and arranges for the one after it, in one transaction. Done again, or by two servers at once, it does
 * nothing more: under the lock of the SIP only the instalment that is next on its date counts.
 */
export const sipInstalment: JobHandler = async ({ db, clock }, { payload }) => {
  const due = payload as unknown as DueInstalment;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [sip] = await tx.select().from(sips).where(eq(sips.id, due.sipId)).for('update');
    if (!sip || !isNext(sip, due)) return;
    const permit = await permitOf(tx, sip, due, now);
    const order = await addInstalment(tx, sip, { instalment: due.instalment, permit }, now);
    if (order.state === 'created') {
      await enqueue(tx, [{ topic: REGISTER_ORDER, ref: order.clientRef, payload: { orderId: order.id } }], now);
    } else {
      await tellInvestor(tx, { about: 'instalment_failed', id: order.id }, now);
    }
    await moveOn(tx, sip, due, now);
    const { id: objectId, state, amount } = order;
    const details = { sip: sip.id, instalment: due.instalment, amount, state };
    await auditBySystem({ db: tx, clock }, { action: 'sip.instalment', objectId, details });
  });
};

/** After a stop of the server the instalments of months would otherwise be debited in one minute. */
async function permitOf(tx: Db, sip: SipRow, { date }: DueInstalment, now: Instant): Promise<InstalmentPermit> {
  const isMissed = !canMakeUpFor(date, businessDateAt(now), calendar);
  return isMissed ? { remarks: sipInstalmentText.missed } : permitInstalment(tx, sip, now);
}

const isNext = (sip: SipRow, { instalment, date }: DueInstalment) =>
  sip.state === 'running' && sip.instalmentsDone + 1 === instalment && sip.nextDate === date;

/** Every instalment counts, invested or not. The next date follows from the date of this one, however late it is ordered. */
async function moveOn(tx: Db, sip: SipRow, { instalment, date }: DueInstalment, now: Instant): Promise<void> {
  const isOver = instalment >= sip.instalments;
  const change = {
    instalmentsDone: instalment,
    nextDate: isOver ? null : instalmentAfter(sip.sipDate, date, calendar),
    state: isOver ? ('finished' as const) : sip.state,
  };
  await tx
    .update(sips)
    .set({ ...change, changedAt: now })
    .where(eq(sips.id, sip.id));
  await scheduleInstalment(tx, { ...sip, ...change }, now);
}
