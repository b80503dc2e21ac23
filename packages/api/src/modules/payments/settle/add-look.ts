import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { addJob } from '#jobs/jobs.js';
import { SETTLE_PAYMENT } from '#modules/orders/topics.js';

/** Arranges for the gateway to be asked about a payment; once for a moment, whoever arranges for it. */
export function addLook(tx: Db, ref: string, dueAt: Instant, now: Instant): Promise<void> {
  return addJob(tx, { kind: SETTLE_PAYMENT, ref: `${ref}:${dueAt}`, payload: { ref }, dueAt }, now);
}
