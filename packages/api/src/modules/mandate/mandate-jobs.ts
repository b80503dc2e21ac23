import { OPEN_MANDATE_STATES, type MandateState, mandateTimeout } from '@prosperx/core/mandate';
import { DAY } from '@prosperx/core/time';
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { files, type MandateRow, mandates, queue } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import type { MandateAnswer } from '#providers/mandate/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CHECK_MANDATE } from '#queue/job-kinds.js';
import { enqueue, type Job, type JobHandler, type NewJob } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { bookOutcome, isStillApproved, statusOf } from '#records/mandate/book-outcome.js';
import {
  bookEvent,
  changeMandate,
  eventChange,
  requestCancellation,
  scheduleCheck,
} from '#records/mandate/change-mandate.js';
import { mandateEndReasons } from '#records/mandate/mandate.text.js';
import { methodOf, readMandate, registeredOf, requestOf } from '#records/mandate/repository.js';

const mandateIdIn = ({ payload }: Job) => (payload as { mandateId: string }).mandateId;

const isOpen = ({ state }: MandateRow) => OPEN_MANDATE_STATES.some((open) => open === state);

/**
 * Registers a mandate with the exchange: asks under our reference first, sends what is not there. One that is over by then is not sent, and
 * cancelled where it arrived.
 */
export const registerMandate: JobHandler = async (services, message) => {
  const mandate = await readMandate(services.db, mandateIdIn(message));
  if (mandate.exchangeMandateId !== null) return;
  if (!isOpen(mandate)) return cancelIfArrived(services, mandate);
  const request = await requestOf(services, mandate);
  const { mandates: provider } = services.providers;
  try {
    const answer = await sendOnce<MandateAnswer>(services, message, {
      ask: () => provider.find(request),
      send: async () => {
        // one that was begun before each had a last day has one from here on
        const { endDate } = request;
        await services.db.update(mandates).set({ endDate }).where(eq(mandates.id, mandate.id));
        return provider.register(request);
      },
    });
    await saveAnswer(services, mandate.id, answer);
  } catch (error) {
    if (error instanceof ProviderUnknown) await bookEvent(services, mandate.id, 'unanswered');
    throw error;
  }
};

/** Cancels a mandate that is over here where the exchange has it all the same, since the answer to its registration was lost. */
async function cancelIfArrived(services: Services, mandate: MandateRow): Promise<void> {
  const answer = await services.providers.mandates.find(await requestOf(services, mandate));
  if (!answer?.registered || (await isOfAnother(services.db, mandate, answer.mandateId)))
    return markEndedThere(services, mandate);
  await saveAnswer(services, mandate.id, answer);
}

/**
 * Tells whether an id that was found belongs to another mandate of the same person, made since: an exchange that keeps no reference of ours
 * finds one over the same amount. Throws ProviderUnknown while one is being registered that it may belong to.
 */
async function isOfAnother(db: Db, { id, profileId, limit }: MandateRow, found: string): Promise<boolean> {
  const alike = and(eq(mandates.profileId, profileId), eq(mandates.limit, limit), ne(mandates.id, id));
  const others = await db.select().from(mandates).where(alike);
  if (others.some(({ exchangeMandateId }) => exchangeMandateId === found)) return true;
  const isUnanswered = (other: MandateRow) => isOpen(other) && other.exchangeMandateId === null;
  if (others.some(isUnanswered)) throw new ProviderUnknown('whose mandate was found');
  return false;
}

/** Keeps the exchange's answer; a mandate that was cancelled meanwhile is cancelled there too. */
function saveAnswer(services: Services, mandateId: string, answer: MandateAnswer): Promise<void> {
  return changeMandate(services, mandateId, async (tx, mandate) => {
    if (!answer.registered) return eventChange(services, tx, mandate, 'rejected', { reason: answer.reason });
    const known = { exchangeMandateId: answer.mandateId };
    if (isOpen(mandate)) return { ...(await eventChange(services, tx, mandate, 'registered')), ...known };
    await requestCancellation(tx, mandate, services.clock.now());
    // since when it is over stays
    return { ...known, changedAt: mandate.changedAt };
  });
}

/** Hands the scan of a signed form in. A mandate whose registration is not answered yet is asked about again later. */
export const sendMandateScan: JobHandler = async (services, message) => {
  const { db, providers } = services;
  const mandate = await readMandate(db, mandateIdIn(message));
  if (!isOpen(mandate) || mandate.scanId === null) return;
  const known = await registeredOf(db, mandate);
  if (known === null) throw new ProviderUnknown('mandate scan before its registration');
  const [file] = await db.select().from(files).where(eq(files.id, mandate.scanId));
  const bytes = file && (await providers.fileStore.get(file.id));
  if (!bytes) throw new Error('the scan of a mandate is not there');
  await providers.mandates.sendScan(known, bytes, file.mediaType);
};

/** Keeps that the exchange has a mandate no more which is over here. Its state stays, and the day of that. */
async function markEndedThere({ db, clock }: Services, { id }: MandateRow): Promise<void> {
  const isNew = and(eq(mandates.id, id), isNull(mandates.endedThereAt));
  await db.update(mandates).set({ endedThereAt: clock.now() }).where(isNew);
}

/** Cancels a mandate at the exchange. One that it leaves to a person is put before one, who drops it once it has ended there, or has it asked again. */
export const cancelMandateThere: JobHandler = async (services, message) => {
  const mandate = await readMandate(services.db, mandateIdIn(message));
  const known = await registeredOf(services.db, mandate);
  // its registration finds that it is over
  if (known === null) return;
  const { cancelled, reason } = await services.providers.mandates.cancel(known);
  if (!cancelled && (await statusOf(services, known)).state !== 'cancelled') throw new PersonNeeded(reason);
  await markEndedThere(services, mandate);
};

/** Books the end of a mandate at the exchange to which a person has seen. */
export const bookMandateEnd: JobHandler = async (services, message) =>
  markEndedThere(services, await readMandate(services.db, mandateIdIn(message)));

/** Asks about a mandate that nobody has decided, until its time is over; then it has ended, and is cancelled at its bank. Asks whether one that is approved stands. */
export const checkMandate: JobHandler = async (services, message) => {
  const { db, clock } = services;
  const mandateId = mandateIdIn(message);
  const mandate = await readMandate(db, mandateId);
  if (mandate.state === 'approved' && (await isStillApproved(services, mandate)))
    await enqueue(db, [standingCheck(mandateId, clock.now() + STANDS_EVERY)], clock.now());
  if (!isOpen(mandate)) return;
  await bookOutcome(services, mandateId, await statusOf(services, await registeredOf(db, mandate)));
  const after = await readMandate(db, mandateId);
  const now = clock.now();
  const end = mandateTimeout({ ...after, method: methodOf(after) });
  if (end !== null && now >= end) {
    const reason = after.authorisedAt === null ? mandateEndReasons.notProven : mandateEndReasons.notDecided;
    return bookEvent(services, mandateId, 'ended', { reason });
  }
  await scheduleCheck(db, after, now);
};

/** Returns the mandates in some states about which no question is arranged for. */
function mandatesWithoutQuestion(db: Db, states: readonly MandateState[]) {
  const about = sql`${queue.payload} ->> 'mandateId' = ${mandates.id}`;
  const question = db
    .select({ seq: queue.seq })
    .from(queue)
    .where(and(eq(queue.kind, CHECK_MANDATE), eq(queue.state, 'pending'), about));
  return db
    .select({ mandateId: mandates.id })
    .from(mandates)
    .where(and(inArray(mandates.state, [...states]), notExists(question)));
}

/** Asks again about mandates that are open and have no question any more: it was given up, or never arranged for. Returns how many there are. */
export async function requeueStalledMandates(db: Db, now: number): Promise<number> {
  const stalled = await mandatesWithoutQuestion(db, OPEN_MANDATE_STATES);
  const jobs = stalled.map((payload) => ({ kind: CHECK_MANDATE, ref: `${payload.mandateId}:${now}`, payload }));
  await enqueue(db, jobs, now);
  return stalled.length;
}

/** The time in which each approved mandate is asked about once. */
const STANDS_EVERY = 7 * DAY;

const standingCheck = (mandateId: string, dueAt: number): NewJob => ({
  kind: CHECK_MANDATE,
  ref: `${mandateId}:${dueAt}`,
  payload: { mandateId },
  dueAt,
});

/** Arranges for the first question whether an approved mandate stands, of each that has none: a bank tells nobody that it ended one. They are spread over the time in which each is asked once. */
export async function scheduleStandingChecks(db: Db, now: number): Promise<void> {
  const approved = await mandatesWithoutQuestion(db, ['approved']);
  const step = STANDS_EVERY / Math.max(approved.length, 1);
  const jobs = approved.map(({ mandateId }, index) => standingCheck(mandateId, now + Math.ceil((index + 1) * step)));
  await enqueue(db, jobs, now);
}
