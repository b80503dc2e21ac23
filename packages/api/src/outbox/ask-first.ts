import type { Services } from '#services.js';
import type { Claimed } from './claim.js';

/** Our time with a message ran out before it was sent. It is tried again. */
export class LeaseOver extends Error {
  constructor() {
    super('the lease of a message is over');
    this.name = 'LeaseOver';
  }
}

export interface Question<Answer> {
  /** What the provider knows under our reference; null when it never arrived. */
  ask(): Promise<Answer | null>;
  send(): Promise<Answer>;
}

/**
 * The provider's answer under our reference; sends what is not there. Not once the lease is over: another worker may be
 * sending it this moment.
 */
export async function askFirst<Answer>(
  { clock }: Pick<Services, 'clock'>,
  { leaseUntil }: Claimed,
  { ask, send }: Question<Answer>,
): Promise<Answer> {
  const known = await ask();
  if (known !== null) return known;
  if (leaseUntil === null || clock.now() >= leaseUntil) throw new LeaseOver();
  return send();
}
