import { movedInstalment } from '@prosperx/core/sip';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  DAY,
  daysBetween,
  type ExchangeCalendar,
  type Instant,
  instantAt,
} from '@prosperx/core/time';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { added, changed, write } from '#db/row-statements.js';
import { orders, orderSets, profiles, sipChanges, sips } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { MADE_AFTER_END, madeByFormer } from '#modules/orders/order.text.js';
import { byDay } from '#notifications/by-day.js';
import { ProviderUnknown } from '#providers/providers.js';
import { ALLOT_ORDER, SIP_AFTER_END, SIP_NOTIFICATION } from '#queue/job-kinds.js';
import { addedJob, enqueue, type JobHandler, type NewJob } from '#queue/queue.js';
import { enqueueSipCancellation, INSTALMENT_TIME } from '#records/sip/instalment-jobs.js';
import { PERMITTED_BY_EXCHANGE } from './permit-instalment.js';
import { lockedSip, newInstalment } from './sip-instalment.js';

/** The days for which a SIP that has ended is looked for: three instalments. Whatever is heard of it, or sent about it, begins them anew. */
const LOOKED_FOR_DAYS = 100;

/** The days from that of an instalment on, on which the exchange may have made it. */
const MADE_WITHIN_DAYS = 7;

/** The days before today that a night asks about: a server that stood still for two nights makes up for them. */
const DAYS_BACK = [1, 2, 3];

interface Question {
  readonly sipId: string;
  readonly registrationNumber: string;
  readonly day: BusinessDate;
  /** The time at which an instalment of that day was booked, until a person has seen to it. */
  readonly since?: Instant;
}

/** A registration that is over here, with the SIP date by which the exchange made its instalments, and the day from which on it makes none. */
interface Ended extends Omit<Question, 'day' | 'since'> {
  readonly sipDate: number;
  readonly from: BusinessDate;
}

/** Has the exchange, which debits by itself, asked what it has made by registrations that are over here: each day once, about a week from each date of theirs. */
export async function askAfterEnd(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<void> {
  const ended = await endedSince(db, now - LOOKED_FOR_DAYS * DAY);
  const days = DAYS_BACK.map((back) => addDays(businessDateAt(now), -back));
  const jobs = ended.flatMap((each) =>
    days.filter((day) => isDueAbout(each, day, calendar)).map((day) => questionAbout(each, day)),
  );
  await enqueue(db, jobs, now);
}

/** Returns the registrations of SIPs that are over, and those that a change has ended or that were none in the end. */
async function endedSince(db: Db, since: Instant): Promise<readonly Ended[]> {
  const over = await db
    .select()
    .from(sips)
    .where(and(eq(sips.state, 'cancelled'), gt(sips.changedAt, since)));
  const isEnded = inArray(sipChanges.state, ['done', 'refused', 'withdrawn']);
  const changes = await db
    .select()
    .from(sipChanges)
    .where(and(isEnded, gt(sipChanges.changedAt, since)));
  const named = (number: string | null, ended: Omit<Ended, 'registrationNumber'>): Ended[] =>
    number === null ? [] : [{ ...ended, registrationNumber: number }];
  return [
    ...over.flatMap(({ id: sipId, registrationNumber, sipDate, stoppedAt, changedAt }) =>
      named(registrationNumber, { sipId, sipDate, from: businessDateAt(stoppedAt ?? changedAt) }),
    ),
    ...changes.flatMap(({ sipId, state, formerNumber, formerDate, registrationNumber, sipDate, changedAt }) => {
      const from = businessDateAt(changedAt);
      const [number, date] = state === 'done' ? [formerNumber, formerDate] : [registrationNumber, sipDate];
      return named(number, { sipId, sipDate: date, from });
    }),
  ];
}

function isDueAbout({ sipDate, from }: Ended, day: BusinessDate, calendar: ExchangeCalendar): boolean {
  const since = daysBetween(movedInstalment(sipDate, day, calendar), day);
  return day >= from && since >= 0 && since < MADE_WITHIN_DAYS;
}

const questionAbout = ({ sipId, registrationNumber }: Ended, day: BusinessDate): NewJob => ({
  kind: SIP_AFTER_END,
  ref: `${registrationNumber}:${day}`,
  payload: { sipId, registrationNumber, day },
});

/**
 * Books what the exchange has made on a day of a SIP that is over here: the money is its owner's, and so are the units, which are asked for like
 * those of any instalment. The owner is told, the end of the SIP is asked for again, and a person looks after it. What it has made by the
 * registration of a change is no instalment of the SIP as it runs: it is put before a person alone.
 */
export const instalmentsAfterEnd: JobHandler = async (services, { payload }) => {
  const question = payload as unknown as Question;
  const { sipId, registrationNumber, day, since } = question;
  if (since !== undefined) {
    services.log.error('sip_debited_after_end', { sipId, day });
    throw new PersonNeeded(MADE_AFTER_END);
  }
  const [found] = await services.db
    .select({ sip: sips, ucc: profiles.ucc })
    .from(sips)
    .innerJoin(profiles, eq(profiles.id, sips.profileId))
    .where(eq(sips.id, sipId));
  if (!found) return;
  const { sip, ucc } = found;
  const made = await services.providers.exchange.instalmentsOn({ ucc, registrationNumber }, day);
  const isOfSip = sip.state === 'cancelled' && sip.registrationNumber === registrationNumber;
  const unknown: string[] = [];
  for (const orderNumber of made) {
    if (isOfSip) await bookAfterEnd(services, question, orderNumber);
    else if (!(await isKnown(services.db, sipId, orderNumber))) unknown.push(orderNumber);
  }
  if (unknown.length === 0) return;
  services.log.error('sip_debited_after_end', { sipId, day });
  await enqueueSipCancellation(services.db, { id: sipId, registrationNumber }, services.clock.now());
  throw new PersonNeeded(madeByFormer(unknown.join(', ')));
};

/** Books one order of the exchange, once, and has a person see to it. */
function bookAfterEnd(services: Services, question: Question, orderNumber: string): Promise<void> {
  const { sipId, day } = question;
  const { db, clock, crypto } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [found] = await lockedSip(tx).execute({ sipId });
    if (!found || (await isKnown(tx, sipId, orderNumber))) return;
    const { sip, agentCode } = found;
    const instalment = sip.instalmentsDone + 1;
    const at = Math.min(instantAt(day, INSTALMENT_TIME), now);
    const made = newInstalment(sip, { instalment, permit: PERMITTED_BY_EXCHANGE, agentCode, at }, now);
    const taken = { state: 'registered', paymentState: 'processing', acceptedAt: now } as const;
    const order = { ...made.order, ...taken, bseOrderNumber: orderNumber };
    const notification = { about: 'made_after_end', sipId, instalment, date: day };
    const jobs = [
      { kind: ALLOT_ORDER, ref: order.clientRef, payload: { clientRef: order.clientRef } },
      { kind: SIP_NOTIFICATION, ref: `made_after_end:${orderNumber}`, payload: notification, dueAt: byDay(now) },
      { kind: SIP_AFTER_END, ref: `made:${orderNumber}`, payload: { ...question, since: now } },
    ];
    const advanced = { instalmentsDone: instalment, changedAt: now };
    await write(
      tx,
      added(orderSets, made.set),
      added(orders, order),
      changed(sips, { id: sipId }, advanced),
      ...jobs.map((job) => addedJob(job, now)),
    );
    await enqueueSipCancellation(tx, sip, now, { isOfNight: true });
    const details = { sip: sipId, instalment, amount: order.amount, orderNumber };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'sip.made_after_end', objectId: order.id, details });
  });
}

/** Tells whether an order of the exchange is one of ours. While an instalment of the SIP is sought, it may be that one: throws ProviderUnknown. */
async function isKnown(tx: Db, sipId: string, orderNumber: string): Promise<boolean> {
  if ((await tx.$count(orders, eq(orders.bseOrderNumber, orderNumber))) > 0) return true;
  const isSought = and(eq(orders.sipId, sipId), inArray(orders.state, ['created', 'unknown']));
  if ((await tx.$count(orders, isSought)) > 0) throw new ProviderUnknown('an instalment that is sought');
  return false;
}
