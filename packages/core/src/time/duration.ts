/** Durations in milliseconds, as clocks, limits and timers count them; a day of a calendar is `addDays`. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
