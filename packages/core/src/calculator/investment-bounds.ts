import { type Paise, rupees } from '#money/index.js';
import type { Bounds } from './rate-bounds.js';

/** The target of the goal calculator; its rate and years are those of the SIP calculator. */
export const GOAL_AMOUNT_BOUNDS: Bounds<Paise> = {
  min: rupees(1_00_000),
  max: rupees(10_00_00_000),
  default: rupees(5_00_000),
};

/** The monthly amount of the SIP calculator. */
export const SIP_MONTHLY_BOUNDS: Bounds<Paise> = { min: rupees(100), max: rupees(1_00_000), default: rupees(5_000) };

/** The sum of the lumpsum calculator; the most is that of an investment. */
export const LUMPSUM_BOUNDS: Bounds<Paise> = {
  min: rupees(1_000),
  max: rupees(1_00_00_000),
  default: rupees(1_00_000),
};

/** Per cent by which the step-up calculator raises the instalments each year. */
export const STEP_UP_BOUNDS: Bounds<number> = { min: 1, max: 50, default: 10 };

/** The whole years that a calculator looks ahead. */
export const YEARS_BOUNDS: Bounds<number> = { min: 1, max: 30, default: 10 };

/** Tells whether a value is within its bounds: outside them the calculator keeps what it has. False for NaN. */
export function isWithin<Value extends number>(bounds: Bounds<Value>, value: Value): boolean {
  return value >= bounds.min && value <= bounds.max;
}
