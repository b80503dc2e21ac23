/** Durations in milliseconds, as clocks, limits and timers count them. */
export const SECOND = 1_000;
/** A minute in milliseconds. */
export const MINUTE = 60 * SECOND;
/** An hour in milliseconds. */
export const HOUR = 60 * MINUTE;
/** A day in milliseconds; a day of a calendar is `addDays`. */
export const DAY = 24 * HOUR;
