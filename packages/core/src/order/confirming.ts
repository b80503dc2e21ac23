import type { Instant } from '#time/clock.js';

/** For how long orders are confirmed by the code that was given for them; to pay them later asks for another (specification, investing, section 4: the code comes before the payment). */
export const CONFIRMED_FOR = 15 * 60_000;

/** Whether orders that were last confirmed at an instant may be paid without another code. */
export function isConfirmed(confirmedAt: Instant | null, now: Instant): boolean {
  return confirmedAt !== null && now - confirmedAt < CONFIRMED_FOR;
}
