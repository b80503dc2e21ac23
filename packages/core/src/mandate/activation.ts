import type { Instant } from '#time/index.js';

/** The milliseconds that the exchange needs between the registration of a mandate and its bank's page. */
export const ACTIVATION_BASE = 120_000;

/**
 * Returns the milliseconds that are left until a mandate may be activated: `base` after its registration, both times by the server's
 * clock. A registration in the future counts as of now.
 */
export function activationDelay(createdDate: Instant, now: Instant, base: number): number {
  return Math.max(0, base - Math.max(0, now - createdDate));
}
