import { and, eq, isNull } from 'drizzle-orm';
import { queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { Job } from './queue.js';

/** Our time with a job ran out before it was sent. It is tried again. */
export class LeaseOver extends Error {
  constructor() {
    super('the lease of a job is over');
    this.name = 'LeaseOver';
  }
}

export interface Question<Answer> {
  /** Asks what the provider knows under our reference; null when nothing arrived there. */
  ask(): Promise<Answer | null>;
  send(): Promise<Answer>;
}

/**
 * Returns the provider's answer under our reference; sends what is not there. Not once the lease is over: another worker may be
 * sending it this moment.
 */
export async function sendOnce<Answer>(
  { clock }: Pick<Services, 'clock'>,
  { leaseUntil }: Pick<Job, 'leaseUntil'>,
  { ask, send }: Question<Answer>,
): Promise<Answer> {
  const known = await ask();
  if (known !== null) return known;
  if (leaseUntil === null || clock.now() >= leaseUntil) throw new LeaseOver();
  return send();
}

/** Notes that a message goes out, for providers that cannot be asked what they have: what was sent may be there, however it ended. */
export async function noteSending({ db, clock }: Pick<Services, 'db' | 'clock'>, { seq }: Job): Promise<void> {
  await db
    .update(queue)
    .set({ sentAt: clock.now() })
    .where(and(eq(queue.seq, seq), isNull(queue.sentAt)));
}
