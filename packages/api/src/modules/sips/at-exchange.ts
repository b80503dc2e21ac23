import type { MandateDebit } from '@prosperx/core/mandate';
import { instalmentAfter, isSkipped, movedInstalment } from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue, type SipChangeRow, type SipRow, sips } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import type { PauseAnswer, SipRegistration } from '#providers/exchange/port/sips.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CANCEL_SIP, CHANGE_SIP, PAUSE_SIP } from '#queue/job-kinds.js';
import { enqueue, type Job, type JobHandler } from '#queue/queue.js';
import { mandateToRegister } from '#records/mandate/repository.js';
import { heardInTime } from '#records/order/heard-in-time.js';
import { subBrokerOfOrder } from '#records/order/sub-broker.js';
import { lockedProfile } from '#records/profile/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { enqueueSipCancellation, scheduleInstalment, type SipEnd } from '#records/sip/instalment-jobs.js';
import { isBeforePerson, noteEnd } from '#records/sip/note-end.js';
import { findArrivedSip, registerSipOnce } from '#records/sip/register-once.js';
import { changeLocked, pauseAhead, readChange, refuse, refusePause, setChange, toldOfChange } from './change-rows.js';
import type { PauseMessage } from './pause.js';
import { changeSipRow, readSchemeOf } from './repository.js';
import { notifySipOwner } from './sip-notification.js';
import { sipChangeText } from './sip-notification.text.js';

/**
 * Tells the exchange of what is still to come of a pause, once it has answered those before. One that it refuses is taken back, and the owner is
 * told why: those instalments will be debited.
 */
export const pauseAtExchange: JobHandler = async (services, { seq, ref, payload }) => {
  const message = payload as PauseMessage;
  const { sipId, registrationNumber } = message;
  await awaitEarlierPauses(services.db, { seq, sipId });
  const { sip, ucc } = await readSip(services.db, sipId);
  const ahead = pauseAhead(sip, message);
  if (!ahead) return;
  const { from, count } = ahead;
  const pause = { ucc, registrationNumber, ref, instalments: count, isLonger: isPausedBefore(sip, from) };
  const answer: PauseAnswer = isSkipped(sip, from)
    ? await services.providers.exchange.pauseSip(pause)
    : // it was to go on one that the exchange has refused
      { paused: false, reason: sipChangeText.pauseBefore };
  if (answer.paused) return;
  services.log.error('sip_not_paused', { sipId, reason: answer.reason });
  await refusePause(services, message, answer.reason);
};

/** Throws ProviderUnknown while an earlier pause of a SIP is on its way, or waits for a person: what that comes to decides what this one is. */
async function awaitEarlierPauses(db: Db, { seq, sipId }: { readonly seq: number; readonly sipId: string }) {
  const ofSip = sql`${queue.payload} ->> 'sipId' = ${sipId}`;
  const earlier = and(
    eq(queue.kind, PAUSE_SIP),
    inArray(queue.state, ['pending', 'parked']),
    lt(queue.seq, seq),
    ofSip,
  );
  if ((await db.$count(queue, earlier)) > 0) throw new ProviderUnknown('a pause after one that is on its way');
}

/** Tells whether a pause follows one of which instalments are still to come. */
const isPausedBefore = ({ skipFrom, instalmentsDone }: SipRow, from: number) =>
  skipFrom !== null && skipFrom < from && instalmentsDone + 1 < from;

/**
 * Ends a SIP at the exchange. Where that keeps one that is over here, it is marked, and asked for again each night; what it would go on to debit,
 * or keeps of a change that was not made, is put before a person, once.
 */
export const cancelSipAtExchange: JobHandler = async (services, job) => {
  const end = job.payload as unknown as SipEnd;
  const { sipId, registrationNumber } = end;
  const { db, log, providers } = services;
  const { ucc } = await readSip(db, sipId);
  const ask = () => providers.exchange.cancelSip({ ucc, registrationNumber });
  const answer = await (providers.exchange.debitsInstalments ? heardInTime(services, job, ask) : ask());
  const isMarked = await noteEndOf(services, end, answer.cancelled ? null : answer.reason);
  if (answer.cancelled) return;
  log.error('sip_not_cancelled', { sipId, reason: answer.reason });
  if (isMarked && !providers.exchange.debitsInstalments) return;
  if (!isMarked || !(await isBeforePerson(db, CANCEL_SIP, 'registrationNumber', registrationNumber)))
    throw new PersonNeeded(answer.reason);
};

/** Notes whether the exchange goes on with a SIP that is over here; returns whether its registration is that of such a SIP. */
export function noteEndOf(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  { sipId, registrationNumber, isOfNight = false }: SipEnd,
  keptReason: string | null,
): Promise<boolean> {
  const now = services.clock.now();
  const isIt = and(eq(sips.id, sipId), eq(sips.registrationNumber, registrationNumber));
  const noted = { keptReason, toldAt: isOfNight ? byDay(now) : now };
  return services.db.transaction((tx) => noteEnd(services, tx, isIt, noted));
}

/** Requests again the end of stopped SIPs with which the exchange goes on; returns how many there are. */
export async function requeueStoppedSips(db: Db, now: Instant): Promise<number> {
  const kept = await db
    .select()
    .from(sips)
    .where(and(isNotNull(sips.keptReason), isNotNull(sips.stoppedAt)));
  for (const sip of kept) await enqueueSipCancellation(db, sip, now, { isOfNight: true });
  return kept.length;
}

/**
 * Has the exchange run a SIP by its new terms. First it registers the new one, from the first instalment by it on: a refusal changes nothing.
 * The former one ends once its last instalment is done, and then the SIP goes by the new one; if the exchange keeps the former one, the new
 * one ends instead. So no instalment is lost, and each month has one.
 */
export const changeAtExchange: JobHandler = async (services, message) => {
  const { changeId } = message.payload as { changeId: string };
  const change = await readChange(services.db, changeId);
  if (change.state === 'requested') await register(services, change, message);
  if (change.state === 'withdrawn' && change.registrationNumber === null)
    await cancelArrived(services, change, message);
  if (change.state === 'registered') await switchOver(services, change);
};

async function register(services: Services, change: SipChangeRow, message: Job): Promise<void> {
  const answer = await registerSipOnce(services, message, () => registrationOf(services, change));
  await changeLocked(services, change.sipId, async (tx, sip, now) => {
    const current = await readChange(tx, change.id);
    if (!answer.accepted) return current.state === 'requested' ? refuse(tx, current, answer.reason, now) : null;
    const { registrationNumber } = answer;
    const isRequested = current.state === 'requested';
    const state = isRequested ? ('registered' as const) : current.state;
    await setChange(tx, change.id, { registrationNumber, state }, now);
    // stopped meanwhile
    if (!isRequested) await enqueueSipCancellation(tx, { id: sip.id, registrationNumber }, now);
    else if (isSwitchDue(change, sip)) await enqueueSwitch(tx, change, now);
    return null;
  });
}

/** Cancels what the exchange has registered for a change that was withdrawn before its answer came. */
async function cancelArrived(services: Services, change: SipChangeRow, message: Job): Promise<void> {
  const registrationNumber = await findArrivedSip(services, message);
  if (registrationNumber === null) return;
  await changeLocked(services, change.sipId, async (tx, { id }, now) => {
    await setChange(tx, change.id, { registrationNumber }, now);
    await enqueueSipCancellation(tx, { id, registrationNumber }, now);
    return null;
  });
}

const enqueueSwitch = (tx: Db, { id: changeId, clientRef }: SipChangeRow, now: Instant) =>
  enqueue(tx, [{ kind: CHANGE_SIP, ref: `${clientRef}:switch`, payload: { changeId } }], now);

/** Has the exchange asked again for the end of the former SIP, by a message of its own: as long as nobody knows whether that runs, neither may end. */
export const switchAgain = (tx: Db, { id: changeId, clientRef }: SipChangeRow, now: Instant) =>
  enqueue(tx, [{ kind: CHANGE_SIP, ref: `${clientRef}:switch:${now}`, payload: { changeId } }], now);

/** Tells whether the next instalment of a SIP is the first by its new terms. */
const isSwitchDue = ({ instalment }: SipChangeRow, { instalmentsDone }: SipRow) => instalment <= instalmentsDone + 1;

async function switchOver(services: Services, change: SipChangeRow): Promise<void> {
  const { sip: before, ucc } = await readSip(services.db, change.sipId);
  // the former SIP makes those before it: `switchesDue` asks again once the last of them is done
  if (!isSwitchDue(change, before)) return;
  const { formerNumber, registrationNumber } = change;
  const former = { ucc, registrationNumber: formerNumber ?? '' };
  const answer = formerNumber === null ? null : await services.providers.exchange.cancelSip(former);
  await changeLocked(services, change.sipId, async (tx, sip, now) => {
    const current = await readChange(tx, change.id);
    if (current.state !== 'registered') return null;
    if (answer && !answer.cancelled) {
      await enqueueSipCancellation(tx, { id: sip.id, registrationNumber }, now);
      return refuse(tx, current, answer.reason, now);
    }
    await applyChange(tx, sip, current, now, services.calendar);
    return {
      action: 'sip.change_done',
      objectId: sip.id,
      details: { kind: change.kind, amount: change.amount, sipDate: change.sipDate, from: change.instalment },
    };
  });
}

/** Lets a SIP run by its new terms from its next instalment on. */
async function applyChange(
  tx: Db,
  sip: SipRow,
  change: SipChangeRow,
  now: Instant,
  calendar: ExchangeCalendar,
): Promise<void> {
  const nextDate = nextByChange(sip, change, calendar);
  const { kind, amount, sipDate, mandateId, registrationNumber } = change;
  const skipCount =
    kind === 'resume' && sip.skipFrom !== null ? Math.max(0, change.instalment - sip.skipFrom) : sip.skipCount;
  const applied = {
    amount,
    sipDate,
    registrationNumber,
    nextDate,
    skipCount,
    ...(mandateId !== null && { mandateId }),
  };
  await changeSipRow(tx, sip.id, applied, now);
  await setChange(tx, change.id, { state: 'done' }, now);
  await scheduleInstalment(tx, { ...sip, ...applied }, now, calendar);
  const { instalment } = change;
  const notice = { about: 'changed', sipId: sip.id, instalment, date: nextDate, changeId: change.id } as const;
  await notifySipOwner(tx, notice, now, toldOfChange(change, now));
}

/** Returns the date of the next instalment by the new terms: that of the change, by the holidays known now, or a later one where the exchange answered late. */
function nextByChange(
  { instalmentsDone }: SipRow,
  { sipDate, date, instalment }: SipChangeRow,
  calendar: ExchangeCalendar,
): BusinessDate {
  let due = movedInstalment(sipDate, date, calendar);
  for (let number = instalment; number <= instalmentsDone; number++) due = instalmentAfter(sipDate, due, calendar);
  return due;
}

async function readSip(db: Db, sipId: string) {
  const [sip] = await db.select().from(sips).where(eq(sips.id, sipId));
  if (!sip) throw new Error('a SIP for the exchange does not exist');
  return { sip, ...(await readSchemeOf(db, sip)) };
}

/** Returns the first debit by new terms: one whose mandate was chosen does not go by another where that has more room. */
async function debitOfChange(
  services: Pick<Services, 'db' | 'calendar' | 'providers'>,
  { id, profileId, mandateId: former }: SipRow,
  { amount, mandateId, date, createdAt }: SipChangeRow,
): Promise<MandateDebit> {
  const debit = (await readDebits(services, profileId))(
    { id, amount, mandateId: mandateId ?? former, createdAt },
    date,
  );
  return mandateId === null ? debit : { ...debit, taken: undefined };
}

/** Returns a change as the exchange registers it: for the instalments that are left by then, by a mandate that is kept with it. */
async function registrationOf(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  change: SipChangeRow,
): Promise<SipRegistration> {
  const { db, clock } = services;
  const { clientRef, amount, start, instalment, createdAt } = change;
  const { sip, scheme, ucc } = await readSip(db, change.sipId);
  const [message] = await db
    .select({ serial: queue.seq })
    .from(queue)
    .where(and(eq(queue.kind, CHANGE_SIP), eq(queue.ref, clientRef)));
  const paying = await db.transaction(async (tx) => {
    await lockedProfile(tx, sip.profileId);
    const debit = await debitOfChange({ ...services, db: tx }, sip, change);
    const mandate = await mandateToRegister(tx, sip.profileId, debit);
    if (mandate) await setChange(tx, change.id, { mandateId: mandate.id }, clock.now());
    return mandate;
  });
  return {
    clientRef,
    ucc,
    isin: scheme.isin,
    amount,
    folioNumber: sip.folioNumber,
    subBroker: await subBrokerOfOrder({ db, clock }, sip.firstOrderId),
    sip: { start, instalments: sip.instalments - instalment + 1, frequency: sip.frequency },
    mandateId: paying?.exchangeMandateId ?? null,
    serial: message?.serial ?? 0,
    requestedOn: businessDateAt(createdAt),
  };
}
