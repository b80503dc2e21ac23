import { createHash } from 'node:crypto';
import { canCatchUp, instalmentAfter, isSkipped } from '@prosperx/core/sip';
import { businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, lt } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type OrderRow, orders, orderSets, sipChanges, type SipRow, sips } from '#db/schema/index.js';
import { notifyInvestor } from '#modules/orders/order-notification.js';
import { sipInstalmentText } from '#modules/orders/order.text.js';
import { CHANGE_SIP, REGISTER_ORDER } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, type NewJob } from '#queue/queue.js';
import { newOrderNumber } from '#records/order/order-number.js';
import {
  type DueInstalment,
  type Place,
  dueOf,
  refOf,
  instalmentJob,
  nextInstalmentJobs,
  enqueueSipCancellation,
} from '#records/sip/instalment-jobs.js';
import { PERMITTED_BY_EXCHANGE, type InstalmentPermit, permitInstalment } from './permit-instalment.js';

/** Schedules instalments whose day went by without them: their job was given up after many failures, or never made. Each night's job has a name of its own; the one that comes first orders the instalment. */
export async function scheduleOverdue(db: Db, now: Instant): Promise<void> {
  const today = businessDateAt(now);
  const overdue = await db
    .select()
    .from(sips)
    .where(and(eq(sips.state, 'running'), lt(sips.nextDate, today)));
  for (const due of overdue.map(dueOf)) {
    if (due) await enqueue(db, [instalmentJob(due, { ref: `${refOf(due)}:${today}`, on: today })], now);
  }
}

/**
 * Orders one instalment of a SIP, and schedules the one after it, in one transaction. Done again, or by two servers at once, it does
 * nothing more: under the lock of the SIP only the instalment that is next on its date counts.
 */
export const sipInstalment: JobHandler = async ({ db, clock, crypto, providers, calendar }, { payload }) => {
  const due = payload as unknown as DueInstalment;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [sip] = await tx.select().from(sips).where(eq(sips.id, due.sipId)).for('update');
    if (!sip || !isNext(sip, due)) return;
    const permit = await permitOf(tx, sip, due, { now, byExchange: providers.exchange.debitsInstalments }, calendar);
    const order = await addInstalment(tx, sip, { instalment: due.instalment, permit }, now);
    if (order.state !== 'created' && !order.isSkipped)
      await notifyInvestor(tx, { about: 'instalment_failed', id: order.id }, now);
    const registration = { kind: REGISTER_ORDER, ref: order.clientRef, payload: { orderId: order.id } };
    const next = await advanceSip(tx, sip, due, now, calendar);
    await enqueue(tx, [...(order.state === 'created' ? [registration] : []), ...next], now);
    const { id: objectId, state, amount } = order;
    const details = { sip: sip.id, instalment: due.instalment, amount, state };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'sip.instalment', objectId, details });
  });
};

/** Refuses an instalment that its owner skipped, and one whose date is long past: after a stop of the server the instalments of months would be debited in one minute. */
async function permitOf(
  tx: Db,
  sip: SipRow,
  { date, instalment }: DueInstalment,
  { now, byExchange }: { readonly now: Instant; readonly byExchange: boolean },
  calendar: ExchangeCalendar,
): Promise<InstalmentPermit | typeof PERMITTED_BY_EXCHANGE> {
  if (isSkipped(sip, instalment)) return { remarks: sipInstalmentText.skipped };
  if (byExchange) return PERMITTED_BY_EXCHANGE;
  const isMissed = !canCatchUp(date, businessDateAt(now), calendar);
  return isMissed ? { remarks: sipInstalmentText.missed } : permitInstalment(tx, sip, now);
}

const isNext = (sip: SipRow, { instalment, date }: DueInstalment) =>
  sip.state === 'running' && sip.instalmentsDone + 1 === instalment && sip.nextDate === date;

/** Counts an instalment, invested or not, and returns the jobs that follow. The next date follows from the date of this one, however late it is ordered. */
async function advanceSip(
  tx: Db,
  sip: SipRow,
  { instalment, date }: DueInstalment,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<NewJob[]> {
  const isStopped = sip.stopAfter !== null && instalment >= sip.stopAfter;
  const isOver = isStopped || instalment >= sip.instalments;
  const over = isStopped ? ('cancelled' as const) : ('finished' as const);
  const change = {
    instalmentsDone: instalment,
    nextDate: isOver ? null : instalmentAfter(sip.sipDate, date, calendar),
    state: isOver ? over : sip.state,
  };
  await tx
    .update(sips)
    .set({ ...change, changedAt: now })
    .where(eq(sips.id, sip.id));
  if (isStopped) await enqueueSipCancellation(tx, sip, now);
  return [...(await switchesDue(tx, { ...sip, ...change })), ...nextInstalmentJobs({ ...sip, ...change }, calendar)];
}

/** Has the former registration of a SIP ended once its last instalment by it is done: from the next one on it runs by its new terms. */
async function switchesDue(tx: Db, { id, instalmentsDone }: Place): Promise<NewJob[]> {
  const isDue = and(eq(sipChanges.sipId, id), eq(sipChanges.state, 'registered'));
  const open = await tx.select().from(sipChanges).where(isDue);
  const due = open.filter(({ instalment }) => instalment <= instalmentsDone + 1);
  return due.map((change) => ({
    kind: CHANGE_SIP,
    ref: `${change.clientRef}:switch`,
    payload: { changeId: change.id },
  }));
}

/** Returns the agent code under which the SIP began: its instalments are attributed as its first order was. */
async function agentCodeOf(tx: Db, { firstOrderId }: SipRow): Promise<string | null> {
  if (firstOrderId === null) return null;
  const [set] = await tx
    .select({ agentCode: orderSets.agentCode })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(orders.id, firstOrderId));
  return set?.agentCode ?? null;
}

/** Adds an order set without a cart. The mandate confirms it, and nobody pays it by hand: it has no payment deadline. */
async function addSet(tx: Db, sip: SipRow, instalment: number, now: Instant): Promise<string> {
  const { id: sipId, profileId, schemeId, amount, folioNumber } = sip;
  const content = JSON.stringify([sipId, instalment, schemeId, amount, folioNumber]);
  const id = newId('set');
  await tx.insert(orderSets).values({
    id,
    pxOrderNumber: newOrderNumber(),
    contentHash: createHash('sha256').update(content).digest('base64url'),
    profileId,
    agentCode: await agentCodeOf(tx, sip),
    amount,
    confirmedAt: now,
    createdAt: now,
  });
  return id;
}

/** Stores the order of an instalment; where nothing may be debited it is cancelled at once, with the reason as its remarks. Throws when it is there already. */
export async function addInstalment(
  tx: Db,
  sip: SipRow,
  {
    instalment,
    permit,
  }: { readonly instalment: number; readonly permit: InstalmentPermit | typeof PERMITTED_BY_EXCHANGE },
  now: Instant,
): Promise<OrderRow> {
  const { profileId, schemeId, amount, frequency, sipDate, instalments, folioNumber } = sip;
  const [order] = await tx
    .insert(orders)
    .values({
      profileId,
      schemeId,
      amount,
      frequency,
      sipDate,
      instalments,
      folioNumber,
      instalment,
      id: newId('order'),
      orderSetId: await addSet(tx, sip, instalment, now),
      clientRef: newId('ref'),
      kind: 'sip',
      sipId: sip.id,
      state: 'remarks' in permit ? 'cancelled' : 'created',
      remarks: 'remarks' in permit ? permit.remarks : '',
      isSkipped: isSkipped(sip, instalment),
      paymentState: 'unpaid',
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!order) throw new Error('the order of an instalment was not kept');
  return order;
}
