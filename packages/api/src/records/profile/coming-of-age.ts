import { said } from '@prosperx/core/language';
import { comesOfAgeOn } from '@prosperx/core/session';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { profiles, users } from '#db/schema/index.js';
import { byDay } from '#notifications/by-day.js';
import { sendNotification } from '#notifications/send-notification.js';
import { COMING_OF_AGE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { comingOfAge } from './coming-of-age.text.js';
import { notificationTo } from './reach.js';

type Minor = Pick<typeof profiles.$inferSelect, 'id' | 'dateOfBirth'>;

interface Message {
  readonly about: keyof typeof comingOfAge;
  readonly profileId: string;
}

/** Queues the notification about an 18th birthday, once for that day; a birth that was corrected has another. */
export function enqueueComingOfAge(tx: Db, about: Message['about'], minor: Minor, now: Instant): Promise<void> {
  const payload: Message = { about, profileId: minor.id };
  const ref = `${about}:${minor.id}:${minor.dateOfBirth}`;
  return enqueue(tx, [{ kind: COMING_OF_AGE, ref, payload, dueAt: byDay(now) }], now);
}

/** Writes to whoever signs in to a minor's account, who is its holder or their guardian: the notification is for both. */
export const sendComingOfAge: JobHandler = async ({ db, crypto, providers, config }, { ref, payload }) => {
  const { about, profileId } = payload as Message;
  const [found] = await db
    .select({ profile: profiles, user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  if (!found?.profile.dateOfBirth || found.profile.closedAt !== null || found.user.disabledAt !== null) return;
  const { user, profile } = found;
  const link = `${config.publicUrl}/v1/profile/portfolio`;
  const facts = { reader: user.name, holder: profile.name, date: comesOfAgeOn(found.profile.dateOfBirth), link };
  const write = () => {
    const { subject, body } = said(comingOfAge)[about];
    return { subject: subject(facts), text: body(facts), link };
  };
  await sendNotification({ providers }, { ...notificationTo({ crypto }, user, write), ref });
};
