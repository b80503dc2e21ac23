import { businessDateAt, type Instant, instantAt } from '@prosperx/core/time';

/** The end of the night, in which the server works and people sleep. It comes before the instalments of the day (`INSTALMENT_TIME`), which may be what they are written to about. */
const NIGHT_ENDS = '08:00';

/**
 * Returns when a person is written to about what the server does of itself `now`: at once by day, and of what the night brings in the morning. What a
 * person or the exchange does is told at once, at any hour: its owner may have to act on it.
 */
export function byDay(now: Instant): Instant {
  return Math.max(instantAt(businessDateAt(now), NIGHT_ENDS), now);
}
