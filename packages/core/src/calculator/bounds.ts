// Those of amounts stand with their rules, so that no calculator carries another's.

import type { Bounds } from './rate-bounds.js';

/** Per cent a year by which prices rise: 6 is the upper end of what the Reserve Bank aims at. */
export const INFLATION_BOUNDS: Bounds<number> = { min: 1, max: 12, default: 6 };

/** Years between two amounts of the past, and until a price of the future. */
export const LONG_YEARS_BOUNDS: Bounds<number> = { min: 1, max: 50, default: 10 };

/** Years by which a SIP begins later. */
export const DELAY_BOUNDS: Bounds<number> = { min: 1, max: 29, default: 5 };

/** Ages. */
export const AGE_BOUNDS: Bounds<number> = { min: 18, max: 65, default: 30 };
/** The ages at which the retirement calculator has somebody retire. */
export const RETIRE_AT_BOUNDS: Bounds<number> = { min: 40, max: 75, default: 60 };
/** The ages until which the retirement calculator has somebody live. */
export const LIVE_UNTIL_BOUNDS: Bounds<number> = { min: 60, max: 100, default: 85 };

/** The years until a course begins. */
export const COURSE_YEARS_BOUNDS: Bounds<number> = { min: 1, max: 25, default: 15 };

/** Units of ELSS are locked in for three years. */
export const ELSS_YEARS_BOUNDS: Bounds<number> = { min: 3, max: 30, default: 10 };
