import { DAY, HOUR, type Instant } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { EMAIL_LINK } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';

const LINKS = { hour: { most: 5, within: HOUR }, day: { most: 20, within: DAY } } as const;

/** Counts a link that a person has sent without a code, to whatever address they named; throws `too_many_requests` when it is one too many. */
export async function countEmailLink(ctx: Parameters<typeof consumeLimit>[0], userId: string): Promise<void> {
  await consumeLimit(ctx, throttleKey(ctx, 'email-link', userId), LINKS.hour);
  await consumeLimit(ctx, throttleKey(ctx, 'email-link-day', userId), LINKS.day);
}

/** Queues the notification with the link, in the transaction that keeps the address. The address is read when it is sent. */
export function queueEmailLink(tx: Db, userId: string, now: Instant): Promise<void> {
  return enqueue(tx, [{ kind: EMAIL_LINK, ref: newId('mail'), payload: { userId } }], now);
}
