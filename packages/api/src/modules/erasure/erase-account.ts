import { type Language, said } from '@prosperx/core/language';
import { DELETION_DAYS, recordsUntil } from '@prosperx/core/profile';
import { addDays, type BusinessDate, businessDateAt, type Instant, instantAt } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import {
  deletionRequests,
  files,
  ledgerEntries,
  type Lookup,
  mandates,
  payments,
  profiles,
  queue,
  users,
} from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import {
  CANCEL_MANDATE,
  ERASE_ACCOUNT,
  ERASE_FILES,
  ERASURE_NOTIFICATION,
  REGISTER_MANDATE,
} from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { changeMandate, endByOwner } from '#records/mandate/change-mandate.js';
import { findBlockers } from '#records/profile/check-deletable.js';
import { erasureNotification, type OtherAccounts } from './erasure-notification.text.js';
import { personalTables } from './retention.js';
import type { Erased } from './rows-of-person.js';

/** Holds for requests that are due on a day, and for records that were kept long enough. */
function isDue(today: BusinessDate) {
  const requestedBefore = instantAt(addDays(today, 1 - DELETION_DAYS), '00:00');
  return or(
    and(isNull(deletionRequests.keptUntil), lt(deletionRequests.requestedAt, requestedBefore)),
    lt(deletionRequests.keptUntil, today),
  );
}

/** Queues the deletions that are due, each as a job of its own: one that fails holds up no other. */
export async function scheduleErasures(db: Db, now: Instant): Promise<void> {
  const today = businessDateAt(now);
  const due = await db.select().from(deletionRequests).where(isDue(today));
  const jobs = due.map(({ profileId }) => ({
    kind: ERASE_ACCOUNT,
    ref: `${profileId}:${today}`,
    payload: { profileId },
  }));
  await enqueue(db, jobs, now);
}

/** Says whether money was moved with an account: its records are kept then. */
async function hasMovedMoney(tx: Db, profileId: string): Promise<boolean> {
  const moved = and(
    eq(payments.profileId, profileId),
    inArray(payments.state, ['paid', 'refund_due', 'refunded'] as const),
  );
  const entries = await tx.$count(ledgerEntries, eq(ledgerEntries.profileId, profileId));
  return entries > 0 || (await tx.$count(payments, moved)) > 0;
}

interface Holds {
  readonly profile: boolean;
  /** Whether the person is held too: their other accounts may be kept on record. */
  readonly user: boolean;
}

async function eraseRows(tx: Db, who: Erased, holds: Holds): Promise<void> {
  for (const { table, scope, onHold, of } of personalTables) {
    const which = of({ ...who, db: tx });
    if (!holds[scope] || onHold === 'erase') await tx.delete(table).where(which);
    else if (onHold !== 'keep') await tx.update(table).set(onHold.cleared).where(which);
  }
}

type UserRow = typeof users.$inferSelect;

interface LastNotification {
  readonly channel: 'email' | 'sms';
  readonly keptUntil: BusinessDate | null;
  /** Absent in one that was queued before it was asked. */
  readonly others?: OtherAccounts;
  /** Absent in one that was queued before notifications knew languages. */
  readonly language?: Language | null;
}

/** Queues the last notification, with the address and the language in it: the account has none any more. */
async function queueNotification(
  tx: Db,
  { crypto, clock }: Services,
  user: UserRow,
  kept: Pick<LastNotification, 'keptUntil' | 'others'>,
) {
  const ref = newId('mail');
  const email = crypto.open(users.email, user);
  const channel = email === null ? 'sms' : 'email';
  const recipient = crypto.seal(queue.recipient, ref, email ?? crypto.open(users.mobile, user));
  await enqueue(
    tx,
    [{ kind: ERASURE_NOTIFICATION, ref, payload: { channel, ...kept, language: user.language }, recipient }],
    clock.now(),
  );
}

/** Locks a person with all their accounts: of two that are erased at once the later finds that it is the last. */
async function lockPerson(tx: Db, profileId: string) {
  const [found] = await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.id, profileId));
  if (!found) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, found.userId)).for('update');
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update');
  const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.profileId, profileId));
  return user && request ? { user, request } : null;
}

async function queueFiles(tx: Db, { clock }: Services, profileId: string): Promise<void> {
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.profileId, profileId));
  if (rows.length === 0) return;
  const payload = { fileIds: rows.map(({ id }) => id) };
  await enqueue(tx, [{ kind: ERASE_FILES, ref: profileId, payload }], clock.now());
}

/**
 * Carries out a deletion, all of it or none: erases an account, or closes it and keeps its records where money was moved. One that was
 * withdrawn meanwhile is left alone; one that something blocks again, or of which a bank does not know yet that a mandate is over, is tried the
 * next night.
 */
export const eraseAccount: JobHandler = async (services, { payload }) => {
  const { profileId } = payload as { profileId: string };
  const { db, clock, log } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, profileId);
    const today = businessDateAt(now);
    const dueNow = and(eq(deletionRequests.profileId, profileId), isDue(today));
    if (!person || (await tx.$count(deletionRequests, dueNow)) === 0) return;
    const { user, request } = person;
    const isFirst = request.keptUntil === null;
    const blockers = isFirst ? await findBlockers(tx, profileId) : [];
    if (blockers.length > 0) return log.warn('erasure_blocked', { profileId, blockers: blockers.join(' ') });
    if (isFirst && !(await areMandatesOver(tx, services, profileId))) return log.warn('erasure_waits', { profileId });
    const keptUntil = isFirst && (await hasMovedMoney(tx, profileId)) ? recordsUntil(today) : null;
    const others = await tx
      .select({ closedAt: profiles.closedAt })
      .from(profiles)
      .where(and(eq(profiles.userId, user.id), ne(profiles.id, profileId)));
    const hasOpen = others.some(({ closedAt }) => closedAt === null);
    const userId = hasOpen ? null : user.id;
    const holds = { profile: keptUntil !== null, user: keptUntil !== null || others.length > 0 };
    const told = hasOpen ? 'open' : others.length > 0 ? 'kept' : 'none';
    if (isFirst) await queueNotification(tx, services, user, { keptUntil, others: told });
    if (!holds.profile) await queueFiles(tx, services, profileId);
    await eraseRows(tx, { db: tx, profileId, userId }, holds);
    await close(tx, { profileId, userId, keptUntil, now });
    const ctx = { ...services, db: tx, actor: { kind: 'system' }, subject: null } as const;
    await audit(ctx, { action: 'account.erased', objectId: profileId, details: { keptUntil } });
  });
};

/**
 * Ends the mandates of an account, and says whether their banks know that they are over: as long as one may still be debited by, what it
 * takes to end it is not erased.
 */
async function areMandatesOver(tx: Db, services: Services, profileId: string): Promise<boolean> {
  const own = await tx.select({ id: mandates.id }).from(mandates).where(eq(mandates.profileId, profileId));
  for (const { id } of own)
    await changeMandate(
      { ...services, db: tx },
      id,
      async (inner, mandate) => (await endByOwner(services, inner, mandate)).change,
    );
  return (await mandatesUntold(tx, profileId)) === 0;
}

/** Counts the messages about mandates of an account that have not reached their banks. */
export function mandatesUntold(db: Db, profileId: string): Promise<number> {
  const own = db.select({ id: mandates.id }).from(mandates).where(eq(mandates.profileId, profileId));
  return db.$count(
    queue,
    and(
      inArray(queue.kind, [REGISTER_MANDATE, CANCEL_MANDATE]),
      inArray(queue.state, ['pending', 'parked']),
      inArray(sql`${queue.payload} ->> 'mandateId'`, own),
    ),
  );
}

interface Closed {
  readonly profileId: string;
  readonly userId: string | null;
  readonly keptUntil: BusinessDate | null;
  readonly now: Instant;
}

/** Closes what is kept on record; nothing is left of the rest. */
async function close(tx: Db, { profileId, userId, keptUntil, now }: Closed): Promise<void> {
  await tx.update(deletionRequests).set({ keptUntil }).where(eq(deletionRequests.profileId, profileId));
  await tx.update(profiles).set({ closedAt: now }).where(eq(profiles.id, profileId));
  if (userId === null) return;
  await tx.update(users).set({ disabledAt: now }).where(eq(users.id, userId));
  await freeMobiles(tx, userId);
}

/**
 * Lets whoever holds the number of a person whose accounts are all closed open a new one: the operator gives it to somebody else in a few months,
 * or its owner comes back. Without a person it does so for all, also those whom a server of the version before has closed.
 */
export async function freeMobiles(db: Db, userId?: string): Promise<void> {
  const freed = { mobileHash: sql<Lookup>`'closed ' || ${users.id}`, closedMobileHash: users.mobileHash };
  await db
    .update(users)
    .set(freed)
    .where(
      and(
        isNotNull(users.disabledAt),
        isNull(users.closedMobileHash),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    );
}

/** Deletes the pictures of an account that is erased. */
export const eraseFiles: JobHandler = async ({ providers }, { payload }) => {
  const { fileIds } = payload as { fileIds: readonly string[] };
  for (const id of fileIds) await providers.fileStore.delete(id);
};

/** Sends the last notification, and forgets the address. One that may have been sent is sent again, under the same reference. */
export const sendErasureNotification: JobHandler = async (
  { db, crypto, providers },
  { seq, ref, payload, recipient },
) => {
  const { channel, keptUntil, others = 'none', language = null } = payload as LastNotification;
  const to = crypto.open(queue.recipient, { id: ref, recipient });
  if (to === null) return;
  const write = () => {
    const { subject, mail, sms } = said(erasureNotification);
    return { subject: subject(others), text: (channel === 'sms' ? sms : mail)(keptUntil, others) };
  };
  await sendNotification({ providers }, { channel, to, language, write, otp: null, ref });
  await db.update(queue).set({ recipient: null }).where(eq(queue.seq, seq));
};
