import { said } from '@prosperx/core/language';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { queue, users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { OWNER_NOTICE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { type OwnerChange, ownerNotices } from './owner-notice.text.js';

interface Notice {
  readonly change: OwnerChange;
  readonly channel: 'email' | 'sms';
  readonly userId: string;
  /** The time of the change, which may be long before the notice is sent. */
  readonly at: Instant;
  readonly device?: string;
  readonly redemptionsUntil?: BusinessDate | null;
}

/** A message that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendOwnerNotice: JobHandler = async ({ db, crypto, providers }, { ref, payload, recipient }) => {
  const { change, channel, userId, at, device, redemptionsUntil } = payload as Notice;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const own = () => (channel === 'sms' ? crypto.open(users.mobile, user) : crypto.open(users.email, user));
  const to = crypto.open(queue.recipient, { id: ref, recipient }) ?? own();
  if (!to) return;
  const newEmail = change === 'email' ? crypto.open(users.email, user) : null;
  const write = () => {
    const { subject, sms, mail } = said(ownerNotices);
    const details = { newEmail, device, redemptionsUntil };
    const text = channel === 'sms' ? sms(change, at, details) : mail(change, user.name, at, details);
    return { subject: subject(change), text };
  };
  const { language } = user;
  await sendNotification({ providers }, { channel, to, language, write, otp: null, isAboutSecurity: true, ref });
};

/** A stranger with the phone or the mailbox alone can change these: so they are said by both. */
const BY_SMS_TOO: readonly OwnerChange[] = [
  ...(['email', 'bank', 'bank_at_once', 'bank_added', 'bank_removed', 'bank_in_review', 'bank_refused'] as const),
  ...(['first_bank_in_review', 'first_bank_approved', 'first_bank_refused'] as const),
  ...(['former_bank_in_review', 'former_bank_approved', 'former_bank_refused'] as const),
  'mandate_approved',
  ...([
    'nominees',
    'advisor_allowed',
    'advisor_changed',
    'deletion',
    'deletion_withdrawn',
    'partner',
    'new_device',
    'password',
    'code_at_login',
    'passkey_added',
    'passkey_removed',
  ] as const),
];

interface OwnerNotice {
  readonly change: OwnerChange;
  readonly userId: string;
  /** The owner is notified there too: it may be the only address that they still read. */
  readonly formerEmail?: string;
  /** The browser and system of a login, such as "Chrome on Android". */
  readonly device?: string;
  /** The day until which redemptions are still credited to an account that is removed. */
  readonly redemptionsUntil?: BusinessDate | null;
}

/** Notifies the owner of a change, in its transaction. */
export async function notifyOwner(tx: Db, ctx: Context, notice: OwnerNotice): Promise<void> {
  runSoon(ctx, await enqueueNotice(tx, ctx, notice));
}

/** The same for a job. Returns the notifications. */
export async function enqueueNotice(
  tx: Db,
  { clock, crypto }: Pick<Services, 'clock' | 'crypto'>,
  { change, userId, formerEmail, ...details }: OwnerNotice,
) {
  const at = clock.now();
  const notification = (channel: Notice['channel'], recipient?: string) => {
    const payload: Notice = { change, channel, userId, at, ...details };
    const ref = newId('mail');
    const sealed = recipient === undefined ? undefined : crypto.seal(queue.recipient, ref, recipient);
    return { kind: OWNER_NOTICE, ref, payload, recipient: sealed };
  };
  const notifications = [
    notification('email'),
    ...(formerEmail ? [notification('email', formerEmail)] : []),
    ...(BY_SMS_TOO.includes(change) ? [notification('sms')] : []),
  ];
  await enqueue(tx, notifications, at);
  return notifications;
}
