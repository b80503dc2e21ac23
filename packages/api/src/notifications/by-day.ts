import { businessDateAt, type Instant, instantAt } from '@prosperx/core/time';

/** The end of the night, in which the server works and people sleep, and the hour at which they are then written to. */
const NIGHT = { ends: '08:00', toldAt: '10:00' } as const;

/** Returns when a person is written to about what is done `now`: at once by day, and of what the night brings in the morning. */
export function byDay(now: Instant): Instant {
  const day = businessDateAt(now);
  return now < instantAt(day, NIGHT.ends) ? instantAt(day, NIGHT.toldAt) : now;
}
