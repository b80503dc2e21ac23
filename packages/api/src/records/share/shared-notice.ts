import { said } from '@prosperx/core/language';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { SHARED_NOTICE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { type Contact, contactOf } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { sharedNoticeText } from './shared-notice.text.js';

/** Tells whether a receiver is the account holder: the address that they have verified, or the mobile by which they sign in. */
export function isOwnReceiver(
  { crypto }: Pick<Services, 'crypto'>,
  user: typeof users.$inferSelect,
  { channel, to }: Contact,
): boolean {
  if (channel === 'sms') return to === crypto.open(users.mobile, user);
  const email = user.emailVerifiedAt === null ? null : crypto.open(users.email, user);
  return to.toLowerCase() === email?.toLowerCase();
}

/** Who sent what of whom to whom, masked. */
interface SharedNotice {
  /** Absent in notices of a version before, which were about portfolios alone. */
  readonly what?: keyof typeof sharedNoticeText;
  readonly profileId: string;
  readonly advisor: string;
  readonly receiver: string;
  readonly at: Instant;
}

/** Has an account holder told, in the transaction that keeps it, of what their advisor had sent to somebody else. */
export const noteShared = (tx: Db, notice: SharedNotice & Required<Pick<SharedNotice, 'what'>>): Promise<void> =>
  enqueue(tx, [{ kind: SHARED_NOTICE, ref: newId('ref'), payload: notice }], notice.at);

export const sendSharedNotice: JobHandler = async (services, { ref, payload }) => {
  const { what = 'portfolio', profileId, advisor, receiver, at } = payload as SharedNotice;
  const { profile, user } = await readProfile(services.db, profileId);
  const write = () => {
    const { subject, text } = said(sharedNoticeText)[what];
    return { subject, text: text(profile.name, advisor, receiver, businessDateAt(at)) };
  };
  const { language } = user;
  await sendNotification(services, { ...contactOf(services, user), language, write, otp: null, ref });
};
