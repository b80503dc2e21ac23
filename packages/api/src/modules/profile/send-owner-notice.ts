import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import { type OwnerChange, ownerNotices } from './owner-notice.text.js';

/** Topic of what owners are told of changes to their account. Its name stands in the database. */
export const OWNER_NOTICE = 'notifier.owner_notice';

export interface Notice {
  readonly change: OwnerChange;
  readonly channel: 'email' | 'sms';
  readonly userId: string;
  /** When it was changed, which may be long before it is sent. */
  readonly at: Instant;
}

/** A message that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendOwnerNotice: OutboxHandler = async ({ db, crypto, providers }, { ref, payload, recipient }) => {
  const { change, channel, userId, at } = payload as Notice;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const to = recipient ?? (channel === 'sms' ? user?.mobile : user?.email);
  if (!user || !to) return;
  const text = channel === 'sms' ? ownerNotices.sms(change, at) : ownerNotices.mail(change, user.name, at);
  await providers.notifier.send({
    ...{ channel, to: crypto.open(to), subject: ownerNotices.subject(change), text, otp: null, ref },
  });
};
