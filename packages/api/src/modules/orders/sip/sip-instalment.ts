import { createHash } from 'node:crypto';
import { canCatchUp, instalmentAfter, isSkipped } from '@prosperx/core/sip';
import { businessDateAt, type Instant, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, lt, sql } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { type Db, preparedOnce } from '#db/db.js';
import { added, changed, write } from '#db/row-statements.js';
import { orders, orderSets, schemes, sipChanges, type SipRow, sips } from '#db/schema/index.js';
import { notificationJob } from '#modules/orders/order-notification.js';
import { CHANGE_SIP, REGISTER_ORDER } from '#queue/job-kinds.js';
import { addedJob, enqueue, type JobHandler, type NewJob } from '#queue/queue.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import {
  INSTALMENT_TIME,
  type DueInstalment,
  type Place,
  dueOf,
  refOf,
  instalmentJob,
  nextInstalmentJobs,
  enqueueSipCancellation,
} from '#records/sip/instalment-jobs.js';
import { isPauseUndecided, pauseUnanswered, skipBetween } from '#records/sip/late-pause.js';
import {
  PERMITTED_BY_EXCHANGE,
  PERMITTING,
  type InstalmentPermit,
  permitInstalment,
  type PermittingScheme,
} from './permit-instalment.js';

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
    const [found] = await lockedSip(tx).execute({ sipId: due.sipId });
    if (!found || !isNext(found.sip, due)) return;
    const { sip, scheme, agentCode } = found;
    const byExchange = providers.exchange.debitsInstalments;
    const permit = await permitOf(tx, { ...sip, scheme }, due, { now, byExchange }, calendar);
    const at = permit === PERMITTED_BY_EXCHANGE ? madeByExchangeAt(due, now) : now;
    const { order, rows } = newInstalment(sip, { instalment: due.instalment, permit, agentCode, at }, now);
    const { id: objectId, clientRef: ref, state, amount } = order;
    const registration = { kind: REGISTER_ORDER, ref, payload: { orderId: objectId } };
    const failure = order.isSkipped ? [] : [notificationJob({ about: 'instalment_failed', id: objectId })];
    const next = await advanceSip(tx, sip, due, now, calendar);
    // left out by a pause of which the exchange may not know
    const isLate = state === 'created' && isSkipped(sip, due.instalment);
    const late = isLate ? { change: skippedAfter(sip, due), jobs: [pauseUnanswered(due)] } : { jobs: [] };
    const jobs = [...(state === 'created' ? [registration] : failure), ...late.jobs, ...next.jobs];
    const change = { ...next.change, ...late.change };
    await write(tx, ...rows, changed(sips, { id: sip.id }, change), ...jobs.map((job) => addedJob(job, now)));
    const details = { sip: sip.id, instalment: due.instalment, amount, state };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'sip.instalment', objectId, details });
  });
};

/** Locks a SIP, and reads its scheme and the agent code under which it began: its instalments are attributed as its first order was. */
export const lockedSip = preparedOnce((db) =>
  db
    .select({ sip: sips, scheme: PERMITTING, agentCode: orderSets.agentCode })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .leftJoin(orders, eq(orders.id, sips.firstOrderId))
    .leftJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(sips.id, sql.placeholder('sipId')))
    .for('update', { of: sips })
    .prepare(''),
);

/** What of a pause is left where the exchange may make the instalment that is due. */
const skippedAfter = ({ skipFrom, skipCount }: SipRow, { instalment }: DueInstalment) =>
  skipBetween(instalment + 1, (skipFrom ?? instalment) + skipCount);

const SKIPPED = { remarks: sipInstalmentText.skipped };

/** Refuses an instalment that its owner skipped, unless the exchange, which makes it by itself, may not know of that yet; and one whose date is long past: after a stop of the server the instalments of months would be debited in one minute. */
async function permitOf(
  tx: Db,
  sip: SipRow & { readonly scheme: PermittingScheme },
  due: DueInstalment,
  { now, byExchange }: { readonly now: Instant; readonly byExchange: boolean },
  calendar: ExchangeCalendar,
): Promise<InstalmentPermit | typeof PERMITTED_BY_EXCHANGE> {
  if (isSkipped(sip, due.instalment) && !(byExchange && (await isPauseUndecided(tx, due)))) return SKIPPED;
  if (byExchange) return PERMITTED_BY_EXCHANGE;
  const isMissed = !canCatchUp(due.date, businessDateAt(now), calendar);
  return isMissed ? { remarks: sipInstalmentText.missed } : permitInstalment(tx, sip, now);
}

/** Returns when the exchange has made an instalment: on its date, however late we come to book it. There it is looked for, and its NAV and its debit are of that day. */
const madeByExchangeAt = ({ date }: DueInstalment, now: Instant): Instant =>
  Math.min(instantAt(date, INSTALMENT_TIME), now);

const isNext = (sip: SipRow, { instalment, date }: DueInstalment) =>
  sip.state === 'running' && sip.instalmentsDone + 1 === instalment && sip.nextDate === date;

/** Counts an instalment, invested or not: returns what changes of its SIP and the jobs that follow. The next date follows from the date of this one, however late it is ordered. */
async function advanceSip(
  tx: Db,
  sip: SipRow,
  { instalment, date }: DueInstalment,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<{ readonly change: Partial<SipRow>; readonly jobs: readonly NewJob[] }> {
  const isStopped = sip.stopAfter !== null && instalment >= sip.stopAfter;
  const isOver = isStopped || instalment >= sip.instalments;
  const over = isStopped ? ('cancelled' as const) : ('finished' as const);
  const change = {
    instalmentsDone: instalment,
    nextDate: isOver ? null : instalmentAfter(sip.sipDate, date, calendar),
    state: isOver ? over : sip.state,
    changedAt: now,
  };
  if (isStopped) await enqueueSipCancellation(tx, sip, now);
  const advanced = { ...sip, ...change };
  return { change, jobs: [...(await switchesDue(tx, advanced)), ...nextInstalmentJobs(advanced, now, calendar)] };
}

const registeredChanges = preparedOnce((db) =>
  db
    .select()
    .from(sipChanges)
    .where(and(eq(sipChanges.sipId, sql.placeholder('sipId')), eq(sipChanges.state, 'registered')))
    .prepare(''),
);

/** Has the former registration of a SIP ended once its last instalment by it is done: from the next one on it runs by its new terms. */
async function switchesDue(tx: Db, { id, instalmentsDone }: Place): Promise<NewJob[]> {
  const open = await registeredChanges(tx).execute({ sipId: id });
  const due = open.filter(({ instalment }) => instalment <= instalmentsDone + 1);
  return due.map((change) => ({
    kind: CHANGE_SIP,
    ref: `${change.clientRef}:switch`,
    payload: { changeId: change.id },
  }));
}

interface NewInstalment {
  readonly instalment: number;
  readonly permit: InstalmentPermit | typeof PERMITTED_BY_EXCHANGE;
  readonly agentCode: string | null;
  /** When it is ordered. */
  readonly at: Instant;
}

/**
 * Returns the order of an instalment, its set and the rows to add; where nothing may be debited it is cancelled at once, with the reason as its
 * remarks. Its set has no cart: the mandate confirms it, and nobody pays it by hand, so that it has no payment deadline.
 */
export function newInstalment(sip: SipRow, { instalment, permit, agentCode, at }: NewInstalment, now: Instant) {
  const { profileId, schemeId, amount, frequency, sipDate, instalments, folioNumber } = sip;
  const content = JSON.stringify([sip.id, instalment, schemeId, amount, folioNumber]);
  const set = {
    id: newId('set'),
    pxOrderNumber: newOrderNumber(),
    contentHash: createHash('sha256').update(content).digest('base64url'),
    profileId,
    agentCode,
    amount,
    confirmedAt: now,
    createdAt: at,
  };
  const order = {
    profileId,
    schemeId,
    amount,
    frequency,
    sipDate,
    instalments,
    folioNumber,
    instalment,
    id: newId('order'),
    orderSetId: set.id,
    clientRef: newId('ref'),
    kind: 'sip' as const,
    sipId: sip.id,
    state: 'remarks' in permit ? ('cancelled' as const) : ('created' as const),
    remarks: 'remarks' in permit ? permit.remarks : '',
    isSkipped: permit === SKIPPED,
    paymentState: 'unpaid' as const,
    createdAt: at,
    changedAt: now,
  };
  return { set, order, rows: [added(orderSets, set), added(orders, order)] };
}
