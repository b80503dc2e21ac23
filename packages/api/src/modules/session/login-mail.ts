import { said } from '@prosperx/core/language';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { users } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import { LOGIN_MAIL } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { loginMessages } from './login.text.js';

export interface LoginMail {
  readonly mail: 'welcome';
  readonly userId: string;
}

/** Queues a notification to a person, in the transaction of what it is about. The address is read when the notification is sent. */
export function queueLoginMail(tx: Db, payload: LoginMail, now: Instant): Promise<void> {
  return enqueue(tx, [{ kind: LOGIN_MAIL, ref: newId('mail'), payload }], now);
}

/** A notification that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendLoginMail: JobHandler = async ({ db, crypto, providers }, { ref, payload }) => {
  const { mail, userId } = payload as LoginMail;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const to = user && crypto.open(users.email, user);
  if (!to) return;
  const write = () => {
    const { subject, body } = said(loginMessages)[mail];
    return { subject, text: body(user.name) };
  };
  await sendNotification({ providers }, { channel: 'email', to, language: user.language, write, otp: null, ref });
};
