import type { Instant } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { EMAIL_LINK } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';

/** Queues the notification with the link, in the transaction that keeps the address. The address is read when it is sent. */
export function queueEmailLink(tx: Db, userId: string, now: Instant): Promise<void> {
  return enqueue(tx, [{ kind: EMAIL_LINK, ref: newId('mail'), payload: { userId } }], now);
}
