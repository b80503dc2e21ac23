import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import {
  type getNfoReminders as getCall,
  NFO_STATUSES,
  nfoCategoryOn,
  nfoReminderAt,
  nfoTakes,
  type setNfoReminder as setCall,
} from '@prosperx/core/nfo';
import { isOpenOrderState } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { nfoReminders, nfos, orders, profiles, schemes, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { sendNotification } from '#notifications/send-notification.js';
import { NFO_REMINDER } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { notificationTo } from '#records/profile/reach.js';
import { orderOf } from './get-nfos.js';
import { nfoReminderText as text } from './nfo-reminder.text.js';

type Nfo = typeof nfos.$inferSelect;

interface Reminder {
  readonly userId: string;
  readonly nfoId: string;
}

const isOf = ({ userId, nfoId }: Reminder) => and(eq(nfoReminders.userId, userId), eq(nfoReminders.nfoId, nfoId));

async function remindersOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: nfoReminders.nfoId })
    .from(nfoReminders)
    .where(and(eq(nfoReminders.userId, userId), isNull(nfoReminders.sentAt)))
    .orderBy(asc(nfoReminders.createdAt), asc(nfoReminders.nfoId));
  return rows.map(({ id }) => id);
}

/** The reminders of the person, whichever of their accounts they are in. */
export const getNfoReminders: Verb<typeof getCall> = ({ ctx }) => remindersOf(ctx.db, subjectOf(ctx).userId);

export const setNfoReminder: Verb<typeof setCall> = async ({ ctx, input }) => {
  const reminder = { userId: subjectOf(ctx).userId, nfoId: input.schemeId };
  const now = ctx.clock.now();
  const [nfo] = await ctx.db.select().from(nfos).where(eq(nfos.id, reminder.nfoId));
  if (!nfo) throw new PxError('scheme_unknown');
  if (input.remind && (nfo.withdrawn !== null || now >= nfoReminderAt(nfo))) throw new PxError('nfo_reminder_too_late');
  return ctx.db.transaction(async (tx) => {
    if (input.remind) {
      await tx
        .insert(nfoReminders)
        .values({ ...reminder, createdAt: now })
        // who was reminded already asks again since the offer closes later now
        .onConflictDoUpdate({ target: [nfoReminders.userId, nfoReminders.nfoId], set: { sentAt: null } });
      await schedule(tx, reminder, nfo, now);
    } else await tx.delete(nfoReminders).where(isOf(reminder));
    return remindersOf(tx, reminder.userId);
  });
};

/** A job of each time at which an offer was to close: one that is extended is reminded of later. */
const jobOf = (reminder: Reminder, nfo: Pick<Nfo, 'closes'>) => ({
  kind: NFO_REMINDER,
  ref: `${reminder.userId}:${reminder.nfoId}:${nfo.closes}`,
  dueAt: nfoReminderAt(nfo),
  payload: reminder,
});

const schedule = (tx: Db, reminder: Reminder, nfo: Nfo, now: number) => enqueue(tx, [jobOf(reminder, nfo)], now);

/** Schedules the reminders of an offer whose close has moved: one that closes earlier is reminded of in time, and who was told of the former close is told of the new one. */
export async function rescheduleReminders(tx: Db, nfo: Pick<Nfo, 'id' | 'closes'>, now: number): Promise<void> {
  const asked = await tx
    .update(nfoReminders)
    .set({ sentAt: null })
    .where(eq(nfoReminders.nfoId, nfo.id))
    .returning({ userId: nfoReminders.userId });
  const jobs = asked.map(({ userId }) => jobOf({ userId, nfoId: nfo.id }, nfo));
  // a name of its own: an offer may close on a day for the second time
  await enqueue(
    tx,
    jobs.map((job) => ({ ...job, ref: `${job.ref}:${now}` })),
    now,
  );
}

/** Tells whether a person has applied for an offer and the application stands. */
async function hasApplied(db: Db, { userId }: Reminder, schemeId: string | null): Promise<boolean> {
  if (schemeId === null) return false;
  const rows = await db
    .select({ state: orders.state })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(and(eq(profiles.userId, userId), eq(orders.schemeId, schemeId)));
  return rows.some(({ state }) => state === 'paid' || isOpenOrderState(state));
}

/** Reminds somebody who asked that an offer closes tomorrow; nobody who has applied, and of none that is over. */
export const remindOfNfo: JobHandler = async (services, { ref, payload }) => {
  const { db, clock, config, providers } = services;
  const reminder = payload as Reminder;
  const now = clock.now();
  const [found] = await db
    .select({ reminder: nfoReminders, nfo: nfos, user: users, sold: schemes })
    .from(nfoReminders)
    .innerJoin(nfos, eq(nfos.id, nfoReminders.nfoId))
    .innerJoin(users, eq(users.id, nfoReminders.userId))
    .leftJoin(schemes, eq(schemes.id, nfos.schemeId))
    .where(isOf(reminder));
  if (!found || found.reminder.sentAt !== null) return;
  const { nfo, user, sold } = found;
  const today = businessDateAt(now);
  if (now < nfoReminderAt(nfo)) return schedule(db, reminder, nfo, now);
  const isOpen = nfoCategoryOn(nfo, today) === NFO_STATUSES.open;
  if (isOpen && !(await hasApplied(db, reminder, nfo.schemeId))) {
    const nfoType = NFO_STATUSES.open;
    const link = `${config.publicUrl}/v1/mutual-fund-detail/nfo?${new URLSearchParams({ schemeId: nfo.id, nfoType: String(nfoType) }).toString()}`;
    const { schemeName, fundHouse, closes } = nfo;
    const takes = nfoTakes(orderOf(sold, today));
    const facts = { name: user.name, schemeName, fundHouse, closes, takes, link };
    const write = () => ({ subject: said(text).subject(facts), text: said(text).mail(facts), link });
    await sendNotification({ providers }, { ...notificationTo(services, user, write), ref });
  }
  await db.transaction(async (tx) => {
    // whoever was told of a close that has moved meanwhile is yet to be told of the new one
    const [still] = await tx.select({ closes: nfos.closes }).from(nfos).where(eq(nfos.id, nfo.id)).for('share');
    if (still?.closes === nfo.closes) await tx.update(nfoReminders).set({ sentAt: now }).where(isOf(reminder));
  });
};
